//! Places: what stands for a value in a verified buffer while a codec walks it.

use super::access::absent_plain;
use super::object::Object;
use super::union::Held;
use crate::field::{Conversion, Field, Key, Model, Plain, Scalar, Table, TypeVisitor, Union, Value, Visitor};
use crate::raw::{Items, Slot};
use core::marker::PhantomData;

/// A value of type `F` in a verified buffer, or its absence.
pub struct Place<'a, F> {
    /// INVARIANT: where the verifier accepted a cell or element of type `F`, if anywhere.
    raw: RawPlace<'a>,
    field: PhantomData<fn() -> F>,
}

/// A [`Place`] whose type is known from elsewhere.
#[derive(Clone, Copy)]
pub(crate) enum RawPlace<'a> {
    /// Not in the buffer; the bits are a scalar's default.
    Absent(u64),
    /// A bool of an object's header bits.
    Bool(bool),
    /// In this cell or element; behind the offset if the *member* was declared shared.
    Cell(Slot<'a>),
}

impl<F> Clone for Place<'_, F> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<F> Copy for Place<'_, F> {}

impl<F> core::fmt::Debug for Place<'_, F> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self.raw {
            RawPlace::Absent(_) => "Place(absent)",
            _ => "Place(present)",
        })
    }
}

impl<'a, F: Field> Place<'a, F> {
    /// # Safety
    ///
    /// If `raw` is a cell, the verifier accepted a cell or element of type `F` there.
    #[inline]
    pub(crate) unsafe fn new(raw: RawPlace<'a>) -> Self {
        Place { raw, field: PhantomData }
    }

    pub(crate) fn raw(self) -> RawPlace<'a> {
        self.raw
    }

    /// Whether the buffer holds the value.
    #[must_use]
    pub fn is_present(self) -> bool {
        !matches!(self.raw, RawPlace::Absent(_))
    }
}

/// Typed loads. Each says for what shape of type the place must stand: the walks call them from the method
/// of exactly that shape.
impl<'a> RawPlace<'a> {
    /// # Safety
    ///
    /// The place stands for a scalar `T`.
    #[inline]
    pub(crate) unsafe fn scalar<T: Scalar>(self) -> T {
        let bits = match self {
            // SAFETY: the verifier accepted a `T` here.
            RawPlace::Cell(slot) => return unsafe { slot.read() },
            RawPlace::Absent(default) => default,
            RawPlace::Bool(value) => u64::from(value),
        };
        T::from_bits(bits).expect("defaults are values, and 0 is one unless a default was declared")
    }

    /// # Safety
    ///
    /// The place stands for plain data `T`.
    #[inline]
    pub(crate) unsafe fn plain<T: Plain>(self) -> &'a T {
        match self {
            // SAFETY: a struct type that is shared lies behind its offset.
            RawPlace::Cell(slot) if const { !T::TYPE.kind.is_inline() } => {
                // SAFETY: the offset was accepted.
                let item = unsafe { slot.follow() };
                // SAFETY: an aligned `T` was accepted there.
                unsafe { item.reference() }
            }
            // SAFETY: an aligned `T` was accepted here.
            RawPlace::Cell(slot) => unsafe { slot.reference() },
            RawPlace::Absent(_) | RawPlace::Bool(false) => absent_plain(),
            // SAFETY: `T` is `bool`, whose byte is the first of the word.
            RawPlace::Bool(true) => unsafe { Slot::of_words(&[1]).reference() },
        }
    }

    /// What the place refers to, if it is there.
    ///
    /// # Safety
    ///
    /// The place stands for a string, vector, map or table.
    #[inline]
    pub(crate) unsafe fn target(self) -> Option<Slot<'a>> {
        match self {
            // SAFETY: the offset was accepted; places of null elements are absent.
            RawPlace::Cell(slot) => Some(unsafe { slot.follow() }),
            _ => None,
        }
    }

    /// # Safety
    ///
    /// The place stands for a string.
    #[inline]
    pub(crate) unsafe fn string(self) -> &'a str {
        // SAFETY: as the caller vouches.
        match unsafe { self.target() } {
            // SAFETY: a string was accepted there.
            Some(item) => unsafe { item.string() },
            None => "",
        }
    }

    /// # Safety
    ///
    /// The place stands for a vector of plain `T`.
    #[inline]
    pub(crate) unsafe fn plain_slice<T: Plain>(self) -> &'a [T] {
        // SAFETY: as the caller vouches.
        let items = unsafe { self.items(false, None) };
        // SAFETY: its elements are aligned values of `T`.
        unsafe { items.first.slice(items.len) }
    }

    /// The elements; of an absent array, as many nulls as it has elements are implied by `len`.
    ///
    /// # Safety
    ///
    /// The place stands for a vector, with presence words if `optional`.
    #[inline]
    pub(crate) unsafe fn items(self, optional: bool, len: Option<usize>) -> Items<'a> {
        // SAFETY: as the caller vouches.
        match unsafe { self.target() } {
            // SAFETY: a vector with presence words was accepted there.
            Some(item) if optional => unsafe { item.optional_vector() },
            // SAFETY: a vector was accepted there.
            Some(item) => unsafe { item.vector() },
            None => Items { len: len.unwrap_or(0), ..Items::EMPTY },
        }
    }

    /// # Safety
    ///
    /// The place stands for a table `T`.
    #[inline]
    pub(crate) unsafe fn object<T: Table>(self) -> Object<'a, T> {
        // SAFETY: as the caller vouches.
        match unsafe { self.target() } {
            // SAFETY: an object of `T` was accepted there.
            Some(item) => unsafe { Object::new(item) },
            None => Object::absent(),
        }
    }

    /// # Safety
    ///
    /// The place stands for a union `U`.
    #[inline]
    pub(crate) unsafe fn held<U: Union>(self) -> Held<'a, U> {
        match self {
            // SAFETY: a union was accepted here.
            RawPlace::Cell(slot) => unsafe { Held::load(slot) },
            _ => Held::NULL,
        }
    }
}

impl<F: Field> Value<F> for Place<'_, F> {
    #[inline]
    fn visit<V: Visitor>(self, visitor: V) -> V::Out {
        F::Model::describe(Visit { place: self.raw, visitor })
    }
}

/// Loads what a place stands for and hands it to a visitor of values.
///
/// INVARIANT: the place stands for the type whose shape is described to it.
struct Visit<'a, V> {
    place: RawPlace<'a>,
    visitor: V,
}

impl<W: Visitor> TypeVisitor for Visit<'_, W> {
    type Out = W::Out;
    #[inline]
    fn scalar<T: Scalar>(self) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.scalar(unsafe { self.place.scalar::<T>() })
    }
    #[inline]
    fn plain<T: Plain>(self) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.plain(unsafe { self.place.plain::<T>() })
    }
    #[inline]
    fn string(self) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.string(unsafe { self.place.string() })
    }
    #[inline]
    fn plain_vector<T: Plain>(self) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.plain_slice(unsafe { self.place.plain_slice::<T>() })
    }
    #[inline]
    fn optional_vector<T: Plain>(self, len: Option<usize>) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.optionals(unsafe { self.place.optionals::<T>(len) })
    }
    #[inline]
    fn vector<T: Field>(self, len: Option<usize>) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.sequence(unsafe { self.place.places::<T>(len) })
    }
    #[inline]
    fn map<K: Key, V: Field>(self) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.map(unsafe { self.place.map::<K, V>() })
    }
    #[inline]
    fn set<K: Key>(self) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.set(unsafe { self.place.places::<K>(None) })
    }
    #[inline]
    fn table<T: Table>(self) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.table(unsafe { self.place.object::<T>() })
    }
    #[inline]
    fn union<U: Union>(self) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.union(unsafe { self.place.held::<U>() })
    }
    #[inline]
    fn option<T: Field>(self) -> W::Out {
        match self.place {
            RawPlace::Absent(_) => self.visitor.none::<T>(),
            // SAFETY: a present `Option<T>` is a `T`.
            place => self.visitor.some(unsafe { Place::<T>::new(place) }),
        }
    }
    #[inline]
    fn converted<T: Field, M: Conversion<T>>(self) -> W::Out {
        // SAFETY: the invariant of `Visit`: the place stands for what is stored.
        let wire: M::Wire = *unsafe { self.place.plain() };
        self.visitor.stored::<T, M>(&wire)
    }
    #[inline]
    fn converted_vector<T: Field, M: Conversion<T>>(self) -> W::Out {
        self.vector::<T>(None)
    }
    #[inline]
    fn converted_optional_vector<T: Field, M: Conversion<T>>(self, len: Option<usize>) -> W::Out {
        // SAFETY: the invariant of `Visit`.
        self.visitor.sequence(unsafe { self.place.optional_places::<T>(len) })
    }
}
