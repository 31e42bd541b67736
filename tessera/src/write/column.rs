//! Vectors from single elements (FORMAT §9): of offsets, of plain data that does not lie in a slice, of optional
//! values.

use super::cell::Slot;
use super::item::Item;
use super::items::{Class, Key, Vacant};
use super::{Sharing, State};
use crate::error::{Step, WriteErrorKind};
use crate::field::{Field, Value};
use crate::format::Kind;

impl State {
    /// Writes a vector of any element type from its elements, the last one first; returns its position.
    pub(super) fn column<T: Field, X: Value<T>>(
        &mut self,
        len: usize,
        back: impl Iterator<Item = X>,
        depth: u32,
    ) -> u32 {
        let kind = const { T::TYPE.kind };
        if kind.is_inline() {
            return self.inline_column(len, back, depth);
        }
        let is_union = matches!(kind, Kind::Union);
        let Some(count) = self.count(len, depth) else { return 0 };
        let base = self.children.len();
        let mut left = len;
        for value in back {
            if left == 0 {
                return self.wrong_length(len, len.saturating_add(1));
            }
            left -= 1;
            let child = value.visit(Item { state: self, depth: depth + 1, elide: false });
            if child.position == 0 && self.failed_at(|| Step::Element(left)) {
                return 0;
            }
            self.children.push(child.position);
            if is_union {
                self.children.push(child.tag);
            }
        }
        if left != 0 {
            return self.wrong_length(len, len - left);
        }
        if is_union { self.unions(count, base) } else { self.references(count, base) }
    }

    /// An iterator of the caller's gave another number of items than it said.
    #[cold]
    pub(super) fn wrong_length(&mut self, said: usize, gave: usize) -> u32 {
        self.fail(WriteErrorKind::WrongLength { said: said as u64, gave: gave as u64 });
        0
    }

    /// Writes a vector of offsets to the children above `base`, and takes them off.
    #[inline(never)]
    fn references(&mut self, count: u32, base: usize) -> u32 {
        self.vector_of_children(Class::References, base, |state| {
            let size = 4 * count as usize;
            if state.reserve(4 + size, 4, size).is_none() {
                return;
            }
            let mut slot = (state.out.position() - 4) as u32;
            let Some((head, slots)) = state.out.item_mut(4 + size).split_first_chunk_mut::<4>() else {
                return;
            };
            *head = count.to_le_bytes();
            // Children lie on the stack in the order they were written: the last element first.
            let children = state.children[base..].iter().rev();
            for (target, child) in slots.as_chunks_mut::<4>().0.iter_mut().zip(children) {
                *target = offset(slot, *child).to_le_bytes();
                slot = slot.wrapping_sub(4);
            }
        })
    }

    /// Writes a vector of tags and offsets to the children above `base`, and takes them off.
    #[inline(never)]
    fn unions(&mut self, count: u32, base: usize) -> u32 {
        self.vector_of_children(Class::Unions, base, |state| {
            let size = 8 * count as usize;
            if state.reserve(4 + size, 4, size).is_none() {
                return;
            }
            // The offset is the last thing in its slot.
            let mut slot = (state.out.position() as u32).wrapping_sub(8);
            let Some((head, slots)) = state.out.item_mut(4 + size).split_first_chunk_mut::<4>() else {
                return;
            };
            *head = count.to_le_bytes();
            let children = state.children[base..].as_chunks::<2>().0.iter().rev();
            for (target, [child, tag]) in slots.as_chunks_mut::<8>().0.iter_mut().zip(children) {
                let word = u64::from(offset(slot, *child)) << 32 | u64::from(*tag);
                *target = word.to_le_bytes();
                slot = slot.wrapping_sub(8);
            }
        })
    }

    /// Writes a vector to the children above `base` by `write`, or finds an equal one; takes the children off.
    #[inline]
    fn vector_of_children(&mut self, class: Class, base: usize, write: impl FnOnce(&mut Self)) -> u32 {
        let mut vacant = None;
        if self.options.sharing == Sharing::All {
            match self.find_vector(class, base) {
                Ok(earlier) => {
                    self.children.truncate(base);
                    return earlier;
                }
                Err(free) => vacant = Some(free),
            }
        }
        write(self);
        self.children.truncate(base);
        let position = self.position_unless_failed();
        if let Some(vacant) = vacant {
            self.items.insert(vacant, class, Key::Bytes(&self.key), &self.out, position);
        }
        position
    }

    /// Finds a vector of the children above `base`, whose key stays in `key`.
    fn find_vector(&mut self, class: Class, base: usize) -> Result<u32, Vacant> {
        self.key.clear();
        self.key.extend(self.children[base..].iter().flat_map(|child| child.to_le_bytes()));
        self.items.find(class, Key::Bytes(&self.key), &self.out)
    }

    /// Writes a vector of plain data or optional values from single elements.
    fn inline_column<T: Field, X: Value<T>>(
        &mut self,
        len: usize,
        mut back: impl Iterator<Item = X>,
        depth: u32,
    ) -> u32 {
        let ty = const { T::TYPE };
        let (stride, align) = (ty.size as usize, ty.align as usize);
        let Some(count) = self.count(len, depth) else { return 0 };
        let words = if ty.is_optional_value() { 4 * len.div_ceil(32) } else { 0 };
        let before = self.out.position();
        let size = len.saturating_mul(stride);
        let Some(target) = self.reserve(size.saturating_add(4 + words), align.max(4), size) else { return 0 };
        let (head, rest) = target.split_at_mut(4);
        let (presence, elements) = rest.split_at_mut(words);
        head.copy_from_slice(&count.to_le_bytes());
        presence.fill(0);
        let mut given = 0;
        for ((i, target), value) in elements.chunks_exact_mut(stride).enumerate().rev().zip(back.by_ref()) {
            given += 1;
            let present = value.visit(Slot { target });
            if present && words > 0 {
                presence[i / 8] |= 1 << (i % 8);
            }
        }
        if given != len || back.next().is_some() {
            return self.wrong_length(len, given);
        }
        self.share_plain(before, 4 + words + size, align)
    }
}

/// The offset from a slot to a child, both positions; 0 is null.
#[inline]
fn offset(slot: u32, child: u32) -> u32 {
    if child == 0 { 0 } else { slot.wrapping_sub(child) }
}
