// The order of string keys (FORMAT 10.4, 18.22), which is that of their bytes.
#pragma once

#include <tessera/verify.hpp>

namespace tessera::detail {

/// The first sixteen bytes of a text as two big-endian numbers, zeros behind a shorter one.
struct Prefix {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    Prefix() noexcept = default;
    /// Of a text of less than sixteen bytes, from the sixteen that end with the 0 byte behind it.
    [[gnu::always_inline]] Prefix(const std::byte* last, std::size_t length) noexcept
        : high(big_endian(load<std::uint64_t>(last))), low(big_endian(load<std::uint64_t>(last + 8))) {
        // What comes before the text is shifted out.
        if (length < 8) {
            high = low << (56 - 8 * length);
            low = 0;
        } else if (length < 15) {
            const std::size_t shift = 8 * (15 - length);
            high = high << shift | low >> (64 - shift);
            low <<= shift;
        }
    }
    explicit Prefix(std::string_view text) noexcept {
        char bytes[16] = {};
        if (!text.empty()) {
            std::memcpy(bytes, text.data(), text.size() < 16 ? text.size() : 16);
        }
        std::memcpy(&high, bytes, 8);
        std::memcpy(&low, bytes + 8, 8);
        high = big_endian(high);
        low = big_endian(low);
    }
    [[nodiscard]] bool operator>(const Prefix& other) const noexcept { return high != other.high ? high > other.high : low > other.low; }
};

inline bool Verifier::string_keys(std::size_t first, std::size_t count) noexcept {
    Found previous{0, 0};
    Prefix before;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t slot = first + 4 * i;
        const Found found = follow(slot);
        Prefix prefix;
        if (found && is_short_ascii(found)) [[likely]] {
            prefix = Prefix(data_ + found.at + 5 + found.word - 16, found.word);
        } else if (found && text(found)) {
            prefix = Prefix(text_of(found));
        } else {
            return in_element(i);
        }
        // Most keys differ in their first bytes; comparing long ones is work.
        const bool apart = prefix > before && found.word < 32;
        if (i != 0 && !apart && !are_ascending(previous, found, slot)) {
            if (exceeded_) {
                return false;
            }
            fail(ErrorKind::UnsortedKeys, slot, Expected::of("a key greater than the one before"), i);
            return in_element(i);
        }
        previous = found;
        before = prefix;
    }
    return true;
}

inline bool Verifier::are_ascending(Found key, Found next, std::size_t slot) noexcept {
    const std::size_t shorter = key.word < next.word ? key.word : next.word;
    // Many maps can have the same long keys, so comparing them is work too, and remembered.
    const bool remembered = shorter >= 128 && memo_ != nullptr;
    if (remembered && memo_->is_ascending(key.at, next.at)) {
        return true;
    }
    const bool ascending = charge(slot, shorter / 32) && text_of(key) < text_of(next);
    if (ascending && remembered) {
        memo_->remember_ascending(key.at, next.at);
    }
    return ascending;
}

}  // namespace tessera::detail
