// Numbers and characters as text, for JSON and printing.
#pragma once

#include <tessera/abi.hpp>

#include <charconv>
#include <cmath>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace tessera::detail {

/// Collects small pieces of text and hands them on in larger ones.
template <class Sink>
class Out {
 public:
    explicit Out(Sink& sink) noexcept : sink_(sink) {}
    Out(const Out&) = delete;
    Out& operator=(const Out&) = delete;
    ~Out() { flush(); }

    /// Whether the sink wants no more.
    [[nodiscard]] bool stopped() const noexcept { return stopped_; }
    /// Appends a text.
    void text(std::string_view text) {
        if (text.size() > sizeof buffer_ - used_) {
            flush();
            if (text.size() > sizeof buffer_) {
                give(text);
                return;
            }
        }
        if (!text.empty()) {
            std::memcpy(buffer_ + used_, text.data(), text.size());
            used_ += text.size();
        }
    }
    /// Appends a character.
    void put(char c) { text({&c, 1}); }
    /// Appends an integer.
    template <class Int>
    void integer(Int value) {
        char digits[24];
        text({digits, static_cast<std::size_t>(std::to_chars(digits, digits + sizeof digits, value).ptr - digits)});
    }

 private:
    void flush() {
        if (used_ != 0) give(std::string_view(buffer_, used_));
        used_ = 0;
    }
    void give(std::string_view text) {
        if (stopped_) return;
        if constexpr (std::is_same_v<decltype(sink_(text)), bool>) {
            stopped_ = !sink_(text);
        } else {
            sink_(text);
        }
    }

    Sink& sink_;
    std::size_t used_ = 0;
    bool stopped_ = false;
    char buffer_[512];
};

/// Appends a finite float: the shortest digits that read back as the same number, laid out by the rules of `docs/JSON.md`. A
/// point or an exponent is always there; the exponent form is used from 1e16 on and below 1e-5.
template <class Float, class Writer>
void append_float(Writer& out, Float value) {
    constexpr int most = 16;
    constexpr int least = -5;
    if (std::signbit(value)) {
        out.put('-');
        value = -value;
    }
    if (value == Float{0}) {
        out.text("0.0");
        return;
    }
    // `d.ddde-xx`: the digits, and the power of ten of the first.
    char scientific[40];
    const char* end = std::to_chars(scientific, scientific + sizeof scientific, value, std::chars_format::scientific).ptr;
    char digits[24];
    int count = 0;
    const char* at = scientific;
    for (; *at != 'e'; ++at) {
        if (*at != '.') digits[count++] = *at;
    }
    int exponent = 0;
    std::from_chars(at + (at[1] == '+' ? 2 : 1), end, exponent);
    const auto part = [&](int from, int to) { out.text({digits + from, static_cast<std::size_t>(to - from)}); };
    const auto fill = [&](int n) {
        for (; n > 0; --n) out.put('0');
    };
    // How many digits stand before the point.
    const int point = exponent + 1;
    if (point >= count && point <= most) {
        part(0, count);
        fill(point - count);
        out.text(".0");
    } else if (point > 0 && point <= most) {
        part(0, point);
        out.put('.');
        part(point, count);
    } else if (point > least && point <= 0) {
        out.text("0.");
        fill(-point);
        part(0, count);
    } else {
        part(0, 1);
        if (count > 1) {
            out.put('.');
            part(1, count);
        }
        out.put('e');
        out.integer(exponent);
    }
}

/// Appends a Unicode scalar value in UTF-8.
template <class Writer>
void append_character(Writer& out, char32_t character) {
    const auto bits = static_cast<std::uint32_t>(character);
    const auto tail = [&](unsigned shift) { out.put(static_cast<char>(0x80U | (bits >> shift & 0x3fU))); };
    if (bits < 0x80) {
        out.put(static_cast<char>(bits));
    } else if (bits < 0x800) {
        out.put(static_cast<char>(0xc0U | bits >> 6));
        tail(0);
    } else if (bits < 0x10000) {
        out.put(static_cast<char>(0xe0U | bits >> 12));
        tail(6);
        tail(0);
    } else {
        out.put(static_cast<char>(0xf0U | bits >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

/// Collects the pieces of a text that is built for one value.
struct Piece {
    char bytes[4];
    std::size_t size = 0;
    void put(char c) noexcept { bytes[size++] = c; }
    [[nodiscard]] std::string_view view() const noexcept { return {bytes, size}; }
};

/// Appends a text between quotation marks, escaped as JSON demands: `\"`, `\\`, and control characters; everything else as
/// it is.
template <class Writer>
void append_quoted(Writer& out, std::string_view text) {
    out.put('"');
    std::size_t done = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c >= 0x20 && c != '"' && c != '\\') continue;
        out.text(text.substr(done, i - done));
        done = i + 1;
        out.put('\\');
        switch (c) {
            case '"': out.put('"'); break;
            case '\\': out.put('\\'); break;
            case '\b': out.put('b'); break;
            case '\f': out.put('f'); break;
            case '\n': out.put('n'); break;
            case '\r': out.put('r'); break;
            case '\t': out.put('t'); break;
            default:
                out.text("u00");
                out.put("0123456789abcdef"[c >> 4]);
                out.put("0123456789abcdef"[c & 15U]);
        }
    }
    out.text(text.substr(done));
    out.put('"');
}

}  // namespace tessera::detail
