//! Maps, and the order of keys (FORMAT 10, 18.22).

use super::Verifier;
use super::ascii::{prefix, short_prefix};
use super::item::Item;
use crate::error::{Expected, ReadErrorKind, Step};
use crate::field::{Field, Key, Model, extend};
use crate::format::{Kind, MAP_KEYS, MAP_PRESENCE, MAP_SIZE, MAP_VALUES};
use alloc::vec::Vec;
use core::marker::PhantomData;

/// From this length on, in bytes, comparing a key counts as work: 1 for each such piece.
const LONG: usize = 32;

/// A vector verified as the keys of a map or as a set: more than the same vector elsewhere, since it is sorted.
struct KeysOf<K>(PhantomData<K>);

impl<'b> Verifier<'b> {
    /// Verifies the map at `at`, which starts with the word `presence`.
    pub(super) fn map<K: Key, V: Field>(&mut self, at: usize, presence: u32, depth: u32) -> bool {
        if presence & !MAP_PRESENCE != 0 {
            let expected = Expected::Exactly((presence & MAP_PRESENCE).into());
            return self.fail(ReadErrorKind::ReservedBits, at, expected, presence.into());
        }
        if presence != MAP_PRESENCE {
            let expected = Expected::Text("a map with both Keys and Values (3)");
            return self.fail(ReadErrorKind::BadOffset, at, expected, presence.into());
        }
        if MAP_SIZE > self.bytes.len().saturating_sub(at) {
            return self.out_of_bounds(at, MAP_SIZE as u64);
        }
        if !self.charge(at, MAP_SIZE) {
            return false;
        }
        let (keys, values) = (at.saturating_add(4), at.saturating_add(8));
        let depth = depth.saturating_add(1);
        let Some(count) = self.keys::<K>(keys, depth) else { return self.prepend(Step::Field(MAP_KEYS)) };
        let item = Item {
            verifier: &mut *self,
            slot: values,
            depth,
            shared: false,
            cell: false,
            len: Some(count),
            in_line: true,
        };
        <Vec<V> as Field>::Model::describe(item) || self.prepend(Step::Field(MAP_VALUES))
    }

    /// Verifies the keys of a map or the members of a set, whose offset lies at `slot`; returns how many there are.
    pub(super) fn keys<K: Key>(&mut self, slot: usize, depth: u32) -> Option<usize> {
        let (at, count) = self.follow(slot)?;
        let ty = const { K::TYPE };
        if !self.enter(at, depth) || !self.elements(at, count, ty.stride(), ty.stride(), None) {
            return None;
        }
        let (first, count) = (at.wrapping_add(4), count as usize);
        // Many maps can share one vector of keys, whose order is one of its own checks.
        let ok = self.once::<KeysOf<K>>(at, 0, |v| {
            if !v.charge(at, count.saturating_mul(ty.stride())) {
                return false;
            }
            match ty.kind {
                Kind::String => v.string_keys(first, count),
                _ => v.scalar_keys::<K>(first, count),
            }
        });
        ok.then_some(count)
    }

    /// Verifies string keys and their order, which is that of their bytes. Most keys differ in their first bytes, which
    /// are compared as numbers.
    fn string_keys(&mut self, first: usize, count: usize) -> bool {
        let (mut previous, mut previous_prefix) = (0, 0);
        for i in 0..count {
            let slot = first.wrapping_add(i.wrapping_mul(4));
            let Some((at, len)) = self.follow(slot) else { return self.prepend(Step::Element(i)) };
            let prefix = match short_prefix(self.bytes, at.wrapping_add(4), len) {
                Some(prefix) => prefix,
                None => match self.text(at, len) {
                    Some(text) => prefix(text),
                    None => return self.prepend(Step::Element(i)),
                },
            };
            let apart = prefix > previous_prefix && (len as usize) < LONG;
            if i != 0 && !apart && !self.are_ascending(previous, at, slot) {
                // Too much work, of which the first pass notes nothing, or not in order.
                return !self.work.exceeded() && self.unsorted(slot, i);
            }
            (previous, previous_prefix) = (at, prefix);
        }
        true
    }

    /// Whether the key at `at` is less than the one at `next`, whose slot is `slot`.
    #[inline(never)]
    fn are_ascending(&mut self, at: usize, next: usize, slot: usize) -> bool {
        // Comparing is fast, but many maps can have the same long keys, so it is work too, and remembered.
        let (text, next_text) = (self.text_of(at), self.text_of(next));
        let len = text.len().min(next_text.len());
        let pair = (len >= 128).then_some((at, next));
        if pair.is_some_and(|pair| self.work.is_ascending(pair)) {
            return true;
        }
        let ascending = self.charge(slot, len / LONG) && text < next_text;
        if let Some(pair) = pair
            && ascending
        {
            self.work.remember_ascending(pair);
        }
        ascending
    }

    /// The text of a string that was verified.
    fn text_of(&self, at: usize) -> &'b [u8] {
        let len = self.peek(at).unwrap_or(0) as usize;
        self.bytes.get(at.wrapping_add(4)..).and_then(|rest| rest.get(..len)).unwrap_or(&[])
    }

    fn scalar_keys<K: Key>(&mut self, first: usize, count: usize) -> bool {
        let ty = const { K::TYPE };
        let mut previous = None;
        for i in 0..count {
            let slot = first.wrapping_add(i.wrapping_mul(ty.stride()));
            let item = Item {
                verifier: &mut *self,
                slot,
                depth: u32::MAX,
                shared: false,
                cell: false,
                len: None,
                in_line: true,
            };
            if !K::Model::describe(item) {
                return self.prepend(Step::Element(i));
            }
            // Signed keys in the order of signed numbers: the sign bit is flipped.
            let number = extend(self.bits(slot, ty.stride()), ty.kind);
            let order = if ty.kind.is_signed() { number ^ (1 << 63) } else { number };
            if previous.is_some_and(|previous| previous >= order) {
                return self.unsorted(slot, i);
            }
            previous = Some(order);
        }
        true
    }

    #[cold]
    fn unsorted(&mut self, slot: usize, i: usize) -> bool {
        let expected = Expected::Text("a key greater than the one before");
        self.fail(ReadErrorKind::UnsortedKeys, slot, expected, i as u64);
        self.prepend(Step::Element(i))
    }
}
