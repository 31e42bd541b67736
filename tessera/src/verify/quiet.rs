//! Objects without anything behind them, a few at a time.
//!
//! An object whose presence bits name numbers alone is fine if it lies where it should: there is nothing to follow. Series
//! of such objects are common, and so they have a loop that does nothing else. It stops at the first object that needs a
//! closer look, which finds the error if there is one.

use super::Verifier;
use super::object::wrong_bits;
use crate::error::Step;
use crate::field::{Field, FieldTypeVisitor, Model, Table, table_desc};
use crate::schema::Place;
use core::marker::PhantomData;

/// Objects go through the loop in groups of so many; those of a group with an unquiet one are verified one by one.
const TOGETHER: usize = 4;

/// So many objects, at most, are verified before the next are expected to be quiet again.
const MOST: usize = 64;

/// When to expect quiet objects: rarely, where there were none.
struct Expectation {
    /// How many objects are to be verified first.
    wait: usize,
    /// How many will be, if then there is none.
    next: usize,
}

impl Expectation {
    const fn new() -> Self {
        Expectation { wait: 0, next: TOGETHER }
    }

    /// Whether the next object is expected to be quiet.
    #[inline(always)]
    fn of_quiet(&mut self) -> bool {
        let quiet = self.wait == 0;
        self.wait = self.wait.saturating_sub(1);
        quiet
    }

    /// Takes note of how many were.
    #[inline(always)]
    fn met(&mut self, count: usize) {
        self.next = if count == 0 { self.next.wrapping_mul(2).min(MOST) } else { TOGETHER };
        self.wait = self.next.wrapping_sub(1);
    }
}

/// The presence bits of `T` that name members to look at, if objects without them are to be expected: if these members
/// are optional, and less than a quarter of all. There is one presence word then.
#[inline(always)]
pub(super) fn bits_to_look_at<T: Table>() -> Option<u32> {
    let mut members = Checked { bits: Some(0), table: PhantomData::<T> };
    T::walk_types_wire(&mut members);
    let words = const { table_desc::<T>().head.words };
    members.bits.filter(|bits| words == 1 && (bits.count_ones() as usize).saturating_mul(4) < T::FIELDS.len())
}

struct Checked<T> {
    bits: Option<u32>,
    table: PhantomData<T>,
}

impl<T: Table> FieldTypeVisitor for Checked<T> {
    #[expect(clippy::indexing_slicing, reason = "the walk of a table gives the numbers of its fields")]
    #[inline(always)]
    fn field<F: Field>(&mut self, index: usize) {
        let cell = &table_desc::<T>().cells[index];
        if F::Model::CHECKED || T::FIELDS[index].shared {
            self.bits = match cell.place {
                Place::Bool => self.bits,
                Place::Cell if F::TYPE.option => self.bits.map(|bits| bits | 1 << cell.word_bit()),
                _ => None,
            };
        }
    }
}

impl Verifier<'_> {
    /// Verifies the elements of a vector of tables of which many are quiet. `first` is where the first offset lies, and `last`
    /// the last word at which an object has room for all cells.
    #[inline(always)]
    pub(super) fn mostly_quiet<T: Table>(
        &mut self,
        offsets: &[[u8; 4]],
        first: usize,
        last: usize,
        look: u32,
        depth: u32,
    ) -> bool {
        let (mut i, mut expectation) = (0usize, Expectation::new());
        loop {
            if expectation.of_quiet()
                && let Some(rest) = offsets.get(i..)
            {
                let quiet = self.quiet::<T>(rest, (first / 4).wrapping_add(i), last, look);
                expectation.met(quiet);
                i = i.wrapping_add(quiet);
            }
            let Some(offset) = offsets.get(i) else { return true };
            let slot = first.wrapping_add(i.wrapping_mul(4));
            if !self.table_element::<T>(slot, *offset, last, depth) {
                return self.prepend(Step::Element(i));
            }
            i = i.wrapping_add(1);
        }
    }

    /// How many of the first objects that these offsets refer to are fine and have none of the bits `look`, by groups. The
    /// first offset is word number `first`.
    #[inline(always)]
    fn quiet<T: Table>(&self, offsets: &[[u8; 4]], first: usize, last: usize, look: u32) -> usize {
        let head = &const { table_desc::<T>() }.head;
        let coin_flip =
            const { table_desc::<T>().is_seldom_aligned() && !table_desc::<T>().head.fixed_align8 };
        let Some(words) = self.words.get(..=last) else { return 0 };
        let (groups, _) = offsets.as_chunks::<TOGETHER>();
        let Ok(mut next) = u32::try_from(first) else { return 0 };
        for (group, offsets) in groups.iter().enumerate() {
            for offset in offsets {
                // From the next word on, so that null is as far away as can be. Else as in `follow`.
                next = next.wrapping_add(1);
                let offset = u32::from_le_bytes(*offset).wrapping_sub(4);
                let word = (next as usize).saturating_add(offset.rotate_right(2) as usize);
                let start = word.wrapping_mul(4).wrapping_add(head.fixed_start());
                let fine = words.get(word).is_some_and(|bits| {
                    let bits = u32::from_le_bytes(*bits);
                    let aligned = start.is_multiple_of(8) || coin_flip && bits & head.align8_bits(0) == 0;
                    aligned && wrong_bits(head, 0, bits) | bits & look == 0
                });
                if !fine {
                    return group.wrapping_mul(TOGETHER);
                }
            }
        }
        groups.len().wrapping_mul(TOGETHER)
    }
}
