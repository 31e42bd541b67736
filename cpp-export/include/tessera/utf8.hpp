// Whether a text is UTF-8 (FORMAT 8.3).
#pragma once

#include <tessera/load.hpp>

namespace tessera::detail {

/// The high bit of every byte.
inline constexpr std::uint64_t high_bits = 0x8080808080808080U;

/// Whether a text of eight bytes or more is ASCII.
[[nodiscard]] inline bool is_ascii(const std::byte* text, std::size_t size) noexcept {
    std::uint64_t bits = load<std::uint64_t>(text + size - 8);
    std::size_t at = 0;
    for (; size - at >= 16; at += 16) {
        bits |= load<std::uint64_t>(text + at) | load<std::uint64_t>(text + at + 8);
    }
    if (size - at >= 8) {
        bits |= load<std::uint64_t>(text + at);
    }
    return (bits & high_bits) == 0;
}

/// How many bytes from the start are UTF-8: `size` if all are, else where the first sequence that is none begins.
[[nodiscard]] inline std::size_t utf8_prefix(const std::byte* text, std::size_t size) noexcept {
    const auto byte = [text](std::size_t i) { return static_cast<std::uint32_t>(text[i]); };
    const auto continues = [&](std::size_t i) { return i < size && (byte(i) & 0xc0U) == 0x80U; };
    std::size_t i = 0;
    while (i < size) {
        if (size - i >= 8 && (load<std::uint64_t>(text + i) & high_bits) == 0) {
            i += 8;
            continue;
        }
        const std::uint32_t lead = byte(i);
        if (lead < 0x80) {
            ++i;
            continue;
        }
        // The second byte has a narrower range behind some leads: overlong forms, surrogates, what is above U+10FFFF.
        const std::uint32_t second = i + 1 < size ? byte(i + 1) : 0;
        const auto within = [second](std::uint32_t least, std::uint32_t most) { return second >= least && second <= most; };
        if (lead >= 0xc2 && lead <= 0xdf) {
            if (!within(0x80, 0xbf)) return i;
            i += 2;
        } else if (lead >= 0xe0 && lead <= 0xef) {
            const bool good = lead == 0xe0 ? within(0xa0, 0xbf) : lead == 0xed ? within(0x80, 0x9f) : within(0x80, 0xbf);
            if (!good || !continues(i + 2)) return i;
            i += 3;
        } else if (lead >= 0xf0 && lead <= 0xf4) {
            const bool good = lead == 0xf0 ? within(0x90, 0xbf) : lead == 0xf4 ? within(0x80, 0x8f) : within(0x80, 0xbf);
            if (!good || !continues(i + 2) || !continues(i + 3)) return i;
            i += 4;
        } else {
            return i;
        }
    }
    return size;
}

}  // namespace tessera::detail
