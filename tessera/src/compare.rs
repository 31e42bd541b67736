//! `Debug` and `==` of views, by the walks.
//!
//! Both walk the buffer as a tree: on a buffer whose items are shared many times over they can take far
//! longer than the buffer is large, unlike verification.

use crate::field::{
    ArmTypeVisitor, ArmVisitor, Choice, Conversion, Field, FieldTypeVisitor, FieldVisitor, Key, Mapping,
    Members, Model, Optionals, Plain, Record, Scalar, Sequence, Table, TypeVisitor, Union, Value, Visitor,
};
use crate::schema::Arm;
use crate::view::{Held, Object, Place, Places, RawPlace};
use core::fmt;
use core::marker::PhantomData;

/// Prints a value of type `F` as the derived `Debug` of an owned value would.
struct Shown<F, X>(X, PhantomData<F>);

impl<F: Field, X: Value<F>> Shown<F, X> {
    fn new(value: X) -> Self {
        Shown(value, PhantomData)
    }
}

impl<F: Field, X: Value<F>> fmt::Debug for Shown<F, X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.clone().visit(Print(f))
    }
}

/// Prints a view of the table `T`.
///
/// # Errors
///
/// Those of the formatter.
pub fn debug<T: Table>(object: Object<'_, T>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    Print(f).table::<T, _>(object)
}

/// Prints what a buffer holds for the union `U`.
///
/// # Errors
///
/// Those of the formatter.
pub fn debug_held<U: Union>(held: Held<'_, U>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    held.walk(PrintArm(f))
}

struct Print<'p, 'f>(&'p mut fmt::Formatter<'f>);

impl Visitor for Print<'_, '_> {
    type Out = fmt::Result;

    fn scalar<T: Scalar>(self, value: T) -> fmt::Result {
        value.fmt(self.0)
    }
    fn plain<T: Plain>(self, value: &T) -> fmt::Result {
        value.fmt(self.0)
    }
    fn string(self, value: &str) -> fmt::Result {
        fmt::Debug::fmt(value, self.0)
    }
    fn plain_slice<T: Plain>(self, items: &[T]) -> fmt::Result {
        fmt::Debug::fmt(items, self.0)
    }
    fn optionals<T: Plain, I: Optionals<T>>(self, items: I) -> fmt::Result {
        self.0.debug_list().entries(items.items()).finish()
    }
    fn sequence<T: Field, S: Sequence<T>>(self, items: S) -> fmt::Result {
        self.0.debug_list().entries(items.items().map(Shown::<T, _>::new)).finish()
    }
    fn map<K: Key, V: Field, M: Mapping<K, V>>(self, entries: M) -> fmt::Result {
        let entries = entries.entries().map(|(k, v)| (Shown::<K, _>::new(k), Shown::<V, _>::new(v)));
        self.0.debug_map().entries(entries).finish()
    }
    fn set<K: Key, M: Members<K>>(self, members: M) -> fmt::Result {
        self.0.debug_set().entries(members.items().map(Shown::<K, _>::new)).finish()
    }
    fn table<T: Table, R: Record<T>>(self, record: R) -> fmt::Result {
        let mut fields = PrintFields { out: self.0.debug_struct(T::HEADING.ident), table: PhantomData::<T> };
        record.walk(&mut fields);
        fields.out.finish()
    }
    fn union<U: Union, C: Choice<U>>(self, choice: C) -> fmt::Result {
        choice.walk(PrintArm(self.0))
    }
    fn none<T: Field>(self) -> fmt::Result {
        self.0.write_str("None")
    }
    fn some<T: Field, X: Value<T>>(self, value: X) -> fmt::Result {
        self.0.debug_tuple("Some").field(&Shown::<T, X>::new(value)).finish()
    }
    fn converted<T: Field, M: Conversion<T>>(self, value: &T) -> fmt::Result {
        value.fmt(self.0)
    }
}

struct PrintFields<'p, 'f, T> {
    out: fmt::DebugStruct<'p, 'f>,
    table: PhantomData<T>,
}

impl<T: Table> FieldVisitor for PrintFields<'_, '_, T> {
    fn field<F: Field, X: Value<F>>(&mut self, index: usize, value: X) {
        self.out.field(T::FIELDS[index].ident, &Shown::<F, X>::new(value));
    }
}

struct PrintArm<'p, 'f>(&'p mut fmt::Formatter<'f>);

impl ArmVisitor for PrintArm<'_, '_> {
    type Out = fmt::Result;
    fn arm<T: Table, R: Record<T>>(self, arm: &'static Arm, record: R) -> fmt::Result {
        self.0.debug_tuple(arm.name).field(&ShownRecord::<T, R>(record, PhantomData)).finish()
    }
    fn unknown(self, tag: u32) -> fmt::Result {
        self.0.debug_tuple("Unknown").field(&tag).finish()
    }
}

struct ShownRecord<T, R>(R, PhantomData<T>);

impl<T: Table, R: Record<T>> fmt::Debug for ShownRecord<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Print(f).table::<T, R>(self.0.clone())
    }
}

/// Whether two views of the table `T` are equal, field by field, as the derived `==` of owned values is.
#[must_use]
pub fn equal<T: Table>(a: Object<'_, T>, b: Object<'_, T>) -> bool {
    let mut fields = EqualFields { a, b, equal: true };
    T::walk_types(&mut fields);
    fields.equal
}

struct EqualFields<'a, 'b, T> {
    a: Object<'a, T>,
    b: Object<'b, T>,
    equal: bool,
}

impl<T: Table> FieldTypeVisitor for EqualFields<'_, '_, T> {
    fn field<F: Field>(&mut self, index: usize) {
        if self.equal {
            // SAFETY: the walk of `T` hands out each field with its own type.
            let a = unsafe { self.a.place_of::<F>(index) };
            // SAFETY: as above.
            let b = unsafe { self.b.place_of::<F>(index) };
            self.equal = equal_places(a, b);
        }
    }
}

fn equal_places<F: Field>(a: Place<'_, F>, b: Place<'_, F>) -> bool {
    F::Model::describe(Equal { a: a.raw(), b: b.raw() })
}

/// Compares what two places stand for.
///
/// INVARIANT: both stand for the type whose shape is described to it.
struct Equal<'a, 'b> {
    a: RawPlace<'a>,
    b: RawPlace<'b>,
}

impl TypeVisitor for Equal<'_, '_> {
    type Out = bool;

    fn scalar<T: Scalar>(self) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a: T = unsafe { self.a.scalar() };
        // SAFETY: as above.
        a == unsafe { self.b.scalar::<T>() }
    }
    fn plain<T: Plain>(self) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a: &T = unsafe { self.a.plain() };
        // SAFETY: as above.
        a == unsafe { self.b.plain::<T>() }
    }
    fn string(self) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a = unsafe { self.a.string() };
        // SAFETY: as above.
        a == unsafe { self.b.string() }
    }
    fn plain_vector<T: Plain>(self) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a: &[T] = unsafe { self.a.plain_slice() };
        // SAFETY: as above.
        a == unsafe { self.b.plain_slice::<T>() }
    }
    fn optional_vector<T: Plain>(self, len: Option<usize>) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a = unsafe { self.a.optionals::<T>(len) };
        // SAFETY: as above.
        let b = unsafe { self.b.optionals::<T>(len) };
        a.items().eq(b.items())
    }
    fn vector<T: Field>(self, len: Option<usize>) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a = unsafe { self.a.places::<T>(len) };
        // SAFETY: as above.
        equal_columns(a, unsafe { self.b.places::<T>(len) })
    }
    fn map<K: Key, V: Field>(self) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a = unsafe { self.a.map::<K, V>() };
        // SAFETY: as above.
        let b = unsafe { self.b.map::<K, V>() };
        equal_columns(a.keys, b.keys) && equal_columns(a.values, b.values)
    }
    fn set<K: Key>(self) -> bool {
        self.vector::<K>(None)
    }
    fn table<T: Table>(self) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a = unsafe { self.a.object::<T>() };
        // SAFETY: as above.
        equal(a, unsafe { self.b.object::<T>() })
    }
    fn union<U: Union>(self) -> bool {
        // SAFETY: the invariant of `Equal`.
        let a = unsafe { self.a.held::<U>() };
        // SAFETY: as above.
        let b = unsafe { self.b.held::<U>() };
        equal_held(a, b)
    }
    fn option<T: Field>(self) -> bool {
        match (self.a, self.b) {
            (RawPlace::Absent(_), RawPlace::Absent(_)) => true,
            (RawPlace::Absent(_), _) | (_, RawPlace::Absent(_)) => false,
            _ => T::Model::describe(self),
        }
    }
}

fn equal_columns<T: Field>(a: Places<'_, T>, b: Places<'_, T>) -> bool {
    a.len() == b.len() && a.iter().zip(b.iter()).all(|(a, b)| equal_places(a, b))
}

/// Whether two unions of one type hold the same.
#[must_use]
pub fn equal_held<U: Union>(a: Held<'_, U>, b: Held<'_, U>) -> bool {
    a.tag() == b.tag() && U::walk_type(a.tag(), EqualArms { a, b })
}

struct EqualArms<'a, 'b, U> {
    a: Held<'a, U>,
    b: Held<'b, U>,
}

impl<U: Union> ArmTypeVisitor for EqualArms<'_, '_, U> {
    type Out = bool;
    fn arm<T: Table>(self, arm: &'static Arm) -> bool {
        // SAFETY: the walk of `U` hands out `T` with the arm whose table it is.
        let a = unsafe { self.a.object::<T>(arm.tag) };
        // SAFETY: as above.
        let b = unsafe { self.b.object::<T>(arm.tag) };
        match (a, b) {
            (Some(a), Some(b)) => equal(a, b),
            (None, None) => true,
            _ => false,
        }
    }
    fn unknown(self, _: u32) -> bool {
        true
    }
}
