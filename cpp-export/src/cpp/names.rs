//! C++ names for names of a schema, by the two rules of `include/tessera/README.md`.
//!
//! Each underscore at the end is written twice, and what is taken gets one more: so the number of underscores at the end says
//! which rule made a name, both can be undone, and no two names meet.

use std::collections::HashSet;

/// What a name stands for: some names are taken in one place and free in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role<'a> {
    /// A part of a namespace.
    Namespace,
    /// A type.
    Type,
    /// A variant of an enum.
    Variant,
    /// An arm of a union.
    Arm,
    /// A field, and the accessor of a member; with the name of the type that it belongs to.
    Field(&'a str),
}

/// The names that nothing of a schema may have.
#[derive(Clone, Debug)]
pub struct Names {
    taken: HashSet<String>,
}

/// Words of C++20, and of later versions where they are known.
const WORDS: &str = "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t \
    char32_t class compl concept const consteval constexpr constinit const_cast continue contract_assert co_await \
    co_return co_yield decltype default delete do double dynamic_cast else enum explicit export extern false final float \
    for friend goto if import inline int long module mutable namespace new noexcept not not_eq nullptr operator or or_eq \
    override post pre private protected public reflexpr register reinterpret_cast requires return short signed sizeof \
    static static_assert static_cast struct switch synchronized template this thread_local throw true try typedef typeid \
    typename typeof union unsigned using virtual void volatile wchar_t while xor xor_eq";

/// Macros with lower-case letters that headers define, and that replace whatever has their name: of libc and POSIX, of
/// compilers, of Windows, Qt and Unreal. (`#define CreateEvent CreateEventW` and its like rename a thing alike wherever it
/// stands, and are left alone; so are X11's `None` and `Status`, which whoever includes X11 undefines.)
const MACROS: &str = "assert errno stdin stdout stderr setjmp offsetof va_start va_arg va_end va_copy isnan isinf isfinite \
    isnormal signbit fpclassify min max near far small interface hyper cdecl pascal grp1 major minor makedev linux unix \
    i386 arm mips sparc sun vax hpux sgi pic signals slots emit foreach forever check verify checkf ensure checkSlow \
    checkCode verifyf alloca strdup environ sa_handler sa_sigaction st_atime st_mtime st_ctime s_addr s6_addr \
    st_atimespec unlikely likely complex imaginary noreturn nil";

/// Namespaces that are somebody else's.
const NAMESPACES: &str = "std tessera posix";

impl Names {
    /// The names that are taken everywhere, and `avoid` as well: macros of the engine that the headers are for.
    #[must_use]
    pub fn new<'a>(avoid: impl IntoIterator<Item = &'a str>) -> Self {
        let known = [WORDS, MACROS, NAMESPACES].into_iter().flat_map(str::split_whitespace);
        Names { taken: known.chain(avoid).map(Into::into).collect() }
    }

    /// The C++ name of `name`.
    #[must_use]
    pub fn of(&self, name: &str, role: Role<'_>) -> String {
        // A field that is named like its own type would be a constructor, so it is written as if its name had one underscore
        // more; and so are fields that only have still more of them.
        let like_its_type = matches!(role, Role::Field(owner) if stem(owner) == stem(name));
        let name = if like_its_type { format!("{name}_") } else { name.into() };
        let mut doubled = doubled(&name);
        if self.is_taken(&name, &doubled, role) {
            doubled.push('_');
        }
        doubled
    }

    /// The accessor that says whether field `name` is stored.
    #[must_use]
    pub fn presence(name: &str) -> String {
        format!("has_{}", doubled(name))
    }

    fn is_taken(&self, name: &str, doubled: &str, role: Role<'_>) -> bool {
        self.taken.contains(doubled)
            || looks_like_a_macro(name)
            || doubled.starts_with("has_")
            || doubled.starts_with("tessera_")
            || is_reserved(doubled)
            || match role {
                Role::Namespace | Role::Variant | Role::Field(_) => false,
                // Names of accessors and kinds hide names of types in their class, so a type differs from most of them.
                Role::Type => name == "Kind" || !name.chars().any(char::is_uppercase),
                Role::Arm => name == "none",
            }
    }
}

/// The name without the underscores at its end.
fn stem(name: &str) -> &str {
    name.trim_end_matches('_')
}

/// The name with each underscore at its end written twice.
fn doubled(name: &str) -> String {
    format!("{name}{}", &name[stem(name).len()..])
}

/// `ERROR`, `EOF`, `PI`: letters, and no lower-case ones.
fn looks_like_a_macro(name: &str) -> bool {
    name.chars().count() > 1 && name.chars().any(char::is_alphabetic) && !name.chars().any(char::is_lowercase)
}

/// Names that C++ keeps for itself: an underscore and a capital, or two underscores anywhere but at the end, where rule 1
/// may put them.
fn is_reserved(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next() == Some('_') && letters.next().is_some_and(char::is_uppercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str) -> String {
        Names::new([]).of(name, Role::Field("Monster"))
    }

    #[test]
    fn taken_names_get_an_underscore() {
        let taken = ["class", "and", "xor", "linux", "major", "min", "EOF", "ERROR", "has_name", "tessera_x"];
        for name in taken {
            assert_eq!(of(name), format!("{name}_"));
        }
        for free in ["name", "hp", "x", "X", "_", "Class", "kind", "as", "visit"] {
            assert!(of(free) == free || free == "_", "{free}");
        }
    }

    #[test]
    fn no_two_names_meet() {
        let names = [
            "x", "x_", "x__", "class", "class_", "class__", "linux", "linux_", "min_", "ERROR", "ERROR_",
            "_", "__",
        ];
        let all: HashSet<String> = names.iter().map(|name| of(name)).collect();
        assert_eq!(all.len(), names.len(), "{all:?}");
        // Nor with a question about presence.
        let presence: HashSet<String> = names.iter().map(|name| Names::presence(name)).collect();
        let fields = ["has_x", "has_x_", "has_class", "has_class_", "has_linux"];
        assert!(fields.iter().all(|name| !presence.contains(&of(name))), "{presence:?}");
    }

    #[test]
    fn no_field_is_a_constructor() {
        let names = Names::new([]);
        for owner in ["Monster", "URL", "register", "x", "x_", "Kind"] {
            let ty = names.of(owner, Role::Type);
            let like = [owner.to_owned(), format!("{owner}_"), format!("{owner}__"), stem(owner).to_owned()];
            let like: HashSet<String> = like.into();
            let fields: HashSet<String> =
                like.iter().map(|name| names.of(name, Role::Field(owner))).collect();
            assert!(fields.len() == like.len() && !fields.contains(&ty), "{ty}: {fields:?}");
        }
    }

    #[test]
    fn engines_can_add_names() {
        assert_eq!(Names::new(["TEXT", "checkpoint"]).of("checkpoint", Role::Field("")), "checkpoint_");
    }

    #[test]
    fn roles_decide_some_names() {
        let names = Names::new([]);
        assert_eq!(names.of("vec3", Role::Type), "vec3_");
        assert_eq!(names.of("none", Role::Arm), "none_");
        assert_eq!(names.of("none", Role::Variant), "none");
        assert_eq!(names.of("std", Role::Namespace), "std_");
    }
}
