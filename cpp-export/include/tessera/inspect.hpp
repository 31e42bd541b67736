// What is verified of each type (FORMAT 18.15 to 18.23): one straight line of checks for each table, whose constants are the
// generator's.
#pragma once

#include <tessera/keys.hpp>
#include <tessera/union.hpp>
#include <tessera/values.hpp>

namespace tessera::detail {

/// How values of type `M` are verified: `item` in a cell, `elements` in a vector. This one is for tables and unions.
template <class M>
struct Inspect;

// Vectors.

/// Verifies a vector of plain data.
template <class M>
[[nodiscard, gnu::always_inline]] inline bool plain_vector(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t length) noexcept {
    const Verifier::Found found = v.follow(slot);
    if (!found || !v.enter(found.at, depth) || !v.elements(found, sizeof(M), alignof(M), length)) return false;
    if constexpr (!is_checked<M>) {
        return true;
    } else {
        return v.once<std::span<const M>>(found.at, 0, [&] {
            if (!v.charge(found.at, std::uint64_t{found.word} * sizeof(M))) return false;
            for (std::size_t i = 0; i < found.word; ++i) {
                if (!value<M>(v, found.at + 4 + i * sizeof(M))) return v.in_element(i);
            }
            return true;
        });
    }
}

/// Verifies a vector of plain data with presence bits.
template <class M>
[[nodiscard]] bool optional_vector(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t length) noexcept {
    const Verifier::Found found = v.follow(slot);
    if (!found || !v.enter(found.at, depth)) return false;
    const std::size_t bits = found.at + 4;
    const std::size_t words = (std::size_t{found.word} + 31) / 32;
    const std::size_t left = v.size() - bits;
    if (words > left / 4 || found.word > (left - 4 * words) / sizeof(M)) {
        return v.out_of_bounds(bits, std::uint64_t{found.word} * sizeof(M) + 4 * std::uint64_t{words});
    }
    if (!v.has_length(found, length)) return false;
    const std::size_t values = bits + 4 * words;
    if (found.word % 32 != 0) {
        const std::uint32_t last = word(v.data(values - 4));
        const std::uint32_t used = last & ~(~0U << (found.word % 32));
        if (used != last) return v.fail(ErrorKind::ReservedBits, values - 4, {Expected::Kind::Exactly, used}, last);
    }
    if (!v.aligned(values, alignof(M))) return false;
    if constexpr (!is_checked<M>) {
        return true;
    } else {
        return v.once<Vector<std::optional<M>>>(found.at, 0, [&] {
            if (!v.charge(values, std::uint64_t{found.word} * sizeof(M))) return false;
            for (std::size_t i = 0; i < found.word; ++i) {
                const bool there = (word(v.data(bits + i / 32 * 4)) >> (i % 32) & 1U) != 0;
                if (there && !value<M>(v, values + i * sizeof(M))) return v.in_element(i);
            }
            return true;
        });
    }
}

/// Verifies a vector of references.
template <class M>
[[nodiscard, gnu::always_inline]] inline bool vector(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t length) noexcept {
    const Verifier::Found found = v.follow(slot);
    constexpr std::size_t stride = Type<M>::stride;
    if (!found || !v.enter(found.at, depth) || !v.elements(found, stride, 4, length)) return false;
    return v.once<Vector<M>>(found.at, depth, [&] {
        return v.charge(found.at, std::uint64_t{found.word} * stride) && Inspect<M>::elements(v, found.at + 4, found.word, depth + 1);
    });
}

/// Verifies elements one by one; the offset stands in the last four bytes of each.
template <class M>
[[nodiscard]] bool each_element(Verifier& v, std::size_t first, std::size_t count, std::uint32_t depth) noexcept {
    constexpr std::size_t stride = Type<M>::stride;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t slot = first + i * stride;
        if (word(v.data(slot + stride - 4)) != 0 && !Inspect<M>::item(v, slot, depth, any_length)) return v.in_element(i);
    }
    return true;
}

// Keys.

/// Verifies the keys of a map or the elements of a set; `count` is how many there are.
template <class Key>
[[nodiscard]] bool keys(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t& count) noexcept {
    constexpr std::size_t stride = Type<Key>::stride;
    const Verifier::Found found = v.follow(slot);
    if (!found || !v.enter(found.at, depth) || !v.elements(found, stride, stride, any_length)) return false;
    count = found.word;
    // Many maps can share one vector of keys, whose order is one of its own checks.
    return v.once<Keys<Key>>(found.at, 0, [&] {
        if (!v.charge(found.at, std::uint64_t{found.word} * stride)) return false;
        const std::size_t first = found.at + 4;
        if constexpr (std::is_same_v<Key, std::string_view>) {
            return v.string_keys(first, found.word);
        } else {
            Key previous{};
            for (std::size_t i = 0; i < found.word; ++i) {
                if (!value<Key>(v, first + i * stride)) return v.in_element(i);
                const Key key = load<Key>(v.data(first + i * stride));
                if (i != 0 && !(previous < key)) {
                    v.fail(ErrorKind::UnsortedKeys, first + i * stride, Expected::of("a key greater than the one before"), i);
                    return v.in_element(i);
                }
                previous = key;
            }
            return true;
        }
    });
}

// Objects.

/// Verifies presence words and members of an object that has room for all its cells, or was looked at closely; counts its
/// work, if that was not done before.
template <class T, bool Count>
[[nodiscard, gnu::always_inline]] inline bool members(Verifier& v, std::size_t at, std::uint32_t first_word, std::uint32_t depth) noexcept {
    using Info = TableInfo<T>;
    std::uint32_t wrong = 0;
    std::uint32_t look = 0;
    const std::uint32_t misaligned = (at + 4 * Info::head.words) % 8 == 0 ? 0 : ~0U;
    for (std::size_t i = 0; i < Info::head.words; ++i) {
        const std::uint32_t bits = i == 0 ? first_word : word(v.data(at + 4 * i));
        wrong |= (bits & ~Info::words[i].used) | (bits & Info::words[i].values & ~(bits << 1)) | (bits & Info::words[i].align8 & misaligned);
        look |= bits & Info::words[i].look;
    }
    if (wrong != 0) [[unlikely]] {
        // Finds out what it is; what it says is no matter.
        (void)v.unusual_object(Info::head, Info::words.data(), Info::runs.data(), Info::runs.size(), at);
        return false;
    }
    if (Count && !v.charge(at, Info::head.work)) return false;
    if (!Info::head.look && look == 0) return true;
    Verifier::Object object{at, at + Info::head.cells_start, first_word, depth + 1};
    return Info::inspect(v, object);
}

/// Whether the fixed members of an object at `at` are aligned.
template <class T>
[[nodiscard, gnu::always_inline]] inline bool is_aligned(std::size_t at) noexcept {
    return !TableInfo<T>::head.align8 || (at + 4 * TableInfo<T>::head.words) % 8 == 0;
}

/// The same, if the object does not lie where nearly all do.
template <class T>
[[nodiscard, gnu::cold, gnu::noinline]] bool unusual(Verifier& v, std::size_t at) noexcept {
    using Info = TableInfo<T>;
    return v.unusual_object(Info::head, Info::words.data(), Info::runs.data(), Info::runs.size(), at);
}

/// Verifies an object whose level was checked. Out of line, so that tables below it do not pile up in one function.
template <class T>
[[nodiscard, gnu::noinline]] bool object_apart(Verifier& v, std::size_t at, std::uint32_t depth) noexcept {
    if (TableInfo<T>::head.max_size > v.left(at) || !is_aligned<T>(at)) [[unlikely]] {
        if (!unusual<T>(v, at)) return false;
    }
    return members<T, true>(v, at, word(v.data(at)), depth);
}

/// Verifies the object at `at`.
template <class T>
[[nodiscard, gnu::always_inline]] inline bool object(Verifier& v, std::size_t at, std::uint32_t depth) noexcept {
    return v.enter(at, depth) && v.once<T>(at, depth, [&] { return object_apart<T>(v, at, depth); });
}

/// Verifies the tables of a vector, whose work is counted at once.
template <class T>
[[nodiscard, gnu::noinline]] bool tables(Verifier& v, std::size_t first, std::size_t count, std::uint32_t depth) noexcept {
    using Info = TableInfo<T>;
    if (!v.is_once() && !v.charge(first, std::uint64_t{count} * Info::head.work)) return false;
    if (depth > v.plain_depth()) {
        // Too deep, or the second pass.
        return each_element<T>(v, first, count, depth);
    }
    // The last word at which an object has room for all its cells. At the first word there is none.
    const std::size_t last = v.size() > Info::head.max_size ? (v.size() - Info::head.max_size) / 4 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t slot = first + 4 * i;
        const std::uint32_t offset = word(v.data(slot));
        // As in `Verifier::follow`; null is as far away as can be.
        const std::size_t distance = std::rotr(offset - 4, 2);
        const std::size_t at_word = slot / 4 + 1 + distance;
        std::size_t at = at_word * 4;
        if (at_word > last || distance > last || !is_aligned<T>(at)) [[unlikely]] {
            if (offset == 0) continue;
            at = v.target(slot, offset);
            if (at == 0 || !unusual<T>(v, at)) return v.in_element(i);
        }
        if (!members<T, false>(v, at, word(v.data(at)), depth)) return v.in_element(i);
    }
    return true;
}

// Unions.

/// Verifies the arm of a union: its tag lies in `slot`, its object at `at`.
template <class U>
[[nodiscard]] bool arm(Verifier& v, std::size_t slot, std::size_t at, std::uint32_t depth) noexcept {
    const std::uint32_t tag = word(v.data(slot));
    return UnionInfo<U>::arm(tag, [&]<class A>(Arm<A>, std::string_view name) {
        if constexpr (std::is_void_v<A>) {
            return v.fail(ErrorKind::BadUnionTag, slot, Expected::of("the tag of one of the union's arms"), tag);
        } else {
            return object<A>(v, at, depth) || v.in({Step::Kind::Arm, name, 0});
        }
    });
}

// The dispatch by type.

template <class M>
struct Inspect {
    [[nodiscard, gnu::always_inline]] static bool item(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t) noexcept {
        if constexpr (Type<M>::is_union) {
            const Verifier::Found found = v.follow(slot + 4);
            return found && arm<M>(v, slot, found.at, depth);
        } else {
            const Verifier::Found found = v.follow(slot);
            return found && object<M>(v, found.at, depth);
        }
    }
    [[nodiscard, gnu::always_inline]] static bool elements(Verifier& v, std::size_t first, std::size_t count, std::uint32_t depth) noexcept {
        if constexpr (Type<M>::is_union) {
            return each_element<M>(v, first, count, depth);
        } else {
            return tables<M>(v, first, count, depth);
        }
    }
};

/// What has no loop of its own for elements.
template <class M>
struct OneByOne {
    [[nodiscard]] static bool elements(Verifier& v, std::size_t first, std::size_t count, std::uint32_t depth) noexcept {
        return each_element<M>(v, first, count, depth);
    }
};

template <>
struct Inspect<std::string_view> : OneByOne<std::string_view> {
    [[nodiscard, gnu::always_inline]] static bool item(Verifier& v, std::size_t slot, std::uint32_t, std::uint64_t) noexcept { return v.string(slot); }
};

template <class M>
struct Inspect<Shared<M>> : OneByOne<Shared<M>> {
    [[nodiscard]] static bool item(Verifier& v, std::size_t slot, std::uint32_t, std::uint64_t) noexcept {
        const std::size_t at = v.target(slot, word(v.data(slot)));
        if (at == 0) return false;
        if (sizeof(M) > v.size() - at) return v.out_of_bounds(at, sizeof(M));
        if (!v.aligned(at, alignof(M))) return false;
        if constexpr (!is_checked<M>) {
            return true;
        } else {
            return v.once<M>(at, 0, [&] { return v.charge(at, sizeof(M)) && value<M>(v, at); });
        }
    }
};

template <class M>
struct Inspect<std::span<const M>> : OneByOne<std::span<const M>> {
    [[nodiscard, gnu::always_inline]] static bool item(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t length) noexcept {
        return plain_vector<M>(v, slot, depth, length);
    }
};

template <class M>
struct Inspect<Vector<M>> : OneByOne<Vector<M>> {
    [[nodiscard, gnu::always_inline]] static bool item(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t length) noexcept {
        if constexpr (is_optional_value<M>) {
            return optional_vector<typename OptionalValue<M>::Value>(v, slot, depth, length);
        } else {
            return vector<M>(v, slot, depth, length);
        }
    }
};

template <class M, std::size_t N>
struct Inspect<Array<M, N>> : OneByOne<Array<M, N>> {
    [[nodiscard]] static bool item(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t) noexcept {
        return Inspect<Vector<M>>::item(v, slot, depth, N);
    }
};

template <class Key>
struct Inspect<Set<Key>> : OneByOne<Set<Key>> {
    [[nodiscard]] static bool item(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t) noexcept {
        std::uint64_t count = 0;
        return keys<Key>(v, slot, depth, count);
    }
};

template <class Key, class M>
struct Inspect<Map<Key, M>> : OneByOne<Map<Key, M>> {
    [[nodiscard]] static bool item(Verifier& v, std::size_t slot, std::uint32_t depth, std::uint64_t) noexcept {
        const Verifier::Found found = v.follow(slot);
        return found && v.enter(found.at, depth) && v.once<Map<Key, M>>(found.at, depth, [&] { return contents(v, found, depth); });
    }

 private:
    [[nodiscard]] static bool contents(Verifier& v, Verifier::Found map, std::uint32_t depth) noexcept {
        constexpr std::uint32_t both = 3;
        constexpr std::size_t size = 12;
        if ((map.word & ~both) != 0) return v.fail(ErrorKind::ReservedBits, map.at, {Expected::Kind::Exactly, map.word & both}, map.word);
        if (map.word != both) return v.fail(ErrorKind::BadOffset, map.at, Expected::of("a map with both Keys and Values (3)"), map.word);
        if (size > v.size() - map.at) return v.out_of_bounds(map.at, size);
        if (!v.charge(map.at, size)) return false;
        std::uint64_t count = 0;
        if (!keys<Key>(v, map.at + 4, depth + 1, count)) return v.in_field("Keys");
        return Inspect<Column<M>>::item(v, map.at + 8, depth + 1, count) || v.in_field("Values");
    }
};

template <class M>
struct Inspect<std::optional<M>> : Inspect<M> {};

/// The plain data in a cell, if that is what it holds.
template <class M>
struct CellOf {
    using Value = void;
};
template <Plain M>
struct CellOf<M> {
    using Value = M;
};
template <Plain M>
struct CellOf<std::optional<M>> {
    using Value = M;
};

/// Verifies what a present cell holds. A value counts as work here; those of vectors were counted before.
template <class M>
[[nodiscard, gnu::always_inline]] inline bool present_cell(Verifier& v, std::size_t slot, std::uint32_t depth) noexcept {
    using Value = typename CellOf<M>::Value;
    if constexpr (std::is_void_v<Value>) {
        return Inspect<M>::item(v, slot, depth, any_length);
    } else {
        return v.charge(slot, sizeof(Value)) && value<Value>(v, slot);
    }
}

template <class M, std::uint32_t Bit>
[[gnu::always_inline]] inline bool Verifier::cell(Object& object, std::string_view name) noexcept {
    if ((presence<Bit>(object) >> (Bit % 32) & 1U) == 0) {
        return true;
    }
    const std::size_t slot = object.next;
    if constexpr (std::is_void_v<typename CellOf<M>::Value>) {
        object.next += Type<M>::stride;
    } else {
        object.next += sizeof(typename CellOf<M>::Value);
    }
    return present_cell<M>(*this, slot, object.depth) || in_field(name);
}

template <class M, std::uint32_t Bit, std::uint32_t Start, Run... Before>
[[gnu::always_inline]] inline bool Verifier::cell(const Object& object, Cell<Bit, Start, Before...>, std::string_view name) noexcept {
    if ((presence<Bit>(object) >> (Bit % 32) & 1U) == 0) {
        return true;
    }
    const std::size_t slot = object.at + (std::size_t{Start} + ... + present_size<Before>(presence<32 * Before.word>(object)));
    return present_cell<M>(*this, slot, object.depth) || in_field(name);
}

template <class M>
inline bool Verifier::fixed(const Object& object, std::uint32_t at, std::string_view name) noexcept {
    return (charge(object.at + at, sizeof(M)) && value<M>(*this, object.at + at)) || in_field(name);
}

template <class M>
inline bool Verifier::field(std::size_t at, std::string_view name) noexcept {
    return value<M>(*this, at) || in_field(name);
}

}  // namespace tessera::detail
