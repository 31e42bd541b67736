//! Owned values from verified buffers, within a budget of memory and depth.
//!
//! A buffer whose items share can stand for a value exponentially larger than itself, so memory is paid for
//! before it is taken. A source that runs out keeps its first error and gives defaults from then on.

use super::ReadOptions;
use crate::error::{Expected, ReadError, ReadErrorKind, Step};
use crate::field::{
    ArmSource, Field, FieldSource, Key, Model, Plain, Scalar, Source, Table, Union, table_desc,
};
use crate::view::{Held, Object, Place, RawPlace};
use alloc::string::String;
use alloc::vec::Vec;

/// Memory that `TryFrom` of a view may take: it does not know how large the buffer is.
const VIEW_BYTES: u64 = 1 << 30;

/// Makes an owned value of a view, in at most 1 GiB and 128 levels; what `TryFrom` of generated views calls.
///
/// # Errors
///
/// [`ReadErrorKind::TooLarge`] and [`ReadErrorKind::TooDeep`].
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
    let value = union(held, &mut budget, 1);
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
    let value = table(object, &mut budget, 1);
    budget.finish(value).map_err(|mut error| {
        error.prepend(Step::Root(T::HEADING.ident));
        error
    })
}

/// What may still be used, and the first error.
struct Budget {
    left: u64,
    limit: u64,
    max_depth: u32,
    stack: usize,
    error: Option<ReadError>,
}

impl Budget {
    fn new(options: ReadOptions, len: usize) -> Self {
        let limit = options.owned_bytes(len);
        Budget { left: limit, limit, max_depth: options.max_depth, stack: options.max_stack, error: None }
    }

    /// Pays for `bytes` of memory; false if that is too much, or an error was met before.
    fn spend(&mut self, bytes: usize) -> bool {
        match self.left.checked_sub(bytes as u64) {
            Some(left) if self.error.is_none() => {
                self.left = left;
                true
            }
            _ => {
                let found = self.limit.saturating_sub(self.left).saturating_add(bytes as u64);
                self.fail(ReadErrorKind::TooLarge, self.limit, found)
            }
        }
    }

    /// Pays for `count` values of type `T`.
    fn spend_on<T>(&mut self, count: usize) -> bool {
        self.spend(count.saturating_mul(size_of::<T>()))
    }

    fn enter(&mut self, depth: u32) -> bool {
        self.error.is_none()
            && (depth <= self.max_depth
                || self.fail(ReadErrorKind::TooDeep, self.max_depth.into(), depth.into()))
    }

    #[cold]
    fn fail(&mut self, kind: ReadErrorKind, limit: u64, found: u64) -> bool {
        if self.error.is_none() {
            self.error = Some(ReadError::new(kind, 0, Expected::AtMost(limit), found));
        }
        false
    }

    #[cold]
    fn prepend(&mut self, step: Step) {
        if let Some(error) = &mut self.error {
            error.prepend(step);
        }
    }

    fn finish<T>(self, value: T) -> Result<T, ReadError> {
        match self.error {
            None => Ok(value),
            Some(error) => Err(error),
        }
    }
}

fn table<T: Table>(object: Object<'_, T>, budget: &mut Budget, depth: u32) -> T {
    let stack = budget.stack;
    // A value lies on the stack until its owner takes it, so large tables cannot nest as deeply as small ones.
    let Some(left) = stack.checked_sub(size_of::<T>()) else {
        budget.fail(ReadErrorKind::TooDeep, depth.saturating_sub(1).into(), depth.into());
        return T::default();
    };
    if !budget.enter(depth) {
        return T::default();
    }
    budget.stack = left;
    let value = T::build(&mut Fields { object, budget, depth: depth.saturating_add(1) });
    budget.stack = stack;
    value
}

/// Makes the fields of a table.
struct Fields<'a, 'b, T> {
    object: Object<'a, T>,
    budget: &'b mut Budget,
    depth: u32,
}

impl<T: Table> FieldSource for Fields<'_, '_, T> {
    #[expect(clippy::indexing_slicing, reason = "the walk of a table gives the numbers of its fields")]
    #[inline]
    fn field<F: Field>(&mut self, index: usize) -> F {
        let default = T::FIELDS[index].default;
        if self.budget.error.is_some() {
            return F::Model::initial(default);
        }
        // SAFETY: the walk of `T` asks for each field with its own type.
        let place = unsafe { self.object.place_of::<F>(index) };
        let value = make(place, default, self.budget, self.depth);
        if self.budget.error.is_some() {
            self.budget.prepend(Step::Field(table_desc::<T>().names[index]));
        }
        value
    }
}

/// Makes the value at `place`.
#[inline]
fn make<F: Field>(place: Place<'_, F>, default: u64, budget: &mut Budget, depth: u32) -> F {
    match place.raw() {
        // What holds tables even when it is absent is made field by field, so that its memory is paid for.
        RawPlace::Absent(_) if !F::TYPE.required => F::Model::initial(default),
        raw => F::Model::build(Owned { place: raw, budget, depth }),
    }
}

/// Makes one value, which is present, or a table or array of tables that is not.
///
/// INVARIANT: the place stands for the type whose shape is asked for.
struct Owned<'a, 'b> {
    place: RawPlace<'a>,
    budget: &'b mut Budget,
    depth: u32,
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
    fn string(self) -> String {
        // SAFETY: the invariant of `Owned`.
        let text = unsafe { self.place.string() };
        if self.budget.spend(text.len()) { String::from(text) } else { String::new() }
    }

    #[inline]
    fn plain_vec<T: Plain>(self) -> Vec<T> {
        // SAFETY: the invariant of `Owned`.
        let items = unsafe { self.place.plain_slice::<T>() };
        let affordable = self.budget.enter(self.depth) && self.budget.spend_on::<T>(items.len());
        if affordable { items.to_vec() } else { Vec::new() }
    }

    fn optional_vec<T: Plain>(self, len: Option<usize>) -> Vec<Option<T>> {
        // SAFETY: the invariant of `Owned`.
        let items = unsafe { self.place.optionals::<T>(len) };
        if !self.budget.enter(self.depth) || !self.budget.spend_on::<Option<T>>(items.len()) {
            return Vec::new();
        }
        (0..items.len()).map(|i| items.get(i)).collect()
    }

    fn vec<T: Field>(self, len: Option<usize>) -> Vec<T> {
        // SAFETY: the invariant of `Owned`.
        let places = unsafe { self.place.places::<T>(len) };
        if !self.budget.enter(self.depth) || !self.budget.spend_on::<T>(places.len()) {
            return Vec::new();
        }
        let mut items = Vec::with_capacity(places.len());
        for (i, place) in places.iter().enumerate() {
            items.push(make(place, 0, self.budget, self.depth.saturating_add(1)));
            if self.budget.error.is_some() {
                self.budget.prepend(Step::Element(i));
                break;
            }
        }
        items
    }

    fn map<K: Key, V: Field, M: FromIterator<(K, V)>>(self) -> M {
        // SAFETY: the invariant of `Owned`.
        let map = unsafe { self.place.map::<K, V>() };
        let (budget, depth) = (self.budget, self.depth.saturating_add(2));
        // The two vectors of a map are one level below it.
        if !budget.enter(depth.saturating_sub(1)) || !budget.spend_on::<(K, V)>(map.keys.len()) {
            return M::from_iter([]);
        }
        let entries = map.keys.iter().zip(map.values.iter()).enumerate();
        M::from_iter(entries.map_while(|(i, (key, value))| {
            let key = make(key, 0, budget, depth);
            let value = make(value, 0, budget, depth);
            if budget.error.is_some() {
                budget.prepend(Step::Element(i));
                return None;
            }
            Some((key, value))
        }))
    }

    #[inline]
    fn table<T: Table>(self) -> T {
        // SAFETY: the invariant of `Owned`.
        let object = unsafe { self.place.object::<T>() };
        if !self.budget.spend_on::<T>(1) {
            return T::default();
        }
        table(object, self.budget, self.depth)
    }

    #[inline]
    fn union<U: Union>(self) -> U {
        // SAFETY: the invariant of `Owned`.
        let held = unsafe { self.place.held::<U>() };
        union(held, self.budget, self.depth)
    }

    #[inline]
    fn option<T: Field>(self) -> Option<T> {
        Some(T::Model::build(self))
    }
}

fn union<U: Union>(held: Held<'_, U>, budget: &mut Budget, depth: u32) -> U {
    if held.has_content() {
        U::build(held.tag(), OwnedArm { held, budget, depth })
    } else {
        U::unknown(held.tag())
    }
}

/// Makes the table of a union's arm.
struct OwnedArm<'a, 'b, U> {
    held: Held<'a, U>,
    budget: &'b mut Budget,
    depth: u32,
}

impl<U: Union> ArmSource for OwnedArm<'_, '_, U> {
    fn arm<T: Table>(self) -> T {
        // SAFETY: `U` asks for the table of the arm with the held tag.
        let object = unsafe { self.held.object::<T>(self.held.tag()) };
        match object {
            Some(object) if self.budget.spend_on::<T>(1) => table(object, self.budget, self.depth),
            _ => T::default(),
        }
    }
}
