//! Plain data into the output, padding as zeros (FORMAT §5).

use super::Sharing;
use super::State;
use super::hash::copy;
use super::items::{Class, Key};
use crate::field::{Optionals, Plain, PlainVisitor};
use crate::raw::bytes_of;
use core::slice;

/// Stores `value`; `target` is as long as it.
#[inline]
pub(super) fn store<T: Plain>(value: &T, target: &mut [u8]) {
    match bytes_of(slice::from_ref(value)) {
        Some(bytes) => target.copy_from_slice(bytes),
        None => {
            target.fill(0);
            value.walk(&mut Store { base: address(value), target });
        }
    }
}

/// Stores the fields of a padded struct, each at its place.
struct Store<'t> {
    base: usize,
    target: &'t mut [u8],
}

impl PlainVisitor for Store<'_> {
    #[inline]
    fn field<F: Plain>(&mut self, _: usize, value: &F) {
        let offset = address(value) - self.base;
        store(value, &mut self.target[offset..offset + size_of::<F>()]);
    }
}

fn address<T>(value: &T) -> usize {
    (&raw const *value).addr()
}

/// Whether every field is 0 by its bits (FORMAT 7.4).
#[inline]
pub(super) fn is_zero<T: Plain>(value: &T) -> bool {
    match bytes_of(slice::from_ref(value)) {
        Some(bytes) => {
            let (words, rest) = bytes.as_chunks::<8>();
            let words = words.iter().fold(0, |all, word| all | u64::from_le_bytes(*word));
            let (halves, rest) = rest.as_chunks::<4>();
            let halves = halves.iter().fold(0, |all, half| all | u32::from_le_bytes(*half));
            words | u64::from(halves) | u64::from(rest.iter().fold(0, |all, byte| all | byte)) == 0
        }
        None => {
            let mut zero = IsZero(true);
            value.walk(&mut zero);
            zero.0
        }
    }
}

struct IsZero(bool);

impl PlainVisitor for IsZero {
    fn field<F: Plain>(&mut self, _: usize, value: &F) {
        self.0 = self.0 && is_zero(value);
    }
}

impl State {
    /// Writes a vector of plain data in one block; returns its position.
    #[inline]
    pub(super) fn plain_slice<T: Plain>(&mut self, items: &[T], depth: u32) -> u32 {
        match bytes_of(items) {
            Some(bytes) => self.plain_bytes(bytes, items.len(), align_of::<T>(), depth),
            None => self.padded_slice(items, depth),
        }
    }

    /// Writes a vector of `len` elements whose bytes are these.
    // One function for all types: what differs are two numbers.
    #[inline(never)]
    fn plain_bytes(&mut self, bytes: &[u8], len: usize, align: usize, depth: u32) -> u32 {
        let Some(count) = self.count(len, depth) else { return 0 };
        let before = self.out.position();
        let size = bytes.len();
        let Some(target) = self.reserve(4 + size, align.max(4), size) else { return 0 };
        if let Some((head, elements)) = target.split_first_chunk_mut::<4>() {
            *head = count.to_le_bytes();
            copy(bytes, elements);
        }
        self.share_plain(before, 4 + size, align)
    }

    fn padded_slice<T: Plain>(&mut self, items: &[T], depth: u32) -> u32 {
        let Some(count) = self.count(items.len(), depth) else { return 0 };
        let before = self.out.position();
        let size = size_of_val(items);
        let Some(target) = self.reserve(4 + size, align_of::<T>().max(4), size) else { return 0 };
        let (head, elements) = target.split_at_mut(4);
        head.copy_from_slice(&count.to_le_bytes());
        for (item, target) in items.iter().zip(elements.chunks_exact_mut(size_of::<T>())) {
            store(item, target);
        }
        self.share_plain(before, 4 + size, align_of::<T>())
    }

    /// Writes a vector of optional plain data; returns its position.
    pub(super) fn optionals<T: Plain, I: Optionals<T>>(&mut self, items: I, depth: u32) -> u32 {
        let mut items = items.items();
        let len = items.len();
        let Some(count) = self.count(len, depth) else { return 0 };
        let before = self.out.position();
        let words = 4 * len.div_ceil(32);
        let size = len.saturating_mul(size_of::<T>());
        let Some(target) = self.reserve(size.saturating_add(4 + words), align_of::<T>().max(4), size) else {
            return 0;
        };
        let (head, rest) = target.split_at_mut(4);
        let (presence, elements) = rest.split_at_mut(words);
        head.copy_from_slice(&count.to_le_bytes());
        presence.fill(0);
        let mut given = 0;
        for ((i, target), item) in elements.chunks_exact_mut(size_of::<T>()).enumerate().zip(items.by_ref()) {
            given += 1;
            match item {
                None => target.fill(0),
                Some(item) => {
                    presence[i / 8] |= 1 << (i % 8);
                    store(&item, target);
                }
            }
        }
        if given != len || items.next().is_some() {
            return self.wrong_length(len, given);
        }
        self.share_plain(before, 4 + words + size, align_of::<T>())
    }

    /// Writes a struct out of line (FORMAT §12); returns its position.
    pub(super) fn shared_struct<T: Plain>(&mut self, value: &T) -> u32 {
        let before = self.out.position();
        let size = size_of::<T>();
        let Some(target) = self.reserve(size, align_of::<T>().max(4), size) else { return 0 };
        store(value, target);
        self.share_plain(before, size, align_of::<T>())
    }

    /// Under full sharing, replaces the plain item just written by an equal earlier one.
    #[inline]
    pub(super) fn share_plain(&mut self, before: usize, len: usize, align: usize) -> u32 {
        if self.options.sharing == Sharing::All {
            return self.share_written(before, len, align == 8);
        }
        self.out.position() as u32
    }

    #[inline(never)]
    fn share_written(&mut self, before: usize, len: usize, align8: bool) -> u32 {
        let (class, key) = (Class::Plain { align8 }, Key::Written(len));
        match self.items.find(class, key, &self.out) {
            Ok(earlier) => {
                self.out.rewind(before);
                earlier
            }
            Err(vacant) => {
                let position = self.out.position() as u32;
                self.items.insert(vacant, class, key, &self.out, position);
                position
            }
        }
    }

    /// The count of a vector at level `depth`; notes an error if one of the two is too large.
    #[inline]
    pub(super) fn count(&mut self, len: usize, depth: u32) -> Option<u32> {
        if !self.enter(depth) {
            return None;
        }
        match u32::try_from(len) {
            Ok(count) => Some(count),
            Err(_) => {
                self.too_many(len);
                None
            }
        }
    }
}
