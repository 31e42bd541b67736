//! The header (FORMAT 18.3): its checks come in a fixed order, and all before anything else is looked at.

use crate::buffer::{ALIGN, misalignment};
use crate::error::{Expected, ReadError, ReadErrorKind};
use crate::field::{Root, Table};
use crate::format::header::{HAS_SCHEMA, Header, MAGIC, SIZE, VERSION};
use zerocopy::FromBytes;

/// Checks the header of a buffer whose root should be `T`; returns where the root lies.
pub(super) fn check<T: Table>(bytes: &[u8]) -> Result<usize, ReadError> {
    let len = bytes.len() as u64;
    let Ok((header, _)) = Header::ref_from_prefix(bytes) else {
        return fail(ReadErrorKind::TooSmall, 0, Expected::AtLeast(SIZE as u64), len);
    };
    let found = misalignment(bytes) as u64;
    if found != 0 {
        return fail(ReadErrorKind::Misaligned, 0, Expected::MultipleOf(ALIGN as u64), found);
    }
    if header.magic != MAGIC {
        let found = header.magic.get().into();
        return fail(ReadErrorKind::BadMagic, 4, Expected::Exactly(MAGIC.into()), found);
    }
    if header.version != VERSION {
        let found = header.version.into();
        return fail(ReadErrorKind::BadVersion, 6, Expected::Exactly(VERSION.into()), found);
    }
    if header.flags & !HAS_SCHEMA != 0 {
        let found = header.flags.into();
        return fail(ReadErrorKind::ReservedBits, 7, Expected::AtMost(HAS_SCHEMA.into()), found);
    }
    let root = header.root.get();
    if (root as usize) < SIZE {
        return fail(ReadErrorKind::BadOffset, 0, Expected::AtLeast(SIZE as u64), root.into());
    }
    if !root.is_multiple_of(4) {
        return fail(ReadErrorKind::BadOffset, 0, Expected::MultipleOf(4), root.into());
    }
    if root as usize >= bytes.len() {
        return fail(ReadErrorKind::BadOffset, 0, Expected::AtMost(len.saturating_sub(1)), root.into());
    }
    let expected = const { Root::<T>::FINGERPRINT };
    if header.fingerprint != expected {
        let found = header.fingerprint.get();
        return fail(ReadErrorKind::SchemaMismatch, 8, Expected::Fingerprint(expected), found);
    }
    Ok(root as usize)
}

#[cold]
fn fail<T>(kind: ReadErrorKind, at: usize, expected: Expected, found: u64) -> Result<T, ReadError> {
    Err(ReadError::new(kind, at, expected, found))
}
