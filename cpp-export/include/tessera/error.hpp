// Why a buffer was refused: the same kinds, paths, places and texts as in Rust.
#pragma once

#include <tessera/abi.hpp>

#include <charconv>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// What went wrong.
enum class ErrorKind : std::uint8_t {
    /// The buffer is shorter than a header.
    TooSmall,
    /// The buffer's address is not a multiple of 8, and the caller asked not to copy it.
    Misaligned,
    /// The buffer does not start as Tessera buffers do.
    BadMagic,
    /// The buffer has another version of the wire format.
    BadVersion,
    /// Bits that must be 0 are not.
    ReservedBits,
    /// An offset is null where it must not be, no multiple of 4, or leads to data that is not aligned as its type demands; or
    /// a map lacks one of its vectors.
    BadOffset,
    /// Data would reach past the end of the buffer.
    OutOfBounds,
    /// A string is not UTF-8, or its final 0 byte is missing.
    BadString,
    /// A union's tag names none of its arms.
    BadUnionTag,
    /// A bool, character or closed enum has a value that is none.
    BadValue,
    /// The keys of a map are not in ascending order, or one is there twice.
    UnsortedKeys,
    /// Two vectors that belong together differ in length, or an array has another length than its type.
    LengthMismatch,
    /// Objects and vectors are nested deeper than the limit.
    TooDeep,
    /// Checking would take more work than a buffer of this size can need.
    TooMuchWork,
    /// The buffer holds a value of another schema.
    SchemaMismatch,
};

/// The name of a kind, as in Rust: `BadOffset`.
[[nodiscard]] constexpr std::string_view to_string(ErrorKind kind) noexcept {
    switch (kind) {
        case ErrorKind::TooSmall: return "TooSmall";
        case ErrorKind::Misaligned: return "Misaligned";
        case ErrorKind::BadMagic: return "BadMagic";
        case ErrorKind::BadVersion: return "BadVersion";
        case ErrorKind::ReservedBits: return "ReservedBits";
        case ErrorKind::BadOffset: return "BadOffset";
        case ErrorKind::OutOfBounds: return "OutOfBounds";
        case ErrorKind::BadString: return "BadString";
        case ErrorKind::BadUnionTag: return "BadUnionTag";
        case ErrorKind::BadValue: return "BadValue";
        case ErrorKind::UnsortedKeys: return "UnsortedKeys";
        case ErrorKind::LengthMismatch: return "LengthMismatch";
        case ErrorKind::TooDeep: return "TooDeep";
        case ErrorKind::TooMuchWork: return "TooMuchWork";
        case ErrorKind::SchemaMismatch: return "SchemaMismatch";
    }
    return {};
}

/// What a kind means, as messages say it: `bad offset`.
[[nodiscard]] constexpr std::string_view describe(ErrorKind kind) noexcept {
    switch (kind) {
        case ErrorKind::TooSmall: return "buffer too small";
        case ErrorKind::Misaligned: return "misaligned buffer";
        case ErrorKind::BadMagic: return "not a Tessera buffer";
        case ErrorKind::BadVersion: return "unknown format version";
        case ErrorKind::ReservedBits: return "reserved bits are set";
        case ErrorKind::BadOffset: return "bad offset";
        case ErrorKind::OutOfBounds: return "out of bounds";
        case ErrorKind::BadString: return "bad string";
        case ErrorKind::BadUnionTag: return "unknown union tag";
        case ErrorKind::BadValue: return "value out of range";
        case ErrorKind::UnsortedKeys: return "map keys out of order";
        case ErrorKind::LengthMismatch: return "lengths differ";
        case ErrorKind::TooDeep: return "nested too deeply";
        case ErrorKind::TooMuchWork: return "too much work";
        case ErrorKind::SchemaMismatch: return "buffer of another schema";
    }
    return {};
}

/// One step of a path through a schema.
struct Step {
    /// What the step goes to.
    enum class Kind : std::uint8_t {
        /// The root's type.
        Root,
        /// A member.
        Field,
        /// An element of a vector.
        Element,
        /// An arm of a union.
        Arm,
    };
    /// What the step goes to.
    Kind kind;
    /// The name of a root, member or arm; it lives as long as the program.
    std::string_view name;
    /// The number of an element.
    std::size_t index;
};

/// What a check wanted to find.
struct Expected {
    /// How `number` and `text` are meant.
    enum class Kind : std::uint8_t {
        /// This number.
        Exactly,
        /// This number or a smaller one.
        AtMost,
        /// This number or a larger one.
        AtLeast,
        /// A multiple of this number.
        MultipleOf,
        /// This fingerprint.
        Fingerprint,
        /// What the text says.
        Text,
    };
    /// How `number` and `text` are meant.
    Kind kind = Kind::Exactly;
    /// The number, unless there is a text.
    std::uint64_t number = 0;
    /// The text; it lives as long as the program.
    std::string_view text{};

    /// What a text says.
    [[nodiscard]] static constexpr Expected of(std::string_view text) noexcept { return {Kind::Text, 0, text}; }
};

namespace detail {

inline void append(std::string& out, std::uint64_t number) {
    char digits[20];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

inline void append_fingerprint(std::string& out, std::uint64_t number) {
    for (int shift = 60; shift >= 0; shift -= 4) {
        out.push_back("0123456789abcdef"[number >> shift & 15U]);
    }
}

}  // namespace detail

/// What a check wanted to find, in words.
[[nodiscard]] inline std::string to_string(const Expected& expected) {
    std::string out;
    switch (expected.kind) {
        case Expected::Kind::Exactly: break;
        case Expected::Kind::AtMost: out = "at most "; break;
        case Expected::Kind::AtLeast: out = "at least "; break;
        case Expected::Kind::MultipleOf: out = "a multiple of "; break;
        case Expected::Kind::Fingerprint:
            out = "fingerprint ";
            detail::append_fingerprint(out, expected.number);
            return out;
        case Expected::Kind::Text: return std::string(expected.text);
    }
    detail::append(out, expected.number);
    return out;
}

/// Why a buffer was refused.
class Error {
 public:
    /// An error without a path.
    Error(ErrorKind kind, std::uint64_t offset, Expected expected, std::uint64_t found) noexcept
        : offset_(offset), found_(found), expected_(expected), kind_(kind) {}

    /// What went wrong.
    [[nodiscard]] ErrorKind kind() const noexcept { return kind_; }
    /// Where in the buffer, in bytes from its start.
    [[nodiscard]] std::uint64_t offset() const noexcept { return offset_; }
    /// What was expected there.
    [[nodiscard]] const Expected& expected() const noexcept { return expected_; }
    /// What was found there, as a number.
    [[nodiscard]] std::uint64_t found() const noexcept { return found_; }
    /// Where in the schema, the root first; empty for errors of the header.
    [[nodiscard]] std::vector<Step> steps() const { return {reversed_.rbegin(), reversed_.rend()}; }

    /// Where in the schema, as text: `Monster.weapons[3].name`, `Monster.loot.Keys[2]`, `Monster.component(Sprite).image`.
    [[nodiscard]] std::string path() const {
        std::string out;
        for (auto step = reversed_.rbegin(); step != reversed_.rend(); ++step) {
            switch (step->kind) {
                case Step::Kind::Root: out += step->name; break;
                case Step::Kind::Field: (out += '.') += step->name; break;
                case Step::Kind::Element:
                    out += '[';
                    detail::append(out, step->index);
                    out += ']';
                    break;
                case Step::Kind::Arm: ((out += '(') += step->name) += ')'; break;
            }
        }
        return out;
    }

    /// Puts a step in front of the path; called by the verifier.
    void prepend(Step step) { reversed_.push_back(step); }

 private:
    std::vector<Step> reversed_;
    std::uint64_t offset_;
    std::uint64_t found_;
    Expected expected_;
    ErrorKind kind_;
};

/// The whole story: `bad string at Monster.weapons[3].name (byte 120): expected UTF-8, found 195`.
[[nodiscard]] inline std::string to_string(const Error& error) {
    std::string out(describe(error.kind()));
    if (const std::string path = error.path(); !path.empty()) {
        (out += " at ") += path;
    }
    out += " (byte ";
    detail::append(out, error.offset());
    ((out += "): expected ") += to_string(error.expected())) += ", found ";
    if (error.expected().kind == Expected::Kind::Fingerprint) {
        detail::append_fingerprint(out, error.found());
    } else {
        detail::append(out, error.found());
    }
    return out;
}

}  // namespace tessera
