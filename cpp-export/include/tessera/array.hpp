// Arrays of what is not plain data: vectors whose length the schema says.
#pragma once

#include <tessera/vector.hpp>

namespace tessera {

/// An array of `N` values that are not plain data. One that is not stored reads as `N` defaults.
template <class M, std::size_t N>
class Array {
 public:
    /// An array that is not stored.
    constexpr Array() noexcept = default;
    /// The elements that an accessor vouches for.
    constexpr explicit Array(Vector<M> stored) noexcept : stored_(stored) {}

    /// How many elements it has.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return N; }
    /// Whether it has none: no.
    [[nodiscard]] static constexpr bool empty() noexcept { return N == 0; }
    /// Element number `i`, which is less than `N`.
    [[nodiscard]] decltype(auto) operator[](std::size_t i) const noexcept {
        return stored_.empty() ? detail::Type<M>::absent() : stored_[i];
    }
    /// Where the elements begin.
    [[nodiscard]] auto begin() const noexcept { return detail::IndexIterator<Array>(*this, 0); }
    /// Behind the last element.
    [[nodiscard]] auto end() const noexcept { return detail::IndexIterator<Array>(*this, N); }

 private:
    Vector<M> stored_;
};

namespace detail {

template <class M, std::size_t N>
struct Type<Array<M, N>> : Referred {
    using Result = Array<M, N>;
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept { return Result(Type<Vector<M>>::read(slot)); }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return {}; }
};

}  // namespace detail
}  // namespace tessera
