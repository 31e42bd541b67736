// The only place that reads a buffer's memory: typed loads, offsets. Nothing here looks whether the bytes are there; callers
// read what the verifier accepted, or what they have compared with the buffer's size.
#pragma once

#include <tessera/abi.hpp>

#include <cstring>

namespace tessera::detail {

/// The value at `at`, whatever its alignment.
template <class T>
[[nodiscard, gnu::always_inline]] inline T load(const std::byte* at) noexcept {
    T value;
    std::memcpy(&value, at, sizeof(T));
    return value;
}

/// The word at `at`.
[[nodiscard, gnu::always_inline]] inline std::uint32_t word(const std::byte* at) noexcept {
    return load<std::uint32_t>(at);
}

/// What the offset in `slot` leads to.
[[nodiscard, gnu::always_inline]] inline const std::byte* follow(const std::byte* slot) noexcept {
    return slot + word(slot);
}

/// The plain data at `at`, in place. `at` is aligned for it.
template <class T>
[[nodiscard, gnu::always_inline]] inline const T& refer(const std::byte* at) noexcept {
    return *reinterpret_cast<const T*>(at);
}

/// The first eight bytes of a text as a big-endian number, zeros behind a shorter one: of two texts whose numbers differ, the
/// lesser one has the lesser number.
[[nodiscard]] inline std::uint64_t big_endian(std::uint64_t bytes) noexcept {
    bytes = (bytes & 0x00ff00ff00ff00ffU) << 8 | (bytes >> 8 & 0x00ff00ff00ff00ffU);
    bytes = (bytes & 0x0000ffff0000ffffU) << 16 | (bytes >> 16 & 0x0000ffff0000ffffU);
    return bytes << 32 | bytes >> 32;
}

}  // namespace tessera::detail
