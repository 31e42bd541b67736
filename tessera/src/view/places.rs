//! Places of elements: what stands for vectors, maps and sets of a verified buffer while a codec walks them.

use super::map::columns;
use super::place::{Place, RawPlace};
use crate::field::{Field, Key, Mapping, Members, Optionals, Plain, Sequence};
use crate::raw::Items;
use core::cmp::Ordering;
use core::marker::PhantomData;

/// The elements of a vector of `T` in a verified buffer.
pub struct Places<'a, T> {
    /// INVARIANT: the verifier accepted these as elements of `T`, if `in_buffer`.
    items: Items<'a>,
    /// Elements of an absent array are not in the buffer.
    in_buffer: bool,
    element: PhantomData<fn() -> T>,
}

impl<T> Clone for Places<'_, T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Places<'_, T> {}

impl<T> core::fmt::Debug for Places<'_, T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Places({})", self.items.len)
    }
}

impl<'a, T: Field> Places<'a, T> {
    const EMPTY: Self = Places { items: Items::EMPTY, in_buffer: false, element: PhantomData };

    fn in_buffer(items: Items<'a>) -> Self {
        Places { items, in_buffer: true, element: PhantomData }
    }

    /// The place of element `i`.
    #[inline]
    pub(crate) fn place(self, i: usize) -> Place<'a, T> {
        assert!(i < self.items.len, "callers stay below the length");
        let raw = if !self.in_buffer || self.is_null(i) {
            RawPlace::Absent(0)
        } else {
            // SAFETY: `i` is an element of the vector.
            RawPlace::Cell(unsafe { self.items.slot(i, T::TYPE.stride()) })
        };
        // SAFETY: the verifier accepted the element as a `T`.
        unsafe { Place::new(raw) }
    }

    #[inline]
    fn is_null(self, i: usize) -> bool {
        let ty = const { T::TYPE };
        if ty.is_plain() {
            return false;
        }
        if ty.is_optional_value() {
            // SAFETY: `i` is an element of a vector with presence words.
            return !unsafe { self.items.has(i) };
        }
        // SAFETY: `i` is an element of the vector.
        let slot = unsafe { self.items.slot(i, ty.stride()) };
        // SAFETY: it ends with its offset, behind the tag if it is a union.
        let offset = unsafe { slot.add(ty.stride() - 4) };
        // SAFETY: as above.
        (unsafe { offset.u32() }) == 0
    }

    pub(crate) fn len(self) -> usize {
        self.items.len
    }

    /// All places.
    #[inline]
    pub(crate) fn iter(self) -> impl DoubleEndedIterator<Item = Place<'a, T>> + ExactSizeIterator {
        (0..self.items.len).map(move |i| self.place(i))
    }
}

impl<'a, T: Field> Sequence<T> for Places<'a, T> {
    type Item = Place<'a, T>;
    #[inline]
    fn items(self) -> impl DoubleEndedIterator<Item = Place<'a, T>> + ExactSizeIterator {
        self.iter()
    }
}

impl<'a, K: Key> Members<K> for Places<'a, K> {
    type Item = Place<'a, K>;
    const SORTED: bool = true;
    fn len(&self) -> usize {
        self.items.len
    }
    fn items(self) -> impl Iterator<Item = Place<'a, K>> {
        self.iter()
    }
    fn items_back(self) -> impl Iterator<Item = Place<'a, K>> {
        self.iter().rev()
    }
    fn compare(_: &Self::Item, _: &Self::Item) -> Ordering {
        // Only asked of sets that are not sorted.
        Ordering::Equal
    }
}

/// The elements of a vector of optional plain data.
#[derive(Clone, Copy)]
pub(crate) struct OptionalPlaces<'a, T>(Places<'a, Option<T>>);

impl<T: Plain> OptionalPlaces<'_, T> {
    pub(crate) fn get(self, i: usize) -> Option<T> {
        match self.0.place(i).raw() {
            // SAFETY: the verifier accepted a `T` where the presence bit is set.
            RawPlace::Cell(slot) => Some(unsafe { slot.read() }),
            _ => None,
        }
    }

    pub(crate) fn len(self) -> usize {
        self.0.items.len
    }
}

impl<T: Plain> Optionals<T> for OptionalPlaces<'_, T> {
    fn items(self) -> impl DoubleEndedIterator<Item = Option<T>> + ExactSizeIterator {
        (0..self.0.items.len).map(move |i| self.get(i))
    }
}

/// The two columns of a map.
pub(crate) struct MapPlaces<'a, K, V> {
    pub(crate) keys: Places<'a, K>,
    pub(crate) values: Places<'a, V>,
}

impl<K, V> Clone for MapPlaces<'_, K, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, V> Copy for MapPlaces<'_, K, V> {}

impl<'a, K: Key, V: Field> Mapping<K, V> for MapPlaces<'a, K, V> {
    type Key = Place<'a, K>;
    type Item = Place<'a, V>;
    const SORTED: bool = true;
    fn len(&self) -> usize {
        self.keys.items.len
    }
    fn entries(self) -> impl Iterator<Item = (Self::Key, Self::Item)> {
        self.keys.iter().zip(self.values.iter())
    }
    fn entries_back(self) -> impl Iterator<Item = (Self::Key, Self::Item)> {
        self.keys.iter().zip(self.values.iter()).rev()
    }
    fn compare(_: &Self::Key, _: &Self::Key) -> Ordering {
        // Only asked of maps that are not sorted.
        Ordering::Equal
    }
}

/// Loads of places; see the other typed loads of `RawPlace`.
impl<'a> RawPlace<'a> {
    /// # Safety
    ///
    /// The place stands for a map from `K` to `V`.
    #[inline]
    pub(crate) unsafe fn map<K: Key, V: Field>(self) -> MapPlaces<'a, K, V> {
        // SAFETY: as the caller vouches.
        let Some(item) = (unsafe { self.target() }) else {
            return MapPlaces { keys: Places::EMPTY, values: Places::EMPTY };
        };
        // SAFETY: a map was accepted there.
        let (keys, values) = unsafe { columns(item) };
        // SAFETY: keys are never optional values.
        let keys = unsafe { keys.vector() };
        let values = if const { V::TYPE.is_optional_value() } {
            // SAFETY: the values were accepted as a vector with presence words.
            unsafe { values.optional_vector() }
        } else {
            // SAFETY: the values were accepted as a vector without.
            unsafe { values.vector() }
        };
        MapPlaces { keys: Places::in_buffer(keys), values: Places::in_buffer(values) }
    }

    /// # Safety
    ///
    /// The place stands for a vector of `T`; `len` as in [`TypeVisitor::vector`].
    #[inline]
    pub(crate) unsafe fn places<T: Field>(self, len: Option<usize>) -> Places<'a, T> {
        let in_buffer = matches!(self, RawPlace::Cell(_));
        // SAFETY: as the caller vouches.
        let items = unsafe { self.items(false, len) };
        Places { items, in_buffer, element: PhantomData }
    }

    /// # Safety
    ///
    /// The place stands for a vector of `Option<T>`; `len` as in [`TypeVisitor::optional_vector`].
    #[inline]
    pub(crate) unsafe fn optionals<T: Plain>(self, len: Option<usize>) -> OptionalPlaces<'a, T> {
        // SAFETY: as the caller vouches.
        OptionalPlaces(unsafe { self.optional_places(len) })
    }

    /// The same as places of `Option<T>`.
    ///
    /// # Safety
    ///
    /// As for [`optionals`](Self::optionals).
    #[inline]
    pub(crate) unsafe fn optional_places<T: Field>(self, len: Option<usize>) -> Places<'a, Option<T>> {
        let in_buffer = matches!(self, RawPlace::Cell(_));
        // SAFETY: as the caller vouches.
        let items = unsafe { self.items(true, len) };
        Places { items, in_buffer, element: PhantomData }
    }
}
