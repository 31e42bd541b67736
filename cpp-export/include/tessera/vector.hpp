// Vectors, read in place: `std::span` for plain data, `Vector` for everything else.
#pragma once

#include <tessera/iterator.hpp>
#include <tessera/type.hpp>

#include <span>

namespace tessera {

/// A vector of what is not plain data: a random-access range whose elements are read when they are asked for.
///
/// An element is what an accessor of a field of that type returns: a table by value, `std::string_view`, `std::optional`,
/// and so on. A null element of a type that is not optional reads as empty, or as a table with its defaults.
template <class M>
class Vector {
 public:
    /// An empty vector.
    constexpr Vector() noexcept = default;
    /// The elements that begin at a place that an accessor vouches for.
    constexpr Vector(detail::Place first, std::uint32_t size) noexcept : first_(detail::Access::at(first)), size_(size) {}

    /// How many elements it has.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    /// Whether it has none.
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    /// Element number `i`, which is less than `size()`.
    [[nodiscard]] decltype(auto) operator[](std::size_t i) const noexcept {
        if constexpr (detail::is_optional_value<M>) {
            using Value = typename detail::OptionalValue<M>::Value;
            const std::byte* bits = first_ - 4 * ((std::size_t{size_} + 31) / 32) + 4 * (i / 32);
            return (detail::word(bits) >> (i % 32) & 1U) != 0 ? M(detail::Type<Value>::read(first_ + i * sizeof(Value))) : M();
        } else {
            return detail::element<M>(first_ + i * detail::Type<M>::stride);
        }
    }
    /// The first element; there is one.
    [[nodiscard]] decltype(auto) front() const noexcept { return (*this)[0]; }
    /// The last element; there is one.
    [[nodiscard]] decltype(auto) back() const noexcept { return (*this)[size_ - 1]; }
    /// Where the elements begin.
    [[nodiscard]] auto begin() const noexcept { return detail::IndexIterator<Vector>(*this, 0); }
    /// Behind the last element.
    [[nodiscard]] auto end() const noexcept { return detail::IndexIterator<Vector>(*this, size_); }

 private:
    const std::byte* first_ = nullptr;
    std::uint32_t size_ = 0;
};

namespace detail {

/// A vector of `M`, as accessors hand it out.
template <class M>
struct ColumnOf {
    using Type = Vector<M>;
};
template <Plain M>
struct ColumnOf<M> {
    using Type = std::span<const M>;
};
template <class M>
using Column = typename ColumnOf<M>::Type;

template <Plain M>
struct Type<std::span<const M>> : Referred {
    using Result = std::span<const M>;
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept {
        const std::byte* at = follow(slot);
        return {reinterpret_cast<const M*>(at + 4), word(at)};
    }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return {}; }
};

template <class M>
struct Type<Vector<M>> : Referred {
    using Result = Vector<M>;
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept {
        const std::byte* at = follow(slot);
        const std::uint32_t size = word(at);
        const std::size_t bits = is_optional_value<M> ? (std::size_t{size} + 31) / 32 * 4 : 0;
        return Vector<M>(Access::place(at + 4 + bits), size);
    }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return {}; }
};

}  // namespace detail
}  // namespace tessera
