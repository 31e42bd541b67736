// Plain data whose bytes do not all make values: bools, characters, closed enums (FORMAT 18.21).
#pragma once

#include <tessera/plain.hpp>
#include <tessera/verify.hpp>

namespace tessera::detail {

/// Verifies the value at `at`, which lies in the buffer. Nothing to do for most types.
template <class M>
[[nodiscard]] bool value(Verifier& v, std::size_t at) noexcept {
    if constexpr (!is_checked<M>) {
        return true;
    } else if constexpr (std::is_same_v<M, bool>) {
        const auto bits = load<std::uint8_t>(v.data(at));
        return bits <= 1 || v.fail(ErrorKind::BadValue, at, Expected::of("a bool, 0 or 1"), bits);
    } else if constexpr (std::is_same_v<M, char32_t>) {
        const std::uint32_t bits = word(v.data(at));
        return (bits <= 0x10ffff && (bits < 0xd800 || bits > 0xdfff)) ||
               v.fail(ErrorKind::BadValue, at, Expected::of("a Unicode scalar value"), bits);
    } else if constexpr (std::is_enum_v<M>) {
        const auto stored = load<M>(v.data(at));
        using Bits = std::make_unsigned_t<std::underlying_type_t<M>>;
        return is_known(stored) ||
               v.fail(ErrorKind::BadValue, at, Expected::of("a variant of the closed enum"), static_cast<Bits>(number(stored)));
    } else if constexpr (is_array<M>) {
        using Element = typename M::value_type;
        for (std::size_t i = 0; i < std::tuple_size_v<M>; ++i) {
            if (!value<Element>(v, at + i * sizeof(Element))) return v.in_element(i);
        }
        return true;
    } else {
        return PlainInfo<M>::inspect(v, at);
    }
}

}  // namespace tessera::detail
