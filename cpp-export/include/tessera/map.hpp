// Maps: sorted keys beside as many values.
#pragma once

#include <tessera/search.hpp>

namespace tessera {

/// A key of a map with its value. The members are named as in `std::pair`.
template <class Key, class Value>
struct Entry {
    /// The key.
    Key first;
    /// The value.
    Value second;
};

/// A map, read in place: a random-access range of entries in ascending order of their keys.
template <class Key, class M>
class Map {
 private:
    /// Value number `i`: structs by reference, everything else by value.
    [[nodiscard]] decltype(auto) value_at(std::size_t i) const noexcept {
        if constexpr (Scalar<M>) {
            return M{values_[i]};
        } else {
            return values_[i];
        }
    }

 public:
    /// An empty map.
    constexpr Map() noexcept = default;
    /// Keys and values that an accessor vouches for.
    constexpr Map(detail::Keys<Key> keys, detail::Column<M> values) noexcept : keys_(keys), values_(values) {}

    /// How many entries it has.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return keys_.size; }
    /// Whether it has none.
    [[nodiscard]] constexpr bool empty() const noexcept { return keys_.size == 0; }
    /// Whether it has an entry with this key.
    [[nodiscard]] bool contains(Key key) const noexcept { return keys_.find(key) != detail::nowhere; }
    /// The entry with this key; `end()` if there is none.
    [[nodiscard]] auto find(Key key) const noexcept {
        const std::size_t at = keys_.find(key);
        return detail::IndexIterator<Map>(*this, at == detail::nowhere ? size() : at);
    }
    /// The value of this key, if it is there.
    [[nodiscard]] auto get(Key key) const noexcept {
        const std::size_t at = keys_.find(key);
        using Found = std::optional<std::remove_cvref_t<decltype(values_[at])>>;
        return at == detail::nowhere ? Found() : Found(std::in_place, values_[at]);
    }
    /// Entry number `i` in ascending order; `i` is less than `size()`.
    [[nodiscard]] auto operator[](std::size_t i) const noexcept {
        return Entry<Key, decltype(value_at(i))>{keys_[i], value_at(i)};
    }
    /// The values, in the order of their keys.
    [[nodiscard]] constexpr detail::Column<M> values() const noexcept { return values_; }
    /// Where the entries begin.
    [[nodiscard]] auto begin() const noexcept { return detail::IndexIterator<Map>(*this, 0); }
    /// Behind the last entry.
    [[nodiscard]] auto end() const noexcept { return detail::IndexIterator<Map>(*this, size()); }

 private:
    detail::Keys<Key> keys_;
    detail::Column<M> values_;
};

namespace detail {

template <class Key, class M>
struct Type<Map<Key, M>> : Referred {
    using Result = Map<Key, M>;
    [[nodiscard, gnu::always_inline]] static Result read(const std::byte* slot) noexcept {
        const std::byte* at = follow(slot);
        return Result(Keys<Key>::read(at + 4), Type<Column<M>>::read(at + 8));
    }
    [[nodiscard, gnu::always_inline]] static constexpr Result absent() noexcept { return {}; }
};

}  // namespace detail
}  // namespace tessera
