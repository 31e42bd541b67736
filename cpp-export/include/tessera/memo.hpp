// What the second pass of verification remembers (FORMAT 18.27).
#pragma once

#include <tessera/abi.hpp>

#include <vector>

namespace tessera::detail {

/// Levels below verified items by position and type, and pairs of long keys whose order is right. Open addressing; where the
/// entries lie depends on the memo's address, so that a buffer cannot be made to collide.
class Memo {
 public:
    /// A memo of at most `limit` entries.
    explicit Memo(std::size_t limit) : limit_(limit) {}

    /// The number that stands for a type, or for a check: the order in which they are first met. `nothing` if there are too
    /// many.
    [[nodiscard]] std::uint32_t number_of(const void* what) {
        for (std::size_t i = 0; i < whats_.size(); ++i) {
            if (whats_[i] == what) return static_cast<std::uint32_t>(i);
        }
        if (whats_.size() > 0xffff) return nothing;
        whats_.push_back(what);
        return static_cast<std::uint32_t>(whats_.size() - 1);
    }

    /// The levels below an item; `nothing` if it is not known.
    [[nodiscard]] std::uint32_t height(std::size_t at, std::uint32_t what) const noexcept { return find({item | what, at}); }
    /// Takes note of an item, if there is room.
    void remember(std::size_t at, std::uint32_t what, std::uint32_t height) { insert({item | what, at}, height); }
    /// Whether two keys are known to be in order.
    [[nodiscard]] bool is_ascending(std::size_t first, std::size_t second) const noexcept { return find({first, second}) != nothing; }
    /// Takes note of two keys in order, if there is room.
    void remember_ascending(std::size_t first, std::size_t second) { insert({first, second}, 0); }

    /// Stands for what is not there.
    static constexpr std::uint32_t nothing = 0xffffffff;

 private:
    /// Marks the first number of an item's key; positions are less.
    static constexpr std::uint64_t item = std::uint64_t{1} << 40;

    struct Key {
        std::uint64_t first;
        std::uint64_t second;
        [[nodiscard]] bool operator==(const Key&) const noexcept = default;
    };
    struct Slot {
        Key key{0, 0};
        std::uint32_t value = nothing;
    };

    [[nodiscard]] std::size_t start(Key key) const noexcept {
        std::uint64_t hash = (key.first ^ reinterpret_cast<std::uintptr_t>(this)) * 0x9e3779b97f4a7c15U ^ key.second;
        hash = (hash ^ hash >> 30) * 0xbf58476d1ce4e5b9U;
        hash = (hash ^ hash >> 27) * 0x94d049bb133111ebU;
        return static_cast<std::size_t>(hash ^ hash >> 31) & (slots_.size() - 1);
    }

    [[nodiscard]] std::uint32_t find(Key key) const noexcept {
        if (slots_.empty()) return nothing;
        for (std::size_t i = start(key); slots_[i].value != nothing; i = (i + 1) & (slots_.size() - 1)) {
            if (slots_[i].key == key) return slots_[i].value;
        }
        return nothing;
    }

    void insert(Key key, std::uint32_t value) {
        if (count_ >= limit_) return;
        if (2 * (count_ + 1) > slots_.size()) grow();
        place(key, value);
        ++count_;
    }

    void place(Key key, std::uint32_t value) noexcept {
        std::size_t i = start(key);
        while (slots_[i].value != nothing) i = (i + 1) & (slots_.size() - 1);
        slots_[i] = Slot{key, value};
    }

    void grow() {
        std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.value != nothing) place(slot.key, slot.value);
        }
    }

    std::vector<Slot> slots_;
    std::vector<const void*> whats_;
    std::size_t count_ = 0;
    std::size_t limit_;
};

}  // namespace tessera::detail
