// Where a member lies in an object. All numbers are the generator's; nothing is laid out here.
#pragma once

#include <tessera/load.hpp>

namespace tessera {

/// Cells of one size whose presence bits lie in one word.
struct Run {
    /// Their presence bits.
    std::uint32_t mask;
    /// Bytes of each cell.
    std::uint32_t size;
    /// Which presence word; most tables have one.
    std::uint32_t word = 0;
};

/// A member that takes room only when it is there: its presence bit, the bytes before the first cell, and the cells that
/// may lie before it.
template <std::uint32_t Bit, std::uint32_t Start, Run... Before>
struct Cell {};

/// A member at a constant place.
template <std::uint32_t At>
struct Fixed {};

/// A bool in the presence words: its present bit, behind which its value lies.
template <std::uint32_t Bit>
struct Flag {};

/// The first bytes of a table's objects.
struct Head {
    /// Presence words.
    std::uint32_t words;
    /// Bytes before the first cell.
    std::uint32_t cells_start;
    /// Bytes of an object with all its cells.
    std::uint32_t max_size;
    /// What verifying an object costs.
    std::uint32_t work;
    /// Whether a fixed member has alignment 8.
    bool align8;
    /// Whether a fixed member holds values to look at.
    bool look;
};

/// What the bits of one presence word mean.
struct PresenceWord {
    /// Bits with a meaning.
    std::uint32_t used;
    /// Values of bools.
    std::uint32_t values;
    /// Cells of alignment 8.
    std::uint32_t align8;
    /// Cells that refer to something, or hold values to look at.
    std::uint32_t look;
};

namespace detail {

/// The presence word that holds `Bit`.
template <std::uint32_t Bit>
[[nodiscard, gnu::always_inline]] inline std::uint32_t presence(const std::byte* at) noexcept {
    return word(at + 4 * (Bit / 32));
}

/// Bytes of the present cells of a run.
template <Run R>
[[nodiscard, gnu::always_inline]] inline std::size_t present_size(std::uint32_t bits) noexcept {
    constexpr std::uint32_t lowest = R.mask & (0U - R.mask);
    constexpr std::uint32_t others = R.mask & ~lowest;
    // One or two cells without counting bits, which is a call on some processors.
    if constexpr (others == 0) {
        return ((bits >> std::countr_zero(lowest)) & 1U) * std::size_t{R.size};
    } else if constexpr (std::has_single_bit(others)) {
        return (((bits >> std::countr_zero(lowest)) & 1U) + ((bits >> std::countr_zero(others)) & 1U)) * std::size_t{R.size};
    } else {
        return static_cast<std::size_t>(std::popcount(bits & R.mask)) * R.size;
    }
}

/// Where a present cell lies.
template <std::uint32_t Bit, std::uint32_t Start, Run... Before>
[[nodiscard, gnu::always_inline]] inline const std::byte* locate(const std::byte* at, Cell<Bit, Start, Before...>) noexcept {
    return at + (std::size_t{Start} + ... + present_size<Before>(word(at + 4 * Before.word)));
}

}  // namespace detail
}  // namespace tessera
