//! Sets: one vector, in the order of its members (FORMAT 10.10).

use super::map::KeyOrder;
use super::{InPlace, Iter, Vector};
use crate::field::Key;
use core::fmt;

/// A set read in place, members in ascending order.
///
/// Members are looked up by what an accessor would return: `&str` for `String`, the value itself for integers,
/// characters and enums.
pub struct Set<'a, K> {
    /// INVARIANT: the verifier accepted these as ascending, distinct members.
    members: Vector<'a, K>,
}

impl<K> Clone for Set<'_, K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Set<'_, K> {}

impl<'a, K: Key + InPlace> Set<'a, K> {
    /// No members.
    pub const EMPTY: Self = Set { members: Vector::EMPTY };

    /// # Safety
    ///
    /// The verifier accepted `members` as a set.
    #[inline]
    pub(super) const unsafe fn new(members: Vector<'a, K>) -> Self {
        Set { members }
    }

    /// How many members.
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.members.len()
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.members.is_empty()
    }

    /// Member number `i` in ascending order, in constant time; `None` past the end.
    #[must_use]
    #[inline]
    pub fn get(self, i: usize) -> Option<K::View<'a>> {
        self.members.get(i)
    }

    /// The least member.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<K::View<'a>> {
        self.members.first()
    }

    /// The greatest member.
    #[must_use]
    #[inline]
    pub fn last(self) -> Option<K::View<'a>> {
        self.members.last()
    }

    /// The members in ascending order.
    #[must_use]
    #[inline]
    pub fn iter(self) -> Iter<'a, K> {
        self.members.iter()
    }

    /// The members in ascending order, by their number.
    #[must_use]
    #[inline]
    pub fn as_vector(self) -> Vector<'a, K> {
        self.members
    }
}

impl<'a, K: Key + InPlace> Set<'a, K>
where
    K::Model: KeyOrder<K>,
{
    /// Whether `member` is one, by binary search.
    #[must_use]
    #[inline]
    pub fn contains<'k>(self, member: <K::Model as super::Access<K>>::View<'k>) -> bool
    where
        'a: 'k,
    {
        // SAFETY: the members were accepted as ascending elements of type `K`.
        unsafe { <K::Model as KeyOrder<K>>::position(self.members.items(), member) }.is_some()
    }
}

impl<'a, K: Key + InPlace> IntoIterator for Set<'a, K> {
    type Item = K::View<'a>;
    type IntoIter = Iter<'a, K>;
    #[inline]
    fn into_iter(self) -> Iter<'a, K> {
        self.iter()
    }
}

impl<K: Key + InPlace> fmt::Debug for Set<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Key + InPlace> PartialEq for Set<'_, K> {
    fn eq(&self, other: &Self) -> bool {
        self.members == other.members
    }
}
