// JSON of anything that is read from a buffer, written to any sink without objects in between.
//
// - A table or struct is an object of all its members, by wire name, in the order of the schema; a member that is not stored
//   has its default. An absent option is `null`.
// - Integers are numbers, whatever their size. Floats are the shortest text that reads back, with a point or an exponent;
//   not a number is "NaN", infinities are "Infinity" and "-Infinity".
// - A character is a string, a UTF-16 unit (`char16_t`) a number.
// - An enum is the name of its value, or its number if it has no name. Flags are an array of names, in the order of the
//   schema, and of the number of the bits that have none.
// - A map is an object in the order of its keys: strings, characters and named values of enums as they are, everything else
//   as decimal numbers. Sets, arrays and vectors are arrays.
// - A union is `{"$type":"Arm","$value":{…}}`, or `null`; `{"$type":123}` for an arm that these headers do not know.
#pragma once

#include <tessera/text.hpp>
#include <tessera/union.hpp>

#include <string>

namespace tessera {

/// How JSON is laid out.
enum class JsonStyle : std::uint8_t {
    /// Without any space.
    Compact,
    /// One value a line, indented by two spaces.
    Pretty,
};

namespace detail {

/// Writes JSON of values, by their types.
template <class Sink>
class JsonWriter {
 public:
    JsonWriter(Sink& sink, JsonStyle style) noexcept : out_(sink), pretty_(style == JsonStyle::Pretty) {}

    template <class T>
    void value(const T& v) {
        if constexpr (std::is_same_v<T, bool>) {
            out_.text(v ? "true" : "false");
        } else if constexpr (std::is_same_v<T, char32_t>) {
            character(v);
        } else if constexpr (std::is_same_v<T, char16_t>) {
            out_.integer(static_cast<std::uint16_t>(v));
        } else if constexpr (std::is_floating_point_v<T>) {
            floating(v);
        } else if constexpr (std::is_integral_v<T>) {
            integer(v);
        } else if constexpr (FlagsEnum<T>) {
            flags(v);
        } else if constexpr (std::is_enum_v<T>) {
            named(v);
        } else {
            compound(v);
        }
    }

 private:
    template <class T>
    void integer(T v) {
        // A byte is no character.
        if constexpr (sizeof(T) == 1) {
            out_.integer(static_cast<int>(v));
        } else {
            out_.integer(v);
        }
    }
    void character(char32_t v) {
        Piece piece;
        append_character(piece, v);
        append_quoted(out_, piece.view());
    }
    template <class T>
    void floating(T v) {
        if (std::isnan(v)) {
            out_.text("\"NaN\"");
        } else if (std::isinf(v)) {
            out_.text(v < 0 ? "\"-Infinity\"" : "\"Infinity\"");
        } else {
            append_float(out_, v);
        }
    }
    template <class T>
    void named(T v) {
        if (const std::string_view name = EnumInfo<T>::text(v); !name.empty()) {
            append_quoted(out_, name);
        } else {
            integer(number(v));
        }
    }
    template <class T>
    void flags(T v) {
        open('[');
        auto rest = number(v);
        for (const auto& variant : EnumInfo<T>::variants) {
            const auto bits = number(variant.value);
            if (has_all(v, variant.value) && (rest & bits) != 0) {
                next();
                append_quoted(out_, variant.name);
                rest = static_cast<decltype(rest)>(rest & ~bits);
            }
        }
        if (rest != 0) {
            next();
            integer(rest);
        }
        close(']');
    }

    void compound(std::string_view v) { append_quoted(out_, v); }
    template <class T>
    void compound(const std::optional<T>& v) {
        if (v) {
            value(*v);
        } else {
            out_.text("null");
        }
    }
    template <class Key, class M>
    void compound(const Map<Key, M>& v) {
        open('{');
        for (std::size_t i = 0; i < v.size() && !out_.stopped(); ++i) {
            const auto entry = v[i];
            next();
            key(entry.first);
            colon();
            value(entry.second);
        }
        close('}');
    }
    template <class T>
    void compound(const T& v) {
        if constexpr (std::is_base_of_v<Choice, T>) {
            choice(v);
        } else if constexpr (std::is_base_of_v<Object, T>) {
            open('{');
            TableInfo<T>::each([&](std::string_view name, auto accessor) {
                member(name, (v.*accessor)());
                return !out_.stopped();
            });
            close('}');
        } else if constexpr (PlainStruct<T>) {
            open('{');
            PlainInfo<T>::each([&](std::string_view name, auto field) {
                member(name, v.*field);
                return true;
            });
            close('}');
        } else {
            open('[');
            for (std::size_t i = 0; i < v.size() && !out_.stopped(); ++i) {
                next();
                const auto& element = v[i];
                value(element);
            }
            close(']');
        }
    }
    template <class U>
    void choice(const U& v) {
        if (v.is_null()) {
            out_.text("null");
            return;
        }
        open('{');
        UnionInfo<U>::arm(v.tag(), [&]<class A>(Arm<A>, std::string_view name) {
            if constexpr (std::is_void_v<A>) {
                member("$type", v.tag());
            } else {
                member("$type", name);
                member("$value", A(Access::place(Access::at(v))));
            }
        });
        close('}');
    }
    template <class T>
    void key(T v) {
        if constexpr (std::is_same_v<T, std::string_view>) {
            append_quoted(out_, v);
        } else if constexpr (std::is_same_v<T, char32_t>) {
            character(v);
        } else if constexpr (NamedEnum<T>) {
            if (is_known(v)) {
                append_quoted(out_, to_string(v));
            } else {
                key(number(v));
            }
        } else if constexpr (std::is_enum_v<T>) {
            key(number(v));
        } else {
            out_.put('"');
            if constexpr (std::is_same_v<T, char16_t>) {
                out_.integer(static_cast<std::uint16_t>(v));
            } else {
                integer(v);
            }
            out_.put('"');
        }
    }
    template <class T>
    void member(std::string_view name, const T& v) {
        next();
        append_quoted(out_, name);
        colon();
        value(v);
    }

    void open(char bracket) {
        out_.put(bracket);
        ++depth_;
        empty_ = true;
    }
    /// Before each element.
    void next() {
        if (!empty_) out_.put(',');
        empty_ = false;
        line();
    }
    void colon() { out_.text(pretty_ ? ": " : ":"); }
    void close(char bracket) {
        --depth_;
        if (!empty_) line();
        empty_ = false;
        out_.put(bracket);
    }
    void line() {
        if (!pretty_) return;
        out_.put('\n');
        for (std::uint32_t i = 0; i < depth_; ++i) out_.text("  ");
    }

    Out<Sink> out_;
    std::uint32_t depth_ = 0;
    bool empty_ = true;
    bool pretty_;
};

}  // namespace detail

/// Writes JSON of a value to `sink`, which is called with pieces of text as `std::string_view`; if it returns a `bool`, `false`
/// ends the walk. The value is a table, union, struct, container or number of a schema. Tables are walked as trees: a buffer
/// that shares heavily has long JSON.
template <class T, class Sink>
void write_json(const T& value, Sink&& sink, JsonStyle style = JsonStyle::Compact) {
    detail::JsonWriter<std::remove_reference_t<Sink>>(sink, style).value(value);
}

/// JSON of a value as a string.
template <class T>
[[nodiscard]] std::string to_json(const T& value, JsonStyle style = JsonStyle::Compact) {
    std::string out;
    write_json(value, [&out](std::string_view piece) { out += piece; }, style);
    return out;
}

}  // namespace tessera
