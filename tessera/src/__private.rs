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
pub use crate::schema::check::{
    Scope, check_block, check_defaults, check_flags, check_rule, check_struct, check_table, check_union,
};
pub use crate::schema::desc::{Outline, identity, sorted_arms, sorted_values, union_fingerprint};
pub use crate::schema::hash::xxh64;
pub use crate::schema::names::{Spelled, strip_raw};
pub use crate::schema::plain::{ident_bytes, idents, is_padded};
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
pub use core::marker::{Copy, Sized};
pub use core::mem::{align_of, offset_of, size_of};
pub use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};
pub use core::option::Option;
pub use core::primitive::{bool, i8, i16, i32, i64, str, u8, u16, u32, u64, usize};
pub use core::result::Result;
pub use core::{column, compile_error, concat, line, module_path, stringify};
pub use paste::paste;
pub use tessera_macros::*;

use crate::error::ReadError;
use crate::field::Model;
use crate::schema::names::spelled_len;
use crate::view::Access;

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

/// What expansions do with a field of a table.
///
/// All of it is named as `<Type as Member>::…`, so that a type that cannot be a field is one mistake under
/// the user's token: rustc reports equal errors once.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a Tessera table",
    label = "not a schema type",
    note = "fields are bool, numbers up to 64 bits, `char`, `String`, `Vec<T>`, `[T; N]`, `BTreeMap`, `HashMap`, `Option<T>`, and types that a `tessera_schema!` block declares",
    note = "for `usize` write `u32` or `u64`; for 128-bit numbers write `[u64; 2]`; a field that is not part of the data is marked `[skip]` behind its type"
)]
pub trait Member: Sized {
    /// [`Field::TYPE`].
    const TYPE: TypeRef;
    /// The default value.
    fn initial(desc: &FieldDesc) -> Self;
    /// Hands the field to a visitor.
    fn walk<V: FieldVisitor>(&self, v: &mut V, index: usize);
    /// Hands the type of the field to a visitor.
    fn walk_type<V: FieldTypeVisitor>(v: &mut V, index: usize);
    /// Fills the field from a source.
    fn fill<S: FieldSource>(&mut self, s: &mut S, index: usize);
}

impl<F: Field> Member for F {
    const TYPE: TypeRef = F::TYPE;
    fn initial(desc: &FieldDesc) -> Self {
        F::Model::initial(desc.default)
    }
    #[inline(always)]
    fn walk<V: FieldVisitor>(&self, v: &mut V, index: usize) {
        v.field::<F, &F>(index, self);
    }
    #[inline(always)]
    fn walk_type<V: FieldTypeVisitor>(v: &mut V, index: usize) {
        v.field::<F>(index);
    }
    #[inline(always)]
    fn fill<S: FieldSource>(&mut self, s: &mut S, index: usize) {
        s.field::<F>(index, self);
    }
}

/// What an accessor returns; [`InPlace`] without its supertrait, which would be a second mistake.
pub trait Seen {
    /// [`InPlace::View`].
    type View<'a>;
}

impl<F: Field> Seen for F
where
    F::Model: Access<F>,
{
    type View<'a> = <F::Model as Access<F>>::View<'a>;
}

/// What an accessor returns, as signatures name it.
pub type View<'a, F> = <F as Seen>::View<'a>;

/// What expansions do with a field of a plain struct; one trait for the same reason as [`Member`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a plain `struct`",
    label = "not plain data",
    note = "a `struct` holds numbers, bools, characters, enums, flags, arrays of them and other plain structs; use a `table` for strings, vectors and options"
)]
pub trait PlainMember: Copy {
    /// [`Field::TYPE`].
    const TYPE: TypeRef;
    /// [`Plain::PADDED`].
    const PADDED: bool;
    /// [`Plain::CHECKED`].
    const CHECKED: bool;
    /// Hands the field to a visitor.
    fn walk<V: PlainVisitor>(&self, v: &mut V, index: usize);
    /// Hands the type of the field to a visitor.
    fn walk_type<V: PlainTypeVisitor>(v: &mut V, index: usize, offset: usize);
    /// Takes the field from a source.
    fn build<S: PlainSource>(s: &mut S, index: usize) -> Self;
}

#[diagnostic::do_not_recommend]
impl<F: Plain> PlainMember for F {
    const TYPE: TypeRef = F::TYPE;
    const PADDED: bool = F::PADDED;
    const CHECKED: bool = F::CHECKED;
    #[inline(always)]
    fn walk<V: PlainVisitor>(&self, v: &mut V, index: usize) {
        v.field::<F>(index, self);
    }
    #[inline(always)]
    fn walk_type<V: PlainTypeVisitor>(v: &mut V, index: usize, offset: usize) {
        v.field::<F>(index, offset);
    }
    #[inline(always)]
    fn build<S: PlainSource>(s: &mut S, index: usize) -> Self {
        s.field::<F>(index)
    }
}

/// What expansions do with an arm of a union; one trait for the same reason as [`Member`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an arm of a union",
    label = "not a table",
    note = "the arms of a union are tables, or `Box` of a table; wrap other data in a table"
)]
pub trait ArmMember: Sized {
    /// [`Field::TYPE`].
    const TYPE: TypeRef;
    /// The stable name of the table.
    const STABLE: &'static str;
    /// Its table.
    type Table: Table;
    /// What the view holds.
    type View<'a>;
    /// Hands the table to a visitor.
    fn walk<V: ArmVisitor>(&self, v: V, arm: &'static Arm) -> V::Out;
    /// Hands the type of the table to a visitor.
    fn walk_type<V: ArmTypeVisitor>(v: V, arm: &'static Arm) -> V::Out;
    /// The default table.
    fn initial() -> Self;
    /// Fills the table from a source.
    fn fill<S: ArmSource>(&mut self, s: S);
    /// What `make` makes of the view of an object.
    fn view<'a, R>(object: Object<'a, Self::Table>, make: impl FnOnce(Self::View<'a>) -> R) -> R;
    /// Makes the owned arm of what is read, and of that what `make` does.
    ///
    /// # Errors
    ///
    /// As [`to_owned`].
    fn owned<R>(view: Self::View<'_>, make: impl FnOnce(Self) -> R) -> Result<R, ReadError>;
}

#[diagnostic::do_not_recommend]
impl<A: UnionArm> ArmMember for A
where
    A::Table: Viewed,
    for<'a> <A::Table as Viewed>::View<'a>: TableView<'a, Table = A::Table>,
{
    const TYPE: TypeRef = A::TYPE;
    const STABLE: &'static str = A::Table::HEADING.name;
    type Table = A::Table;
    type View<'a> = <A::Table as Viewed>::View<'a>;
    #[inline(always)]
    fn walk<V: ArmVisitor>(&self, v: V, arm: &'static Arm) -> V::Out {
        v.arm(arm, self.table())
    }
    #[inline(always)]
    fn walk_type<V: ArmTypeVisitor>(v: V, arm: &'static Arm) -> V::Out {
        v.arm::<A::Table>(arm)
    }
    fn initial() -> Self {
        A::Model::initial(0)
    }
    #[inline(always)]
    fn fill<S: ArmSource>(&mut self, s: S) {
        s.arm(self.table_mut());
    }
    #[inline(always)]
    fn view<'a, R>(object: Object<'a, Self::Table>, make: impl FnOnce(Self::View<'a>) -> R) -> R {
        make(A::Table::view(object))
    }
    fn owned<R>(view: Self::View<'_>, make: impl FnOnce(Self) -> R) -> Result<R, ReadError> {
        to_owned(view.object()).map(A::from_table).map(make)
    }
}

/// What has a mistake that is reported under its own name: the macro `__blame` calls a method of that name
/// on this, which asks for one of the traits below. Nothing implements them.
#[derive(Debug)]
pub struct Mistake;

impl Outlined for Mistake {
    const OUTLINE: Outline = Outline { key: 0, ident: "", fields: &[], arms: &[], plain: &[] };
}

impl<const LAZY: bool> Described<LAZY> for Mistake {
    const DESC: TypeDesc = panic!("a mistake in a schema, which was reported");
}

/// Anything without `#[cfg]`.
#[diagnostic::on_unimplemented(
    message = "`#[cfg]` cannot stand in a schema",
    label = "take `#[cfg]` off, or declare two schemas",
    note = "a schema that depends on features has two fingerprints, and the buffers of one build are strange to the other"
)]
pub trait NoCfg {}

/// An enum with an integer.
#[diagnostic::on_unimplemented(
    message = "an enum needs the integer it is stored as",
    label = "write `: u8` behind the name, or another integer"
)]
pub trait EnumWithInteger {}

/// Flags with an integer.
#[diagnostic::on_unimplemented(
    message = "flags need the integer they are stored as",
    label = "write `: u32` behind the name, or another unsigned integer"
)]
pub trait FlagsWithInteger {}

/// An arm with a name of its own.
#[diagnostic::on_unimplemented(
    message = "an arm of a union cannot be called `Unknown`",
    label = "write `OtherName = Table`",
    note = "every union has a variant `Unknown(u32)`: null, and the arms of newer writers"
)]
pub trait ArmName {}

/// A union with arms.
#[diagnostic::on_unimplemented(
    message = "a union needs at least one arm",
    label = "write the name of a table into its braces"
)]
pub trait UnionWithArms {}

/// The integers that an enum can be stored as: none, since those that can never get here.
#[diagnostic::on_unimplemented(
    message = "an enum cannot be stored as `{Self}`",
    label = "write `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32` or `i64`"
)]
pub trait EnumInteger {
    /// Names the trait in a const.
    const IS_ONE: ();
}

/// The integers that flags can be stored as: none, since those that can never get here.
#[diagnostic::on_unimplemented(
    message = "flags cannot be stored as `{Self}`",
    label = "write `u8`, `u16`, `u32` or `u64`"
)]
pub trait FlagsInteger {
    /// Names the trait in a const.
    const IS_ONE: ();
}

/// The type that a field of a foreign struct really has.
#[diagnostic::on_unimplemented(
    message = "the field is a `{U}` in the foreign struct, not a `{Self}`",
    label = "write `{U}`"
)]
pub trait SameAs<U> {
    /// The same value.
    fn same(self) -> U;
}

impl<U> SameAs<U> for U {
    #[inline(always)]
    fn same(self) -> U {
        self
    }
}

/// With a second candidate, rustc compares types instead of choosing one, and says what [`SameAs`] says.
#[derive(Debug)]
pub struct Other<T>(core::marker::PhantomData<T>);

#[diagnostic::do_not_recommend]
impl<T> SameAs<Other<T>> for T {
    fn same(self) -> Other<T> {
        Other(core::marker::PhantomData)
    }
}

/// The value, for a field that has the same type. The type is an argument, so that rustc points at it.
#[inline(always)]
pub fn same<T: SameAs<U>, U>(value: T) -> U {
    value.same()
}

/// What a `[skip]` field of a table with an unknown option starts as: nothing, as it does not compile.
#[must_use]
pub fn lost<T>() -> T {
    unreachable!("the table has a mistake that was reported")
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
