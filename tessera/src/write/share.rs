//! Equal items written once (FORMAT §16).
//!
//! Both pools are open-addressing tables of positions. Strings and blocks of plain data are compared with
//! the bytes already in the output; items that hold offsets are compared by a copy of their bytes in which
//! each offset stands as the position of its target, since equal items lie at different distances from it.

use super::output::Output;
use alloc::vec::Vec;
use core::hash::{BuildHasher, Hasher};
use std::hash::RandomState;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Slots of a table: a power of two, at most half of them in use.
const FIRST_SLOTS: usize = 64;

/// Strings by content.
#[derive(Debug)]
pub(super) struct StringPool {
    seed: u64,
    /// The upper half of the hash, which also chooses the slot, and the position; 0 is a free slot.
    slots: Vec<u64>,
    count: usize,
}

impl Default for StringPool {
    fn default() -> Self {
        StringPool { seed: random_seed(), slots: Vec::new(), count: 0 }
    }
}

/// A seed that no input can have been made for: with a known one, strings could be chosen that all fall into
/// one slot. It decides where a pool looks, never what it finds.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

impl StringPool {
    /// Forgets all strings, keeping memory in proportion to how many there were.
    pub(super) fn clear(&mut self) {
        self.slots.truncate((4 * self.count).next_power_of_two().max(FIRST_SLOTS));
        self.slots.fill(0);
        self.count = 0;
    }

    /// The position of an equal string, or the hash to [`insert`](Self::insert) it with.
    #[inline]
    pub(super) fn find(&self, text: &str, out: &Output) -> Result<usize, u64> {
        let hash = xxh3_64_with_seed(text.as_bytes(), self.seed);
        if self.slots.is_empty() {
            return Err(hash);
        }
        let mask = self.slots.len() - 1;
        let mut i = (hash >> 32) as usize & mask;
        loop {
            let slot = self.slots[i];
            if slot == 0 {
                return Err(hash);
            }
            if slot >> 32 == hash >> 32 {
                let position = slot as u32 as usize;
                if holds_string(out.from(position), text) {
                    return Ok(position);
                }
            }
            i = (i + 1) & mask;
        }
    }

    pub(super) fn insert(&mut self, hash: u64, position: usize) {
        if 2 * (self.count + 1) > self.slots.len() {
            self.grow();
        }
        self.count += 1;
        place(&mut self.slots, hash, (hash & HIGH) | position as u64);
    }

    #[cold]
    fn grow(&mut self) {
        let len = (2 * self.slots.len()).max(FIRST_SLOTS);
        let old = core::mem::replace(&mut self.slots, alloc::vec![0; len]);
        for slot in old.into_iter().filter(|slot| *slot != 0) {
            place(&mut self.slots, slot, slot);
        }
    }
}

const HIGH: u64 = 0xFFFF_FFFF_0000_0000;

fn place(slots: &mut [u64], hash: u64, slot: u64) {
    let mask = slots.len() - 1;
    let mut i = (hash >> 32) as usize & mask;
    while slots[i] != 0 {
        i = (i + 1) & mask;
    }
    slots[i] = slot;
}

/// Whether the string item that starts `bytes` has this text.
#[inline]
fn holds_string(bytes: &[u8], text: &str) -> bool {
    let Some((len, rest)) = bytes.split_first_chunk::<4>() else { return false };
    u32::from_le_bytes(*len) as usize == text.len() && rest.get(..text.len()) == Some(text.as_bytes())
}

/// What can be merged with what: two items of one class with equal keys are one item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// Plain vectors, optional vectors and shared structs of any type, by the alignment they need.
    Plain { align8: bool },
    /// Vectors of offsets of any type.
    References,
    /// Vectors of unions.
    Unions,
    /// Objects of the type with this identity.
    Object(u64),
}

/// Items other than strings.
#[derive(Debug)]
pub(super) struct ItemPool {
    seed: u64,
    /// Numbers of entries, plus one; 0 is a free slot.
    slots: Vec<u32>,
    entries: Vec<Entry>,
    /// The keys of items that hold offsets.
    keys: Vec<u8>,
}

#[derive(Debug)]
struct Entry {
    hash: u64,
    class: Class,
    position: usize,
    len: usize,
    /// Where its key starts in `keys`; plain items have theirs in the output.
    key: usize,
}

impl Default for ItemPool {
    fn default() -> Self {
        ItemPool { seed: random_seed(), slots: Vec::new(), entries: Vec::new(), keys: Vec::new() }
    }
}

impl ItemPool {
    pub(super) fn clear(&mut self) {
        self.slots.truncate((4 * self.entries.len()).next_power_of_two().max(FIRST_SLOTS));
        self.slots.fill(0);
        self.entries.clear();
        self.keys.clear();
    }

    /// The position of an item equal to `key`; if there is none, notes that one now lies at `position`.
    ///
    /// `key` is the item as it lies in `out` at `position` for plain items (then `None`), else the copy with
    /// positions for offsets.
    pub(super) fn find_or_insert(
        &mut self,
        class: Class,
        key: Option<&[u8]>,
        (position, len): (usize, usize),
        out: &Output,
    ) -> Option<usize> {
        let bytes = key.unwrap_or_else(|| &out.from(position)[..len]);
        let seed = match class {
            Class::Plain { align8 } => u64::from(align8),
            Class::References => 2,
            Class::Unions => 3,
            Class::Object(id) => id,
        };
        let hash = xxh3_64_with_seed(bytes, seed ^ self.seed);
        if 2 * (self.entries.len() + 1) > self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut i = hash as usize & mask;
        while let Some(number) = self.slots[i].checked_sub(1) {
            let entry = &self.entries[number as usize];
            if entry.hash == hash && entry.class == class && entry.len == bytes.len() {
                let other = match key {
                    Some(_) => &self.keys[entry.key..entry.key + entry.len],
                    None => &out.from(entry.position)[..entry.len],
                };
                if other == bytes {
                    return Some(entry.position);
                }
            }
            i = (i + 1) & mask;
        }
        let start = self.keys.len();
        self.entries.push(Entry { hash, class, position, len: bytes.len(), key: start });
        if let Some(key) = key {
            self.keys.extend_from_slice(key);
        }
        self.slots[i] = self.entries.len() as u32;
        None
    }

    #[cold]
    fn grow(&mut self) {
        let len = (2 * self.slots.len()).max(FIRST_SLOTS);
        self.slots.clear();
        self.slots.resize(len, 0);
        for (number, entry) in self.entries.iter().enumerate() {
            let mut i = entry.hash as usize & (len - 1);
            while self.slots[i] != 0 {
                i = (i + 1) & (len - 1);
            }
            self.slots[i] = number as u32 + 1;
        }
    }
}
