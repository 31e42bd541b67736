//! The walks: what a codec implements, and what stands for a value while it is walked.
//!
//! A schema type is one of twelve shapes. A codec is a [`Visitor`] (it gets values), a [`TypeVisitor`] (it
//! gets types, and finds the values itself) or a [`Source`] (it makes values); it implements one method for
//! each shape and knows nothing of Rust types beyond that. What it gets need not be an owned value:
//! anything that can stand for one is a [`Value`], so that the same codec walks owned types, views of a
//! buffer, and borrowed data.
//!
//! Fields are handed out without results: a codec that can fail keeps its first error and ignores the rest.

use super::{Conversion, Field, Key, Model, Plain, Pointer, Scalar, Table, Union};
use crate::schema::Arm;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Gets one value, by its shape.
pub trait Visitor: Sized {
    /// What a visit gives.
    type Out;
    /// A number, bool, character, enum or flags.
    fn scalar<T: Scalar>(self, value: T) -> Self::Out;
    /// A plain struct, or an array of plain data as a member of a table.
    fn plain<T: Plain>(self, value: &T) -> Self::Out;
    /// A string.
    fn string(self, value: &str) -> Self::Out;
    /// A vector of plain data.
    fn plain_slice<T: Plain>(self, items: &[T]) -> Self::Out;
    /// A vector of optional plain data.
    fn optionals<T: Plain, I: Optionals<T>>(self, items: I) -> Self::Out;
    /// A vector, or an array as a member of a table, of anything else; of plain or optional plain data where its
    /// elements do not lie in a slice as they are stored.
    fn sequence<T: Field, S: Sequence<T>>(self, items: S) -> Self::Out;
    /// A map.
    fn map<K: Key, V: Field, M: Mapping<K, V>>(self, entries: M) -> Self::Out;
    /// A set.
    fn set<K: Key, M: Members<K>>(self, members: M) -> Self::Out;
    /// A table.
    fn table<T: Table, R: Record<T>>(self, record: R) -> Self::Out;
    /// A union, null included.
    fn union<U: Union, C: Choice<U>>(self, choice: C) -> Self::Out;
    /// An `Option` that is `None`.
    fn none<T: Field>(self) -> Self::Out;
    /// An `Option` that is `Some`.
    fn some<T: Field, X: Value<T>>(self, value: X) -> Self::Out;
    /// A value that is stored as plain data of another type; unless overridden, that.
    #[inline]
    fn converted<T: Field, M: Conversion<T>>(self, value: &T) -> Self::Out {
        <M::Wire as Field>::Model::visit(&M::to_wire(value), self)
    }
    /// A value of a type that is stored as another, as a buffer holds it. By default the value that it stands for is handed on;
    /// a codec that shows what is stored takes this.
    #[inline]
    fn stored<T: Field, M: Conversion<T>>(self, wire: &M::Wire) -> Self::Out {
        self.converted::<T, M>(&M::from_wire(*wire))
    }
    /// An `Rc` or `Arc`; unless overridden, the table. Others that are the same pointer may come later. Who hands out
    /// one that [is shared](Pointer::is_shared) keeps it alive until the whole value has been visited.
    #[inline]
    fn pointer<P: Pointer>(self, value: &P) -> Self::Out {
        self.table::<P::Table, &P::Table>(value.get())
    }
}

/// Gets one type, by its shape.
pub trait TypeVisitor: Sized {
    /// What a visit gives.
    type Out;
    /// A number, bool, character, enum or flags.
    fn scalar<T: Scalar>(self) -> Self::Out;
    /// A plain struct, or an array of plain data as a member of a table.
    fn plain<T: Plain>(self) -> Self::Out;
    /// A string.
    fn string(self) -> Self::Out;
    /// A vector of plain data.
    fn plain_vector<T: Plain>(self) -> Self::Out;
    /// A vector of optional plain data; `len` is the length it must have, if it is an array.
    fn optional_vector<T: Plain>(self, len: Option<usize>) -> Self::Out;
    /// A vector of anything else; `len` is the length it must have, if it is an array.
    fn vector<T: Field>(self, len: Option<usize>) -> Self::Out;
    /// A map.
    fn map<K: Key, V: Field>(self) -> Self::Out;
    /// A set.
    fn set<K: Key>(self) -> Self::Out;
    /// A table.
    fn table<T: Table>(self) -> Self::Out;
    /// A union.
    fn union<U: Union>(self) -> Self::Out;
    /// An `Option`.
    fn option<T: Field>(self) -> Self::Out;
    /// A value that is stored as plain data of another type; unless overridden, that.
    #[inline]
    fn converted<T: Field, M: Conversion<T>>(self) -> Self::Out {
        <M::Wire as Field>::Model::describe(self)
    }
    /// A vector of such values; unless overridden, of what is stored.
    #[inline]
    fn converted_vector<T: Field, M: Conversion<T>>(self) -> Self::Out {
        self.plain_vector::<M::Wire>()
    }
    /// A vector of such values or `None`; unless overridden, of what is stored.
    #[inline]
    fn converted_optional_vector<T: Field, M: Conversion<T>>(self, len: Option<usize>) -> Self::Out {
        self.optional_vector::<M::Wire>(len)
    }
}

/// Gives one value, by its shape: plain data as a result, all else by filling what holds its default value.
///
/// Filling in place keeps large values off the stack, so that nested ones take the same few hundred bytes of
/// it on each level, whatever their size. A source that fails keeps its first error, and then leaves the
/// defaults.
pub trait Source: Sized {
    /// A number, bool, character, enum or flags.
    fn scalar<T: Scalar>(self) -> T;
    /// A plain struct, or an array of plain data as a member of a table.
    fn plain<T: Plain>(self) -> T;
    /// A string.
    fn string(self, value: &mut String);
    /// A vector of plain data.
    fn plain_vec<T: Plain>(self, value: &mut Vec<T>);
    /// A vector of optional plain data.
    fn optional_vec<T: Plain>(self, value: &mut Vec<Option<T>>);
    /// An array of optional plain data.
    fn optional_array<T: Plain>(self, value: &mut [Option<T>]);
    /// A vector of anything else.
    fn vec<T: Field>(self, value: &mut Vec<T>);
    /// An array of anything else.
    fn array<T: Field>(self, value: &mut [T]);
    /// A map, as the collection `M`.
    fn map<K: Key, V: Field, M: FromIterator<(K, V)>>(self, value: &mut M);
    /// A set, as the collection `C`.
    fn set<K: Key, C: FromIterator<K>>(self, value: &mut C);
    /// A table.
    fn table<T: Table>(self, value: &mut T);
    /// A union.
    fn union<U: Union>(self, value: &mut U);
    /// An `Option`.
    fn option<T: Field>(self, value: &mut Option<T>);
    /// The `Rc` or `Arc` that was made of this object before, if pointers are to be shared; unless overridden, none.
    #[inline]
    fn shared_pointer<P: Pointer>(&self) -> Option<P> {
        None
    }
    /// A vector of values that are stored as plain data of another type.
    #[inline]
    fn converted_vec<T: Field, M: Conversion<T>>(self, value: &mut Vec<T>) {
        let mut wire = Vec::new();
        self.plain_vec::<M::Wire>(&mut wire);
        *value = wire.into_iter().map(M::from_wire).collect();
    }
    /// A vector of such values or `None`.
    #[inline]
    fn converted_optional_vec<T: Field, M: Conversion<T>>(self, value: &mut Vec<Option<T>>) {
        let mut wire = Vec::new();
        self.optional_vec::<M::Wire>(&mut wire);
        *value = wire.into_iter().map(|item| item.map(M::from_wire)).collect();
    }
    /// An `Rc` or `Arc`, not shared yet; unless overridden, its table.
    #[inline]
    fn pointer<P: Pointer>(self, value: &mut P) {
        if let Some(table) = value.get_mut() {
            self.table(table);
        }
    }
}

/// Gets the fields of a table, each with its index in declaration order.
pub trait FieldVisitor {
    /// The field `index`, of type `F`.
    fn field<F: Field, X: Value<F>>(&mut self, index: usize, value: X);
}

/// Gets the fields of a table without values.
pub trait FieldTypeVisitor {
    /// The field `index`, of type `F`.
    fn field<F: Field>(&mut self, index: usize);
}

/// Fills the fields of a table.
pub trait FieldSource {
    /// The field `index`, which holds its default value.
    fn field<F: Field>(&mut self, index: usize, value: &mut F);
}

/// Gets the fields of a plain struct.
pub trait PlainVisitor {
    /// The field `index`, of type `F`.
    fn field<F: Plain>(&mut self, index: usize, value: &F);
}

/// Gets the fields of a plain struct without values.
pub trait PlainTypeVisitor {
    /// The field `index`, of type `F`, `offset` bytes from the start of the struct.
    fn field<F: Plain>(&mut self, index: usize, offset: usize);
}

/// Makes plain data from its fields.
pub trait PlainSource {
    /// A value that is itself a number, bool, character, enum or flags.
    fn scalar<T: Scalar>(&mut self) -> T;
    /// The field `index` of a struct, or element of an array, of type `F`.
    fn field<F: Plain>(&mut self, index: usize) -> F;
}

/// Gets what a union holds.
pub trait ArmVisitor: Sized {
    /// What a visit gives.
    type Out;
    /// One of the arms that this build knows.
    fn arm<T: Table, R: Record<T>>(self, arm: &'static Arm, record: R) -> Self::Out;
    /// Null (tag 0), or an arm that this build does not know.
    fn unknown(self, tag: u32) -> Self::Out;
}

/// Gets the type that a tag names.
pub trait ArmTypeVisitor: Sized {
    /// What a visit gives.
    type Out;
    /// One of the arms that this build knows.
    fn arm<T: Table>(self, arm: &'static Arm) -> Self::Out;
    /// Null (tag 0), or an arm that this build does not know.
    fn unknown(self, tag: u32) -> Self::Out;
}

/// Fills the table of a union's arm.
pub trait ArmSource {
    /// The table, which holds its default value.
    fn arm<T: Table>(self, value: &mut T);
}

/// Something that stands for a value of the schema type `T`: `&T`, or a place in a buffer.
pub trait Value<T: Field>: Clone {
    /// Hands the value to `v`.
    fn visit<V: Visitor>(self, v: V) -> V::Out;
}

/// The orders in which a table hands out its fields; parameters of the walks.
pub mod order {
    /// As they were declared.
    pub const DECLARED: u8 = 0;
    /// As they lie in an object (FORMAT 6.7).
    pub const WIRE: u8 = 1;
    /// The last in wire order first.
    pub const WIRE_BACK: u8 = 2;
}

/// Something that stands for a table `T`.
pub trait Record<T: Table>: Clone {
    /// Hands out the fields in one of the orders of [`order`].
    fn walk_in<const ORDER: u8, V: FieldVisitor>(&self, v: &mut V);
    /// Hands out the fields in declaration order.
    #[inline]
    fn walk<V: FieldVisitor>(&self, v: &mut V) {
        self.walk_in::<{ order::DECLARED }, V>(v);
    }
    /// Hands out the fields in wire order.
    #[inline]
    fn walk_wire<V: FieldVisitor>(&self, v: &mut V) {
        self.walk_in::<{ order::WIRE }, V>(v);
    }
    /// Hands out the fields in reverse wire order.
    #[inline]
    fn walk_wire_back<V: FieldVisitor>(&self, v: &mut V) {
        self.walk_in::<{ order::WIRE_BACK }, V>(v);
    }
}

/// Something that stands for a union `U`.
pub trait Choice<U: Union>: Clone {
    /// Hands over what it holds.
    fn walk<V: ArmVisitor>(self, v: V) -> V::Out;
}

/// Something that stands for a vector whose elements are not plain.
pub trait Sequence<T: Field>: Clone {
    /// What stands for an element.
    type Item: Value<T>;
    /// The elements.
    fn items(self) -> impl DoubleEndedIterator<Item = Self::Item> + ExactSizeIterator;
}

/// Something that stands for a vector of optional plain data.
pub trait Optionals<T: Plain>: Clone {
    /// The elements.
    fn items(self) -> impl DoubleEndedIterator<Item = Option<T>> + ExactSizeIterator;
}

/// Something that stands for a set.
pub trait Members<K: Key>: Clone {
    /// What stands for a member.
    type Item: Value<K>;
    /// Whether members come in ascending order.
    const SORTED: bool;
    /// Whether no member can come twice.
    const DISTINCT: bool = true;
    /// How many members.
    fn len(&self) -> usize;
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The members, ascending if sorted.
    fn items(self) -> impl Iterator<Item = Self::Item>;
    /// The members, descending if sorted.
    fn items_back(self) -> impl Iterator<Item = Self::Item>;
    /// The order of two members (FORMAT 10.4).
    fn compare(a: &Self::Item, b: &Self::Item) -> Ordering;
}

/// Something that stands for a map.
pub trait Mapping<K: Key, V: Field>: Clone {
    /// What stands for a key.
    type Key: Value<K>;
    /// What stands for a value.
    type Item: Value<V>;
    /// Whether entries come in ascending order of their keys.
    const SORTED: bool;
    /// Whether no key can come twice.
    const DISTINCT: bool = true;
    /// How many entries.
    fn len(&self) -> usize;
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The entries, ascending if sorted.
    fn entries(self) -> impl Iterator<Item = (Self::Key, Self::Item)>;
    /// The entries, descending if sorted.
    fn entries_back(self) -> impl Iterator<Item = (Self::Key, Self::Item)>;
    /// The order of two keys (FORMAT §10).
    fn compare(a: &Self::Key, b: &Self::Key) -> Ordering;
}
