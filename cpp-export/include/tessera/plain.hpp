// Plain data: numbers, enums, plain structs, arrays of them. Stored as they lie in memory.
#pragma once

#include <tessera/enum.hpp>
#include <tessera/load.hpp>

#include <array>

namespace tessera {

/// What generated headers say of a plain struct: its name, its fields, and whether some of its bytes make no value.
template <class Struct>
struct PlainInfo {};

/// Plain data that is stored once and referred to, however many use it.
template <class Struct>
struct Shared;

namespace detail {

template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;

}  // namespace detail

/// A number, a character, a bool or an enum.
template <class T>
concept Scalar = std::is_arithmetic_v<T> || std::is_enum_v<T>;

/// A plain struct of a schema.
template <class T>
concept PlainStruct = requires { PlainInfo<T>::checked; };

/// Plain data: what is stored as it lies in memory.
template <class T>
concept Plain = Scalar<T> || PlainStruct<T> || detail::is_array<T>;

namespace detail {

/// Whether some bytes are no value of plain data: bools, characters and closed enums are to be looked at.
template <class T>
inline constexpr bool is_checked = PlainInfo<T>::checked;
template <>
inline constexpr bool is_checked<bool> = true;
template <>
inline constexpr bool is_checked<char32_t> = true;
template <class T>
    requires std::is_arithmetic_v<T>
inline constexpr bool is_checked<T> = false;
template <SchemaEnum T>
inline constexpr bool is_checked<T> = EnumInfo<T>::closed;
template <class T, std::size_t N>
inline constexpr bool is_checked<std::array<T, N>> = is_checked<T>;

/// What an absent struct reads as.
template <class T>
inline constexpr T zero{};

}  // namespace detail
}  // namespace tessera
