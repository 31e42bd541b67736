// Opens buffers: verifies once, then hands out the root.
#pragma once

#include <tessera/inspect.hpp>

namespace tessera {

/// How a buffer is opened.
struct ReadOptions {
    /// Levels of objects and vectors that are accepted, the root being level 1.
    std::uint32_t max_depth = default_max_depth;
    /// Whether a buffer whose address is not a multiple of 8 is copied to one that is, or refused as `Misaligned`.
    bool copy_unaligned = true;
};

namespace detail {

/// Checks the header of a buffer whose root should be `T`: where the root lies, or an error (FORMAT 18.3).
template <class T>
[[nodiscard]] std::size_t check_header(const std::byte* data, std::size_t size, std::optional<Error>& error) noexcept {
    constexpr std::uint64_t fingerprint = TableInfo<T>::fingerprint;
    using Kind = Expected::Kind;
    const auto refuse = [&](ErrorKind kind, std::uint64_t at, Expected expected, std::uint64_t found) {
        error.emplace(kind, at, expected, found);
        return std::size_t{0};
    };
    if (data == nullptr || size < 16) return refuse(ErrorKind::TooSmall, 0, {Kind::AtLeast, 16}, data == nullptr ? 0 : size);
    if (const auto at = reinterpret_cast<std::uintptr_t>(data) % 8; at != 0) return refuse(ErrorKind::Misaligned, 0, {Kind::MultipleOf, 8}, at);
    if (const auto magic = load<std::uint16_t>(data + 4); magic != 0x5354) return refuse(ErrorKind::BadMagic, 4, {Kind::Exactly, 0x5354}, magic);
    if (const auto version = load<std::uint8_t>(data + 6); version != 2) return refuse(ErrorKind::BadVersion, 6, {Kind::Exactly, 2}, version);
    if (const auto flags = load<std::uint8_t>(data + 7); flags > 1) return refuse(ErrorKind::ReservedBits, 7, {Kind::AtMost, 1}, flags);
    const std::uint32_t root = word(data);
    if (root < 16) return refuse(ErrorKind::BadOffset, 0, {Kind::AtLeast, 16}, root);
    if (root % 4 != 0) return refuse(ErrorKind::BadOffset, 0, {Kind::MultipleOf, 4}, root);
    if (root >= size) return refuse(ErrorKind::BadOffset, 0, {Kind::AtMost, size - 1}, root);
    if (const auto found = load<std::uint64_t>(data + 8); found != fingerprint) {
        return refuse(ErrorKind::SchemaMismatch, 8, {Kind::Fingerprint, fingerprint}, found);
    }
    return root;
}

/// Verifies a buffer whose root should be `T`, which begins at a multiple of 8: where the root lies, or 0 and an error.
template <class T>
[[nodiscard]] std::size_t examine(const std::byte* data, std::size_t size, std::uint32_t max_depth, std::optional<Error>& error) noexcept {
    const std::size_t root = check_header<T>(data, size, error);
    if (root == 0) return 0;
    Verifier v(data, size, max_depth);
    bool good = object<T>(v, root, 1);
    if (!good && v.exceeded()) {
        // Items are shared very often.
        v.begin_once(TableInfo<T>::types);
        good = object<T>(v, root, 1);
    }
    if (good) return root;
    v.in({Step::Kind::Root, TableInfo<T>::name, 0});
    error = std::move(v.error());
    return 0;
}

}  // namespace detail

/// An opened buffer whose root is the table `T`.
///
/// Opening verifies the whole buffer, once; reading after that is plain loads and cannot fail. The buffer has to stay where
/// it is and as it is while anything is read from it. Time is linear in the buffer. Memory is needed only to copy an unaligned
/// buffer, to describe an error, and for buffers whose items are shared very often.
template <class T>
class Reader {
 public:
    /// Verifies `size` bytes at `data` and opens them.
    Reader(const void* data, std::size_t size, ReadOptions options = {}) : data_(static_cast<const std::byte*>(data)), size_(size) {
        // What is too short for a header is that first of all, wherever it lies.
        if (options.copy_unaligned && size >= 16 && data_ != nullptr && reinterpret_cast<std::uintptr_t>(data_) % 8 != 0) {
            copy_ = std::make_unique<std::uint64_t[]>((size + 7) / 8);
            std::memcpy(copy_.get(), data_, size);
            data_ = reinterpret_cast<const std::byte*>(copy_.get());
        }
        root_ = detail::examine<T>(data_, size_, options.max_depth, error_);
    }
    /// Verifies the bytes and opens them.
    explicit Reader(std::span<const std::byte> bytes, ReadOptions options = {}) : Reader(bytes.data(), bytes.size(), options) {}

    /// Whether the buffer was accepted.
    [[nodiscard]] bool ok() const noexcept { return root_ != 0; }
    /// Whether the buffer was accepted.
    [[nodiscard]] explicit operator bool() const noexcept { return ok(); }
    /// Why the buffer was refused; there is one exactly if it was.
    [[nodiscard]] const std::optional<Error>& error() const noexcept { return error_; }
    /// The root. Of a refused buffer: a table that is not stored, with the defaults of its schema.
    [[nodiscard]] T root() const noexcept { return ok() ? T(detail::Access::place(data_ + root_)) : T(); }
    /// The opened bytes, aligned.
    [[nodiscard]] std::span<const std::byte> bytes() const noexcept { return {data_, size_}; }

 private:
    std::unique_ptr<std::uint64_t[]> copy_;
    const std::byte* data_;
    std::size_t size_;
    std::size_t root_ = 0;
    std::optional<Error> error_;
};

/// The root of a buffer that the caller vouches for: written by a correct writer for exactly this schema, not changed since,
/// at an address that 8 divides. Only its header is looked at; there is no root if that is not right.
template <class T>
[[nodiscard]] std::optional<T> trusted_root(const void* data, std::size_t size) noexcept {
    std::optional<Error> error;
    const auto* bytes = static_cast<const std::byte*>(data);
    const std::size_t root = detail::check_header<T>(bytes, size, error);
    return root == 0 ? std::nullopt : std::optional<T>(T(detail::Access::place(bytes + root)));
}

}  // namespace tessera
