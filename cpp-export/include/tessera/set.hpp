// Sets: vectors of distinct elements in ascending order.
#pragma once

#include <tessera/search.hpp>

namespace tessera {

/// A set of numbers, characters, enums or strings: a random-access range in ascending order.
template <class Key>
class Set {
 public:
    /// An empty set.
    constexpr Set() noexcept = default;
    /// The keys that an accessor vouches for.
    constexpr explicit Set(detail::Keys<Key> keys) noexcept : keys_(keys) {}

    /// How many elements it has.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return keys_.size; }
    /// Whether it has none.
    [[nodiscard]] constexpr bool empty() const noexcept { return keys_.size == 0; }
    /// Element number `i` in ascending order; `i` is less than `size()`.
    [[nodiscard]] Key operator[](std::size_t i) const noexcept { return keys_[i]; }
    /// Whether it has this element.
    [[nodiscard]] bool contains(Key key) const noexcept { return keys_.find(key) != detail::nowhere; }
    /// Where the element is; `end()` if it is not there.
    [[nodiscard]] auto find(Key key) const noexcept {
        const std::size_t at = keys_.find(key);
        return detail::IndexIterator<Set>(*this, at == detail::nowhere ? size() : at);
    }
    /// Where the elements begin.
    [[nodiscard]] auto begin() const noexcept { return detail::IndexIterator<Set>(*this, 0); }
    /// Behind the last element.
    [[nodiscard]] auto end() const noexcept { return detail::IndexIterator<Set>(*this, size()); }

 private:
    detail::Keys<Key> keys_;
};

namespace detail {

template <class Key>
struct Type<Set<Key>> : Referred {
    using Result = Set<Key>;
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept { return Result(Keys<Key>::read(slot)); }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return {}; }
};

}  // namespace detail
}  // namespace tessera
