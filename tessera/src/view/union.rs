//! Unions: a tag and an offset (FORMAT §11).

use super::object::Object;
use crate::field::{ArmTypeVisitor, ArmVisitor, Choice, Table, Union};
use crate::raw::Slot;
use crate::schema::Arm;
use core::marker::PhantomData;

/// What a declared union adds to [`Union`]: its view type. Implemented by the macro.
pub trait ViewedUnion: Union {
    /// The generated enum of views.
    type View<'a>: Copy + core::fmt::Debug + PartialEq;
    /// Makes the view of what a buffer holds.
    fn view<'a>(held: Held<'a, Self>) -> Self::View<'a>;
}

/// What a buffer holds for a union `U`: nothing, an object of one of its arms, or a tag without content.
pub struct Held<'a, U> {
    tag: u32,
    /// INVARIANT: the verifier accepted an object of the arm `tag` here; `None` if there is no content.
    target: Option<Slot<'a>>,
    union: PhantomData<fn() -> U>,
}

impl<U> Clone for Held<'_, U> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<U> Copy for Held<'_, U> {}

impl<U> core::fmt::Debug for Held<'_, U> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Held(tag {:#010x})", self.tag)
    }
}

impl<'a, U: Union> Held<'a, U> {
    /// Null.
    pub const NULL: Self = Held { tag: 0, target: None, union: PhantomData };

    /// What the cell or element at `slot` holds.
    ///
    /// # Safety
    ///
    /// The verifier accepted a cell or element of `U` there.
    #[must_use]
    #[inline]
    pub unsafe fn load(slot: Slot<'a>) -> Self {
        // SAFETY: the offset lies behind the tag.
        let offset = unsafe { slot.add(4) };
        // SAFETY: as above.
        if unsafe { offset.u32() } == 0 {
            // Without content the tag means nothing (FORMAT 11.5).
            return Self::NULL;
        }
        // SAFETY: a union starts with its tag.
        let tag = unsafe { slot.u32() };
        // SAFETY: an offset that is not null was accepted with its target.
        let target = Some(unsafe { offset.follow() });
        Held { tag, target, union: PhantomData }
    }

    /// The tag; 0 is null.
    #[must_use]
    #[inline]
    pub fn tag(self) -> u32 {
        self.tag
    }

    /// Whether there is an object of one of the arms.
    #[must_use]
    #[inline]
    pub fn has_content(self) -> bool {
        self.target.is_some()
    }

    /// The object, if the tag is `arm`'s.
    ///
    /// # Safety
    ///
    /// `T` is the table of the arm of `U` with the tag `tag`.
    #[must_use]
    #[inline]
    pub unsafe fn object<T: Table>(self, tag: u32) -> Option<Object<'a, T>> {
        match self.target {
            // SAFETY: the content was verified as the table of its tag, which is `T`.
            Some(slot) if self.tag == tag => Some(unsafe { Object::new(slot) }),
            _ => None,
        }
    }
}

/// Hands the content to a visitor of values.
struct HeldWalk<'a, V> {
    target: Option<Slot<'a>>,
    tag: u32,
    visitor: V,
}

impl<V: ArmVisitor> ArmTypeVisitor for HeldWalk<'_, V> {
    type Out = V::Out;
    #[inline]
    fn arm<T: Table>(self, arm: &'static Arm) -> V::Out {
        match self.target {
            // SAFETY: the content was verified as the table of its tag, for which this was called.
            Some(slot) => self.visitor.arm(arm, unsafe { Object::<T>::new(slot) }),
            None => self.visitor.unknown(self.tag),
        }
    }
    #[inline]
    fn unknown(self, tag: u32) -> V::Out {
        self.visitor.unknown(tag)
    }
}

impl<U: Union> Choice<U> for Held<'_, U> {
    #[inline]
    fn walk<V: ArmVisitor>(self, visitor: V) -> V::Out {
        U::walk_type(self.tag, HeldWalk { target: self.target, tag: self.tag, visitor })
    }
}
