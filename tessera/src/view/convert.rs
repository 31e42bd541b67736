//! How newtypes, and types stored as plain data of another type, are read.

use super::InPlace;
use super::access::Access;
use super::vector::Vector;
use crate::field::{
    Conversion, Converted, ConvertedOption, ConvertedOptionalArray, ConvertedOptionalVec, ConvertedVec,
    Field, Newtype, VecModel, Wrap, zeroed,
};
use crate::raw::{Items, Slot};
use alloc::vec::Vec;
use core::fmt::Debug;

impl<N: Newtype, M: Access<N::Inner>> Access<N> for Wrap<M> {
    type View<'a> = M::View<'a>;
    const STRIDE: usize = M::STRIDE;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> M::View<'a> {
        // SAFETY: a newtype is stored as what it wraps.
        unsafe { M::load(slot) }
    }
    #[inline]
    fn absent<'a>(default: u64) -> M::View<'a> {
        M::absent(default)
    }
}

impl<T: Field + Copy + Debug + PartialEq, M: Conversion<T>> Access<T> for Converted<M> {
    type View<'a> = T;
    const STRIDE: usize = size_of::<M::Wire>();
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> T {
        // SAFETY: the verifier accepted the stored form here.
        M::from_wire(unsafe { slot.read::<M::Wire>() })
    }
    #[inline]
    fn absent<'a>(_: u64) -> Self::View<'a> {
        M::from_wire(zeroed())
    }
    #[inline]
    unsafe fn element<'a>(items: Items<'a>, i: usize) -> T {
        // SAFETY: the caller vouches for element `i`.
        let slot = unsafe { items.slot(i, size_of::<M::Wire>()) };
        // SAFETY: elements of plain data are always there.
        unsafe { <Self as Access<T>>::load(slot) }
    }
}

impl<T: InPlace, M: Conversion<T>> Access<Vec<T>> for ConvertedVec<M> {
    type View<'a> = Vector<'a, T>;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Vector<'a, T> {
        // SAFETY: a vector was accepted behind the offset, and its elements as `T`.
        unsafe { <VecModel as Access<Vec<T>>>::load(slot) }
    }
    #[inline]
    fn absent<'a>(_: u64) -> Vector<'a, T> {
        Vector::EMPTY
    }
}

impl<T: InPlace, M: Conversion<T>> Access<Option<T>> for ConvertedOption<M> {
    type View<'a> = Option<T::View<'a>>;
    const STRIDE: usize = T::STRIDE;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Self::View<'a> {
        // SAFETY: a present member was accepted as a `T`.
        Some(unsafe { T::load(slot) })
    }
    #[inline]
    fn absent<'a>(_: u64) -> Self::View<'a> {
        None
    }
    #[inline]
    unsafe fn element<'a>(items: Items<'a>, i: usize) -> Self::View<'a> {
        // SAFETY: the caller vouches for element `i` of a vector with presence words.
        let has_value = unsafe { items.has(i) };
        // SAFETY: as above; it has a value.
        has_value.then(|| unsafe { T::element(items, i) })
    }
}

impl<T: Field, M: Conversion<T>> Access<Vec<Option<T>>> for ConvertedOptionalVec<M>
where
    Option<T>: InPlace,
{
    type View<'a> = Vector<'a, Option<T>>;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Vector<'a, Option<T>> {
        // SAFETY: a vector of `Option<T>` was accepted behind the offset.
        unsafe { Vector::load_options(slot) }
    }
    #[inline]
    fn absent<'a>(_: u64) -> Vector<'a, Option<T>> {
        Vector::EMPTY
    }
}

impl<T: Field, M: Conversion<T>, const N: usize> Access<[Option<T>; N]> for ConvertedOptionalArray<M>
where
    Option<T>: InPlace,
{
    type View<'a> = Vector<'a, Option<T>>;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Vector<'a, Option<T>> {
        // SAFETY: an array is stored as the vector of its elements.
        unsafe { <ConvertedOptionalVec<M> as Access<Vec<Option<T>>>>::load(slot) }
    }
    #[inline]
    fn absent<'a>(_: u64) -> Vector<'a, Option<T>> {
        Vector::absent_options::<N>()
    }
}
