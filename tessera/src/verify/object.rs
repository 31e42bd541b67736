//! Objects of a table: presence bits, size, alignment, then the members in wire order (FORMAT 18.15).

use super::Verifier;
use super::item::Item;
use crate::error::{Expected, ReadErrorKind, Step};
use crate::field::{Field, FieldTypeVisitor, Model, Table, table_desc};
use crate::schema::{Head, Place, TableDesc};
use core::marker::PhantomData;

impl Verifier<'_> {
    /// Verifies an object of `T` at `at`, which is at level `depth`.
    #[inline]
    pub(super) fn object<T: Table>(&mut self, at: usize, depth: u32) -> bool {
        self.enter(at, depth) && self.once::<T>(at, depth, |v| v.object_here::<T>(at, depth))
    }

    // Out of line, so that both passes share one copy and tables below it do not pile up in one function.
    #[inline(never)]
    fn object_here<T: Table>(&mut self, at: usize, depth: u32) -> bool {
        let desc = const { table_desc::<T>() };
        let Some(first_word) = self.object_head(&desc.head, at) else { return false };
        let start = at.saturating_add(desc.head.fixed_start());
        // Nearly every object has room for all cells behind it, and lies so that any of them would be aligned.
        let near_the_end = desc.head.max_size() > self.bytes.len().saturating_sub(at);
        let unaligned = (desc.head.fixed_align8 || desc.head.cell_align8) && !start.is_multiple_of(8);
        if (near_the_end || unaligned) && !self.object_cells(desc, at) {
            return false;
        }
        // A member costs something even if it has no bytes.
        let work = const { table_desc::<T>().head.cells_start() + T::FIELDS.len() / 4 };
        if !self.charge(at, work) {
            return false;
        }
        let next = at.saturating_add(desc.head.cells_start());
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

    /// Checks the presence words; returns the first.
    #[inline(always)]
    fn object_head(&mut self, head: &Head, at: usize) -> Option<u32> {
        let available = self.bytes.len().saturating_sub(at);
        if head.fixed_start() > available {
            self.out_of_bounds(at, head.fixed_start() as u64);
            return None;
        }
        for word in 0..usize::from(head.words) {
            let slot = at.saturating_add(word.saturating_mul(4));
            let bits = self.word(slot)?;
            let unused = bits & !head.used_bits(word);
            let without_presence = bits & head.bool_values(word) & !(bits << 1);
            if unused | without_presence != 0 {
                self.reserved_bits(slot, bits, unused | without_presence);
                return None;
            }
        }
        self.word(at)
    }

    /// Checks that the present cells lie in the buffer, and that those of alignment 8 are aligned.
    fn object_cells(&mut self, desc: &TableDesc, at: usize) -> bool {
        let head = &desc.head;
        let mut size = head.cells_start();
        let mut align8 = head.fixed_align8;
        for run in desc.runs {
            let Some(bits) = self.word(at.saturating_add(run.word_at())) else { return false };
            size = size.saturating_add(run.present_size(bits));
            align8 |= run.align8 && bits & run.mask != 0;
        }
        if size > self.bytes.len().saturating_sub(at) {
            return self.out_of_bounds(at, size as u64);
        }
        let start = at.saturating_add(head.fixed_start());
        !align8 || start.is_multiple_of(8) || self.unaligned_cells(start)
    }

    #[cold]
    fn unaligned_cells(&mut self, start: usize) -> bool {
        self.fail(ReadErrorKind::BadOffset, start, Expected::MultipleOf(8), start as u64)
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
    #[expect(clippy::indexing_slicing, reason = "the walk of a table gives the numbers of its fields")]
    #[inline]
    fn field<F: Field>(&mut self, index: usize) {
        let desc = table_desc::<T>();
        let (field, cell) = (&T::FIELDS[index], &desc.cells[index]);
        if !self.ok {
            return;
        }
        let slot = match cell.place {
            Place::Bool => return,
            Place::Fixed(at) => self.start.saturating_add(at.into()),
            Place::Cell => {
                let word = match cell.word_at() {
                    0 => self.first_word,
                    word_at => self.verifier.word(self.at.saturating_add(word_at)).unwrap_or(0),
                };
                if word >> cell.word_bit() & 1 == 0 {
                    return;
                }
                let slot = self.next;
                self.next = slot.saturating_add(field.ty.cell_size.into());
                slot
            }
        };
        let verifier = &mut *self.verifier;
        let item = Item { verifier, slot, depth: self.depth, shared: field.shared, cell: true, len: None };
        if !F::Model::describe(item) {
            self.ok = self.verifier.prepend(Step::Field(desc.names[index]));
        }
    }
}
