// The base of generated unions.
#pragma once

#include <tessera/table.hpp>

namespace tessera {

/// What generated headers say of a union: its name, and which table each tag stands for.
template <class U>
struct UnionInfo;

/// Stands for an arm whose table is `T`; for an arm that these headers do not know if it is `void`.
template <class T>
struct Arm {
    using Table = T;
};

/// A union that holds nothing.
struct Null {};

/// A union that holds an arm these headers do not know: what a newer writer stored.
struct UnknownArm {
    /// The arm's tag.
    std::uint32_t tag;
};

/// The base of the class of a union: null, one of its arms, or an arm that these headers do not know.
template <class U>
class Union : public detail::Choice {
 public:
    /// The null union.
    constexpr Union() noexcept = default;
    /// An arm that an accessor vouches for.
    explicit Union(std::uint32_t tag, detail::Place place) noexcept : detail::Choice(tag, place) {}

    /// Whether it holds the arm whose table is `T`.
    template <class T>
    [[nodiscard]] bool is() const noexcept {
        return UnionInfo<U>::arm(tag(), []<class A>(Arm<A>, std::string_view) { return std::is_same_v<A, T>; });
    }

    /// The arm whose table is `T`, if it holds that one.
    template <class T>
    [[nodiscard]] std::optional<T> as() const noexcept {
        return is<T>() ? std::optional<T>(T(detail::Access::place(detail::Access::at(*this)))) : std::nullopt;
    }

    /// Calls `visitor` with the table of the arm it holds, with `Null`, or with `UnknownArm`; returns what that returns. All
    /// calls return one type.
    template <class Visitor>
    decltype(auto) visit(Visitor&& visitor) const {
        using Out = decltype(visitor(Null{}));
        return UnionInfo<U>::arm(tag(), [&]<class A>(Arm<A>, std::string_view) -> Out {
            if constexpr (std::is_void_v<A>) {
                return is_null() ? visitor(Null{}) : visitor(UnknownArm{tag()});
            } else {
                return visitor(A(detail::Access::place(detail::Access::at(*this))));
            }
        });
    }
};

}  // namespace tessera
