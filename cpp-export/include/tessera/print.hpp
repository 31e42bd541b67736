// Values as text for people, and comparison of values by what they say.
#pragma once

#include <tessera/json.hpp>

namespace tessera {

/// A table or union of a schema.
template <class T>
concept View = std::is_base_of_v<detail::Object, T> || std::is_base_of_v<detail::Choice, T>;

/// A view as text for people: JSON, a member a line.
template <View T>
[[nodiscard]] std::string to_string(const T& view) {
    return to_json(view, JsonStyle::Pretty);
}

/// A plain struct as text for people.
template <PlainStruct T>
[[nodiscard]] std::string to_string(const T& value) {
    return to_json(value, JsonStyle::Compact);
}

}  // namespace tessera
