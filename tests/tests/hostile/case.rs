//! What every test here does with its buffer.

use tessera::field::Root;
use tessera::view::Viewed;
use tessera::{AlignedBuf, ReadErrorKind, ReadOptions, Reader, Table};
use tessera_tests::dump::dump;
use tessera_tests::reference::{Class, Fault, Limits, Model, verify};

/// The bytes that a dump spells, `fp` being the fingerprint of `T`.
#[track_caller]
pub(crate) fn buffer<T: Table>(text: &str) -> Vec<u8> {
    dump(Root::<T>::FINGERPRINT, text)
}

/// The buffer is good, wherever it lies in memory, and to the reference as well.
#[track_caller]
pub(crate) fn accept<T: Viewed>(bytes: &[u8]) {
    for shift in 0..8 {
        let shifted = Shifted::new(bytes, shift);
        if let Err(error) = Reader::<T>::open(shifted.bytes()) {
            panic!("a good buffer is refused: {error}");
        }
    }
    if let Err(fault) = referee::<T>(bytes, 128) {
        panic!("the reference refuses a good buffer: {fault:?}");
    }
}

/// The buffer is refused with this kind, path, address, and with `why` as the end of the message; by every
/// function that opens, and by the reference.
#[track_caller]
pub(crate) fn refuse<T: Viewed>(bytes: &[u8], kind: ReadErrorKind, path: &str, offset: u64, why: &str) {
    let Err(error) = Reader::<T>::open(bytes) else { panic!("a hostile buffer is accepted") };
    let found = (error.kind(), error.path().to_string(), error.offset());
    assert_eq!(found, (kind, path.into(), offset), "{error}");
    let message = error.to_string();
    assert!(message.ends_with(why), "`{message}` ends otherwise than `{why}`");

    let again = tessera::verify::<T>(bytes, ReadOptions::new());
    assert_eq!(again.as_ref(), Err(&error), "`verify` says the same");
    assert_eq!(tessera::from_bytes::<T>(bytes).err().as_ref(), Some(&error), "`from_bytes` says the same");
    let shifted = Shifted::new(bytes, 3);
    let again = Reader::<T>::open(shifted.bytes()).err();
    assert_eq!(again.as_ref(), Some(&error), "an unaligned copy is refused in the same way");

    if !path.is_empty() {
        let fault = referee::<T>(bytes, 128).expect_err("the reference refuses a hostile buffer");
        let said = (fault.class, fault.path.as_str(), fault.offset as u64);
        assert_eq!(said, (class(kind), path, offset), "the reference says the same, {}", fault.rule);
    }
}

/// What the reference says about a buffer whose header is good.
pub(crate) fn referee<T: Table>(bytes: &[u8], depth: usize) -> Result<Vec<bool>, Fault> {
    let types = Root::<T>::GRAPH.nodes.len();
    verify(&Model::of::<T>(), bytes, Limits { depth, types })
}

/// The class of FORMAT 18.1 that a kind stands for.
pub(crate) fn class(kind: ReadErrorKind) -> Class {
    match kind {
        ReadErrorKind::ReservedBits => Class::ReservedBits,
        ReadErrorKind::BadOffset => Class::BadOffset,
        ReadErrorKind::OutOfBounds => Class::OutOfBounds,
        ReadErrorKind::BadString => Class::BadString,
        ReadErrorKind::BadUnionTag => Class::BadUnionTag,
        ReadErrorKind::BadValue => Class::BadValue,
        ReadErrorKind::UnsortedKeys => Class::UnsortedKeys,
        ReadErrorKind::LengthMismatch => Class::LengthMismatch,
        ReadErrorKind::TooDeep => Class::TooDeep,
        ReadErrorKind::TooMuchWork => Class::TooMuchWork,
        other => panic!("{other:?} is no class of an item"),
    }
}

/// Bytes at an address that leaves `shift` when divided by 8.
pub(crate) struct Shifted {
    buf: AlignedBuf,
    shift: usize,
}

impl Shifted {
    pub(crate) fn new(bytes: &[u8], shift: usize) -> Self {
        let mut padded = vec![0; shift];
        padded.extend(bytes);
        Shifted { buf: AlignedBuf::copy_from(&padded), shift }
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.buf[self.shift..]
    }
}
