// The base of generated tables, and what every accessor calls.
#pragma once

#include <tessera/array.hpp>
#include <tessera/map.hpp>
#include <tessera/place.hpp>
#include <tessera/set.hpp>
#include <tessera/type.hpp>
#include <tessera/vector.hpp>

namespace tessera {

/// What generated headers say of a table: its name, fingerprint and layout, its members, what to verify.
template <class T>
struct TableInfo;

/// The base of the class of a table: a pointer to an object in a verified buffer.
///
/// A table is a value: cheap to copy, valid as long as the buffer it was read from. It has no members but the accessors of
/// its fields; everything else is a function of this namespace.
template <class T>
class Table : public detail::Object {
 public:
    /// A table that is not stored: it reads as the defaults of its schema.
    Table() noexcept : detail::Object(detail::absent_object<T>()) {}
    /// The object at a place that a reader or an accessor vouches for.
    explicit Table(detail::Place place) noexcept : detail::Object(place) {}
};

/// Whether the member with this presence bit is stored.
template <std::uint32_t Bit>
[[nodiscard, gnu::always_inline]] inline bool present(const detail::Object& object) noexcept {
    return (detail::presence<Bit>(detail::Access::at(object)) >> (Bit % 32) & 1U) != 0;
}

/// What the member in a cell reads as.
template <class M, std::uint32_t Bit, std::uint32_t Start, Run... Before>
[[nodiscard, gnu::always_inline]] inline typename detail::Type<M>::Result get(const detail::Object& object,
                                                                             Cell<Bit, Start, Before...> cell) noexcept {
    return present<Bit>(object) ? detail::Type<M>::read(detail::locate(detail::Access::at(object), cell))
                                : detail::Type<M>::absent();
}

/// What the number in a cell reads as, if its default is not zero.
template <Scalar M, std::uint32_t Bit, std::uint32_t Start, Run... Before>
[[nodiscard, gnu::always_inline]] inline M get(const detail::Object& object, Cell<Bit, Start, Before...> cell,
                                               std::type_identity_t<M> otherwise) noexcept {
    return present<Bit>(object) ? detail::load<M>(detail::locate(detail::Access::at(object), cell)) : otherwise;
}

/// What a member at a constant place reads as.
template <class M, std::uint32_t At>
[[nodiscard, gnu::always_inline]] inline typename detail::Type<M>::Result get(const detail::Object& object, Fixed<At>) noexcept {
    return detail::Type<M>::read(detail::Access::at(object) + At);
}

/// What a bool reads as, or an optional one.
template <class M, std::uint32_t Bit>
[[nodiscard, gnu::always_inline]] inline M get(const detail::Object& object, Flag<Bit>) noexcept {
    const std::uint32_t bits = detail::presence<Bit>(detail::Access::at(object)) >> (Bit % 32);
    if constexpr (std::is_same_v<M, bool>) {
        return (bits & 2U) != 0;
    } else {
        return (bits & 1U) != 0 ? M{(bits & 2U) != 0} : M{};
    }
}

/// What a bool reads as whose default is true.
template <class M, std::uint32_t Bit>
[[nodiscard, gnu::always_inline]] inline M get(const detail::Object& object, Flag<Bit>, bool) noexcept {
    return (detail::presence<Bit>(detail::Access::at(object)) >> (Bit % 32) & 3U) != 1U;
}

}  // namespace tessera
