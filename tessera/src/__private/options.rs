//! Reads what stands in brackets and behind `=`.

use crate::schema::NamingRule;
use crate::schema::check::equal;
use crate::schema::message::Message;
use crate::schema::names::strip_raw;

/// The name given in options, else the identifier. Stops compilation if it is empty.
#[must_use]
#[track_caller]
pub const fn stable_name(ident: &'static str, given: &[&'static str]) -> &'static str {
    match given {
        [] => ident,
        [name, ..] if name.is_empty() => Message::new("`")
            .with(ident)
            .with("`: `name = \"\"` is no name; write the stable name, or take the option off")
            .fail(),
        [name, ..] => name,
    }
}

/// Checks the options of a type's fields, or of the type itself where the field is empty: as the macro sees
/// them, in groups between commas. Stops compilation on a mistake.
#[track_caller]
pub const fn check_options(owner: &str, given: &[(&'static str, &[&[&str]])]) {
    let mut i = 0;
    while i < given.len() {
        let (field, groups) = given[i];
        let mut g = 0;
        while g < groups.len() {
            match groups[g] {
                [] if g + 1 == groups.len() => {}
                [] => about(owner, field).with("an option is missing between two commas").fail(),
                [first, second, ..] => about(owner, field)
                    .with("write a comma between `")
                    .with(first)
                    .with("` and `")
                    .with(second)
                    .with("`")
                    .fail(),
                [option] => {
                    let mut k = 0;
                    while k < g {
                        if let [before] = groups[k]
                            && equal(before, option)
                        {
                            about(owner, field)
                                .with("the option `")
                                .with(option)
                                .with("` is there twice; take one off")
                                .fail();
                        }
                        k += 1;
                    }
                }
            }
            g += 1;
        }
        i += 1;
    }
}

const fn about(owner: &str, field: &'static str) -> Message {
    if field.is_empty() {
        Message::new("`").with(owner).with("`: ")
    } else {
        Message::of_field(owner, strip_raw(field))
    }
}

/// Bytes of [`namespace`].
#[must_use]
pub const fn namespace_len(path: &str) -> usize {
    let path = path.as_bytes();
    let (mut len, mut i) = (0, 2);
    while i < path.len() {
        if is_raw_prefix(path, i) {
            i += 2;
        }
        len += 1;
        i += 1;
    }
    len
}

/// `::a::r#b` as `a::b`.
#[must_use]
pub const fn namespace<const LEN: usize>(path: &str) -> [u8; LEN] {
    let path = path.as_bytes();
    let mut out = [0; LEN];
    let (mut len, mut i) = (0, 2);
    while i < path.len() {
        if is_raw_prefix(path, i) {
            i += 2;
        }
        out[len] = path[i];
        len += 1;
        i += 1;
    }
    out
}

const fn is_raw_prefix(path: &[u8], at: usize) -> bool {
    path[at - 1] == b':' && path[at] == b'r' && at + 2 < path.len() && path[at + 1] == b'#'
}

/// The text of [`namespace`].
#[must_use]
pub const fn text(bytes: &'static [u8]) -> &'static str {
    match core::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("only ASCII was taken out of a string"),
    }
}

/// The value that a flag was given, if it was.
#[must_use]
pub const fn given<T: Copy>(value: &[T]) -> Option<T> {
    match value {
        [] => None,
        [value, ..] => Some(*value),
    }
}

/// The values of flags: given ones are kept, others are the next power of two above the one before, or 0 if
/// there is none.
#[must_use]
pub const fn flag_values<const N: usize>(given: &[Option<u64>; N], bits: u32) -> [u64; N] {
    let mut values = [0; N];
    let (mut next, mut i) = (0u32, 0);
    while i < N {
        values[i] = match given[i] {
            Some(value) => value,
            None if next < bits => 1 << next,
            None => 0,
        };
        next = u64::BITS - values[i].leading_zeros();
        i += 1;
    }
    values
}

/// Reads the options of a block's header.
#[derive(Debug)]
pub struct SchemaOptions {
    /// Option `rename_all`.
    pub rule: NamingRule,
    /// What was written, if it is no rule.
    pub unknown_rule: Option<&'static str>,
}

impl SchemaOptions {
    /// No options.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "used in consts")]
    pub const fn new() -> Self {
        SchemaOptions { rule: NamingRule::AsIs, unknown_rule: None }
    }

    /// Option `rename_all = "…"`.
    #[must_use]
    pub const fn rename_all(self, rule: &'static str) -> Self {
        match NamingRule::parse(rule) {
            Some(rule) => SchemaOptions { rule, ..self },
            None => SchemaOptions { unknown_rule: Some(rule), ..self },
        }
    }
}

/// The options that an item can have, as methods: rustc explains an unknown one by those there are. Two
/// options or one twice are legal here, since what is wrong is reported at the word that matches nothing.
macro_rules! options {
    ($($(#[$doc:meta])* $name:ident { $($word:ident $(($value:ty))?),* })*) => { $(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;
        impl $name { $(
            #[doc = concat!("Option `", stringify!($word), "`.")]
            #[must_use]
            pub const fn $word(self $(, _: $value)?) -> Self {
                self
            }
        )* }
    )* };
}
options! {
    /// The options of a field.
    FieldOptions { skip, fixed, shared, name(&str), was(&str) }
    /// The options of a table.
    TableOptions { name(&str) }
    /// The options of a plain struct.
    StructOptions { shared, name(&str) }
    /// The options of an enum.
    EnumOptions { closed }
    /// The options of flags: none.
    FlagsOptions { }
    /// The options of a union.
    UnionOptions { name(&str) }
}
