//! What expansions do with members: of tables, of plain structs, of unions.

use crate::error::ReadError;
use crate::field::{
    ArmSource, ArmTypeVisitor, ArmVisitor, Field, FieldSource, FieldTypeVisitor, FieldVisitor, Given, Givens,
    Model, Plain, PlainSource, PlainTypeVisitor, PlainVisitor, Table, UnionArm, Value,
};
use crate::read::to_owned;
use crate::schema::{Arm, FieldDesc, TypeRef};
use crate::view::{Access, Object, TableView, Viewed};

/// What expansions do with a field of a table.
///
/// All of it is named as `<Type as Member>::…`, so that a type that cannot be a field is one mistake under
/// the user's token: rustc reports equal errors once.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a Tessera table",
    label = "not a schema type",
    note = "fields are bool, numbers up to 64 bits, `char`, `String`, `Vec<T>`, `[T; N]`, `BTreeMap`, `HashMap`, sets, `Option<T>`, and types that a `tessera_schema!` block declares",
    note = "what is in a container has to be a field itself; keys of maps and members of sets are integers, `char`, `Char16`, enums, flags and `String`, since floats and bools have no order that the format could use",
    note = "for `usize` write `u32` or `u64`; for 128-bit numbers write `[u64; 2]`; a type of your own around one of these can implement `tessera::Newtype`; a field that is not part of the data is marked `[skip]` behind its type"
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

/// What a field of a draft can be given; [`Value`] without its bound, which would be a second mistake.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot stand for a field of type `{F}`",
    label = "not a value for this field",
    note = "give `&value` of the field's type; or `&str` for a `String`, plain data by value, a slice of plain data or `items(iterator)` for a `Vec`, `items` for maps and sets, a draft or view for a table, `arm(draft)` for a union, `Some` of these for an `Option`"
)]
pub trait Stands<F>: Sized {
    /// The field `I` with this value, on top of those that were given before.
    fn given<const I: usize, L: Givens>(self, before: L) -> Given<I, F, Self, L>;
}

impl<F: Field, X: Value<F>> Stands<F> for X {
    #[inline(always)]
    fn given<const I: usize, L: Givens>(self, before: L) -> Given<I, F, Self, L> {
        Given::new(self, before)
    }
}

/// What an accessor returns; [`InPlace`](crate::view::InPlace) without its supertrait, which would be a second mistake.
pub trait Seen {
    /// [`InPlace::View`](crate::view::InPlace::View).
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
    const TYPE: TypeRef = {
        assert!(
            <A as Field>::TYPE.key == <A::Table as Field>::TYPE.key,
            "an arm of a union holds the table that it is stored as"
        );
        A::TYPE
    };
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
