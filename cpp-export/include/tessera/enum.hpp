// Names of enums, and the operators of flags.
#pragma once

#include <tessera/abi.hpp>

#include <array>
#include <string_view>
#include <type_traits>

namespace tessera {

/// What generated headers say of an enum: its name, whether it is `closed` or `flags`, and the names of its values.
template <class Enum>
struct EnumInfo;

/// A value of a flags type with its name.
template <class Enum>
struct Variant {
    /// The name in the schema.
    std::string_view name;
    /// The value.
    Enum value;
};

/// An enum or flags type of a schema.
template <class Enum>
concept SchemaEnum = std::is_enum_v<Enum> && requires { EnumInfo<Enum>::flags; };

/// An enum of a schema that stands for one value at a time.
template <class Enum>
concept NamedEnum = SchemaEnum<Enum> && !EnumInfo<Enum>::flags;

/// A flags type of a schema: a set of bits.
template <class Enum>
concept FlagsEnum = SchemaEnum<Enum> && EnumInfo<Enum>::flags;

/// The number that stands for an enum's value.
template <class Enum>
    requires std::is_enum_v<Enum>
[[nodiscard]] constexpr std::underlying_type_t<Enum> number(Enum value) noexcept {
    return static_cast<std::underlying_type_t<Enum>>(value);
}

/// The name of a value; empty for a value without a name, as a newer writer may have stored.
template <NamedEnum Enum>
[[nodiscard]] constexpr std::string_view to_string(Enum value) noexcept {
    return EnumInfo<Enum>::text(value);
}

/// Whether the schema names the value.
template <NamedEnum Enum>
[[nodiscard]] constexpr bool is_known(Enum value) noexcept {
    return !EnumInfo<Enum>::text(value).empty();
}

/// The bits that the schema names.
template <FlagsEnum Flags>
[[nodiscard]] constexpr Flags known_flags() noexcept {
    std::underlying_type_t<Flags> bits = 0;
    for (const auto& variant : EnumInfo<Flags>::variants) {
        bits = static_cast<std::underlying_type_t<Flags>>(bits | number(variant.value));
    }
    return static_cast<Flags>(bits);
}

/// The bits of either.
template <FlagsEnum Flags>
[[nodiscard]] constexpr Flags operator|(Flags a, Flags b) noexcept {
    return static_cast<Flags>(number(a) | number(b));
}
/// The bits of both.
template <FlagsEnum Flags>
[[nodiscard]] constexpr Flags operator&(Flags a, Flags b) noexcept {
    return static_cast<Flags>(number(a) & number(b));
}
/// The bits of one, but not of both.
template <FlagsEnum Flags>
[[nodiscard]] constexpr Flags operator^(Flags a, Flags b) noexcept {
    return static_cast<Flags>(number(a) ^ number(b));
}
/// All other bits.
template <FlagsEnum Flags>
[[nodiscard]] constexpr Flags operator~(Flags a) noexcept {
    return static_cast<Flags>(static_cast<std::underlying_type_t<Flags>>(~number(a)));
}
/// Adds bits.
template <FlagsEnum Flags>
constexpr Flags& operator|=(Flags& a, Flags b) noexcept {
    return a = a | b;
}
/// Keeps bits.
template <FlagsEnum Flags>
constexpr Flags& operator&=(Flags& a, Flags b) noexcept {
    return a = a & b;
}
/// Flips bits.
template <FlagsEnum Flags>
constexpr Flags& operator^=(Flags& a, Flags b) noexcept {
    return a = a ^ b;
}

/// Whether all bits of `wanted` are set.
template <FlagsEnum Flags>
[[nodiscard]] constexpr bool has_all(Flags flags, Flags wanted) noexcept {
    return (flags & wanted) == wanted;
}
/// Whether a bit of `wanted` is set.
template <FlagsEnum Flags>
[[nodiscard]] constexpr bool has_any(Flags flags, Flags wanted) noexcept {
    return number(flags & wanted) != 0;
}
/// Whether the schema names all bits that are set.
template <FlagsEnum Flags>
[[nodiscard]] constexpr bool is_known(Flags flags) noexcept {
    return number(flags & ~known_flags<Flags>()) == 0;
}

}  // namespace tessera
