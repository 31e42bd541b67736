//! What expansions of `tessera_schema!` name. Not for users; nothing inside the library imports it.

mod emit;
mod members;
mod mistakes;
mod options;

pub use crate::field::draft_walk;
pub use emit::__export;
pub use members::{ArmMember, Member, PlainMember, Seen, Stands, View};
pub use mistakes::*;
pub use options::*;

pub use crate::compare::{debug, debug_held, equal, equal_held};
pub use crate::field::{
    ArmSource, ArmTypeVisitor, ArmVisitor, Drafted, Field, FieldSource, FieldTypeVisitor, FieldVisitor,
    Flags, Given, Givens, Heading, Key, LayoutOf, Named, Plain, PlainModel, PlainSource, PlainTypeVisitor,
    PlainVisitor, Record, Scalar, ScalarModel, SharedModel, Table, TableModel, Union, UnionArm, UnionModel,
    Value, Visitor, WriteTable, debug_enum, debug_flags, field_at, has_zero, is_variant, scalar_bits,
    table_desc, zeroed,
};
pub use crate::format::Kind;
pub use crate::read::{to_owned, to_owned_arm};
pub use crate::schema::check::{
    Scope, check_block, check_defaults, check_flags, check_rule, check_struct, check_table, check_union,
};
pub use crate::schema::desc::{Outline, identity, sorted_arms, sorted_values, union_fingerprint};
pub use crate::schema::hash::xxh64;
pub use crate::schema::names::{Spelled, strip_raw};
pub use crate::schema::plain::is_padded;
pub use crate::schema::table::fields;
pub use crate::schema::{
    Arm, Block, EnumDesc, FieldDesc, NamingRule, StructDesc, StructField, TypeDesc, TypeRef, UnionDesc,
    Variant,
};
pub use crate::view::{Held, InPlace, Object, TableView, Viewed, ViewedUnion};
pub use alloc::boxed::Box;
pub use core::clone::Clone;
pub use core::cmp::{Eq, Ord, PartialEq, PartialOrd};
pub use core::convert::{From, TryFrom};
pub use core::default::Default;
pub use core::fmt::{Debug, Formatter, Result as FmtResult};
pub use core::hash::Hash;
pub use core::marker::{Copy, Sized};
pub use core::mem::{align_of, offset_of, size_of};
pub use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Deref, DerefMut, Not};
pub use core::option::Option;
pub use core::primitive::{bool, i8, i16, i32, i64, str, u8, u16, u32, u64, usize};
pub use core::result::Result;
pub use core::{column, compile_error, concat, line, module_path, stringify};
pub use paste::paste;
pub use tessera_macros::*;

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
