//! Places: what stands for a value in a verified buffer while a codec walks it.

use super::access::absent_plain;
use super::map::columns;
use super::object::Object;
use super::union::Held;
use crate::field::{
    Conversion, Field, Key, Mapping, Members, Model, Optionals, Plain, Scalar, Sequence, Table, TypeVisitor,
    Union, Value, Visitor,
};
use crate::raw::{Items, Slot};
use core::cmp::Ordering;
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
}

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
        Place { raw, field: PhantomData }
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
        match self.0.place(i).raw {
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
        self.visitor.converted::<T, M>(&M::from_wire(wire))
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

impl<'a> RawPlace<'a> {
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
