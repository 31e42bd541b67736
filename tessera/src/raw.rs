//! Typed loads from a verified buffer: the only module that touches memory without a check.
//!
//! A [`Slot`] is an address inside a buffer that the verifier accepted, or inside one of the zero blocks
//! that stand in for absent objects. It carries no length: that every load stays inside is what
//! verification established, and each `unsafe` function says what exactly.
//!
//! Numbers are little-endian on the wire and loaded as they are, so big-endian targets are refused below.

use crate::field::Plain;
use core::marker::PhantomData;
use core::ptr;
use core::slice;
use core::str;

// Buffers are arrays of words, and references to 64-bit numbers in them are aligned to 8.
const _: () = assert!(
    align_of::<u64>() == 8 && align_of::<f64>() == 8 && usize::BITS >= 32,
    "tessera needs a target that aligns 64-bit numbers to 8 and has at least 32-bit addresses"
);

#[cfg(target_endian = "big")]
compile_error!(
    "tessera reads buffers in place, which are little-endian: big-endian targets are not supported"
);

/// An address in a verified buffer that outlives `'a`.
#[derive(Clone, Copy, Debug)]
pub struct Slot<'a> {
    address: *const u8,
    buffer: PhantomData<&'a [u8]>,
}

// SAFETY: a slot is a shared borrow of immutable bytes, as `&'a [u8]` is.
unsafe impl Send for Slot<'_> {}
// SAFETY: as above.
unsafe impl Sync for Slot<'_> {}

impl<'a> Slot<'a> {
    /// The start of `bytes`.
    #[must_use]
    #[inline]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Slot { address: bytes.as_ptr(), buffer: PhantomData }
    }

    /// Where it lies in memory.
    #[must_use]
    #[inline]
    pub fn address(self) -> usize {
        self.address.addr()
    }

    /// The start of a block of words.
    #[must_use]
    #[inline]
    pub const fn of_words(words: &'a [u64]) -> Self {
        Slot { address: words.as_ptr().cast(), buffer: PhantomData }
    }

    /// The place `offset` bytes further on.
    ///
    /// # Safety
    ///
    /// The verified buffer (or zero block) reaches at least that far.
    #[must_use]
    #[inline]
    pub const unsafe fn add(self, offset: usize) -> Self {
        // SAFETY: the caller vouches that the result lies in the same allocation.
        Slot { address: unsafe { self.address.add(offset) }, ..self }
    }

    /// The place `offset` bytes before.
    ///
    /// # Safety
    ///
    /// The verified buffer (or zero block) starts at least that far before.
    #[must_use]
    #[inline]
    pub const unsafe fn sub(self, offset: usize) -> Self {
        // SAFETY: the caller vouches that the result lies in the same allocation.
        Slot { address: unsafe { self.address.sub(offset) }, ..self }
    }

    /// The `u32` here.
    ///
    /// # Safety
    ///
    /// Four bytes of the verified buffer lie here.
    #[must_use]
    #[inline]
    pub const unsafe fn u32(self) -> u32 {
        // SAFETY: the caller vouches for the four bytes; every pattern is a `u32`.
        unsafe { ptr::read_unaligned(self.address.cast()) }
    }

    /// The value here, copied from any address.
    ///
    /// # Safety
    ///
    /// The verifier accepted a `T` here.
    #[must_use]
    #[inline]
    pub unsafe fn read<T: Plain>(self) -> T {
        // SAFETY: the bytes are in bounds and a value of `T`, as the caller vouches.
        unsafe { ptr::read_unaligned(self.address.cast()) }
    }

    /// The value here, borrowed.
    ///
    /// # Safety
    ///
    /// The verifier accepted a `T` here, aligned as `T` is.
    #[must_use]
    #[inline]
    pub unsafe fn reference<T: Plain>(self) -> &'a T {
        debug_assert!(self.address.cast::<T>().is_aligned(), "verification covers alignment");
        // SAFETY: in bounds, aligned and a value, as the caller vouches; the buffer is not written to
        // while `'a` lasts.
        unsafe { &*self.address.cast() }
    }

    /// `len` values here, borrowed.
    ///
    /// # Safety
    ///
    /// The verifier accepted `len` values of type `T` here, aligned as `T` is.
    #[must_use]
    #[inline]
    pub unsafe fn slice<T: Plain>(self, len: usize) -> &'a [T] {
        debug_assert!(self.address.cast::<T>().is_aligned(), "verification covers alignment");
        // SAFETY: in bounds, aligned and values, as the caller vouches; the buffer is not written to while
        // `'a` lasts, and is smaller than `isize::MAX` as it is a slice.
        unsafe { slice::from_raw_parts(self.address.cast(), len) }
    }

    /// What the offset here points at (FORMAT §1).
    ///
    /// # Safety
    ///
    /// The verifier accepted an offset here that is not null.
    #[must_use]
    #[inline]
    pub const unsafe fn follow(self) -> Self {
        // SAFETY: the caller vouches for the offset's four bytes.
        let offset = unsafe { self.u32() };
        // SAFETY: the verifier accepted the target as part of the buffer.
        unsafe { self.add(offset as usize) }
    }

    /// The string that starts here (FORMAT §8).
    ///
    /// # Safety
    ///
    /// The verifier accepted a string here.
    #[must_use]
    #[inline]
    pub unsafe fn string(self) -> &'a str {
        // SAFETY: a string starts with its length.
        let len = unsafe { self.u32() };
        // SAFETY: its text follows, in bounds.
        let text = unsafe { self.add(4) };
        // SAFETY: `len` bytes of text were accepted.
        let text = unsafe { slice::from_raw_parts(text.address, len as usize) };
        // SAFETY: they were accepted as UTF-8.
        unsafe { str::from_utf8_unchecked(text) }
    }

    /// The eight bytes of the text here behind the first `skipped`, with zeros behind a shorter text, as a number that
    /// orders as the bytes do.
    ///
    /// # Safety
    ///
    /// The verifier accepted a string here, with at least `skipped` bytes of text.
    #[must_use]
    #[inline]
    pub(crate) unsafe fn text_prefix(self, skipped: usize) -> u64 {
        // SAFETY: a string starts with its length.
        let left = (unsafe { self.u32() } as usize - skipped).min(8);
        // SAFETY: this is in the text, or behind its last byte.
        let end = unsafe { self.add(4 + skipped + left) };
        // SAFETY: the header of the buffer, which has 16 bytes, lies before any string.
        let start = unsafe { end.sub(8) };
        // SAFETY: so eight bytes lie here.
        let bytes = unsafe { start.read::<u64>() };
        // What comes before is shifted out.
        bytes.swap_bytes().checked_shl(64 - 8 * left as u32).unwrap_or(0)
    }

    /// The same, for texts that are expected to have eight more bytes, whose address need not wait for the length then.
    ///
    /// # Safety
    ///
    /// As for [`text_prefix`](Self::text_prefix).
    #[must_use]
    #[inline]
    pub(crate) unsafe fn long_text_prefix(self, skipped: usize) -> u64 {
        // SAFETY: a string starts with its length.
        if (unsafe { self.u32() } as usize) < skipped + 8 {
            // SAFETY: as the caller vouches.
            return unsafe { self.text_prefix(skipped) };
        }
        // SAFETY: this is in the text.
        let first = unsafe { self.add(4 + skipped) };
        // SAFETY: there are eight bytes of it.
        unsafe { first.read::<u64>() }.swap_bytes()
    }

    /// The vector that starts here (FORMAT §9).
    ///
    /// # Safety
    ///
    /// The verifier accepted a vector here, without presence bits.
    #[must_use]
    #[inline]
    pub unsafe fn vector(self) -> Items<'a> {
        // SAFETY: a vector starts with its count.
        let len = unsafe { self.u32() } as usize;
        // SAFETY: its elements follow; for an empty one this is its end.
        Items { first: unsafe { self.add(4) }, len }
    }

    /// The vector of optional values that starts here (FORMAT §9).
    ///
    /// # Safety
    ///
    /// The verifier accepted such a vector here.
    #[must_use]
    #[inline]
    pub unsafe fn optional_vector(self) -> Items<'a> {
        // SAFETY: a vector starts with its count.
        let len = unsafe { self.u32() } as usize;
        // SAFETY: presence words and values follow; for an empty one this is its end.
        Items { first: unsafe { self.add(4 + 4 * len.div_ceil(32)) }, len }
    }
}

/// At least `bytes` zero bytes, aligned to 8: what absent values are read from.
pub(crate) const fn zeros(bytes: usize) -> &'static [u64] {
    match bytes {
        0..=64 => &[0; 8],
        65..=2056 => &[0; 257],
        _ => &[0; 8192],
    }
}

/// The elements of a verified vector: where the first lies, and how many there are.
#[derive(Clone, Copy, Debug)]
pub struct Items<'a> {
    /// The first element.
    pub(crate) first: Slot<'a>,
    /// How many.
    pub(crate) len: usize,
}

impl<'a> Items<'a> {
    /// No elements.
    pub(crate) const EMPTY: Items<'static> = Items { first: Slot::of_words(&[]), len: 0 };

    /// Element number `i`, in slots of `stride` bytes.
    ///
    /// # Safety
    ///
    /// `i` is less than `len`, and the verifier accepted elements of that size.
    #[must_use]
    #[inline]
    pub(crate) const unsafe fn slot(self, i: usize, stride: usize) -> Slot<'a> {
        // SAFETY: element `i` lies in the vector, as the caller vouches.
        unsafe { self.first.add(i * stride) }
    }

    /// Whether element `i` of a vector of optional values has a value.
    ///
    /// # Safety
    ///
    /// `i` is less than `len`, and the verifier accepted presence words before the elements.
    #[must_use]
    #[inline]
    pub(crate) unsafe fn has(self, i: usize) -> bool {
        let words = self.len.div_ceil(32);
        // SAFETY: `words` presence words lie directly before the first value.
        let presence = unsafe { self.first.sub(4 * words) };
        // SAFETY: `i / 32` is one of them.
        let word = unsafe { presence.add(4 * (i / 32)) };
        // SAFETY: as above.
        let bits = unsafe { word.u32() };
        bits >> (i % 32) & 1 == 1
    }
}

/// The bytes of plain values; `None` if some of them are padding, which is not initialised.
#[must_use]
#[inline]
pub(crate) fn bytes_of<T: Plain>(values: &[T]) -> Option<&[u8]> {
    if T::PADDED {
        return None;
    }
    // SAFETY: without padding every byte is initialised (obligation 2 of `Plain`); the length in bytes is
    // that of the slice.
    Some(unsafe { slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) })
}
