//! What expansions of `tessera_schema!` name: re-exports, and the builders that read its options. Not for
//! users; nothing inside the library imports it.

pub use crate::compare::{debug, debug_held, equal, equal_held};
pub use crate::field::{
    ArmSource, ArmTypeVisitor, ArmVisitor, Field, FieldSource, FieldTypeVisitor, FieldVisitor, Flags,
    Heading, Key, LayoutOf, Named, Plain, PlainModel, PlainSource, PlainTypeVisitor, PlainVisitor, Scalar,
    ScalarModel, SharedModel, Table, TableModel, Union, UnionArm, UnionModel, debug_enum, debug_flags,
    has_zero, is_variant, scalar_bits, table_desc, zeroed,
};
pub use crate::format::Kind;
pub use crate::read::{to_owned, to_owned_arm};
pub use crate::schema::check::{Scope, check_block};
pub use crate::schema::desc::{Outline, identity, sorted_arms, union_fingerprint};
pub use crate::schema::hash::xxh64;
pub use crate::schema::names::strip_raw;
pub use crate::schema::plain::is_padded;
pub use crate::schema::table::fields;
pub use crate::schema::{
    Arm, Block, EnumDesc, FieldDesc, NamingRule, StructDesc, StructField, TypeDesc, TypeRef, UnionDesc,
    Variant,
};
pub use crate::view::{Held, InPlace, Object, TableView, Viewed, ViewedUnion};
pub use core::clone::Clone;
pub use core::cmp::{Eq, Ord, PartialEq, PartialOrd};
pub use core::convert::TryFrom;
pub use core::default::Default;
pub use core::fmt::{Debug, Formatter, Result as FmtResult};
pub use core::hash::Hash;
pub use core::marker::Copy;
pub use core::mem::{align_of, offset_of, size_of};
pub use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};
pub use core::option::Option;
pub use core::primitive::{bool, i8, i16, i32, i64, str, u8, u16, u32, u64, usize};
pub use core::result::Result;
pub use core::{column, compile_error, concat, line, module_path, stringify};
pub use paste::paste;
pub use tessera_macros::*;

use crate::field::Model;
use crate::schema::names::spelled_len;

/// The declared type `Self`, with its layout. Generic, so that `cargo check` does not compute it.
pub trait Described<const LAZY: bool> {
    /// The descriptor.
    const DESC: TypeDesc;
}

/// The declared type `Self`, without layout.
pub trait Outlined {
    /// The outline.
    const OUTLINE: Outline;
}

/// The name given in options, else the identifier.
#[must_use]
pub const fn stable_name(ident: &'static str, given: &[&'static str]) -> &'static str {
    match given {
        [] => ident,
        [name, ..] => name,
    }
}

/// `::a::b` as `a::b`.
#[must_use]
pub const fn namespace(path: &'static str) -> &'static str {
    path.split_at(2).1
}

/// Bytes of the identifiers of fields.
#[must_use]
pub const fn name_bytes(fields: &[FieldDesc]) -> usize {
    let (mut len, mut i) = (0, 0);
    while i < fields.len() {
        len += spelled_len(&[fields[i].ident]);
        i += 1;
    }
    len
}

/// The default value of a field.
#[must_use]
pub fn initial<F: Field>(desc: &FieldDesc) -> F {
    F::Model::initial(desc.default)
}

/// The arm `name` of a union.
#[must_use]
pub const fn arm_of<A: UnionArm>(name: &'static str) -> Arm {
    Arm::new(name, A::TYPE, A::Table::HEADING.name)
}

/// The value that a flag was given, if it was.
#[must_use]
pub const fn given<T: Copy>(value: &[T]) -> Option<T> {
    match value {
        [] => None,
        [value, ..] => Some(*value),
    }
}

/// The values of flags: given ones are kept, others are the next power of two above the one before.
#[must_use]
pub const fn flag_values<const N: usize>(name: &str, given: [Option<u64>; N], bits: u32) -> [u64; N] {
    let mut values = [0; N];
    let (mut next, mut i) = (0u32, 0);
    while i < N {
        values[i] = match given[i] {
            Some(value) => value,
            None if next < bits => 1 << next,
            None => crate::schema::too_many_flags(name),
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
}

impl SchemaOptions {
    /// No options.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "used in consts")]
    pub const fn new() -> Self {
        SchemaOptions { rule: NamingRule::AsIs }
    }

    /// Option `rename_all = "…"`.
    #[must_use]
    pub const fn rename_all(self, rule: &str) -> Self {
        SchemaOptions { rule: NamingRule::parse(&[rule]) }
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
