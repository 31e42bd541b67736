//! Vectors whose elements are not plain data (FORMAT §9).

use super::InPlace;
use crate::raw::{Items, Slot};
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

/// A vector read in place: of strings, tables, unions, other vectors, maps, or optional values.
///
/// Vectors of plain data are slices instead (`&[f32]`, `&[Vec3]`). A null element reads as the empty value
/// of its type; `Vec<Option<T>>` tells it apart.
pub struct Vector<'a, T> {
    /// INVARIANT: the verifier accepted these as the elements of a vector of `T`.
    items: Items<'a>,
    element: PhantomData<fn() -> T>,
}

impl<T> Clone for Vector<'_, T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Vector<'_, T> {}

impl<'a, T: InPlace> Vector<'a, T> {
    /// No elements.
    pub const EMPTY: Self = Vector { items: Items::EMPTY, element: PhantomData };

    /// # Safety
    ///
    /// The verifier accepted `items` as the elements of a vector of `T`.
    #[inline]
    pub(crate) const unsafe fn new(items: Items<'a>) -> Self {
        Vector { items, element: PhantomData }
    }

    /// The vector whose offset lies at `slot`, of optional plain values: `T` is their `Option`.
    ///
    /// # Safety
    ///
    /// The verifier accepted such a vector there.
    #[inline]
    pub(super) unsafe fn load_options(slot: Slot<'a>) -> Self {
        // SAFETY: the offset was accepted.
        let item = unsafe { slot.follow() };
        // SAFETY: a vector with presence words was accepted there.
        let items = unsafe { item.optional_vector() };
        // SAFETY: its elements were accepted as `T`.
        unsafe { Vector::new(items) }
    }

    /// What an absent array of `N` optional plain values reads as: `T` is their `Option`.
    #[inline]
    pub(crate) fn absent_options<const N: usize>() -> Self {
        // Presence words of 0 before the elements say that none has a value, so no element is read. `N`
        // words of 8 bytes have room for the presence words.
        let start = Slot::of_words(const { &[0; N] });
        // SAFETY: the presence words lie inside the block.
        let first = unsafe { start.add(4 * N.div_ceil(32)) };
        // SAFETY: none of the `N` elements has a value.
        unsafe { Vector::new(Items { first, len: N }) }
    }

    #[inline]
    pub(super) fn items(self) -> Items<'a> {
        self.items
    }

    /// How many elements.
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.items.len
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.items.len == 0
    }

    /// Element number `i`, in constant time; `None` past the end.
    #[must_use]
    #[inline]
    pub fn get(self, i: usize) -> Option<T::View<'a>> {
        // SAFETY: `i` is an element, as compared.
        (i < self.items.len).then(|| unsafe { T::element(self.items, i) })
    }

    /// The first element.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<T::View<'a>> {
        self.get(0)
    }

    /// The last element.
    #[must_use]
    #[inline]
    pub fn last(self) -> Option<T::View<'a>> {
        self.get(self.items.len.checked_sub(1)?)
    }

    /// The elements.
    #[must_use]
    #[inline]
    pub fn iter(self) -> Iter<'a, T> {
        Iter { vector: self, front: 0, back: self.items.len }
    }
}

impl<'a, T: InPlace> IntoIterator for Vector<'a, T> {
    type Item = T::View<'a>;
    type IntoIter = Iter<'a, T>;
    #[inline]
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

impl<T: InPlace> fmt::Debug for Vector<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: InPlace> PartialEq for Vector<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

/// Iterates over a [`Vector`].
pub struct Iter<'a, T> {
    vector: Vector<'a, T>,
    /// INVARIANT: `front <= back <= vector.len()`.
    front: usize,
    back: usize,
}

impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Iter { ..*self }
    }
}

impl<T> fmt::Debug for Iter<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Iter({}..{})", self.front, self.back)
    }
}

impl<'a, T: InPlace> Iterator for Iter<'a, T> {
    type Item = T::View<'a>;

    #[inline]
    fn next(&mut self) -> Option<T::View<'a>> {
        if self.front == self.back {
            return None;
        }
        let i = self.front;
        self.front += 1;
        // SAFETY: `i` was less than `back`, hence than the length.
        Some(unsafe { T::element(self.vector.items, i) })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.back - self.front;
        (len, Some(len))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<T::View<'a>> {
        self.front += n.min(self.back - self.front);
        self.next()
    }
}

impl<'a, T: InPlace> DoubleEndedIterator for Iter<'a, T> {
    #[inline]
    fn next_back(&mut self) -> Option<T::View<'a>> {
        if self.front == self.back {
            return None;
        }
        self.back -= 1;
        // SAFETY: `back` was at most the length before, and is at least `front`.
        Some(unsafe { T::element(self.vector.items, self.back) })
    }
}

impl<T: InPlace> ExactSizeIterator for Iter<'_, T> {}
impl<T: InPlace> FusedIterator for Iter<'_, T> {}
