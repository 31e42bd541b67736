//! Maps: two vectors in the order of the keys (FORMAT §10).

use super::InPlace;
use super::search::{lower_bound, string_position};
use crate::field::{Conversion, Converted, Field, Key, Newtype, ScalarModel, StringModel, Wrap};
use crate::raw::{Items, Slot};
use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

/// A map read in place, entries in ascending order of their keys.
///
/// Keys are looked up by what their accessor would return: `&str` for `String`, the value itself for
/// integers, characters and enums.
pub struct Map<'a, K, V> {
    /// INVARIANT: the verifier accepted these as vectors of `K` (ascending, distinct) and `V`, equally long.
    keys: Items<'a>,
    values: Items<'a>,
    entry: PhantomData<fn() -> (K, V)>,
}

impl<K, V> Clone for Map<'_, K, V> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, V> Copy for Map<'_, K, V> {}

/// The order of keys as accessors return them.
pub trait KeyOrder<K: Field>: super::Access<K> {
    /// Compares a stored key with one that is looked up.
    fn compare(stored: Self::View<'_>, wanted: Self::View<'_>) -> Ordering;

    /// The position of a key among sorted ones, by binary search unless a model has a better way.
    ///
    /// # Safety
    ///
    /// The verifier accepted `keys` as ascending elements of type `K`.
    #[must_use]
    #[inline]
    unsafe fn position<'k>(keys: Items<'k>, wanted: Self::View<'k>) -> Option<usize> {
        let (mut start, mut end) = (0, keys.len);
        while start < end {
            let middle = start + (end - start) / 2;
            // SAFETY: `middle` is less than `end`, hence than the length.
            let stored = unsafe { Self::element(keys, middle) };
            match Self::compare(stored, wanted) {
                Ordering::Less => start = middle + 1,
                Ordering::Equal => return Some(middle),
                Ordering::Greater => end = middle,
            }
        }
        None
    }
}

impl<K: Key + crate::field::Scalar + Field<Model = Self>> KeyOrder<K> for ScalarModel {
    #[inline]
    fn compare(stored: K, wanted: K) -> Ordering {
        stored.cmp(&wanted)
    }

    #[inline]
    unsafe fn position<'k>(keys: Items<'k>, wanted: K) -> Option<usize> {
        // SAFETY: the search stays below the number of keys, which the caller vouches for.
        let key = |i| unsafe { <Self as super::Access<K>>::element(keys, i) };
        let found = lower_bound(keys.len, wanted, key);
        (found < keys.len && key(found) == wanted).then_some(found)
    }
}

impl<K: Key + Copy + PartialEq, M: Conversion<K>> KeyOrder<K> for Converted<M> {
    #[inline]
    fn compare(stored: K, wanted: K) -> Ordering {
        stored.order(&wanted)
    }
}

impl<N: Newtype, M: KeyOrder<N::Inner>> KeyOrder<N> for Wrap<M> {
    #[inline]
    fn compare(stored: M::View<'_>, wanted: M::View<'_>) -> Ordering {
        M::compare(stored, wanted)
    }

    #[inline]
    unsafe fn position<'k>(keys: Items<'k>, wanted: M::View<'k>) -> Option<usize> {
        // SAFETY: as the caller vouches: what is stored is what is wrapped.
        unsafe { M::position(keys, wanted) }
    }
}

impl KeyOrder<String> for StringModel {
    #[inline]
    fn compare(stored: &str, wanted: &str) -> Ordering {
        stored.cmp(wanted)
    }

    #[inline]
    unsafe fn position<'k>(keys: Items<'k>, wanted: &'k str) -> Option<usize> {
        // SAFETY: as the caller vouches.
        unsafe { string_position(keys, wanted) }
    }
}

impl<'a, K: Key + InPlace, V: InPlace> Map<'a, K, V> {
    /// No entries.
    pub const EMPTY: Self = Map { keys: Items::EMPTY, values: Items::EMPTY, entry: PhantomData };

    /// The map whose object starts at `slot`.
    ///
    /// # Safety
    ///
    /// The verifier accepted a map of `K` to `V` there.
    #[inline]
    pub(crate) unsafe fn load(slot: Slot<'a>) -> Self {
        // SAFETY: a map object is a presence word and two accepted offsets.
        let (keys, values) = unsafe { columns(slot) };
        // SAFETY: keys are never optional values.
        let keys = unsafe { keys.vector() };
        let values = if const { V::TYPE.is_optional_value() } {
            // SAFETY: the values were accepted as a vector with presence words.
            unsafe { values.optional_vector() }
        } else {
            // SAFETY: the values were accepted as a vector without.
            unsafe { values.vector() }
        };
        Map { keys, values, entry: PhantomData }
    }

    /// How many entries.
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.keys.len
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.keys.len == 0
    }

    /// Entry number `i` in key order, in constant time.
    #[must_use]
    #[inline]
    pub fn entry(self, i: usize) -> Option<(K::View<'a>, V::View<'a>)> {
        // SAFETY: both vectors have more than `i` elements.
        (i < self.keys.len).then(|| unsafe { self.entry_unchecked(i) })
    }

    /// # Safety
    ///
    /// There are more than `i` entries.
    #[inline]
    unsafe fn entry_unchecked(self, i: usize) -> (K::View<'a>, V::View<'a>) {
        // SAFETY: the caller vouches for `i`.
        let key = unsafe { K::element(self.keys, i) };
        // SAFETY: as above; both vectors are equally long.
        (key, unsafe { V::element(self.values, i) })
    }

    /// The entries in ascending order of their keys.
    #[must_use]
    #[inline]
    pub fn iter(self) -> Entries<'a, K, V> {
        Entries { map: self, front: 0, back: self.keys.len }
    }

    /// The keys in ascending order.
    #[must_use]
    #[inline]
    pub fn keys(self) -> impl DoubleEndedIterator<Item = K::View<'a>> + ExactSizeIterator {
        self.iter().map(|(key, _)| key)
    }

    /// The values in the order of their keys.
    #[must_use]
    #[inline]
    pub fn values(self) -> impl DoubleEndedIterator<Item = V::View<'a>> + ExactSizeIterator {
        self.iter().map(|(_, value)| value)
    }
}

impl<'a, K: Key + InPlace, V: InPlace> Map<'a, K, V>
where
    K::Model: KeyOrder<K>,
{
    /// The value of `key`, by binary search.
    #[must_use]
    #[inline]
    pub fn get<'k>(self, key: <K::Model as super::Access<K>>::View<'k>) -> Option<V::View<'a>>
    where
        'a: 'k,
    {
        let i = self.position(key)?;
        // SAFETY: `i` is an entry.
        Some(unsafe { V::element(self.values, i) })
    }

    /// Whether there is an entry of `key`, by binary search.
    #[must_use]
    #[inline]
    pub fn contains_key<'k>(self, key: <K::Model as super::Access<K>>::View<'k>) -> bool
    where
        'a: 'k,
    {
        self.position(key).is_some()
    }

    /// The number of the entry of `key`.
    #[inline]
    fn position<'k>(self, key: <K::Model as super::Access<K>>::View<'k>) -> Option<usize>
    where
        'a: 'k,
    {
        // SAFETY: the keys were accepted as ascending elements of type `K`.
        unsafe { <K::Model as KeyOrder<K>>::position(self.keys, key) }
    }
}

/// The vectors of keys and of values of the map object at `slot`.
///
/// # Safety
///
/// The verifier accepted a map there.
#[inline]
pub(crate) unsafe fn columns(slot: Slot<'_>) -> (Slot<'_>, Slot<'_>) {
    // SAFETY: the offset of the keys lies behind the presence word.
    let keys = unsafe { slot.add(4) };
    // SAFETY: the offset of the values lies behind that of the keys.
    let values = unsafe { slot.add(8) };
    // SAFETY: both members are always present, so neither offset is null.
    let keys = unsafe { keys.follow() };
    // SAFETY: as above.
    (keys, unsafe { values.follow() })
}

impl<'a, K: Key + InPlace, V: InPlace> IntoIterator for Map<'a, K, V> {
    type Item = (K::View<'a>, V::View<'a>);
    type IntoIter = Entries<'a, K, V>;
    #[inline]
    fn into_iter(self) -> Entries<'a, K, V> {
        self.iter()
    }
}

impl<K: Key + InPlace, V: InPlace> fmt::Debug for Map<'_, K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Key + InPlace, V: InPlace> PartialEq for Map<'_, K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

/// Iterates over a [`Map`].
pub struct Entries<'a, K, V> {
    map: Map<'a, K, V>,
    /// INVARIANT: `front <= back <= map.len()`.
    front: usize,
    back: usize,
}

impl<K, V> Clone for Entries<'_, K, V> {
    fn clone(&self) -> Self {
        Entries { ..*self }
    }
}

impl<K, V> fmt::Debug for Entries<'_, K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entries({}..{})", self.front, self.back)
    }
}

impl<'a, K: Key + InPlace, V: InPlace> Iterator for Entries<'a, K, V> {
    type Item = (K::View<'a>, V::View<'a>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.front == self.back {
            return None;
        }
        let i = self.front;
        self.front += 1;
        // SAFETY: `i` was less than `back`, hence than the length.
        Some(unsafe { self.map.entry_unchecked(i) })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.back - self.front;
        (len, Some(len))
    }
}

impl<K: Key + InPlace, V: InPlace> DoubleEndedIterator for Entries<'_, K, V> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        if self.front == self.back {
            return None;
        }
        self.back -= 1;
        // SAFETY: `back` was at most the length before, and is at least `front`.
        Some(unsafe { self.map.entry_unchecked(self.back) })
    }
}

impl<K: Key + InPlace, V: InPlace> ExactSizeIterator for Entries<'_, K, V> {}
impl<K: Key + InPlace, V: InPlace> FusedIterator for Entries<'_, K, V> {}
