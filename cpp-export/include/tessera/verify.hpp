// The verifier's state, and what it does to items of any type (FORMAT 18). What is done to each type stands in
// `inspect.hpp`; programs call neither, they make a `Reader`.
//
// Positions count from the buffer's first byte. What comes from the buffer is compared with what is left of it before it is
// added, so that no sum wraps. An error is noted once and travels as `false`; the path of the error is put together on the
// way out, so that valid data carries neither.
#pragma once

#include <tessera/error.hpp>
#include <tessera/memo.hpp>
#include <tessera/place.hpp>
#include <tessera/utf8.hpp>

#include <array>
#include <memory>
#include <optional>

namespace tessera::detail {

/// Stands for a check whose results the second pass remembers. The address counts, hence no constant, which a linker might
/// merge with others.
template <class What>
inline char identity{};

/// A length that a vector may have: any.
inline constexpr std::uint64_t any_length = ~std::uint64_t{0};

/// The state of one pass over a buffer.
class Verifier {
 public:
    /// An object whose members are being verified.
    struct Object {
        /// Where it starts.
        std::size_t at;
        /// Where its next present cell starts.
        std::size_t next;
        /// Its first presence word; most tables have no other.
        std::uint32_t bits;
        /// The level of what it refers to.
        std::uint32_t depth;
    };
    /// Where an item lies, with the word it starts with. No item lies at 0.
    struct Found {
        std::size_t at;
        std::uint32_t word;
        [[nodiscard]] explicit operator bool() const noexcept { return at != 0; }
    };

    /// The first pass, over the buffer as a tree.
    Verifier(const std::byte* data, std::size_t size, std::uint32_t max_depth) noexcept
        : data_(data),
          // What is longer than the format allows has nothing in its end.
          size_(size < max_size ? size : max_size),
          words_(size_ / 4),
          max_depth_(max_depth),
          plain_depth_(max_depth),
          work_(std::uint64_t{size_} * 16 + 65'536) {}

    /// Begins the second pass: each item once for each of `types` types.
    void begin_once(std::uint32_t types) {
        const std::uint64_t count = std::uint64_t{types} + 1;
        work_ = std::uint64_t{size_} * (2 * count) + 65'536;
        memo_ = std::make_unique<Memo>(size_ / 2 + static_cast<std::size_t>(count * 64));
        plain_depth_ = 0;
        deepest_ = 0;
        exceeded_ = false;
        error_.reset();
    }

    /// Whether the pass was given up because it did too much.
    [[nodiscard]] bool exceeded() const noexcept { return exceeded_; }
    /// Whether this is the second pass.
    [[nodiscard]] bool is_once() const noexcept { return memo_ != nullptr; }
    /// What was found, if anything.
    [[nodiscard]] std::optional<Error>& error() noexcept { return error_; }
    /// The buffer's size.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    /// How many bytes there are from `at` on.
    [[nodiscard]] std::size_t left(std::size_t at) const noexcept { return size_ > at ? size_ - at : 0; }
    /// How many whole words the buffer has.
    [[nodiscard]] std::size_t words() const noexcept { return words_; }
    /// The deepest level that needs no closer look.
    [[nodiscard]] std::uint32_t plain_depth() const noexcept { return plain_depth_; }
    /// The bytes at `at`.
    [[nodiscard]] const std::byte* data(std::size_t at) const noexcept { return data_ + at; }

    // What generated code calls: the members of an object, in wire order, and the fields of a struct.

    /// Steps over cells that hold no references and need no look.
    template <Run R>
    [[gnu::always_inline]] void skip(Object& object) const noexcept {
        object.next += present_size<R>(presence<32 * R.word>(object));
    }
    /// Verifies the member with this presence bit, if it is there.
    template <class M, std::uint32_t Bit>
    [[nodiscard]] bool cell(Object& object, std::string_view name) noexcept;
    /// The same, by the cells that may lie before it: for tables in which these are many, and references few.
    template <class M, std::uint32_t Bit, std::uint32_t Start, Run... Before>
    [[nodiscard]] bool cell(const Object& object, Cell<Bit, Start, Before...> place, std::string_view name) noexcept;
    /// Verifies a member at a constant place.
    template <class M>
    [[nodiscard]] bool fixed(const Object& object, std::uint32_t at, std::string_view name) noexcept;
    /// Verifies a field of a plain struct.
    template <class M>
    [[nodiscard]] bool field(std::size_t at, std::string_view name) noexcept;

    /// The presence word of an object that holds `Bit`; its words lie in the buffer.
    template <std::uint32_t Bit>
    [[nodiscard, gnu::always_inline]] std::uint32_t presence(const Object& object) const noexcept {
        if constexpr (Bit < 32) {
            return object.bits;
        } else {
            return detail::word(data_ + object.at + 4 * (Bit / 32));
        }
    }

    // Offsets.

    /// What the offset in `slot` leads to: not null, a multiple of 4, inside of the buffer. `slot` is a multiple of 4 and
    /// lies in the buffer.
    [[nodiscard, gnu::always_inline]] Found follow(std::size_t slot) noexcept {
        const std::uint32_t offset = detail::word(data_ + slot);
        // Rotated, an offset counts words, and the low bits of what is no multiple of 4 make it huge. Null is huge too.
        const std::size_t distance = std::rotr(offset - 4, 2);
        const std::size_t base = slot / 4 + 1;
        if (distance < words_ - base) [[likely]] {
            const std::size_t at = (base + distance) * 4;
            return {at, detail::word(data_ + at)};
        }
        return follow_closely(slot, offset);
    }
    /// What an offset leads to, be it a single byte; 0 if it is wrong.
    [[nodiscard, gnu::noinline]] std::size_t target(std::size_t slot, std::uint32_t offset) noexcept {
        const std::size_t available = size_ - slot;
        if (offset == 0) {
            fail(ErrorKind::BadOffset, slot, Expected::of("an offset that is not null"), offset);
        } else if (offset % 4 != 0) {
            fail(ErrorKind::BadOffset, slot, {Expected::Kind::MultipleOf, 4}, offset);
        } else if (offset >= available) {
            fail(ErrorKind::OutOfBounds, slot, {Expected::Kind::AtMost, available - 1}, offset);
        } else {
            return slot + offset;
        }
        return 0;
    }

    // Errors.

    /// Notes an error; returns false.
    [[gnu::cold, gnu::noinline]] bool fail(ErrorKind kind, std::size_t at, Expected expected, std::uint64_t found) noexcept {
        if (!error_) {
            error_.emplace(kind, at, expected, found);
        }
        return false;
    }
    /// Notes that `needed` bytes at `at` would reach past the end; returns false.
    [[gnu::cold, gnu::noinline]] bool out_of_bounds(std::size_t at, std::uint64_t needed) noexcept {
        return fail(ErrorKind::OutOfBounds, at, {Expected::Kind::AtMost, left(at)}, needed);
    }
    /// Adds a step to the error that was met below it; returns false.
    [[gnu::cold, gnu::noinline]] bool in(Step step) noexcept {
        if (error_) {
            error_->prepend(step);
        }
        return false;
    }
    /// The same for a member.
    [[gnu::cold, gnu::noinline]] bool in_field(std::string_view name) noexcept { return in({Step::Kind::Field, name, 0}); }
    /// The same for an element.
    [[gnu::cold, gnu::noinline]] bool in_element(std::size_t i) noexcept { return in({Step::Kind::Element, {}, i}); }

    // Limits.

    /// Takes note of `bytes` examined at `at`.
    [[nodiscard, gnu::always_inline]] bool charge(std::size_t at, std::uint64_t bytes) noexcept {
        if (bytes > work_) [[unlikely]] {
            return too_much_work(at);
        }
        work_ -= bytes;
        return true;
    }
    /// Whether an item on level `depth` is within the limit.
    [[nodiscard, gnu::always_inline]] bool enter(std::size_t at, std::uint32_t depth) noexcept {
        return depth <= plain_depth_ || enter_closely(at, depth);
    }
    /// Runs `body` on the item at `at`, unless the second pass has met it before as the same `What`.
    template <class What, class Body>
    [[nodiscard, gnu::always_inline]] bool once(std::size_t at, std::uint32_t depth, Body&& body) noexcept {
        if (memo_ == nullptr) [[likely]] {
            return body();
        }
        std::uint32_t above = 0;
        switch (recall(at, &identity<What>, depth, above)) {
            case Recalled::Good: return true;
            case Recalled::Bad: return false;
            case Recalled::New: break;
        }
        if (!body()) return false;
        remember(at, &identity<What>, depth, above);
        return true;
    }

    // Items.

    /// Whether the elements of the vector at `at` lie in the buffer, aligned, and are as many as they must be.
    [[nodiscard, gnu::always_inline]] bool elements(Found vector, std::size_t stride, std::size_t align, std::uint64_t length) noexcept {
        const std::size_t first = vector.at + 4;
        const std::uint64_t bytes = std::uint64_t{vector.word} * stride;
        if (bytes > size_ - first) [[unlikely]] {
            return out_of_bounds(first, bytes);
        }
        return has_length(vector, length) && aligned(first, align);
    }
    /// Whether a vector has the length it must have, if any.
    [[nodiscard, gnu::always_inline]] bool has_length(Found vector, std::uint64_t length) noexcept {
        if (length == any_length || length == vector.word) [[likely]] {
            return true;
        }
        return fail(ErrorKind::LengthMismatch, vector.at, {Expected::Kind::Exactly, length}, vector.word);
    }
    /// Whether `at` is a multiple of `align`.
    [[nodiscard, gnu::always_inline]] bool aligned(std::size_t at, std::size_t align) noexcept {
        if ((at & (align - 1)) == 0) [[likely]] {
            return true;
        }
        return fail(ErrorKind::BadOffset, at, {Expected::Kind::MultipleOf, align}, at);
    }

    /// Verifies the string whose offset lies in `slot`.
    [[nodiscard, gnu::always_inline]] bool string(std::size_t slot) noexcept {
        const Found found = follow(slot);
        return found && (is_short_ascii(found) || text(found));
    }
    /// Whether a string is short, ends in a 0 byte inside of the buffer, and is ASCII: most are. The sixteen bytes up to its
    /// end always lie in the buffer, as a header comes first; no loop depends on the length.
    [[nodiscard, gnu::always_inline]] bool is_short_ascii(Found string) const noexcept {
        const std::size_t end = string.at + 5 + string.word;
        if (string.word >= 16 || end > size_) {
            return false;
        }
        const std::byte* last = data_ + end - 16;
        const Mask& mask = short_masks[string.word];
        return ((load<std::uint64_t>(last) & mask.low) | (load<std::uint64_t>(last + 8) & mask.high)) == 0;
    }
    /// Verifies a string of any length.
    [[nodiscard, gnu::noinline]] bool text(Found string) noexcept {
        const std::size_t first = string.at + 4;
        const std::size_t length = string.word;
        if (length >= size_ - first) {
            return out_of_bounds(string.at, std::uint64_t{length} + 5);
        }
        if (const std::byte end = data_[first + length]; end != std::byte{0}) {
            return fail(ErrorKind::BadString, first + length, Expected::of("a 0 byte behind the text"), static_cast<std::uint64_t>(end));
        }
        if (length < 16) {
            return utf8(first, length);
        }
        return once<std::string_view>(string.at, 0, [&] {
            return charge(string.at, length) && (is_ascii(data_ + first, length) || utf8(first, length));
        });
    }
    /// Verifies string keys and their order, which is that of their bytes.
    [[nodiscard]] bool string_keys(std::size_t first, std::size_t count) noexcept;

    /// Checks all that lies in an object itself, exactly: that the presence words are in the buffer and right, that the
    /// present cells are in it, and that those of alignment 8 are aligned.
    [[nodiscard, gnu::cold]] bool unusual_object(const Head& head, const PresenceWord* words, const Run* runs, std::size_t run_count,
                                                                std::size_t at) noexcept;

 private:
    static constexpr std::size_t max_size = 0xffff'fff8;

    /// What must not be set in the last sixteen bytes of a short string.
    struct Mask {
        std::uint64_t low;
        std::uint64_t high;
    };
    static constexpr std::array<Mask, 16> short_masks = [] {
        std::array<Mask, 16> masks{};
        for (std::size_t length = 0; length < 16; ++length) {
            // The 0 byte, and the high bits of the text before it.
            masks[length].high = std::uint64_t{0xff} << 56;
            for (std::size_t i = 0; i < length; ++i) {
                const std::size_t byte = 14 - i;
                (byte < 8 ? masks[length].low : masks[length].high) |= std::uint64_t{0x80} << (8 * (byte % 8));
            }
        }
        return masks;
    }();

    enum class Recalled : std::uint8_t { New, Good, Bad };

    [[nodiscard, gnu::cold, gnu::noinline]] Found follow_closely(std::size_t slot, std::uint32_t offset) noexcept {
        if (const std::size_t at = target(slot, offset); at != 0) {
            out_of_bounds(at, 4);
        }
        return {0, 0};
    }
    [[nodiscard, gnu::noinline]] bool utf8(std::size_t first, std::size_t length) noexcept {
        const std::size_t good = utf8_prefix(data_ + first, length);
        return good == length ||
               fail(ErrorKind::BadString, first + good, Expected::of("UTF-8"), static_cast<std::uint64_t>(data_[first + good]));
    }
    /// In the first pass this leads to the second, in the second it is the verdict.
    [[gnu::cold, gnu::noinline]] bool too_much_work(std::size_t at) noexcept {
        exceeded_ = true;
        if (is_once()) {
            fail(ErrorKind::TooMuchWork, at, Expected::of("a buffer whose items do not overlap"), size_);
        }
        return false;
    }
    [[gnu::cold, gnu::noinline]] bool enter_closely(std::size_t at, std::uint32_t depth) noexcept {
        deepest_ = depth > deepest_ ? depth : deepest_;
        return depth <= max_depth_ || too_deep(at, depth);
    }
    [[gnu::cold, gnu::noinline]] bool too_deep(std::size_t at, std::uint32_t depth) noexcept {
        return fail(ErrorKind::TooDeep, at, {Expected::Kind::AtMost, max_depth_}, depth);
    }
    [[gnu::cold, gnu::noinline]] Recalled recall(std::size_t at, const void* what, std::uint32_t depth, std::uint32_t& above) noexcept {
        const std::uint32_t number = memo_->number_of(what);
        const std::uint32_t height = number == Memo::nothing ? Memo::nothing : memo_->height(at, number);
        if (height == Memo::nothing) {
            above = deepest_;
            deepest_ = depth;
            return Recalled::New;
        }
        const std::uint32_t lowest = depth + height;
        deepest_ = lowest > deepest_ ? lowest : deepest_;
        return lowest <= max_depth_ || too_deep(at, lowest) ? Recalled::Good : Recalled::Bad;
    }
    [[gnu::cold, gnu::noinline]] void remember(std::size_t at, const void* what, std::uint32_t depth, std::uint32_t above) noexcept {
        const std::uint32_t height = deepest_ > depth ? deepest_ - depth : 0;
        deepest_ = above > deepest_ ? above : deepest_;
        const std::uint32_t number = memo_->number_of(what);
        if (number != Memo::nothing && height <= 0xffff) {
            memo_->remember(at, number, height);
        }
    }
    [[nodiscard]] bool are_ascending(Found key, Found next, std::size_t slot) noexcept;
    [[nodiscard]] std::string_view text_of(Found string) const noexcept {
        return {reinterpret_cast<const char*>(data_ + string.at + 4), string.word};
    }

    const std::byte* data_;
    std::size_t size_;
    std::size_t words_;
    std::uint32_t max_depth_;
    std::uint32_t plain_depth_;
    std::uint64_t work_;
    std::uint32_t deepest_ = 0;
    bool exceeded_ = false;
    std::unique_ptr<Memo> memo_;
    std::optional<Error> error_;
};

inline bool Verifier::unusual_object(const Head& head, const PresenceWord* words, const Run* runs, std::size_t run_count, std::size_t at) noexcept {
    const std::size_t available = left(at);
    if (4 * std::size_t{head.words} > available) {
        return out_of_bounds(at, 4 * std::uint64_t{head.words});
    }
    bool align8 = head.align8;
    for (std::size_t i = 0; i < head.words; ++i) {
        const std::uint32_t bits = detail::word(data_ + at + 4 * i);
        const std::uint32_t wrong = (bits & ~words[i].used) | (bits & words[i].values & ~(bits << 1));
        if (wrong != 0) {
            return fail(ErrorKind::ReservedBits, at + 4 * i, {Expected::Kind::Exactly, bits & ~wrong}, bits);
        }
        align8 = align8 || (bits & words[i].align8) != 0;
    }
    std::size_t needed = head.cells_start;
    for (std::size_t i = 0; i < run_count; ++i) {
        const std::uint32_t present = detail::word(data_ + at + 4 * runs[i].word) & runs[i].mask;
        needed += static_cast<std::size_t>(std::popcount(present)) * runs[i].size;
    }
    if (needed > available) {
        return out_of_bounds(at, needed);
    }
    return !align8 || aligned(at + 4 * std::size_t{head.words}, 8);
}

}  // namespace tessera::detail
