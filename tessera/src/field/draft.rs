//! Drafts: tables of borrowed data (see [`draft`]).
//!
//! A draft is a list of types, with a [`Given`] for each value that a field was given. Walks ask it for the field of
//! a number that they know at compile time, so that the look-up folds to the value or to the default.

use super::visit::{Choice, Record, Value, Visitor};
use super::{ArmVisitor, Field, FieldTypeVisitor, FieldVisitor, Model, Table, Union};
use crate::schema::Arm;
use core::marker::PhantomData;

/// What can be written as a buffer: `&T` of a table, a draft, a view.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be written as a buffer",
    label = "not a reference to a table, a draft or a view",
    note = "what is written is `&value` of a type declared as `table`, a draft of one, or a view"
)]
pub trait WriteTable: Clone {
    /// The table.
    type Table: Table;
    /// What stands for it.
    type Record: Record<Self::Table>;
    /// What stands for the table.
    fn record(self) -> Self::Record;
}

impl<'a, T: Table> WriteTable for &'a T {
    type Table = T;
    type Record = &'a T;
    #[inline]
    fn record(self) -> &'a T {
        self
    }
}

/// An arm of a union: see [`arm`].
#[derive(Clone, Copy, Debug)]
pub struct ArmOf<W>(W);

/// Makes a union of one of its arms: of `&table`, a draft or a view. A table that is no arm of the union is an error
/// when code is generated.
#[inline]
pub fn arm<W: WriteTable>(table: W) -> ArmOf<W> {
    ArmOf(table)
}

impl<U: Union, W: WriteTable> Value<U> for ArmOf<W> {
    #[inline]
    fn visit<V: Visitor>(self, v: V) -> V::Out {
        v.union::<U, Self>(self)
    }
}

impl<U: Union, W: WriteTable> Choice<U> for ArmOf<W> {
    #[inline]
    fn walk<V: ArmVisitor>(self, v: V) -> V::Out {
        v.arm::<W::Table, W::Record>(const { arm_of::<U, W::Table>() }, self.0.record())
    }
}

const fn arm_of<U: Union, T: Table>() -> &'static Arm {
    let mut i = 0;
    while i < U::DESC.arms.len() {
        if U::DESC.arms[i].ty.key == T::HEADING.key {
            return &U::DESC.arms[i];
        }
        i += 1;
    }
    panic!("the table is no arm of the union")
}

/// The fields that a draft was given: a list whose items are [`Given`], and `()` at its end.
pub trait Givens: Clone {
    /// Hands the field `index` to the visitor; false if it was not given.
    fn give<V: FieldVisitor>(&self, index: usize, v: &mut V) -> bool;
}

impl Givens for () {
    #[inline(always)]
    fn give<V: FieldVisitor>(&self, _: usize, _: &mut V) -> bool {
        false
    }
}

/// A value `X` for field `I`, which has type `F`, and the fields that were given before.
pub struct Given<const I: usize, F, X, L> {
    value: X,
    before: L,
    field: PhantomData<fn() -> F>,
}

impl<const I: usize, F: Field, X: Value<F>, L: Givens> Given<I, F, X, L> {
    #[doc(hidden)]
    #[inline]
    pub fn new(value: X, before: L) -> Self {
        Given { value, before, field: PhantomData }
    }
}

impl<const I: usize, F, X: Clone, L: Clone> Clone for Given<I, F, X, L> {
    #[inline]
    fn clone(&self) -> Self {
        Given { value: self.value.clone(), before: self.before.clone(), field: PhantomData }
    }
}

impl<const I: usize, F, X, L> core::fmt::Debug for Given<I, F, X, L> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Given({I})")
    }
}

impl<const I: usize, F: Field, X: Value<F>, L: Givens> Givens for Given<I, F, X, L> {
    #[inline(always)]
    fn give<V: FieldVisitor>(&self, index: usize, v: &mut V) -> bool {
        if index == I {
            v.field::<F, X>(index, self.value.clone());
            return true;
        }
        self.before.give(index, v)
    }
}

/// A table that can be drafted: see [`draft`].
pub trait Drafted: Table {
    /// The draft that was given nothing.
    type Draft: WriteTable<Table = Self>;
    /// A draft that was given nothing.
    fn draft() -> Self::Draft;
}

/// Starts a table of borrowed data: it has a method for each field, and is written like a value.
///
/// A field takes `&value` of its type, and besides: `&str` for a `String`, plain data by value, a slice of plain data
/// or [`items`](super::items) of an iterator for a `Vec`, the same for maps and sets, a draft or a view for a table,
/// [`arm`] of these for a union, and `Some` or `None` of all that for an `Option`. A newtype is given by reference.
/// Fields that are not given have their defaults.
///
/// The bytes are those of the owned value. Nothing is collected, but for the keys of maps and sets, which are sorted in
/// memory that a `Writer` keeps; a `Box`, `Rc` or `Arc` field that is not given is allocated.
///
/// ```
/// tessera::tessera_schema! {
///     pub schema docs;
///     pub table Scene { name: String, nodes: Vec<Node>, root: Option<Box<Node>> }
///     pub table Node { name: String, at: [f32; 3], kind: Kind }
///     pub union Kind { Mesh, Light }
///     pub table Mesh { points: Vec<f32> }
///     pub table Light { power: f32 = 1.0 }
/// }
/// use tessera::{arm, draft, items};
///
/// let names = ["floor", "wall"];
/// let points = [0.0, 1.0, 2.0];
/// let nodes = names.iter().map(|name| {
///     draft::<Node>().name(*name).at([0.0, 0.0, 1.0]).kind(arm(draft::<Mesh>().points(&points[..])))
/// });
/// let bytes = tessera::to_bytes(draft::<Scene>().name("room").nodes(items(nodes)))?;
///
/// let reader = tessera::Reader::<Scene>::open(&bytes)?;
/// assert_eq!(reader.root().nodes().get(1).map(|node| node.name()), Some("wall"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
#[inline]
pub fn draft<T: Drafted>() -> T::Draft {
    T::draft()
}

/// A field's default value.
#[derive(Clone, Copy)]
struct Initial(u64);

impl<F: Field> Value<F> for Initial {
    #[inline]
    fn visit<V: Visitor>(self, v: V) -> V::Out {
        F::Model::visit(&F::Model::initial(self.0), v)
    }
}

/// Hands out the fields of a draft, given types: a given value, or the default.
struct DraftWalk<'a, T, L, V> {
    givens: &'a L,
    visitor: &'a mut V,
    table: PhantomData<T>,
}

impl<T: Table, L: Givens, V: FieldVisitor> FieldTypeVisitor for DraftWalk<'_, T, L, V> {
    #[inline]
    fn field<F: Field>(&mut self, index: usize) {
        if !self.givens.give(index, self.visitor) {
            self.visitor.field::<F, Initial>(index, Initial(T::FIELDS[index].default));
        }
    }
}

/// Hands out the fields of a draft.
#[doc(hidden)]
#[inline]
pub fn draft_walk<const ORDER: u8, T: Table, L: Givens, V: FieldVisitor>(givens: &L, visitor: &mut V) {
    T::walk_types_in::<ORDER, _>(&mut DraftWalk { givens, visitor, table: PhantomData::<T> });
}
