//! Opening buffers: verify, then hand out the root.
//!
//! ```text
//! bytes -> aligned (copied once if need be) -> verified -> Reader -> root view
//!                                                       `-> owned value
//! ```

mod budget;
mod owned;

pub use owned::{to_owned, to_owned_arm};

use crate::buffer::{ALIGN, Aligned, AlignedBuf, is_aligned, misalignment};
use crate::error::{Expected, ReadError, ReadErrorKind};
use crate::field::Table;
use crate::format::{header, limits};
use crate::raw::Slot;
use crate::verify::{self, Limits, check_header};
use crate::view::{Object, Viewed};
use core::fmt;
use core::marker::PhantomData;

/// How a buffer is opened.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub table Ping { id: u32 } }
/// # let bytes = tessera::to_bytes(&Ping { id: 7 })?;
/// use tessera::{ReadOptions, Reader};
/// let options = ReadOptions::new().max_depth(16).copy_unaligned(false);
/// let reader = Reader::<Ping>::open_with(&bytes, options)?;
/// assert_eq!(reader.root().id(), 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadOptions {
    max_depth: u32,
    copy_unaligned: bool,
    max_owned_bytes: Option<u64>,
    share_pointers: bool,
}

impl Default for ReadOptions {
    fn default() -> Self {
        ReadOptions {
            max_depth: limits::MAX_DEPTH,
            copy_unaligned: true,
            max_owned_bytes: None,
            share_pointers: false,
        }
    }
}

impl ReadOptions {
    /// 128 levels, unaligned buffers copied, owned values of up to 256 times the buffer and 1 MiB.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Levels of objects and vectors, the root being level 1. Default: 128, as for writers.
    #[must_use]
    pub fn max_depth(self, max_depth: u32) -> Self {
        ReadOptions { max_depth, ..self }
    }

    /// Whether a buffer whose address is not a multiple of 8 is copied to one that is, or refused with
    /// [`ReadErrorKind::Misaligned`]. Default: copied, once.
    #[must_use]
    pub fn copy_unaligned(self, copy_unaligned: bool) -> Self {
        ReadOptions { copy_unaligned, ..self }
    }

    /// Memory that owned values may take, in bytes. A small buffer whose items share can stand for a huge
    /// value. Default: 256 times the buffer and 1 MiB.
    #[must_use]
    pub fn max_owned_bytes(self, max_owned_bytes: u64) -> Self {
        ReadOptions { max_owned_bytes: Some(max_owned_bytes), ..self }
    }

    /// Whether an object that several `Rc`s (or several `Arc`s) of one table refer to becomes one value that they
    /// share, instead of a value for each, and instead of values that were equal when full sharing wrote them once. Its
    /// memory counts once. Default: false.
    #[must_use]
    pub fn share_pointers(self, share_pointers: bool) -> Self {
        ReadOptions { share_pointers, ..self }
    }

    fn limits(self) -> Limits {
        Limits { max_depth: self.max_depth }
    }

    /// The memory that owned values of a buffer of `len` bytes may take.
    pub(super) fn owned_bytes(self, len: usize) -> u64 {
        self.max_owned_bytes.unwrap_or_else(|| (len as u64).saturating_mul(256).saturating_add(1 << 20))
    }
}

/// An opened buffer whose root is the table `T`.
///
/// Opening verifies the whole buffer, once; reading after that is plain loads and cannot fail.
pub struct Reader<'a, T> {
    /// INVARIANT: the verifier accepted these bytes with an object of `T` at `root`.
    bytes: Aligned<'a>,
    root: usize,
    options: ReadOptions,
    table: PhantomData<fn() -> T>,
}

impl<'a, T: Viewed> Reader<'a, T> {
    /// Verifies `bytes` and opens them.
    ///
    /// Bytes at any address are accepted; those not at a multiple of 8 are copied once. Time is linear in
    /// the buffer; memory is constant unless items are shared very often, then linear.
    ///
    /// # Errors
    ///
    /// Whatever is wrong with the buffer: see [`ReadErrorKind`].
    ///
    /// ```
    /// # tessera::tessera_schema! { pub schema docs; pub table Ping { id: u32 } }
    /// let error = tessera::Reader::<Ping>::open(b"hello, world, this is no buffer").unwrap_err();
    /// assert_eq!(error.kind(), tessera::ReadErrorKind::BadMagic);
    /// ```
    pub fn open(bytes: &'a [u8]) -> Result<Self, ReadError> {
        Self::open_with(bytes, ReadOptions::new())
    }

    /// [`open`](Reader::open) with options.
    ///
    /// # Errors
    ///
    /// As [`open`](Reader::open).
    pub fn open_with(bytes: &'a [u8], options: ReadOptions) -> Result<Self, ReadError> {
        let bytes = align(bytes, options)?;
        let root = verify::verify::<T>(bytes.as_bytes(), options.limits())?;
        Ok(Reader { bytes, root, options, table: PhantomData })
    }

    /// Opens a buffer without verifying more than its header.
    ///
    /// # Errors
    ///
    /// Those of the header: see [`ReadErrorKind`].
    ///
    /// # Safety
    ///
    /// 1. The bytes were written by this library, or another correct writer of the format, as a buffer of
    ///    exactly this schema.
    /// 2. They were not changed since.
    pub unsafe fn open_trusted(bytes: &'a [u8], options: ReadOptions) -> Result<Self, ReadError> {
        let bytes = align(bytes, options)?;
        let root = check_header::<T>(bytes.as_bytes())?;
        Ok(Reader { bytes, root, options, table: PhantomData })
    }

    /// The root, read in place.
    #[must_use]
    #[inline]
    pub fn root(&self) -> T::View<'_> {
        T::view(self.object())
    }

    #[inline]
    fn object(&self) -> Object<'_, T> {
        // SAFETY: the root lies in the buffer (the invariant of `Reader`).
        let slot = unsafe { Slot::new(self.bytes.as_bytes()).add(self.root) };
        // SAFETY: an object of `T` was accepted there (the invariant of `Reader`).
        unsafe { Object::new(slot) }
    }

    /// The root as an owned value.
    ///
    /// # Errors
    ///
    /// [`ReadErrorKind::TooLarge`] when it would take more memory than
    /// [`max_owned_bytes`](ReadOptions::max_owned_bytes), [`ReadErrorKind::TooDeep`] past the depth limit.
    pub fn to_owned(&self) -> Result<T, ReadError> {
        let bytes = self.bytes.as_bytes().len();
        owned::build(self.object(), self.options, bytes)
    }

    /// The opened bytes, aligned.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.as_bytes()
    }
}

impl<T> fmt::Debug for Reader<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader")
            .field("bytes", &self.bytes.as_bytes().len())
            .field("root", &self.root)
            .finish_non_exhaustive()
    }
}

fn align(bytes: &[u8], options: ReadOptions) -> Result<Aligned<'_>, ReadError> {
    // What is too short for a header is that first of all, wherever it lies (FORMAT 18.3).
    if is_aligned(bytes) || options.copy_unaligned || bytes.len() < header::SIZE {
        return Ok(Aligned::new(bytes));
    }
    let expected = Expected::MultipleOf(ALIGN as u64);
    Err(ReadError::new(ReadErrorKind::Misaligned, 0, expected, misalignment(bytes) as u64))
}

/// Verifies `bytes` and makes an owned value of them, with the default options.
///
/// # Errors
///
/// As [`Reader::open`] and [`Reader::to_owned`].
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub table Ping { id: u32 } }
/// let bytes = tessera::to_bytes(&Ping { id: 7 })?;
/// let ping: Ping = tessera::from_bytes(&bytes)?;
/// assert_eq!(ping.id, 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn from_bytes<T: Viewed>(bytes: &[u8]) -> Result<T, ReadError> {
    from_bytes_with(bytes, ReadOptions::new())
}

/// [`from_bytes`] with options.
///
/// # Errors
///
/// As [`from_bytes`].
pub fn from_bytes_with<T: Viewed>(bytes: &[u8], options: ReadOptions) -> Result<T, ReadError> {
    Reader::<T>::open_with(bytes, options)?.to_owned()
}

/// Verifies `bytes` without opening them.
///
/// # Errors
///
/// As [`Reader::open`].
pub fn verify<T: Table>(bytes: &[u8], options: ReadOptions) -> Result<(), ReadError> {
    verify::verify::<T>(align(bytes, options)?.as_bytes(), options.limits()).map(drop)
}

impl AlignedBuf {
    /// Opens the buffer as [`Reader::open`] does.
    ///
    /// # Errors
    ///
    /// As [`Reader::open`].
    pub fn open<T: Viewed>(&self) -> Result<Reader<'_, T>, ReadError> {
        Reader::open(self)
    }
}
