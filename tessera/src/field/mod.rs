//! The traits that a type meets to be a field, and the walks. Knows nothing of codecs or buffers.
//!
//! [`Field`] is met by the built-in types below and by what `tessera_schema!` declares. Codecs see a field
//! through its [`Model`], which hands it to a [`Visitor`], a [`TypeVisitor`] or a [`Source`] by shape.

mod borrowed;
mod convert;
mod draft;
mod items;
mod known;
mod map;
mod models;
mod names;
mod newtype;
mod plain;
mod pointer;
mod position;
mod scalar;
mod set;
mod table;
pub mod visit;

pub use convert::{
    Conversion, Converted, ConvertedOption, ConvertedOptionalArray, ConvertedOptionalVec, ConvertedVec, Each,
    Inner, Itself,
};
pub use draft::{ArmOf, Drafted, Given, Givens, WriteTable, arm, draft, draft_walk};
pub use items::{Items, KeyValue, items};
pub use known::{DurationParts, Known, TimeParts};
pub use map::Key;
pub use models::{
    ArrayModel, KeyModel, MapModel, Model, OptionalArrayModel, OptionalModel, OptionalPlainModel,
    OptionalVecModel, PlainModel, PlainVecModel, ScalarModel, SharedModel, StringModel, TableModel,
    UnionModel, VecModel,
};
pub use names::{Flags, Named, debug_enum, debug_flags, has_zero, is_variant};
pub use newtype::{Newtype, Wrap};
pub use plain::{Plain, zeroed};
pub use pointer::{Pointer, PointerModel};
pub(crate) use position::bytes_before;
pub use scalar::{Char16, Scalar, extend, scalar_bits};
pub use set::SetModel;
pub use table::{Heading, LayoutOf, Root, Table, TableLayout, Union, UnionArm, field_at, table_desc};
pub use visit::{
    ArmSource, ArmTypeVisitor, ArmVisitor, Choice, FieldSource, FieldTypeVisitor, FieldVisitor, Mapping,
    Members, Optionals, PlainSource, PlainTypeVisitor, PlainVisitor, Record, Sequence, Source, TypeVisitor,
    Value, Visitor,
};

use crate::schema::TypeRef;
use alloc::string::String;
use alloc::vec::Vec;

/// A type that a field of a table can have.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a Tessera table",
    label = "not a schema type",
    note = "fields are bool, numbers up to 64 bits, `char`, `String`, `Vec<T>`, `[T; N]`, `BTreeMap`, `HashMap`, sets, `Option<T>`, and types that a `tessera_schema!` block declares",
    note = "what is in a container has to be a field itself; keys of maps and members of sets are integers, `char`, `Char16`, enums, flags and `String`, since floats and bools have no order that the format could use",
    note = "for `usize` write `u32` or `u64`; for 128-bit numbers write `[u64; 2]`; a type of your own around one of these can implement `tessera::Newtype`; a field that is not part of the data is marked `[skip]` behind its type"
)]
pub trait Field: core::fmt::Debug + Sized + 'static {
    /// What the field is on the wire.
    const TYPE: TypeRef;
    /// How it behaves in the walks.
    type Model: Model<Self>;
}

impl<T: Field> Value<T> for &T {
    #[inline]
    fn visit<V: Visitor>(self, v: V) -> V::Out {
        T::Model::visit(self, v)
    }
}

impl Field for String {
    const TYPE: TypeRef = TypeRef::string();
    type Model = StringModel;
}

impl<T: Field> Field for Vec<T> {
    const TYPE: TypeRef = TypeRef::vector(&T::TYPE);
    type Model = <T::Model as Model<T>>::Vector;
}

impl<T: Field> Field for Option<T> {
    const TYPE: TypeRef = T::TYPE.optional();
    type Model = <T::Model as Model<T>>::Optional;
}

impl<T: Field, const N: usize> Field for [T; N] {
    const TYPE: TypeRef = TypeRef::array(&T::TYPE, N);
    type Model = <T::Model as Model<T>>::Array<N>;
}
