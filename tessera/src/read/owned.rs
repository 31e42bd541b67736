//! Owned values from verified buffers, within a budget of memory and depth.
//!
//! A buffer whose items share can stand for a value exponentially larger than itself, so memory is paid for
//! before it is taken, but for the default value of one table at a time. A source that runs out keeps its
//! first error and leaves defaults from then on.
//!
//! Values are filled where they will stay, after a default was put there by a function of its own. So a level
//! takes a few hundred bytes of stack however large its tables are, and all 128 levels fit small threads.

use super::ReadOptions;
use super::budget::Budget;
use crate::error::{ReadError, Step};
use crate::field::{
    ArmSource, Conversion, Field, FieldSource, Key, Model, Plain, Pointer, Scalar, Source, Table, Union,
    table_desc,
};
use crate::view::{Held, Object, Place, RawPlace};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::TypeId;

/// Memory that `TryFrom` of a view may take: it does not know how large the buffer is.
const VIEW_BYTES: u64 = 1 << 30;

/// Makes an owned value of a view, in at most 1 GiB and 128 levels; what `TryFrom` of generated views calls.
///
/// # Errors
///
/// [`TooLarge`](crate::ReadErrorKind::TooLarge) and [`TooDeep`](crate::ReadErrorKind::TooDeep).
pub fn to_owned<T: Table>(object: Object<'_, T>) -> Result<T, ReadError> {
    build(object, ReadOptions::new().max_owned_bytes(VIEW_BYTES), 0)
}

/// Makes an owned value of what a buffer holds for a union; what `TryFrom` of generated views calls.
///
/// # Errors
///
/// As [`to_owned`].
pub fn to_owned_arm<U: Union>(held: Held<'_, U>) -> Result<U, ReadError> {
    let mut budget = Budget::new(ReadOptions::new().max_owned_bytes(VIEW_BYTES), 0);
    let mut value = U::default();
    union(held, &mut value, &mut budget, 1);
    budget.finish(value)
}

/// Makes an owned value of the table at `object`,
/// in a buffer of `len` bytes.
pub(super) fn build<T: Table>(
    object: Object<'_, T>,
    options: ReadOptions,
    len: usize,
) -> Result<T, ReadError> {
    let mut budget = Budget::new(options, len);
    budget.spend(size_of::<T>());
    let mut value = T::default();
    table(object, &mut value, &mut budget, 1);
    budget.finish(value).map_err(|mut error| {
        error.prepend(Step::Root(T::HEADING.ident));
        error
    })
}

/// Fills a table. Small ones are filled where they are needed, in registers; others out of line, so that tables below
/// tables do not pile up in one function.
#[inline]
fn table<T: Table>(object: Object<'_, T>, value: &mut T, budget: &mut Budget, depth: u32) {
    if const { is_whole::<T>() } {
        table_here(object, value, budget, depth);
    } else {
        large_table(object, value, budget, depth);
    }
}

#[inline(never)]
fn large_table<T: Table>(object: Object<'_, T>, value: &mut T, budget: &mut Budget, depth: u32) {
    table_here(object, value, budget, depth);
}

#[inline]
fn table_here<T: Table>(object: Object<'_, T>, value: &mut T, budget: &mut Budget, depth: u32) {
    if budget.enter(depth) {
        value.fill(&mut Fields { object, budget, depth: depth.saturating_add(1) });
    }
}

/// Fills the fields of a table.
struct Fields<'a, 'b, T> {
    object: Object<'a, T>,
    budget: &'b mut Budget,
    depth: u32,
}

impl<T: Table> FieldSource for Fields<'_, '_, T> {
    #[inline(always)]
    fn field<F: Field>(&mut self, index: usize, value: &mut F) {
        // SAFETY: the walk of `T` asks for each field with its own type.
        let place = unsafe { self.object.place_of::<F>(index) };
        if const { F::TYPE.kind.is_inline() } {
            // Plain data takes no memory and cannot fail, and what it is after an error does not matter.
            fill(place, value, self.budget, self.depth);
        } else if self.budget.error.is_none() {
            self.field_at(place, index, value);
        }
    }
}

impl<T: Table> Fields<'_, '_, T> {
    /// Fills a field that may fail; in large tables out of line.
    #[inline(always)]
    fn field_at<F: Field>(&mut self, place: Place<'_, F>, index: usize, value: &mut F) {
        if const { T::FIELDS.len() <= SMALL } {
            fill(place, value, self.budget, self.depth);
        } else {
            fill_apart(place, value, self.budget, self.depth);
        }
        if self.budget.error.is_some() {
            self.failed(index);
        }
    }

    #[cold]
    #[inline(never)]
    #[expect(clippy::indexing_slicing, reason = "the walk of a table gives the numbers of its fields")]
    fn failed(&mut self, index: usize) {
        self.budget.prepend(Step::Field(table_desc::<T>().names[index]));
    }
}

/// The largest table whose fields are filled in line, in fields.
const SMALL: usize = 16;

/// Whether a value is put in its place whole: plain data, which need not have a default to fill, and what is
/// no larger than a few pointers.
const fn is_whole<F: Field>() -> bool {
    F::TYPE.is_plain() || size_of::<F>() <= 64
}

/// Fills the default value of what is at `place`.
#[inline]
fn fill<F: Field>(place: Place<'_, F>, value: &mut F, budget: &mut Budget, depth: u32) {
    match place.raw() {
        // What holds tables even when it is absent is walked all the same, so that its memory is paid for.
        RawPlace::Absent(_) if !F::TYPE.required => {}
        raw => F::Model::fill(value, Owned { place: raw, budget, depth }),
    }
}

#[inline(never)]
fn fill_apart<F: Field>(place: Place<'_, F>, value: &mut F, budget: &mut Budget, depth: u32) {
    fill(place, value, budget, depth);
}

/// Appends the value at `place`, which is an element.
#[inline]
fn push<F: Field>(place: Place<'_, F>, items: &mut Vec<F>, budget: &mut Budget, depth: u32) {
    if const { is_whole::<F>() } {
        items.push(match place.raw() {
            RawPlace::Absent(_) if !F::TYPE.required => F::Model::initial(0),
            raw => F::Model::build(Owned { place: raw, budget, depth }),
        });
    } else {
        push_initial(items);
        if let Some(value) = items.last_mut() {
            fill(place, value, budget, depth);
        }
    }
}

#[inline(never)]
fn push_initial<F: Field>(items: &mut Vec<F>) {
    items.push(F::Model::initial(0));
}

#[inline(never)]
fn set_initial<F: Field>(value: &mut Option<F>) {
    *value = Some(F::Model::initial(0));
}

#[inline(never)]
fn collect<K, V, M: FromIterator<(K, V)>>(keys: Vec<K>, values: Vec<V>, map: &mut M) {
    *map = keys.into_iter().zip(values).collect();
}

/// Gives one value, which is present, or a table or array of tables that is not.
///
/// INVARIANT: the place stands for the type whose shape is asked for.
struct Owned<'a, 'b> {
    place: RawPlace<'a>,
    budget: &'b mut Budget,
    depth: u32,
}

impl Owned<'_, '_> {
    /// Whether the level of this item is within the limit, and `count` values of type `T` within the memory.
    fn affords<T>(&mut self, count: usize) -> bool {
        self.budget.enter(self.depth) && self.budget.spend_on::<T>(count)
    }
}

impl Source for Owned<'_, '_> {
    #[inline]
    fn scalar<T: Scalar>(self) -> T {
        // SAFETY: the invariant of `Owned`.
        unsafe { self.place.scalar() }
    }

    #[inline]
    fn plain<T: Plain>(self) -> T {
        // SAFETY: the invariant of `Owned`.
        *unsafe { self.place.plain::<T>() }
    }

    #[inline]
    fn string(self, value: &mut String) {
        // SAFETY: the invariant of `Owned`.
        let text = unsafe { self.place.string() };
        if self.budget.spend(text.len()) {
            *value = String::from(text);
        }
    }

    #[inline]
    fn plain_vec<T: Plain>(mut self, value: &mut Vec<T>) {
        // SAFETY: the invariant of `Owned`.
        let items = unsafe { self.place.plain_slice::<T>() };
        if self.affords::<T>(items.len()) {
            *value = items.to_vec();
        }
    }

    fn optional_vec<T: Plain>(mut self, value: &mut Vec<Option<T>>) {
        // SAFETY: the invariant of `Owned`.
        let items = unsafe { self.place.optionals::<T>(None) };
        if self.affords::<Option<T>>(items.len()) {
            *value = (0..items.len()).map(|i| items.get(i)).collect();
        }
    }

    fn optional_array<T: Plain>(mut self, value: &mut [Option<T>]) {
        // SAFETY: the invariant of `Owned`.
        let items = unsafe { self.place.optionals::<T>(Some(value.len())) };
        if self.affords::<Option<T>>(0) {
            value.iter_mut().enumerate().for_each(|(i, value)| *value = items.get(i));
        }
    }

    fn vec<T: Field>(mut self, value: &mut Vec<T>) {
        // SAFETY: the invariant of `Owned`.
        let places = unsafe { self.place.places::<T>(None) };
        if !self.affords::<T>(places.len()) {
            return;
        }
        let Owned { budget, depth, .. } = self;
        *value = Vec::with_capacity(places.len());
        for (i, place) in places.iter().enumerate() {
            push(place, value, budget, depth.saturating_add(1));
            if budget.error.is_some() {
                return budget.prepend(Step::Element(i));
            }
        }
    }

    fn array<T: Field>(mut self, value: &mut [T]) {
        // SAFETY: the invariant of `Owned`.
        let places = unsafe { self.place.places::<T>(Some(value.len())) };
        if !self.affords::<T>(0) {
            return;
        }
        let Owned { budget, depth, .. } = self;
        for (i, (place, value)) in places.iter().zip(value).enumerate() {
            fill(place, value, budget, depth.saturating_add(1));
            if budget.error.is_some() {
                return budget.prepend(Step::Element(i));
            }
        }
    }

    fn map<K: Key, V: Field, M: FromIterator<(K, V)>>(self, value: &mut M) {
        // SAFETY: the invariant of `Owned`.
        let map = unsafe { self.place.map::<K, V>() };
        let (budget, depth) = (self.budget, self.depth.saturating_add(2));
        // The two vectors of a map are one level below it.
        if !budget.enter(depth.saturating_sub(1)) || !budget.spend_on::<(K, V)>(map.keys.len()) {
            return;
        }
        let (mut keys, mut values) = (Vec::with_capacity(map.keys.len()), Vec::with_capacity(map.keys.len()));
        for (i, (key, value)) in map.keys.iter().zip(map.values.iter()).enumerate() {
            push(key, &mut keys, budget, depth);
            push(value, &mut values, budget, depth);
            if budget.error.is_some() {
                return budget.prepend(Step::Element(i));
            }
        }
        collect(keys, values, value);
    }

    fn set<K: Key, C: FromIterator<K>>(self, value: &mut C) {
        let mut members = Vec::new();
        self.vec::<K>(&mut members);
        *value = members.into_iter().collect();
    }

    #[inline]
    fn table<T: Table>(self, value: &mut T) {
        // SAFETY: the invariant of `Owned`.
        let object = unsafe { self.place.object::<T>() };
        if self.budget.spend_on::<T>(1) {
            table(object, value, self.budget, self.depth);
        }
    }

    fn shared_pointer<P: Pointer>(&self) -> Option<P> {
        let pointers = self.budget.pointers.as_ref()?;
        // Absent ones are no object that several could refer to.
        let RawPlace::Cell(_) = self.place else { return None };
        // SAFETY: the invariant of `Owned`.
        let object = unsafe { self.place.object::<P::Table>() };
        pointers.get(&(object.address(), TypeId::of::<P>()))?.downcast_ref().cloned()
    }

    fn pointer<P: Pointer>(self, value: &mut P) {
        if let Some(shared) = self.shared_pointer() {
            *value = shared;
            return;
        }
        // SAFETY: the invariant of `Owned`.
        let object = unsafe { self.place.object::<P::Table>() };
        // Two counts, and what is remembered.
        let beside = if self.budget.pointers.is_some() { 112 } else { 16 };
        if let Some(made) = value.get_mut()
            && self.budget.spend(size_of::<P::Table>().saturating_add(beside))
        {
            table(object, made, self.budget, self.depth);
        }
        if let (Some(pointers), RawPlace::Cell(_)) = (&mut self.budget.pointers, self.place) {
            pointers.insert((object.address(), TypeId::of::<P>()), Box::new(value.clone()));
        }
    }

    fn converted_vec<T: Field, M: Conversion<T>>(mut self, value: &mut Vec<T>) {
        // SAFETY: the invariant of `Owned`: the place stands for what is stored.
        let items = unsafe { self.place.plain_slice::<M::Wire>() };
        if self.affords::<T>(items.len()) {
            *value = items.iter().map(|item| M::from_wire(*item)).collect();
        }
    }

    fn converted_optional_vec<T: Field, M: Conversion<T>>(mut self, value: &mut Vec<Option<T>>) {
        // SAFETY: the invariant of `Owned`: the place stands for what is stored.
        let items = unsafe { self.place.optionals::<M::Wire>(None) };
        if self.affords::<Option<T>>(items.len()) {
            *value = (0..items.len()).map(|i| items.get(i).map(M::from_wire)).collect();
        }
    }

    #[inline]
    fn union<U: Union>(self, value: &mut U) {
        // SAFETY: the invariant of `Owned`.
        let held = unsafe { self.place.held::<U>() };
        union(held, value, self.budget, self.depth);
    }

    #[inline]
    fn option<T: Field>(self, value: &mut Option<T>) {
        if const { is_whole::<T>() } {
            *value = Some(T::Model::build(self));
        } else {
            set_initial(value);
            if let Some(value) = value {
                T::Model::fill(value, self);
            }
        }
    }
}

fn union<U: Union>(held: Held<'_, U>, value: &mut U, budget: &mut Budget, depth: u32) {
    if held.has_content() {
        value.set(held.tag());
        value.fill(OwnedArm { held, budget, depth });
    } else {
        *value = U::unknown(held.tag());
    }
}

/// Fills the table of a union's arm.
struct OwnedArm<'a, 'b, U> {
    held: Held<'a, U>,
    budget: &'b mut Budget,
    depth: u32,
}

impl<U: Union> ArmSource for OwnedArm<'_, '_, U> {
    fn arm<T: Table>(self, value: &mut T) {
        // SAFETY: `U` asks for the table of the arm with the held tag, which it was set to.
        let object = unsafe { self.held.object::<T>(self.held.tag()) };
        if let Some(object) = object
            && self.budget.spend_on::<T>(1)
        {
            table(object, value, self.budget, self.depth);
        }
    }
}
