// Equality of views: by what they read as, wherever and however it is stored.
#pragma once

#include <tessera/union.hpp>

namespace tessera {

namespace detail {

/// Whether two values read alike. Floats compare as numbers: not a number equals nothing.
template <class T>
[[nodiscard]] bool equal(const T& a, const T& b) {
    if constexpr (std::is_base_of_v<Choice, T>) {
        if (a.tag() != b.tag()) return false;
        return a.is_null() || UnionInfo<T>::arm(a.tag(), [&]<class A>(Arm<A>, std::string_view) {
            if constexpr (std::is_void_v<A>) {
                return true;
            } else {
                return equal(A(Access::place(Access::at(a))), A(Access::place(Access::at(b))));
            }
        });
    } else if constexpr (std::is_base_of_v<Object, T>) {
        return Access::at(a) == Access::at(b) ||
               TableInfo<T>::each([&](std::string_view, auto accessor) { return equal((a.*accessor)(), (b.*accessor)()); });
    } else if constexpr (Plain<T> || std::is_same_v<T, std::string_view>) {
        return a == b;
    } else if constexpr (requires { a.has_value(); }) {
        return a.has_value() == b.has_value() && (!a.has_value() || equal(*a, *b));
    } else {
        if (a.size() != b.size()) return false;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const auto& x = a[i];
            const auto& y = b[i];
            if constexpr (requires { x.second; }) {
                if (!equal(x.first, y.first) || !equal<std::remove_cvref_t<decltype(x.second)>>(x.second, y.second)) return false;
            } else {
                if (!equal(x, y)) return false;
            }
        }
        return true;
    }
}

}  // namespace detail

/// Whether two tables read alike. Tables are walked as trees.
template <class T>
    requires std::is_base_of_v<detail::Object, T>
[[nodiscard]] bool operator==(const T& a, const T& b) {
    return detail::equal(a, b);
}

/// Whether two unions hold the same arm, and it reads alike.
template <class U>
    requires std::is_base_of_v<detail::Choice, U>
[[nodiscard]] bool operator==(const U& a, const U& b) {
    return detail::equal(a, b);
}

}  // namespace tessera
