//! Equal items other than strings, written once under full sharing (FORMAT §16).
//!
//! Items without offsets are compared with the bytes already in the output. Those that hold offsets are
//! compared by a copy of their bytes in which each offset stands for the position of its target, since equal
//! items lie at different distances from it.

use super::hash::Seeds;
use super::output::Output;
use super::strings::Slots;
use alloc::vec::Vec;

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

impl Class {
    #[inline]
    fn number(self) -> u64 {
        match self {
            Class::Plain { align8 } => u64::from(align8),
            Class::References => 2,
            Class::Unions => 3,
            Class::Object(key) => key,
        }
    }
}

/// What an item is compared by.
#[derive(Clone, Copy, Debug)]
pub(super) enum Key<'a> {
    /// The first so many bytes of the output: the item just written, which has no offsets.
    Written(usize),
    /// The same, for an item with positions in place of its offsets, which are put in later.
    Image(usize),
    /// Bytes that stand for an item with offsets.
    Bytes(&'a [u8]),
}

/// A free place in the pool, for an item that is not there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vacant {
    slot: usize,
    hash: u64,
}

/// Items other than strings.
#[derive(Debug)]
pub(super) struct ItemPool {
    seeds: Seeds,
    /// Numbers of entries.
    slots: Slots,
    entries: Vec<Entry>,
    /// The keys of items that hold offsets.
    keys: Vec<u8>,
}

#[derive(Debug)]
struct Entry {
    class: Class,
    hash: u64,
    position: u32,
    len: u32,
    /// Where its key starts in `keys`; items without offsets have theirs in the output.
    key: usize,
}

impl Default for ItemPool {
    fn default() -> Self {
        ItemPool { seeds: Seeds::random(), slots: Slots::default(), entries: Vec::new(), keys: Vec::new() }
    }
}

impl ItemPool {
    #[inline]
    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.entries.clear();
        self.keys.clear();
    }

    /// Bytes in memory.
    pub(super) fn memory(&self) -> usize {
        self.slots.memory() + self.entries.capacity() * size_of::<Entry>() + self.keys.capacity()
    }

    /// The position of an item equal to `key`.
    pub(super) fn find(&mut self, class: Class, key: Key<'_>, out: &Output) -> Result<u32, Vacant> {
        let bytes = match key {
            Key::Written(len) | Key::Image(len) => &out.bytes()[..len],
            Key::Bytes(bytes) => bytes,
        };
        let hash = self.seeds.hash(bytes, class.number());
        let entries = &self.entries;
        if self.slots.is_full() {
            self.slots.grow(&|number| entries[number as usize].hash);
        }
        let found = self.slots.find(hash, |number| {
            let entry = &entries[number as usize];
            if entry.hash != hash || entry.class != class || entry.len as usize != bytes.len() {
                return false;
            }
            // Items of one class either all have offsets or none.
            let other = match key {
                Key::Written(len) => &out.from(entry.position as usize)[..len],
                _ => &self.keys[entry.key..entry.key + bytes.len()],
            };
            other == bytes
        });
        match found {
            Ok(number) => Ok(entries[number as usize].position),
            Err(slot) => Err(Vacant { slot, hash }),
        }
    }

    /// Notes an item that was not found, and now lies at `position`.
    pub(super) fn insert(&mut self, vacant: Vacant, class: Class, key: Key<'_>, out: &Output, position: u32) {
        let start = self.keys.len();
        match key {
            Key::Written(_) => {}
            Key::Image(len) => self.keys.extend_from_slice(&out.bytes()[..len]),
            Key::Bytes(bytes) => self.keys.extend_from_slice(bytes),
        }
        let len = match key {
            Key::Written(len) | Key::Image(len) => len,
            Key::Bytes(bytes) => bytes.len(),
        };
        self.slots.fill(vacant.slot, vacant.hash, self.entries.len() as u32);
        self.entries.push(Entry { class, hash: vacant.hash, position, len: len as u32, key: start });
    }
}
