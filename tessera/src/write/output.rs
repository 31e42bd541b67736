//! Bytes that grow towards lower addresses (FORMAT §15).
//!
//! A *position* is a distance from the end of the buffer. It stays valid while the storage grows, and
//! `position(slot) - position(target)` is the offset that the slot stores. The storage is a multiple of 8
//! long, so that an index into it and the position it stands for are aligned alike.
//!
//! Below what is written lies room whose bytes mean nothing. Writing may scribble there: it spares branches.

use crate::buffer::AlignedBuf;
use alloc::vec;
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// Bytes of room that are always left below an item, so that zeros can be stored by whole words.
const SLACK: usize = 8;

/// Words of the first storage.
const FIRST_WORDS: usize = 32;

/// The storage, filled from its end.
#[derive(Debug, Default)]
pub(super) struct Output {
    words: Vec<u64>,
    /// Index of the first byte in use.
    free: usize,
    /// What `free` must not fall below: the slack, and what of the storage lies beyond the limit.
    margin: usize,
    limit: usize,
}

/// More bytes were needed than the limit allows; the number says how many.
#[derive(Debug)]
pub(super) struct Full(pub(super) u64);

impl Output {
    /// Empties the output, keeping its memory; it may grow to `limit` bytes.
    #[inline]
    pub(super) fn restart(&mut self, limit: usize) {
        self.free = self.end();
        self.limit = limit;
        self.set_margin();
    }

    #[inline]
    fn set_margin(&mut self) {
        self.margin = SLACK + self.end().saturating_sub(self.limit);
    }

    #[inline]
    fn end(&self) -> usize {
        self.words.len() * 8
    }

    /// The position of the item written last; the number of bytes in use.
    #[inline]
    pub(super) fn position(&self) -> usize {
        self.end() - self.free
    }

    /// Takes back everything written since `position` was the position.
    #[inline]
    pub(super) fn rewind(&mut self, position: usize) {
        self.free = self.end() - position;
    }

    /// The padding behind an item that is written next if the byte `tail` bytes before its end is to be a
    /// multiple of `align` from the end of the buffer.
    #[inline]
    pub(super) fn padding(&self, align: usize, tail: usize) -> usize {
        self.free.wrapping_sub(tail) & (align - 1)
    }

    /// Sees to it that `size` more bytes fit, by growth and by the limit.
    #[inline]
    pub(super) fn fit(&mut self, size: usize) -> Result<(), Full> {
        match size.checked_add(self.margin) {
            Some(least) if least <= self.free => Ok(()),
            _ => self.fit_tightly(size),
        }
    }

    #[cold]
    #[inline(never)]
    fn fit_tightly(&mut self, size: usize) -> Result<(), Full> {
        match size.checked_add(self.position()) {
            Some(needed) if needed <= self.limit => self.make_room(size),
            needed => return Err(Full(needed.map_or(u64::MAX, |n| n as u64))),
        }
        Ok(())
    }

    /// Sees to it that there are `size` bytes of room, whatever the limit says: for what is not sure to be used.
    #[inline]
    pub(super) fn make_room(&mut self, size: usize) {
        if self.free < size + SLACK {
            self.grow(size + SLACK);
        }
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, size: usize) {
        let (len, used) = (self.words.len(), self.position());
        let needed = (used + size).div_ceil(8);
        if len > 0 && needed <= 2 * len {
            // Twice the storage, with what is in use copied to its new end: the old memory often grows in place.
            self.words.reserve_exact(len);
            self.words.extend_from_within(..);
        } else {
            let mut words = vec![0; needed.max(FIRST_WORDS)];
            let target: &mut [u8] = words.as_mut_bytes();
            let start = target.len() - used;
            target[start..].copy_from_slice(self.bytes());
            self.words = words;
        }
        self.free = self.end() - used;
        self.set_margin();
    }

    /// Places an item of `size` bytes with `padding` zeros behind it; [`fit`](Self::fit) saw to it that it fits. The
    /// eight bytes that end with the padding are 0, those of the item among them, too; others hold anything.
    #[inline]
    pub(super) fn place(&mut self, size: usize, padding: usize) -> &mut [u8] {
        let before = self.free;
        self.free = before - padding - size;
        let bytes = &mut self.words.as_mut_bytes()[..before];
        if let Some(last) = bytes.last_chunk_mut::<8>() {
            *last = [0; 8];
        }
        &mut bytes[self.free..before - padding]
    }

    /// The first `size` bytes written.
    #[inline]
    pub(super) fn item_mut(&mut self, size: usize) -> &mut [u8] {
        &mut self.words.as_mut_bytes()[self.free..self.free + size]
    }

    /// The `size` bytes of room below what is written; they are made part of it by [`advance`](Self::advance).
    #[inline]
    pub(super) fn room(&mut self, size: usize) -> &mut [u8] {
        &mut self.words.as_mut_bytes()[self.free - size..self.free]
    }

    /// Makes the last `size` bytes of the room part of what is written.
    #[inline]
    pub(super) fn advance(&mut self, size: usize) {
        self.free -= size;
    }

    /// The bytes from the item at `position` to the end of the buffer.
    #[inline]
    pub(super) fn from(&self, position: usize) -> &[u8] {
        let bytes = self.words.as_bytes();
        &bytes[bytes.len() - position..]
    }

    /// Bytes of the storage.
    pub(super) fn capacity(&self) -> usize {
        self.words.capacity() * 8
    }

    /// Everything written.
    #[inline]
    pub(super) fn bytes(&self) -> &[u8] {
        &self.words.as_bytes()[self.free..]
    }

    /// A copy of everything written, which is a multiple of 8 long.
    pub(super) fn to_buf(&self) -> AlignedBuf {
        AlignedBuf::from_end(self.words[self.free / 8..].to_vec(), self.position())
    }

    /// Hands the storage over with everything written.
    pub(super) fn into_buf(self) -> AlignedBuf {
        let used = self.position();
        AlignedBuf::from_end(self.words, used)
    }
}
