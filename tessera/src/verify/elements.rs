//! The elements of vectors of references (FORMAT 18.17): one loop for each shape that is common.
//!
//! A loop reads the offsets and goes on in line, so that small tables and strings are verified without a call each. The
//! first pass counts the work of a vector's objects at once.

use super::Verifier;
use super::item::{ArmItem, Item};
use super::object::{SMALL, is_aligned};
use super::quiet::bits_to_look_at;
use crate::error::Step;
use crate::field::{Field, Key, Model, Plain, Scalar, Table, TypeVisitor, Union, table_desc};
use crate::schema::TableDesc;

/// Verifies what `count` elements refer to, which lie in the buffer from `first` on and are counted as work.
pub(super) struct Elements<'v, 'b> {
    pub(super) verifier: &'v mut Verifier<'b>,
    pub(super) first: usize,
    pub(super) count: usize,
    /// The level that the elements have if they are objects or vectors.
    pub(super) depth: u32,
}

impl TypeVisitor for Elements<'_, '_> {
    type Out = bool;

    fn scalar<T: Scalar>(self) -> bool {
        self.others::<T>()
    }

    fn plain<T: Plain>(self) -> bool {
        self.others::<T>()
    }

    #[inline]
    fn string(self) -> bool {
        self.verifier.strings(self.first, self.count)
    }

    fn plain_vector<T: Plain>(self) -> bool {
        // Too deep, the second pass, or values to look at.
        if T::CHECKED || self.depth > self.verifier.plain_depth {
            return self.each(4, |item| item.plain_vector::<T>());
        }
        self.verifier.plain_vectors::<T>(self.first, self.count, self.depth)
    }

    fn optional_vector<T: Plain>(self, len: Option<usize>) -> bool {
        self.each(4, |item| item.optional_vector::<T>(len))
    }

    fn vector<T: Field>(self, len: Option<usize>) -> bool {
        self.each(4, |item| item.vector::<T>(len))
    }

    fn map<K: Key, V: Field>(self) -> bool {
        self.each(4, |item| item.map::<K, V>())
    }

    fn set<K: Key>(self) -> bool {
        self.each(4, |item| item.set::<K>())
    }

    #[inline]
    fn table<T: Table>(self) -> bool {
        self.verifier.tables::<T>(self.first, self.count, self.depth)
    }

    #[inline]
    fn union<U: Union>(self) -> bool {
        self.verifier.unions::<U>(self.first, self.count, self.depth)
    }

    #[inline]
    fn option<T: Field>(self) -> bool {
        T::Model::describe(self)
    }
}

impl Elements<'_, '_> {
    /// Vectors of anything that has no loop of its own.
    #[inline]
    fn others<T: Field>(self) -> bool {
        self.each(const { T::TYPE.stride() }, |item| T::Model::describe(item))
    }

    /// Checks elements one by one, in slots of `stride` bytes whose last four are the offset.
    #[inline]
    fn each(self, stride: usize, check: impl Fn(Item<'_, '_>) -> bool) -> bool {
        let v = self.verifier;
        for i in 0..self.count {
            let slot = self.first.wrapping_add(i.wrapping_mul(stride));
            let Some(offset) = v.word(slot.wrapping_add(stride.wrapping_sub(4))) else { return false };
            if offset != 0 && !check(v.element(slot, self.depth)) {
                return v.prepend(Step::Element(i));
            }
        }
        true
    }
}

impl<'b> Verifier<'b> {
    /// The offsets of a vector whose elements were found to lie in the buffer. Loops skip the null ones themselves: an
    /// iterator that does costs a tenth where there is little else to do.
    #[inline(always)]
    fn offsets(&self, first: usize, count: usize) -> Option<&'b [[u8; 4]]> {
        self.words.get(first / 4..)?.get(..count)
    }

    /// The element in `slot`.
    #[inline(always)]
    fn element(&mut self, slot: usize, depth: u32) -> Item<'_, 'b> {
        Item { verifier: self, slot, depth, shared: false, cell: false, len: None, in_line: true }
    }

    #[inline(never)]
    fn tables<T: Table>(&mut self, first: usize, count: usize, depth: u32) -> bool {
        let desc = const { table_desc::<T>() };
        let counted = self.work.is_once()
            || self.charge(first, count.saturating_mul(const { table_desc::<T>().work() }));
        if !counted {
            return false;
        }
        if depth > self.plain_depth {
            // Too deep, or the second pass.
            return Elements { verifier: self, first, count, depth }.each(4, |item| item.table::<T>());
        }
        // The last word at which an object has room for all cells, as most have. At the first there is none.
        let last = self.bytes.len().saturating_sub(desc.head.max_size()) / 4;
        let Some(offsets) = self.offsets(first, count) else { return false };
        if let Some(look) = bits_to_look_at::<T>() {
            return self.mostly_quiet::<T>(offsets, first, last, look, depth);
        }
        for (i, offset) in offsets.iter().enumerate() {
            let slot = first.wrapping_add(i.wrapping_mul(4));
            if !self.table_element::<T>(slot, *offset, last, depth) {
                return self.prepend(Step::Element(i));
            }
        }
        true
    }

    /// Verifies the element in `slot`, if it is not null. `last` is the last word at which an object has room for all cells.
    #[inline(always)]
    pub(super) fn table_element<T: Table>(
        &mut self,
        slot: usize,
        offset: [u8; 4],
        last: usize,
        depth: u32,
    ) -> bool {
        let offset = u32::from_le_bytes(offset);
        if offset == 0 {
            return true;
        }
        // As in `follow`.
        let word = (slot / 4).saturating_add(offset.rotate_right(2) as usize);
        let at = word.wrapping_mul(4);
        let usual = word <= last && is_aligned::<T>(at);
        if !usual && !self.unusual_element(const { table_desc::<T>() }, slot, offset) {
            return false;
        }
        let Some(first_word) = self.words.get(word) else { return false };
        self.small_or_apart::<T>(at, u32::from_le_bytes(*first_word), depth)
    }

    /// Checks an element's offset, and what lies in its object itself.
    #[cold]
    #[inline(never)]
    fn unusual_element(&mut self, desc: &TableDesc, slot: usize, offset: u32) -> bool {
        self.target(slot, offset).is_some_and(|at| self.unusual_object(desc, at))
    }

    #[inline(always)]
    fn small_or_apart<T: Table>(&mut self, at: usize, first_word: u32, depth: u32) -> bool {
        if const { T::FIELDS.len() <= SMALL } {
            self.usual_object::<T, false>(at, first_word, depth)
        } else {
            self.usual_apart::<T>(at, first_word, depth)
        }
    }

    #[inline(never)]
    fn usual_apart<T: Table>(&mut self, at: usize, first_word: u32, depth: u32) -> bool {
        self.usual_object::<T, false>(at, first_word, depth)
    }

    #[inline(never)]
    fn plain_vectors<T: Plain>(&mut self, first: usize, count: usize, depth: u32) -> bool {
        let Some(offsets) = self.offsets(first, count) else { return false };
        let len = self.bytes.len() as u64;
        for (i, offset) in offsets.iter().enumerate() {
            let offset = u32::from_le_bytes(*offset);
            if offset == 0 {
                continue;
            }
            let slot = first.wrapping_add(i.wrapping_mul(4));
            // As in `follow`.
            let word = (slot / 4).saturating_add(offset.rotate_right(2) as usize);
            let fine = self.words.get(word).is_some_and(|count| {
                let first = (word as u64).wrapping_mul(4).wrapping_add(4);
                let size = u64::from(u32::from_le_bytes(*count)).wrapping_mul(size_of::<T>() as u64);
                first.is_multiple_of(align_of::<T>() as u64) && size <= len.wrapping_sub(first)
            });
            if !fine && !self.element(slot, depth).plain_vector::<T>() {
                return self.prepend(Step::Element(i));
            }
        }
        true
    }

    #[inline(never)]
    fn strings(&mut self, first: usize, count: usize) -> bool {
        let Some(offsets) = self.offsets(first, count) else { return false };
        for (i, offset) in offsets.iter().enumerate() {
            let offset = u32::from_le_bytes(*offset);
            if offset == 0 {
                continue;
            }
            let slot = first.wrapping_add(i.wrapping_mul(4));
            if !self.string(slot) {
                return self.prepend(Step::Element(i));
            }
        }
        true
    }

    #[inline(never)]
    fn unions<U: Union>(&mut self, first: usize, count: usize, depth: u32) -> bool {
        for i in 0..count {
            let slot = first.wrapping_add(i.wrapping_mul(8));
            let offset_at = slot.wrapping_add(4);
            let (Some(tag), Some(offset)) = (self.word(slot), self.word(offset_at)) else { return false };
            if offset == 0 {
                continue;
            }
            let ok = match self.follow(offset_at) {
                Some((at, _)) => U::walk_type(tag, ArmItem { verifier: &mut *self, slot, at, depth }),
                None => false,
            };
            if !ok {
                return self.prepend(Step::Element(i));
            }
        }
        true
    }
}
