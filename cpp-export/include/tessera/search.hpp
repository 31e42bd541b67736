// The position of a key among sorted ones.
//
// A binary search waits for one key after the other, and each branch is a coin flip. This one compares three keys at a time,
// whose loads overlap, and has no branch that depends on them. Strings are compared by their first eight bytes as a number
// before anything else.
#pragma once

#include <tessera/vector.hpp>

namespace tessera::detail {

/// No position.
inline constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// The first of `size` positions whose key is not less; `size` if there is none. Takes as many steps for every key.
template <class IsLess>
[[nodiscard, gnu::always_inline]] inline std::size_t lower_bound(std::size_t size, IsLess&& is_less) noexcept {
    std::size_t start = 0;
    std::size_t left = size;
    while (left > 3) {
        const std::size_t quarter = left / 4;
        // Keys ascend, so that this counts the quarters that lie before what is wanted.
        const std::size_t before = std::size_t{is_less(start + quarter - 1)} + std::size_t{is_less(start + 2 * quarter - 1)} +
                                   std::size_t{is_less(start + 3 * quarter - 1)};
        start += before * quarter;
        left -= 3 * quarter;
    }
    const std::size_t end = start + left;
    while (start < end && is_less(start)) {
        ++start;
    }
    return start;
}

/// The first eight bytes of the text at `text`, zeros behind a shorter one, as a number.
[[nodiscard, gnu::always_inline]] inline std::uint64_t text_prefix(const char* text, std::size_t size) noexcept {
    std::uint64_t bytes = 0;
    if (size >= 8) {
        std::memcpy(&bytes, text, 8);
    } else if (size != 0) {
        std::memcpy(&bytes, text, size);
    }
    return big_endian(bytes);
}

/// The same of a stored string: the bytes before a text, its length and more, lie in the buffer, and so do no more than its
/// end, so that a short text is loaded from its end.
[[nodiscard, gnu::always_inline]] inline std::uint64_t stored_prefix(const std::byte* string) noexcept {
    const std::uint32_t size = word(string);
    if (size >= 8) {
        return big_endian(load<std::uint64_t>(string + 4));
    }
    // The eight bytes before the text's end; what is not text is shifted out.
    const std::uint64_t last = big_endian(load<std::uint64_t>(string + 4 + size - 8));
    return size == 0 ? 0 : last << (64 - 8 * size);
}

/// The position of a text among ascending strings.
[[nodiscard]] inline std::size_t position(const std::byte* first, std::size_t size, std::string_view wanted) noexcept {
    const std::uint64_t number = text_prefix(wanted.data(), wanted.size());
    const auto text = [first](std::size_t i) { return Type<std::string_view>::read(first + 4 * i); };
    std::size_t at = lower_bound(size, [&](std::size_t i) { return stored_prefix(follow(first + 4 * i)) < number; });
    if (at == size) {
        return nowhere;
    }
    if (text(at) == wanted) {
        return at;
    }
    if (text(at) > wanted) {
        return nowhere;
    }
    // Others begin with the same eight bytes.
    ++at;
    at += lower_bound(size - at, [&](std::size_t i) { return text(at + i) < wanted; });
    return at < size && text(at) == wanted ? at : nowhere;
}

/// The position of a key among ascending numbers, characters or enums.
template <Scalar Key>
[[nodiscard]] inline std::size_t position(const std::byte* first, std::size_t size, Key wanted) noexcept {
    const auto key = [first](std::size_t i) { return load<Key>(first + i * sizeof(Key)); };
    const std::size_t at = lower_bound(size, [&](std::size_t i) { return key(i) < wanted; });
    return at < size && key(at) == wanted ? at : nowhere;
}

/// The elements of sorted keys, from the first on.
template <class Key>
struct Keys {
    const std::byte* first = nullptr;
    std::uint32_t size = 0;

    /// The keys of the vector that the offset in `slot` leads to.
    [[nodiscard]] static Keys read(const std::byte* slot) noexcept {
        const std::byte* at = follow(slot);
        return {at + 4, word(at)};
    }
    [[nodiscard]] Key operator[](std::size_t i) const noexcept { return Type<Key>::read(first + i * Type<Key>::stride); }
    [[nodiscard]] std::size_t find(Key wanted) const noexcept { return position(first, size, wanted); }
};

}  // namespace tessera::detail
