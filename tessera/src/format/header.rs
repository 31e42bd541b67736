//! The 16 bytes that start every buffer (FORMAT §2).

use zerocopy::little_endian::{U16, U32, U64};
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};

/// Bytes `54 53`.
pub const MAGIC: u16 = 0x5354;
/// The version that this library reads and writes.
pub const VERSION: u8 = 2;
/// Flag bit: a schema section follows the header.
pub const HAS_SCHEMA: u8 = 1;
/// Bytes of the header.
pub const SIZE: usize = size_of::<Header>();

/// The first 16 bytes of a buffer.
#[derive(Clone, Copy, Debug, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned)]
#[repr(C)]
pub struct Header {
    /// Where the root object starts, from the start of the buffer.
    pub root: U32,
    /// [`MAGIC`].
    pub magic: U16,
    /// [`VERSION`].
    pub version: u8,
    /// [`HAS_SCHEMA`] or 0.
    pub flags: u8,
    /// Deep fingerprint of the root's type (FORMAT §13).
    pub fingerprint: U64,
}

impl Header {
    /// The header of a buffer whose root lies at `root`.
    #[must_use]
    pub fn new(root: u32, has_schema: bool, fingerprint: u64) -> Self {
        Header {
            root: U32::new(root),
            magic: U16::new(MAGIC),
            version: VERSION,
            flags: if has_schema { HAS_SCHEMA } else { 0 },
            fingerprint: U64::new(fingerprint),
        }
    }
}

static_assertions::const_assert_eq!(SIZE, 16);
