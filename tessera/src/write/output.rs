//! Bytes that grow towards lower addresses (FORMAT §15).
//!
//! A *position* is a distance from the end of the buffer. It stays valid while the storage grows, and
//! `position(slot) - position(target)` is the offset that the slot stores.

use crate::buffer::AlignedBuf;
use alloc::vec;
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// The storage, filled from its end.
#[derive(Debug, Default)]
pub(super) struct Output {
    words: Vec<u64>,
    /// Bytes in use at the end of `words`.
    used: usize,
    limit: usize,
}

/// More bytes were needed than the limit allows; the number says how many.
#[derive(Debug)]
pub(super) struct Full(pub(super) u64);

impl Output {
    /// Empties the output, keeping its memory; it may grow to `limit` bytes.
    pub(super) fn restart(&mut self, limit: usize) {
        self.used = 0;
        self.limit = limit;
    }

    /// The position of the item written last.
    #[inline]
    pub(super) fn position(&self) -> usize {
        self.used
    }

    /// The position that an item of `size` bytes will have if everything behind its first word is aligned to
    /// `align`.
    pub(super) fn position_after(&self, size: usize, align: usize) -> usize {
        (self.used + size - 4).next_multiple_of(align) + 4
    }

    /// Takes back everything written since `position` was the position.
    pub(super) fn rewind(&mut self, position: usize) {
        self.used = position;
    }

    /// Makes room for an item of `size` bytes, whose position is then the output's, such that the byte `align_at` bytes before its end is a
    /// multiple of `align` from the end of the buffer; the padding goes behind the item.
    #[inline]
    pub(super) fn reserve(&mut self, size: usize, align: usize, align_at: usize) -> Result<(), Full> {
        let before = self.used;
        let padding = before.wrapping_add(align_at).wrapping_neg() & (align - 1);
        let needed = match size.checked_add(before + padding) {
            Some(needed) if needed <= self.limit => needed,
            needed => return Err(Full(needed.map_or(u64::MAX, |n| n as u64))),
        };
        if needed > self.words.len() * 8 {
            self.grow(needed);
        }
        self.used = needed;
        self.at_mut(before + padding, padding).fill(0);
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, needed: usize) {
        let len = needed.div_ceil(8).max(2 * self.words.len()).max(32);
        let mut words = vec![0; len];
        let old = self.words.as_bytes();
        let used = &old[old.len() - self.used..];
        let target: &mut [u8] = words.as_mut_bytes();
        let start = target.len() - used.len();
        target[start..].copy_from_slice(used);
        self.words = words;
    }

    /// The bytes from the item at `position` to the end of the buffer.
    #[inline]
    pub(super) fn from(&self, position: usize) -> &[u8] {
        let bytes = self.words.as_bytes();
        &bytes[bytes.len() - position..]
    }

    /// The `len` bytes of the item at `position`.
    #[inline]
    pub(super) fn at_mut(&mut self, position: usize, len: usize) -> &mut [u8] {
        let bytes = self.words.as_mut_bytes();
        let start = bytes.len() - position;
        &mut bytes[start..start + len]
    }

    /// Everything written.
    pub(super) fn bytes(&self) -> &[u8] {
        self.from(self.used)
    }

    /// Hands the storage over with everything written.
    pub(super) fn into_buf(self) -> AlignedBuf {
        AlignedBuf::from_end(self.words, self.used)
    }
}
