//! Bytes at an address that is a multiple of 8: owned, or borrowed as they are. Knows nothing of schemas.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;
use zerocopy::IntoBytes;

/// The alignment that readers need (FORMAT §1).
pub(crate) const ALIGN: usize = 8;

/// Owned bytes that start at a multiple of 8.
///
/// Dereferences to `[u8]`. The writer fills its storage from the end, so there may be unused space before
/// the bytes.
#[derive(Clone, Default)]
pub struct AlignedBuf {
    words: Vec<u64>,
    /// First byte in use; a multiple of 8.
    start: usize,
    /// Bytes in use.
    len: usize,
}

impl AlignedBuf {
    /// Copies `bytes` to an aligned address.
    #[must_use]
    pub fn copy_from(bytes: &[u8]) -> Self {
        let mut words = vec![0u64; bytes.len().div_ceil(ALIGN)];
        if let Some(target) = words.as_mut_bytes().get_mut(..bytes.len()) {
            target.copy_from_slice(bytes);
        }
        AlignedBuf { words, start: 0, len: bytes.len() }
    }

    /// The last `len` bytes of `words`, a multiple of 8.
    pub(crate) fn from_end(words: Vec<u64>, len: usize) -> Self {
        debug_assert!(len.is_multiple_of(ALIGN), "a finished buffer is a multiple of 8 long");
        let start = words.as_bytes().len().saturating_sub(len);
        AlignedBuf { words, start, len }
    }

    /// The bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        // Both bounds were established by the constructors.
        self.words.as_bytes().get(self.start..).and_then(|tail| tail.get(..self.len)).unwrap_or(&[])
    }

    /// Copies the bytes into a `Vec<u8>`, which has no alignment.
    #[must_use]
    pub fn to_vec(&self) -> Vec<u8> {
        self.as_bytes().to_vec()
    }
}

impl Deref for AlignedBuf {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl AsRef<[u8]> for AlignedBuf {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl PartialEq for AlignedBuf {
    fn eq(&self, other: &Self) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl Eq for AlignedBuf {}

impl fmt::Debug for AlignedBuf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AlignedBuf({} bytes)", self.len)
    }
}

/// Aligned bytes: the caller's if they lie well, else a copy.
#[derive(Clone)]
pub(crate) enum Aligned<'a> {
    Borrowed(&'a [u8]),
    Owned(AlignedBuf),
}

impl<'a> Aligned<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        if is_aligned(bytes) {
            Aligned::Borrowed(bytes)
        } else {
            Aligned::Owned(AlignedBuf::copy_from(bytes))
        }
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        match self {
            Aligned::Borrowed(bytes) => bytes,
            Aligned::Owned(buf) => buf,
        }
    }
}

/// Whether a buffer can be read where it lies.
pub(crate) fn is_aligned(bytes: &[u8]) -> bool {
    misalignment(bytes) == 0
}

/// The address modulo 8.
pub(crate) fn misalignment(bytes: &[u8]) -> usize {
    bytes.as_ptr().addr() % ALIGN
}
