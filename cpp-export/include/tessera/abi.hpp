// What generated headers and the runtime agree on, and what the platform has to be.
#pragma once

#include <bit>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace tessera {

/// The contract between generated headers and this runtime. It changes only when that contract does, not with each version;
/// generated headers check it.
inline constexpr int abi = 1;

/// Levels of objects and vectors that a buffer may have, the root being level 1, unless the reader is told otherwise.
inline constexpr std::uint32_t default_max_depth = 128;

}  // namespace tessera

static_assert(std::endian::native == std::endian::little, "Tessera reads buffers in place: the target must be little-endian");
static_assert(CHAR_BIT == 8 && sizeof(bool) == 1, "Tessera needs bytes of eight bits and bools of one byte");
static_assert(sizeof(std::size_t) >= 4, "Tessera needs an address space of 32 bits or more");
static_assert(std::numeric_limits<float>::is_iec559 && sizeof(float) == 4, "Tessera needs IEEE 754 floats of 32 bits");
static_assert(std::numeric_limits<double>::is_iec559 && sizeof(double) == 8, "Tessera needs IEEE 754 doubles of 64 bits");
static_assert(alignof(std::uint64_t) == 8 && alignof(double) == 8, "Tessera needs 64-bit numbers of alignment 8");
