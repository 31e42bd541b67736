//! Objects of a table: presence bits, size, alignment, then the members in wire order (FORMAT 18.15).
//!
//! Nearly every object has room for all of its cells behind it. That is one comparison; only for the others is the exact
//! size added up. Members that hold plain data need no look, so that the walk goes over references alone: where there is
//! little else before them, by a position that moves along, and in wide tables by the presence bits before a reference
//! that is there.

use super::Verifier;
use super::item::Item;
use crate::error::{Expected, ReadErrorKind, Step};
use crate::field::{Field, FieldTypeVisitor, Model, Table, bytes_before, table_desc};
use crate::schema::{Head, Place, TableDesc};
use core::marker::PhantomData;

/// The largest table that is verified in line, in fields.
pub(super) const SMALL: usize = 16;

impl Verifier<'_> {
    /// Verifies an object of `T` at `at`, which is at level `depth`.
    #[inline]
    pub(super) fn object<T: Table>(&mut self, at: usize, depth: u32) -> bool {
        self.enter(at, depth) && self.once::<T>(at, depth, |v| v.object_apart::<T>(at, depth))
    }

    // Out of line, so that both passes share one copy and tables below it do not pile up in one function.
    #[inline(never)]
    fn object_apart<T: Table>(&mut self, at: usize, depth: u32) -> bool {
        self.object_here::<T>(at, depth)
    }

    /// Verifies an object whose level was checked.
    #[inline(always)]
    fn object_here<T: Table>(&mut self, at: usize, depth: u32) -> bool {
        let desc = const { table_desc::<T>() };
        let near_the_end = desc.head.max_size() > self.bytes.len().saturating_sub(at);
        if (near_the_end || !is_aligned::<T>(at)) && !self.unusual_object(desc, at) {
            return false;
        }
        let Some(first_word) = self.word(at) else { return false };
        self.usual_object::<T, true>(at, first_word, depth)
    }

    /// Verifies presence words and members of an object that is as it should be otherwise; counts its work, if that was
    /// not done before.
    #[inline(always)]
    pub(super) fn usual_object<T: Table, const COUNT: bool>(
        &mut self,
        at: usize,
        first_word: u32,
        depth: u32,
    ) -> bool {
        let desc = const { table_desc::<T>() };
        let start = at.wrapping_add(desc.head.fixed_start());
        let mut wrong = wrong_bits(&desc.head, 0, first_word);
        // Where optional numbers are all that needs it, alignment is a coin flip: no branch. Else it is the rule.
        let coin_flip = const { table_desc::<T>().is_seldom_aligned() };
        let misaligned = if start.is_multiple_of(8) { 0 } else { u32::MAX };
        if coin_flip {
            wrong |= desc.head.align8_bits(0) & first_word & misaligned;
        } else if misaligned != 0 && !self.unusual_object(desc, at) {
            return false;
        }
        for word in 1..usize::from(desc.head.words) {
            let Some(bits) = self.word(at.wrapping_add(word.wrapping_mul(4))) else { return false };
            wrong |= wrong_bits(&desc.head, word, bits);
            if coin_flip {
                wrong |= desc.head.align8_bits(word) & bits & misaligned;
            }
        }
        if wrong != 0 {
            // Finds out what it is; what it says is no matter.
            self.unusual_object(desc, at);
            return false;
        }
        if COUNT && !self.charge(at, const { table_desc::<T>().work() }) {
            return false;
        }
        let mut members = Members {
            verifier: self,
            at,
            first_word,
            start,
            next: at.wrapping_add(desc.head.cells_start()),
            depth: depth.wrapping_add(1),
            ok: true,
            table: PhantomData::<T>,
        };
        T::walk_types_wire(&mut members);
        members.ok
    }

    /// Checks all that lies in the object itself, exactly: that the presence words are in the buffer and right, that the
    /// present cells are in it, and that those of alignment 8 are aligned.
    #[cold]
    #[inline(never)]
    pub(super) fn unusual_object(&mut self, desc: &TableDesc, at: usize) -> bool {
        let head = &desc.head;
        let available = self.bytes.len().saturating_sub(at);
        if head.fixed_start() > available {
            return self.out_of_bounds(at, head.fixed_start() as u64);
        }
        if !self.reserved_bits(head, at) {
            return false;
        }
        let mut size = head.cells_start();
        let mut align8 = head.fixed_align8;
        for run in desc.runs {
            let Some(bits) = self.word(at.saturating_add(run.word_at())) else { return false };
            size = size.saturating_add(run.present_size(bits));
            align8 |= run.align8 && bits & run.mask != 0;
        }
        if size > available {
            return self.out_of_bounds(at, size as u64);
        }
        let start = at.saturating_add(head.fixed_start());
        !align8
            || start.is_multiple_of(8)
            || self.fail(ReadErrorKind::BadOffset, start, Expected::MultipleOf(8), start as u64)
    }

    /// Finds the presence word that is wrong, if any is.
    #[cold]
    #[inline(never)]
    fn reserved_bits(&mut self, head: &Head, at: usize) -> bool {
        for word in 0..usize::from(head.words) {
            let slot = at.saturating_add(word.saturating_mul(4));
            let Some(bits) = self.word(slot) else { return false };
            let wrong = wrong_bits(head, word, bits);
            if wrong != 0 {
                let expected = Expected::Exactly((bits & !wrong).into());
                return self.fail(ReadErrorKind::ReservedBits, slot, expected, bits.into());
            }
        }
        true
    }
}

/// Whether the fixed cells of an object of `T` at `at` are aligned.
#[inline(always)]
pub(super) fn is_aligned<T: Table>(at: usize) -> bool {
    let head = &const { table_desc::<T>() }.head;
    if head.fixed_align8 {
        at.wrapping_add(head.fixed_start()).is_multiple_of(8)
    } else {
        at.is_multiple_of(4)
    }
}

/// The bits of a presence word that must not be set: those without meaning, and values of absent bools.
#[inline(always)]
pub(super) fn wrong_bits(head: &Head, word: usize, bits: u32) -> u32 {
    bits & !head.used_bits(word) | bits & head.bool_values(word) & !(bits << 1)
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
    /// Where the next present cell starts, unless the table is wide: then where the first one does.
    next: usize,
    /// The level of objects and vectors that it refers to.
    depth: u32,
    ok: bool,
    table: PhantomData<T>,
}

impl<T: Table> Members<'_, '_, T> {
    #[inline(always)]
    fn presence(&self, word_at: usize) -> u32 {
        match word_at {
            0 => self.first_word,
            word_at => self.verifier.peek(self.at.wrapping_add(word_at)).unwrap_or(0),
        }
    }
}

impl<T: Table> FieldTypeVisitor for Members<'_, '_, T> {
    #[expect(clippy::indexing_slicing, reason = "the walk of a table gives the numbers of its fields")]
    #[inline(always)]
    fn field<F: Field>(&mut self, index: usize) {
        let desc = table_desc::<T>();
        let (field, cell) = (&T::FIELDS[index], &desc.cells[index]);
        let checked = F::Model::CHECKED || field.shared;
        if !self.ok {
            return;
        }
        let slot = match cell.place {
            Place::Bool => return,
            Place::Fixed(at) => self.start.wrapping_add(at.into()),
            Place::Cell if const { table_desc::<T>().is_wide() } => {
                if !checked || self.presence(cell.word_at()) >> cell.word_bit() & 1 == 0 {
                    return;
                }
                self.next.wrapping_add(bytes_before::<T>(index, |word| self.presence(word.wrapping_mul(4))))
            }
            Place::Cell => {
                let present = self.presence(cell.word_at()) >> cell.word_bit() & 1;
                let slot = self.next;
                let size = usize::from(field.ty.cell_size);
                if !checked {
                    // Without a branch, which nothing else would need.
                    self.next = slot.wrapping_add(size.wrapping_mul(present as usize));
                    return;
                }
                if present == 0 {
                    return;
                }
                self.next = slot.wrapping_add(size);
                slot
            }
        };
        if !checked {
            return;
        }
        let verifier = &mut *self.verifier;
        let item = Item {
            verifier,
            slot,
            depth: self.depth,
            shared: field.shared,
            cell: true,
            len: None,
            in_line: T::FIELDS.len() <= SMALL,
        };
        if !F::Model::describe(item) {
            self.ok = self.verifier.prepend(Step::Field(desc.names[index]));
        }
    }
}
