//! Strings: written, and equal ones found (FORMAT §8, §16).
//!
//! The pool is an open-addressing table of positions; strings are compared with the bytes already in the
//! output. Each slot carries the number of the write that filled it, so that forgetting all strings costs
//! nothing.

use super::hash::{Seeds, copy, equal};
use super::output::Output;
use super::{Sharing, State};
use crate::error::WriteErrorKind;
use alloc::vec::Vec;

/// Slots of a table: a power of two. At most a quarter of them is in use while they fit the caches, as a slot that another
/// took is a branch that nobody foresees; then half of them, as caches are what counts.
const FIRST_SLOTS: usize = 64;

/// More slots than this do not fit the caches.
const LARGE: usize = 1 << 15;

/// Where the number of the write starts in a slot: below it lie bits of the hash, and the position.
const ROUND: u32 = 52;

/// The bits of a hash that its slot keeps; others choose the slot.
const KEPT: u64 = 0x000F_FFFF_0000_0000;

/// Slots with the number of the write that filled them, some bits of a hash and a number.
///
/// A slot is free if another write filled it.
#[derive(Debug)]
pub(super) struct Slots {
    slots: Vec<u64>,
    /// The number of this write, from 1, in the place it has in a slot.
    round: u64,
    count: usize,
}

impl Default for Slots {
    fn default() -> Self {
        Slots { slots: Vec::new(), round: 1 << ROUND, count: 0 }
    }
}

impl Slots {
    /// Forgets everything, keeping the memory.
    #[inline]
    pub(super) fn clear(&mut self) {
        if self.count == 0 {
            return;
        }
        self.count = 0;
        self.round = self.round.wrapping_add(1 << ROUND);
        if self.round == 0 {
            self.slots.fill(0);
            self.round = 1 << ROUND;
        }
    }

    /// Bytes in memory.
    pub(super) fn memory(&self) -> usize {
        8 * self.slots.capacity()
    }

    /// Whether one more needs [`grow`](Self::grow).
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        let share = if self.slots.len() < LARGE { 4 } else { 2 };
        share * self.count >= self.slots.len()
    }

    /// Twice the slots; `hash` gives the hash of a number.
    #[cold]
    #[inline(never)]
    pub(super) fn grow(&mut self, hash: &dyn Fn(u32) -> u64) {
        let len = (2 * self.slots.len()).max(FIRST_SLOTS);
        let old = core::mem::replace(&mut self.slots, alloc::vec![0; len]);
        self.count = 0;
        for slot in old {
            if slot >> ROUND == self.round >> ROUND {
                let hash = hash(slot as u32);
                let Err(free) = self.find(hash, |_| false) else { continue };
                self.fill(free, hash, slot as u32);
            }
        }
    }

    /// The number that `is_it` holds for, among those with this hash, or the free slot to [`fill`](Self::fill).
    /// There is a free slot.
    #[inline]
    pub(super) fn find(&self, hash: u64, is_it: impl Fn(u32) -> bool) -> Result<u32, usize> {
        let mask = self.slots.len() - 1;
        let kept = self.round | hash & KEPT;
        let mut i = hash as usize & mask;
        loop {
            let slot = self.slots[i & mask];
            if slot >> 32 == kept >> 32 {
                if is_it(slot as u32) {
                    return Ok(slot as u32);
                }
            } else if slot >> ROUND != self.round >> ROUND {
                return Err(i & mask);
            }
            i += 1;
        }
    }

    #[inline]
    pub(super) fn fill(&mut self, free: usize, hash: u64, number: u32) {
        self.slots[free] = self.round | hash & KEPT | u64::from(number);
        self.count += 1;
    }
}

/// Strings by content.
#[derive(Debug)]
pub(super) struct StringPool {
    seeds: Seeds,
    slots: Slots,
}

impl Default for StringPool {
    fn default() -> Self {
        StringPool { seeds: Seeds::random(), slots: Slots::default() }
    }
}

impl StringPool {
    #[inline]
    pub(super) fn clear(&mut self) {
        self.slots.clear();
    }

    /// Bytes in memory.
    pub(super) fn memory(&self) -> usize {
        self.slots.memory()
    }

    /// The position of an equal string, or where to put the next one with this hash.
    #[inline]
    fn find(&mut self, text: &[u8], out: &Output) -> Result<u32, (usize, u64)> {
        let hash = self.seeds.hash(text, 0);
        if self.slots.is_full() {
            let seeds = self.seeds;
            self.slots.grow(&|position| seeds.hash(text_at(out, position), 0));
        }
        self.slots
            .find(hash, |position| holds_string(out.from(position as usize), text))
            .map_err(|i| (i, hash))
    }
}

/// The text of the string at `position`.
fn text_at(out: &Output, position: u32) -> &[u8] {
    match out.from(position as usize).split_first_chunk::<4>() {
        Some((len, rest)) => &rest[..u32::from_le_bytes(*len) as usize],
        None => &[],
    }
}

/// Whether the string item that starts `bytes` has this text.
#[inline]
fn holds_string(bytes: &[u8], text: &[u8]) -> bool {
    let Some((len, rest)) = bytes.split_first_chunk::<4>() else { return false };
    u32::from_le_bytes(*len) as usize == text.len()
        && rest.get(..text.len()).is_some_and(|rest| equal(rest, text))
}

impl State {
    /// Writes a string, or finds an equal one; returns its position.
    #[inline]
    pub(super) fn string(&mut self, value: &str) -> u32 {
        if self.options.sharing == Sharing::None {
            self.new_string(value.as_bytes())
        } else {
            self.pooled_string(value.as_bytes())
        }
    }

    #[inline(never)]
    fn new_string(&mut self, text: &[u8]) -> u32 {
        self.put_string(text)
    }

    #[inline(never)]
    fn pooled_string(&mut self, text: &[u8]) -> u32 {
        match self.strings.find(text, &self.out) {
            Ok(position) => position,
            Err((free, hash)) => {
                let position = self.put_string(text);
                if position != 0 {
                    self.strings.slots.fill(free, hash, position);
                }
                position
            }
        }
    }

    #[inline(always)]
    fn put_string(&mut self, text: &[u8]) -> u32 {
        let Ok(len) = u32::try_from(text.len()) else {
            return self.too_many(text.len());
        };
        let size = 4 + text.len() + 1;
        let Some(target) = self.reserve(size, 4, size) else { return 0 };
        if let Some((head, rest)) = target.split_first_chunk_mut::<4>() {
            *head = len.to_le_bytes();
            // The byte behind the text lies in the last word, which is 0 already.
            copy(text, &mut rest[..text.len()]);
        }
        self.out.position() as u32
    }

    #[cold]
    #[inline(never)]
    pub(super) fn too_many(&mut self, count: usize) -> u32 {
        self.fail(WriteErrorKind::TooManyElements { count: count as u64 });
        0
    }
}
