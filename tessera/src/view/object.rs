//! A verified object of one table: presence bits, positions, fields (FORMAT §6).

use super::InPlace;
use super::place::{Place, RawPlace};
use crate::field::{Field, FieldTypeVisitor, FieldVisitor, Record, Table, Value, bytes_before, table_desc};
use crate::format::limits;
use crate::raw::{Slot, zeros};
use crate::schema::layout::Place as Location;
use core::marker::PhantomData;

/// A verified object of the table `T`: what the generated view types wrap.
pub struct Object<'a, T> {
    /// INVARIANT: the verifier accepted an object of `T` here, or this is a block that reads as one whose
    /// members are all absent.
    slot: Slot<'a>,
    table: PhantomData<fn() -> T>,
}

impl<T> Clone for Object<'_, T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Object<'_, T> {}

impl<T> core::fmt::Debug for Object<'_, T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Object").field(&self.slot).finish()
    }
}

/// What a declared table adds to [`Table`]: its view type. Implemented by the macro.
pub trait Viewed: Table {
    /// The generated view type.
    type View<'a>: Copy + core::fmt::Debug + PartialEq;
    /// Wraps an object.
    fn view<'a>(object: Object<'a, Self>) -> Self::View<'a>;
}

/// What every generated view can do besides its fields. A trait, so that no field name can collide.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub table Monster { hp: i16 = 100, mana: Option<i32> } }
/// use tessera::TableView as _;
/// let buffer = tessera::to_bytes(&Monster { hp: 100, mana: Some(0) })?;
/// let reader = tessera::Reader::<Monster>::open(&buffer)?;
/// let presence = reader.root().presence();
/// assert!(!presence.hp(), "equal to its default, so not stored");
/// assert!(presence.mana(), "null and 0 differ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait TableView<'a>: Copy {
    /// The table.
    type Table: Viewed<View<'a> = Self>;
    /// A type with one method for each field, which says whether the buffer holds the field.
    ///
    /// A field equal to its default is not held, unless it was declared `fixed` or the writer was told to
    /// write defaults. A fixed field counts as held always; in a table that is itself absent, it reads as
    /// its default.
    type Presence;
    /// Asks which fields the buffer holds.
    fn presence(self) -> Self::Presence;
    /// The object behind the view.
    fn object(self) -> Object<'a, Self::Table>;
}

/// Words of presence bits and fixed cells, at most, and one so that the fixed cells can start at a multiple of 8.
const HEAD_WORDS: usize = limits::MAX_HEAD / 8 + 1;

/// What an absent object is read from: no presence bit is set, fixed cells hold their defaults.
struct AbsentOf<T>(PhantomData<T>);

impl<T: Table> AbsentOf<T> {
    const NEEDED: bool = {
        let fields = T::FIELDS;
        let (mut needed, mut i) = (false, 0);
        while i < fields.len() {
            needed = needed || (fields[i].fixed && fields[i].default != 0);
            i += 1;
        }
        needed
    };

    /// Where the object starts in its words: fixed cells must lie at a multiple of 8, as in a buffer.
    const START: usize = table_desc::<T>().head.fixed_start() % 8;

    const WORDS: &'static [u64; HEAD_WORDS] = &{
        let desc = table_desc::<T>();
        let mut words = [0; HEAD_WORDS];
        let mut i = 0;
        while i < desc.fields.len() {
            if let Location::Fixed(at) = desc.cells[i].place {
                let (mut bits, mut byte) =
                    (desc.fields[i].default, Self::START + desc.head.fixed_start() + at as usize);
                while bits != 0 {
                    words[byte / 8] |= (bits & 0xFF) << (8 * (byte % 8));
                    bits >>= 8;
                    byte += 1;
                }
            }
            i += 1;
        }
        words
    };
}

impl<'a, T: Table> Object<'a, T> {
    /// The object at `slot`.
    ///
    /// # Safety
    ///
    /// The verifier accepted an object of `T` there.
    #[must_use]
    #[inline]
    pub const unsafe fn new(slot: Slot<'a>) -> Self {
        Object { slot, table: PhantomData }
    }

    /// The object whose members are all absent: what a null table that is not optional reads as.
    #[must_use]
    #[inline]
    pub fn absent() -> Self {
        let words: &[u64] =
            const { if AbsentOf::<T>::NEEDED { absent_words::<T>() } else { zeros(8 * HEAD_WORDS) } };
        // SAFETY: the block is 8 bytes longer than the head of any table.
        let slot = unsafe { Slot::of_words(words).add(const { AbsentOf::<T>::START }) };
        Object { slot, table: PhantomData }
    }

    /// Where the object lies in memory.
    #[inline]
    pub(crate) fn address(self) -> usize {
        self.slot.address()
    }

    #[inline(always)]
    fn presence_word(self, word: usize) -> u32 {
        // SAFETY: an object starts with its `W` presence words, and layouts name no others.
        let slot = unsafe { self.slot.add(4 * word) };
        // SAFETY: as above.
        unsafe { slot.u32() }
    }

    #[inline(always)]
    fn bit(self, bit: u16) -> bool {
        self.presence_word(bit as usize / 32) >> (bit % 32) & 1 == 1
    }

    /// Whether the object holds field number `field`.
    ///
    /// # Panics
    ///
    /// If the table has no field of that number.
    #[must_use]
    #[inline]
    pub fn has(self, field: usize) -> bool {
        let cell = &table_desc::<T>().cells[field];
        matches!(cell.place, Location::Fixed(_)) || self.bit(cell.bit)
    }

    /// Where the cell of field number `field` lies, if it is there; bools have no cell.
    #[inline(always)]
    fn cell(self, field: usize) -> Option<Slot<'a>> {
        let desc = table_desc::<T>();
        let cell = &desc.cells[field];
        let at = match cell.place {
            Location::Fixed(at) => desc.head.fixed_start() + at as usize,
            Location::Bool => return None,
            Location::Cell if !self.bit(cell.bit) => return None,
            Location::Cell => {
                desc.head.cells_start() + bytes_before::<T>(field, |word| self.presence_word(word))
            }
        };
        // SAFETY: the fixed area and all present cells lie in the verified object.
        Some(unsafe { self.slot.add(at) })
    }

    /// The cell of field number `field`, or the struct behind it if the member was declared shared.
    #[inline(always)]
    fn item(self, field: usize) -> Option<Slot<'a>> {
        let slot = self.cell(field)?;
        if T::FIELDS[field].shared {
            // SAFETY: the cell of a shared member holds an offset, which was accepted.
            return Some(unsafe { slot.follow() });
        }
        Some(slot)
    }

    /// Reads field number `field`.
    ///
    /// # Safety
    ///
    /// The field has type `F`.
    #[must_use]
    #[inline(always)]
    pub unsafe fn get<F: InPlace>(self, field: usize) -> F::View<'a> {
        let desc = &T::FIELDS[field];
        if desc.is_bool() {
            // SAFETY: the type is `bool` or `Option<bool>`, as the caller vouches.
            return unsafe { self.get_bool::<F>(field) };
        }
        match self.item(field) {
            // SAFETY: the cell was verified as this field's type, as the caller vouches.
            Some(slot) => unsafe { F::load(slot) },
            None => F::absent(desc.default),
        }
    }

    /// A bool is two bits; it is handed on as the byte that it would be in a vector.
    ///
    /// # Safety
    ///
    /// The field is a bool, optional or not.
    #[inline(always)]
    unsafe fn get_bool<F: InPlace>(self, field: usize) -> F::View<'a> {
        static BYTES: [u64; 2] = [0, 1];
        let desc = &T::FIELDS[field];
        match self.bool_bits(field) {
            None => F::absent(desc.default),
            Some(value) => {
                let word = &BYTES[value as usize];
                // SAFETY: the first byte of the word is a bool.
                unsafe { F::load(Slot::of_words(core::slice::from_ref(word))) }
            }
        }
    }

    #[inline(always)]
    fn bool_bits(self, field: usize) -> Option<bool> {
        let bit = table_desc::<T>().cells[field].bit;
        self.bit(bit).then(|| self.bit(bit + 1))
    }

    /// The place of field number `field`, for the walks.
    #[inline(always)]
    fn place(self, field: usize) -> RawPlace<'a> {
        let desc = &T::FIELDS[field];
        if desc.is_bool() {
            return self.bool_bits(field).map_or(RawPlace::Absent(desc.default), RawPlace::Bool);
        }
        self.item(field).map_or(RawPlace::Absent(desc.default), RawPlace::Cell)
    }

    /// The place of field number `field`.
    ///
    /// # Safety
    ///
    /// The field has type `F`.
    #[inline(always)]
    pub(crate) unsafe fn place_of<F: Field>(self, field: usize) -> Place<'a, F> {
        // SAFETY: the caller vouches for the type.
        unsafe { Place::new(self.place(field)) }
    }
}

/// A function, so that the words are only built for tables that need their own.
const fn absent_words<T: Table>() -> &'static [u64; HEAD_WORDS] {
    AbsentOf::<T>::WORDS
}

/// Hands the fields of an object to a visitor of values.
struct ObjectWalk<'a, 'v, T, V> {
    object: Object<'a, T>,
    visitor: &'v mut V,
}

impl<T: Table, V: FieldVisitor> FieldTypeVisitor for ObjectWalk<'_, '_, T, V> {
    #[inline]
    fn field<F: Field>(&mut self, index: usize) {
        // SAFETY: the walk of `T` hands out each field with its own type.
        let place = unsafe { self.object.place_of::<F>(index) };
        self.visitor.field::<F, _>(index, place);
    }
}

impl<T: Table> Record<T> for Object<'_, T> {
    #[inline]
    fn walk_in<const ORDER: u8, V: FieldVisitor>(&self, visitor: &mut V) {
        T::walk_types_in::<ORDER, _>(&mut ObjectWalk { object: *self, visitor });
    }
}

/// An object stands for its table: it can be written, compared and printed like an owned value.
impl<T: Table> Value<T> for Object<'_, T> {
    #[inline]
    fn visit<V: crate::field::Visitor>(self, v: V) -> V::Out {
        v.table::<T, Self>(self)
    }
}
