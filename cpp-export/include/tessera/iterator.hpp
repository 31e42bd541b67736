// A random-access iterator over anything that is read by index.
#pragma once

#include <compare>
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

namespace tessera::detail {

/// Goes over a range by index. It holds a copy of the range, which is a pointer or two, so that it outlives the range it
/// was asked of.
template <class Range>
class IndexIterator {
 public:
    using iterator_concept = std::random_access_iterator_tag;
    using iterator_category = std::input_iterator_tag;
    using difference_type = std::ptrdiff_t;
    using reference = decltype(std::declval<const Range&>()[std::size_t{}]);
    using value_type = std::remove_cvref_t<reference>;

    /// A pointer to an element that exists only as a value.
    class Arrow {
     public:
        explicit Arrow(reference value) : value_(value) {}
        [[nodiscard]] const value_type* operator->() const noexcept { return &value_; }

     private:
        value_type value_;
    };
    using pointer = Arrow;

    IndexIterator() = default;
    IndexIterator(const Range& range, std::size_t index) noexcept : range_(range), index_(static_cast<difference_type>(index)) {}

    [[nodiscard]] reference operator*() const noexcept { return range_[static_cast<std::size_t>(index_)]; }
    [[nodiscard]] Arrow operator->() const noexcept { return Arrow(**this); }
    [[nodiscard]] reference operator[](difference_type n) const noexcept { return range_[static_cast<std::size_t>(index_ + n)]; }
    /// The index of the element it stands at.
    [[nodiscard]] std::size_t index() const noexcept { return static_cast<std::size_t>(index_); }

    IndexIterator& operator++() noexcept { return *this += 1; }
    IndexIterator& operator--() noexcept { return *this -= 1; }
    IndexIterator operator++(int) noexcept { return std::exchange(*this, *this + 1); }
    IndexIterator operator--(int) noexcept { return std::exchange(*this, *this - 1); }
    IndexIterator& operator+=(difference_type n) noexcept {
        index_ += n;
        return *this;
    }
    IndexIterator& operator-=(difference_type n) noexcept { return *this += -n; }
    [[nodiscard]] friend IndexIterator operator+(IndexIterator it, difference_type n) noexcept { return it += n; }
    [[nodiscard]] friend IndexIterator operator+(difference_type n, IndexIterator it) noexcept { return it += n; }
    [[nodiscard]] friend IndexIterator operator-(IndexIterator it, difference_type n) noexcept { return it -= n; }
    [[nodiscard]] friend difference_type operator-(const IndexIterator& a, const IndexIterator& b) noexcept { return a.index_ - b.index_; }
    [[nodiscard]] friend bool operator==(const IndexIterator& a, const IndexIterator& b) noexcept { return a.index_ == b.index_; }
    [[nodiscard]] friend std::strong_ordering operator<=>(const IndexIterator& a, const IndexIterator& b) noexcept { return a.index_ <=> b.index_; }

 private:
    Range range_{};
    difference_type index_ = 0;
};

}  // namespace tessera::detail
