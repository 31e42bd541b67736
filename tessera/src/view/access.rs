//! How each family of types is read: one impl of [`Access`] for each model.

use super::InPlace;
use super::map::{KeyOrder, Map};
use super::object::{Object, Viewed};
use super::set::Set;
use super::union::{Held, ViewedUnion};
use super::vector::Vector;
use crate::field::{
    ArrayModel, Field, Key, MapModel, Model, OptionalArrayModel, OptionalModel, OptionalPlainModel,
    OptionalVecModel, Plain, PlainModel, PlainVecModel, Pointer, PointerModel, Scalar, ScalarModel, SetModel,
    SharedModel, StringModel, TableModel, UnionModel, VecModel,
};
use crate::format::limits;
use crate::raw::{Items, Slot, zeros};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;
use std::collections::{HashMap, HashSet};

/// Reading for the types of a model; users see it as [`InPlace`].
pub trait Access<T: 'static>: Model<T> {
    /// See [`InPlace::View`].
    type View<'a>: Copy + Debug + PartialEq;
    /// See [`InPlace::STRIDE`]; offsets have 4 bytes.
    const STRIDE: usize = 4;

    /// See [`InPlace::load`].
    ///
    /// # Safety
    ///
    /// As there.
    #[must_use]
    unsafe fn load<'a>(slot: Slot<'a>) -> Self::View<'a>;

    /// See [`InPlace::absent`].
    #[must_use]
    fn absent<'a>(default: u64) -> Self::View<'a>;

    /// See [`InPlace::element`]. References may be null: null reads as absent.
    ///
    /// # Safety
    ///
    /// As there.
    #[must_use]
    #[inline]
    unsafe fn element<'a>(items: Items<'a>, i: usize) -> Self::View<'a> {
        // SAFETY: the caller vouches for element `i`.
        let slot = unsafe { items.slot(i, Self::STRIDE) };
        // SAFETY: an element of a reference kind ends with its offset, behind the tag if it is a union.
        let offset = unsafe { slot.add(Self::STRIDE - 4) };
        // SAFETY: as above.
        if unsafe { offset.u32() } == 0 {
            return Self::absent(0);
        }
        // SAFETY: what is not null was accepted as an element of this type.
        unsafe { Self::load(slot) }
    }
}

/// Elements that lie in the vector itself and are never null.
macro_rules! inline_elements {
    () => {
        const STRIDE: usize = size_of::<T>();
        #[inline]
        unsafe fn element<'a>(items: Items<'a>, i: usize) -> Self::View<'a> {
            // SAFETY: the caller vouches for element `i`.
            let slot = unsafe { items.slot(i, size_of::<T>()) };
            // SAFETY: elements of plain data are always there.
            unsafe { <Self as Access<T>>::load(slot) }
        }
    };
}

impl<T: Scalar + Field<Model = Self>> Access<T> for ScalarModel {
    type View<'a> = T;
    inline_elements!();
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> T {
        // SAFETY: the verifier accepted a `T` here.
        unsafe { slot.read() }
    }
    #[inline]
    fn absent<'a>(default: u64) -> Self::View<'a> {
        ScalarModel::initial(default)
    }
}

/// What an absent plain struct reads as: all bytes zero.
///
/// # Panics
///
/// As [`zeroed`](crate::field::zeroed).
#[inline]
pub(super) fn absent_plain<'a, T: Plain>() -> &'a T {
    assert!(const { T::TYPE.zero }, "the closed enum inside has no variant with value 0");
    const {
        assert!(size_of::<T>() <= limits::MAX_STRUCT && align_of::<T>() <= limits::MAX_ALIGN);
    }
    let words = const { zeros(size_of::<T>()) };
    // SAFETY: the block is as large as a `T` and aligned to 8, as plain data is at most; all-zero bytes are
    // a value of it (obligation 5 of `Plain`, and the assertion).
    unsafe { Slot::of_words(words).reference() }
}

impl<T: Plain> Access<T> for PlainModel {
    type View<'a> = &'a T;
    inline_elements!();
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> &'a T {
        // SAFETY: the verifier accepted an aligned `T` here.
        unsafe { slot.reference() }
    }
    #[inline]
    fn absent<'a>(_: u64) -> &'a T {
        absent_plain()
    }
}

impl<T: Plain> Access<T> for SharedModel {
    type View<'a> = &'a T;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> &'a T {
        // SAFETY: a shared struct lies behind an offset, which was accepted.
        let item = unsafe { slot.follow() };
        // SAFETY: the verifier accepted an aligned `T` there.
        unsafe { item.reference() }
    }
    #[inline]
    fn absent<'a>(_: u64) -> &'a T {
        absent_plain()
    }
}

impl Access<String> for StringModel {
    type View<'a> = &'a str;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> &'a str {
        // SAFETY: the offset was accepted.
        let item = unsafe { slot.follow() };
        // SAFETY: a string was accepted there.
        unsafe { item.string() }
    }
    #[inline]
    fn absent<'a>(_: u64) -> &'a str {
        ""
    }
}

impl<T: Viewed> Access<T> for TableModel {
    type View<'a> = T::View<'a>;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> T::View<'a> {
        // SAFETY: the offset was accepted.
        let item = unsafe { slot.follow() };
        // SAFETY: an object of `T` was accepted there.
        T::view(unsafe { Object::new(item) })
    }
    #[inline]
    fn absent<'a>(_: u64) -> T::View<'a> {
        T::view(Object::absent())
    }
}

impl<P: Pointer<Table: Viewed>> Access<P> for PointerModel {
    type View<'a> = <P::Table as Viewed>::View<'a>;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Self::View<'a> {
        // SAFETY: a pointer is stored as its table.
        unsafe { <TableModel as Access<P::Table>>::load(slot) }
    }
    #[inline]
    fn absent<'a>(_: u64) -> Self::View<'a> {
        P::Table::view(Object::absent())
    }
}

impl<U: ViewedUnion> Access<U> for UnionModel {
    type View<'a> = U::View<'a>;
    const STRIDE: usize = 8;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> U::View<'a> {
        // SAFETY: a tag and an offset were accepted here.
        U::view(unsafe { Held::load(slot) })
    }
    #[inline]
    fn absent<'a>(_: u64) -> U::View<'a> {
        U::view(Held::NULL)
    }
}

impl<T: Plain> Access<Vec<T>> for PlainVecModel {
    type View<'a> = &'a [T];
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> &'a [T] {
        // SAFETY: the offset was accepted.
        let item = unsafe { slot.follow() };
        // SAFETY: a vector was accepted there.
        let items = unsafe { item.vector() };
        // SAFETY: its elements are aligned values of `T`.
        unsafe { items.first.slice(items.len) }
    }
    #[inline]
    fn absent<'a>(_: u64) -> &'a [T] {
        &[]
    }
}

impl<T: InPlace> Access<Vec<T>> for VecModel {
    type View<'a> = Vector<'a, T>;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Vector<'a, T> {
        // SAFETY: the offset was accepted.
        let item = unsafe { slot.follow() };
        // SAFETY: a vector was accepted there.
        let items = unsafe { item.vector() };
        // SAFETY: its elements were accepted as `T`.
        unsafe { Vector::new(items) }
    }
    #[inline]
    fn absent<'a>(_: u64) -> Vector<'a, T> {
        Vector::EMPTY
    }
}

impl<T: InPlace, const N: usize> Access<[T; N]> for ArrayModel {
    type View<'a> = Vector<'a, T>;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Vector<'a, T> {
        // SAFETY: an array is stored as the vector of its elements.
        unsafe { <VecModel as Access<Vec<T>>>::load(slot) }
    }
    #[inline]
    fn absent<'a>(_: u64) -> Vector<'a, T> {
        const { assert!(!T::TYPE.kind.is_inline(), "elements are references") }
        // Null elements read as defaults; no element has more than 8 bytes.
        let first = Slot::of_words(const { &[0; N] });
        // SAFETY: `N` null elements were made just above.
        unsafe { Vector::new(Items { first, len: N }) }
    }
}

impl<T: Plain> Access<Vec<Option<T>>> for OptionalVecModel
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

impl<T: Plain, const N: usize> Access<[Option<T>; N]> for OptionalArrayModel
where
    Option<T>: InPlace,
{
    type View<'a> = Vector<'a, Option<T>>;
    #[inline]
    unsafe fn load<'a>(slot: Slot<'a>) -> Vector<'a, Option<T>> {
        // SAFETY: an array is stored as the vector of its elements.
        unsafe { <OptionalVecModel as Access<Vec<Option<T>>>>::load(slot) }
    }
    #[inline]
    fn absent<'a>(_: u64) -> Vector<'a, Option<T>> {
        Vector::absent_options::<N>()
    }
}

impl<T: Plain + InPlace> Access<Option<T>> for OptionalPlainModel {
    type View<'a> = Option<T::View<'a>>;
    const STRIDE: usize = size_of::<T>();
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
        if unsafe { items.has(i) } {
            // SAFETY: as above; it has a value.
            Some(unsafe { T::element(items, i) })
        } else {
            None
        }
    }
}

impl<T: InPlace> Access<Option<T>> for OptionalModel {
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
}

macro_rules! map_access {
    ($map:ty, [$($generics:tt)*]) => {
        impl<$($generics)*> Access<$map> for MapModel
        where
            K::Model: KeyOrder<K>,
        {
            type View<'a> = Map<'a, K, V>;
            #[inline]
            unsafe fn load<'a>(slot: Slot<'a>) -> Map<'a, K, V> {
                // SAFETY: the offset was accepted.
                let item = unsafe { slot.follow() };
                // SAFETY: a map was accepted there.
                unsafe { Map::load(item) }
            }
            #[inline]
            fn absent<'a>(_: u64) -> Map<'a, K, V> {
                Map::EMPTY
            }
        }
    };
}
macro_rules! set_access {
    ($set:ty, [$($generics:tt)*]) => {
        impl<$($generics)*> Access<$set> for SetModel
        where
            K::Model: KeyOrder<K>,
        {
            type View<'a> = Set<'a, K>;
            #[inline]
            unsafe fn load<'a>(slot: Slot<'a>) -> Set<'a, K> {
                // SAFETY: a vector of `K` was accepted behind the offset.
                let members = unsafe { <VecModel as Access<Vec<K>>>::load(slot) };
                // SAFETY: its elements were accepted as ascending.
                unsafe { Set::new(members) }
            }
            #[inline]
            fn absent<'a>(_: u64) -> Set<'a, K> {
                Set::EMPTY
            }
        }
    };
}
set_access!(BTreeSet<K>, [K: Key + InPlace]);
set_access!(HashSet<K, S>, [K: Key + Hash + InPlace, S: core::hash::BuildHasher + Default + 'static]);

map_access!(BTreeMap<K, V>, [K: Key + InPlace, V: InPlace]);
map_access!(HashMap<K, V, S>, [K: Key + Hash + InPlace, V: InPlace, S: core::hash::BuildHasher + Default + 'static]);
