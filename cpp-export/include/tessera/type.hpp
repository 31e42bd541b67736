// How a value of each C++ type is read: in a cell, as an element, and when it is absent.
#pragma once

#include <tessera/load.hpp>
#include <tessera/plain.hpp>

#include <optional>
#include <string_view>

namespace tessera {

template <class T>
struct TableInfo;

namespace detail {

/// Where a verified item lies. Only readers and accessors make one, so that views of anything else cannot exist.
class Place {
    friend struct Access;
    const std::byte* at_;
    constexpr explicit Place(const std::byte* at) noexcept : at_(at) {}
};

/// The base of all tables.
class Object {
    friend struct Access;
    const std::byte* at_;

 protected:
    explicit Object(Place place) noexcept;
};

/// The base of all unions.
class Choice {
    friend struct Access;
    std::uint32_t tag_ = 0;
    const std::byte* at_ = nullptr;

 protected:
    constexpr Choice() noexcept = default;
    Choice(std::uint32_t tag, Place place) noexcept;

 public:
    /// The tag of the arm it holds; 0 if it is null.
    [[nodiscard]] constexpr std::uint32_t tag() const noexcept { return tag_; }
    /// Whether it holds nothing.
    [[nodiscard]] constexpr bool is_null() const noexcept { return tag_ == 0; }
};

/// What the library may do with views, and users may not.
struct Access {
    static constexpr Place place(const std::byte* at) noexcept { return Place(at); }
    static constexpr const std::byte* at(Place place) noexcept { return place.at_; }
    static constexpr const std::byte* at(const Object& object) noexcept { return object.at_; }
    static constexpr const std::byte* at(const Choice& choice) noexcept { return choice.at_; }
};

inline Object::Object(Place place) noexcept : at_(Access::at(place)) {}
inline Choice::Choice(std::uint32_t tag, Place place) noexcept : tag_(tag), at_(Access::at(place)) {}

/// The presence words and the fixed area of an object that is not stored; as large as they can be, and a lead.
alignas(8) inline constexpr std::array<unsigned char, 2048 + 8> zeros{};

/// An object of `T` without any member.
template <class T>
[[nodiscard]] inline Place absent_object() noexcept {
    // Behind the presence words, the bytes lie on a multiple of 8.
    constexpr std::size_t lead = (8 - 4 * TableInfo<T>::head.words % 8) % 8;
    if constexpr (requires { TableInfo<T>::absent; }) {
        return Access::place(reinterpret_cast<const std::byte*>(TableInfo<T>::absent.data()) + lead);
    } else {
        return Access::place(reinterpret_cast<const std::byte*>(zeros.data()) + lead);
    }
}

/// How a value of type `M` is stored and read. This one is for tables and unions, which are declared when it is used.
template <class M>
struct Type {
    using Result = M;
    static constexpr bool is_union = std::is_base_of_v<Choice, M>;
    static constexpr std::size_t stride = is_union ? 8 : 4;
    [[nodiscard, gnu::always_inline]] static M read(const std::byte* slot) noexcept {
        if constexpr (is_union) {
            return M(word(slot), Access::place(follow(slot + 4)));
        } else {
            return M(Access::place(follow(slot)));
        }
    }
    [[nodiscard, gnu::always_inline]] static bool is_null(const std::byte* slot) noexcept { return word(slot + stride - 4) == 0; }
    [[nodiscard, gnu::always_inline]] static M absent() noexcept { return M(); }
};

template <Scalar M>
struct Type<M> {
    using Result = M;
    static constexpr std::size_t stride = sizeof(M);
    [[nodiscard, gnu::always_inline]] static M read(const std::byte* slot) noexcept { return load<M>(slot); }
    [[nodiscard, gnu::always_inline]] static constexpr bool is_null(const std::byte*) noexcept { return false; }
    [[nodiscard, gnu::always_inline]] static constexpr M absent() noexcept { return M{}; }
};

template <class M>
    requires(Plain<M> && !Scalar<M>)
struct Type<M> {
    using Result = const M&;
    static constexpr std::size_t stride = sizeof(M);
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept { return refer<M>(slot); }
    [[nodiscard, gnu::always_inline]] static constexpr bool is_null(const std::byte*) noexcept { return false; }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return zero<M>; }
};

/// What is stored behind an offset.
struct Referred {
    static constexpr std::size_t stride = 4;
    [[nodiscard, gnu::always_inline]] static bool is_null(const std::byte* slot) noexcept { return word(slot) == 0; }
};

template <class M>
struct Type<Shared<M>> : Referred {
    using Result = const M&;
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept { return refer<M>(follow(slot)); }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return zero<M>; }
};

template <>
struct Type<std::string_view> : Referred {
    using Result = std::string_view;
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept {
        const std::byte* at = follow(slot);
        return {reinterpret_cast<const char*>(at + 4), word(at)};
    }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return {}; }
};

template <class M>
struct Type<std::optional<M>> {
    using Result = std::optional<std::remove_cvref_t<typename Type<M>::Result>>;
    static constexpr std::size_t stride = Type<M>::stride;
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept { return Result(Type<M>::read(slot)); }
    [[nodiscard, gnu::always_inline]] static bool is_null(const std::byte* slot) noexcept { return Type<M>::is_null(slot); }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return std::nullopt; }
};

/// What an element in a vector reads as, which may be null.
template <class M>
[[nodiscard, gnu::always_inline]] inline typename Type<M>::Result element(const std::byte* slot) noexcept {
    return Type<M>::is_null(slot) ? Type<M>::absent() : Type<M>::read(slot);
}

/// `T` of an optional `T` that is plain data: a vector of these has presence bits. Else `void`.
template <class M>
struct OptionalValue {
    using Value = void;
};
template <Plain M>
struct OptionalValue<std::optional<M>> {
    using Value = M;
};

/// Whether a vector of `M` has presence bits.
template <class M>
inline constexpr bool is_optional_value = !std::is_void_v<typename OptionalValue<M>::Value>;

}  // namespace detail
}  // namespace tessera
