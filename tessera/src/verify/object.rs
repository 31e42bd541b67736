//! Objects of a table: presence bits, size, alignment, then the members in wire order (FORMAT 18.15).

use super::Verifier;
use super::item::Item;
use crate::error::{Expected, ReadErrorKind, Step};
use crate::field::{Field, FieldTypeVisitor, Model, Table, table_desc};
use crate::schema::{Place, TableDesc};
use core::marker::PhantomData;

impl Verifier<'_> {
    /// Verifies an object of `T` at `at`, which is at level `depth`.
    pub(super) fn object<T: Table>(&mut self, at: usize, depth: u32) -> bool {
        self.enter(at, depth)
            && self.once(at, const { T::TYPE.validity }, depth, |v| v.object_here::<T>(at, depth))
    }

    #[inline]
    fn object_here<T: Table>(&mut self, at: usize, depth: u32) -> bool {
        let desc = const { table_desc::<T>() };
        let Some(size) = self.object_size(desc, at) else { return false };
        if !self.charge(at, size) {
            return false;
        }
        let Some(first_word) = self.word(at) else { return false };
        let start = at.saturating_add(4 * desc.head.words as usize);
        let next = start.saturating_add(desc.head.fixed_size as usize);
        let mut members = Members {
            verifier: self,
            at,
            first_word,
            start,
            next,
            depth: depth.saturating_add(1),
            ok: true,
            table: PhantomData::<T>,
        };
        T::walk_types_wire(&mut members);
        members.ok
    }

    /// Bytes of the object, after the checks that need no member.
    #[inline]
    fn object_size(&mut self, desc: &TableDesc, at: usize) -> Option<usize> {
        let head = &desc.head;
        let words = head.words as usize;
        let available = self.bytes.len().saturating_sub(at);
        if available / 4 < words {
            self.out_of_bounds(at, 4 * words as u64);
            return None;
        }
        for word in 0..words {
            let bits = self.word(at.saturating_add(4 * word))?;
            let unused = bits & !head.used_bits(word);
            let values = head.bool_values(word);
            let without_presence = bits & values & !(bits << 1);
            if unused | without_presence != 0 {
                self.reserved_bits(at.saturating_add(4 * word), bits, unused | without_presence);
                return None;
            }
        }
        let mut size = 4 * words + head.fixed_size as usize;
        let mut align8 = head.fixed_align8;
        for run in desc.runs {
            let bits = self.word(at.saturating_add(4 * run.word as usize))? & run.mask;
            size = size.saturating_add(bits.count_ones() as usize * run.size as usize);
            align8 |= run.align8 && bits != 0;
        }
        if size > available {
            self.out_of_bounds(at, size as u64);
            return None;
        }
        let start = at.saturating_add(4 * words);
        if align8 && !start.is_multiple_of(8) {
            self.fail(ReadErrorKind::Misaligned, start, Expected::MultipleOf(8), start as u64 % 8);
            return None;
        }
        Some(size)
    }

    #[cold]
    fn reserved_bits(&mut self, at: usize, bits: u32, wrong: u32) {
        self.fail(ReadErrorKind::ReservedBits, at, Expected::Exactly((bits & !wrong).into()), bits.into());
    }
}

/// Verifies the members of an object, in wire order.
struct Members<'v, 'b, T> {
    verifier: &'v mut Verifier<'b>,
    /// Where the object starts.
    at: usize,
    /// Its first presence word; most tables have no other.
    first_word: u32,
    /// Where its fixed area starts.
    start: usize,
    /// Where the next present cell starts.
    next: usize,
    /// The level of objects and vectors that it refers to.
    depth: u32,
    ok: bool,
    table: PhantomData<T>,
}

impl<T: Table> FieldTypeVisitor for Members<'_, '_, T> {
    #[inline]
    fn field<F: Field>(&mut self, index: usize) {
        let desc = table_desc::<T>();
        let (field, cell) = (&T::FIELDS[index], &desc.cells[index]);
        if !self.ok {
            return;
        }
        let slot = match cell.place {
            Place::Bool => return,
            Place::Fixed(at) => self.start.saturating_add(at as usize),
            Place::Cell => {
                let word = match cell.bit / 32 {
                    0 => self.first_word,
                    n => self.verifier.word(self.at.saturating_add(4 * n as usize)).unwrap_or(0),
                };
                if word >> (cell.bit % 32) & 1 == 0 {
                    return;
                }
                let slot = self.next;
                self.next = slot.saturating_add(field.ty.cell_size as usize);
                slot
            }
        };
        let verifier = &mut *self.verifier;
        let item = Item { verifier, slot, depth: self.depth, shared: field.shared, len: None };
        if !F::Model::describe(item) {
            self.ok = self.verifier.prepend(Step::Field(desc.names[index]));
        }
    }
}
