//! What accessors return: the views of every field type, read in place.
//!
//! [`InPlace`] is met by every field type through its model: numbers come by value, strings as `&str`,
//! plain structs and slices of plain data by reference, tables and unions as the view types that
//! `tessera_schema!` generates, other vectors as [`Vector`], maps as [`Map`]. All of them are `Copy`,
//! borrow the buffer, and cannot fail: the verifier accepted every byte they touch.
//!
//! ```text
//! MonsterView -> Object<Monster> -> presence bit, position -> Slot -> Access::load -> &str, &Vec3, WeaponView …
//! ```
//!
//! Unsafe code here relies on one invariant, which `verify` (or the caller of an `unsafe` constructor)
//! establishes: **the bytes at the address of an [`Object<T>`] are a verified object of the table `T`**.
//! All other addresses are derived from it by the layout that the verifier used.

mod access;
mod convert;
mod map;
mod object;
mod place;
mod places;
mod search;
mod set;
mod union;
mod vector;

pub use access::Access;
pub use map::{Entries, KeyOrder, Map};
pub use object::{Object, TableView, Viewed};
pub use place::Place;
pub(crate) use place::RawPlace;
pub use places::Places;
pub use set::Set;
pub use union::{Held, ViewedUnion};
pub use vector::{Iter, Vector};

use crate::field::Field;
use crate::raw::{Items, Slot};

/// A field type that can be read where it lies.
pub trait InPlace: Field {
    /// What an accessor returns.
    type View<'a>: Copy + core::fmt::Debug + PartialEq;
    /// Bytes between two elements of a vector of the type.
    const STRIDE: usize;

    /// Reads a present member.
    ///
    /// # Safety
    ///
    /// The verifier accepted a member of this type in the cell at `slot`.
    #[must_use]
    unsafe fn load<'a>(slot: Slot<'a>) -> Self::View<'a>;

    /// What an absent member reads as; `default` are the bits of a scalar's default.
    #[must_use]
    fn absent<'a>(default: u64) -> Self::View<'a>;

    /// Reads element `i` of a vector.
    ///
    /// # Safety
    ///
    /// The verifier accepted `items` as the elements of a vector of this type, and there are more than `i`.
    #[must_use]
    unsafe fn element<'a>(items: Items<'a>, i: usize) -> Self::View<'a>;
}

/// What an accessor of a field of type `T` returns: [`InPlace::View`] for generic code.
pub type View<'a, T> = <T as InPlace>::View<'a>;

impl<T: Field> InPlace for T
where
    T::Model: Access<T>,
{
    type View<'a> = <T::Model as Access<T>>::View<'a>;
    const STRIDE: usize = <T::Model as Access<T>>::STRIDE;

    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Self::View<'a> {
        // SAFETY: the same obligations.
        unsafe { <T::Model as Access<T>>::load(slot) }
    }

    #[inline]
    fn absent<'a>(default: u64) -> Self::View<'a> {
        <T::Model as Access<T>>::absent(default)
    }

    #[inline]
    unsafe fn element<'a>(items: Items<'a>, i: usize) -> Self::View<'a> {
        // SAFETY: the same obligations.
        unsafe { <T::Model as Access<T>>::element(items, i) }
    }
}
