//! Any bytes: refused, or read whole without a fault, and written again the same.
//!
//! `cargo +nightly fuzz run read`, from this folder's parent. The header is repaired first, so that the fuzzer
//! spends its time behind it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera::field::Root;
use tessera::{AlignedBuf, ReadOptions, Reader, TableView, WriteOptions, Writer};
use tessera_tests::everything::Everything;

fuzz_target!(|data: &[u8]| {
    let mut bytes = data.to_vec();
    if bytes.len() >= 16 {
        bytes[4..8].copy_from_slice(&[0x54, 0x53, 2, 0]);
        bytes[8..16].copy_from_slice(&Root::<Everything>::FINGERPRINT.to_le_bytes());
    }
    let buffer = AlignedBuf::copy_from(&bytes);
    let options = ReadOptions::new().max_owned_bytes(1 << 20);
    let Ok(reader) = Reader::<Everything>::open_with(&buffer, options) else { return };
    // The owned value is bounded, the tree behind the view is not: only what fits is walked further.
    let Ok(owned) = reader.to_owned() else { return };
    let text = format!("{:?}", reader.root());
    assert!(!text.is_empty());
    let options = WriteOptions::new().include_schema(false);
    let (mut first, mut second) = (Writer::with_options(options), Writer::with_options(options));
    match (first.write(&owned), second.write_record::<Everything, _>(reader.root().object())) {
        (Ok(first), Ok(second)) => assert!(first == second, "a view and its owned value are one"),
        // Unknown arms (a tag without content) are refused by both.
        (Err(_), Err(_)) => {}
        (first, second) => panic!("one is written, the other refused: {first:?} {second:?}"),
    }
});
