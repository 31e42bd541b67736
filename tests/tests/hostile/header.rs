//! The first 16 bytes (FORMAT 18.3, 18.4), inputs of every short length, and where the input lies.

use super::case::{Shifted, accept, buffer, referee, refuse};
use tessera::ReadErrorKind::{
    BadMagic, BadOffset, BadVersion, Misaligned, ReservedBits, SchemaMismatch, TooSmall,
};
use tessera::field::Root;
use tessera::{ReadOptions, Reader};
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema header;
    table Ping { id: u32 }
}

/// A good buffer: one table with one present cell.
fn ping() -> Vec<u8> {
    buffer::<Ping>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp   # root 16; magic; version 2; no flags; fingerprint
         @16  01 00 00 00 | 07 00 00 00            # bit 0: id; 7",
    )
}

#[test]
fn the_good_buffer_is_good() {
    accept::<Ping>(&ping());
    assert_eq!(Reader::<Ping>::open(&ping()).unwrap().root().id(), 7);
}

/// The attack: an input too short for a header, of every length, of three contents (DEMANDS 2-19).
#[test]
fn inputs_of_0_to_15_bytes_are_too_small() {
    for len in 0..16 {
        for bytes in [vec![0; len], vec![0xFF; len], ping()[..len].to_vec()] {
            refuse::<Ping>(&bytes, TooSmall, "", 0, &format!("expected at least 16, found {len}"));
        }
    }
    refuse::<Ping>(&[], TooSmall, "", 0, "expected at least 16, found 0");
}

/// The attack: zeros or ones of every length up to 64; the magic number is what is wrong with them.
#[test]
fn zeros_and_ones_of_16_to_64_bytes_have_a_bad_magic_number() {
    for len in 16..=64 {
        refuse::<Ping>(&vec![0; len], BadMagic, "", 4, "expected 21332, found 0");
        refuse::<Ping>(&vec![0xFF; len], BadMagic, "", 4, "expected 21332, found 65535");
    }
}

/// The attack: a good buffer is cut off, at every length; what is left has to hold the root's presence word
/// (18.15 number 2) and its cell (number 5).
#[test]
fn beginnings_of_a_good_buffer_are_refused() {
    use tessera::ReadErrorKind::OutOfBounds;
    for len in 16..24 {
        let bytes = &ping()[..len];
        match len {
            // 18.3 number 6: the root is not below the length.
            16 => refuse::<Ping>(bytes, BadOffset, "", 0, "found 16"),
            17..20 => refuse::<Ping>(
                bytes,
                OutOfBounds,
                "Ping",
                16,
                &format!("expected at most {}, found 4", len - 16),
            ),
            _ => refuse::<Ping>(
                bytes,
                OutOfBounds,
                "Ping",
                16,
                &format!("expected at most {}, found 8", len - 16),
            ),
        }
    }
}

/// The attack: an unaligned input for a reader that was told not to copy (18.3 number 2). The check stands
/// between the length and the magic number.
#[test]
fn unaligned_input_is_refused_if_it_must_not_be_copied() {
    let options = ReadOptions::new().copy_unaligned(false);
    for shift in 1..8 {
        let garbage = [0xFF; 24];
        for bytes in [&ping()[..], &garbage] {
            let shifted = Shifted::new(bytes, shift);
            let error = Reader::<Ping>::open_with(shifted.bytes(), options).unwrap_err();
            assert_eq!((error.kind(), error.offset()), (Misaligned, 0));
            let why = format!("expected a multiple of 8, found {shift}");
            assert!(error.to_string().ends_with(&why), "{error}");
        }
        let aligned = Shifted::new(&ping(), 0);
        assert!(Reader::<Ping>::open_with(aligned.bytes(), options).is_ok());
    }
}

/// 18.3 puts the length before the alignment.
#[test]
fn a_short_unaligned_input_is_too_small_and_not_misaligned() {
    let options = ReadOptions::new().copy_unaligned(false);
    let kinds: Vec<_> = (0..16)
        .map(|len| {
            let shifted = Shifted::new(&vec![0; len], 1);
            Reader::<Ping>::open_with(shifted.bytes(), options).unwrap_err().kind()
        })
        .collect();
    assert_eq!(kinds, [TooSmall; 16]);
}

/// The attack: one bit of the magic number is wrong (18.3 number 3).
#[test]
fn each_bit_of_the_magic_number_counts() {
    for bit in 0..16 {
        let found = 0x5354u16 ^ 1 << bit;
        let [low, high] = found.to_le_bytes();
        let bytes = patched(&ping(), 4, &format!("{low:02x} {high:02x}"));
        refuse::<Ping>(&bytes, BadMagic, "", 4, &format!("expected 21332, found {found}"));
    }
}

/// The attack: another version (18.3 number 4).
#[test]
fn other_versions_are_refused() {
    for version in (0..=255).filter(|v| *v != 2) {
        let bytes = patched(&ping(), 6, &format!("{version:02x}"));
        refuse::<Ping>(&bytes, BadVersion, "", 6, &format!("expected 2, found {version}"));
    }
}

/// The attack: a flag that no version of the format has defined (2.3, 18.3 number 5).
#[test]
fn reserved_flags_are_refused() {
    for bit in 1..8 {
        let flags = 1u8 << bit;
        let bytes = patched(&ping(), 7, &format!("{flags:02x}"));
        refuse::<Ping>(&bytes, ReservedBits, "", 7, &format!("found {flags}"));
    }
}

/// The attack: a root in the header, at no multiple of 4, or outside (18.3 number 6).
#[test]
fn roots_outside_of_the_data_are_bad_offsets() {
    let len = ping().len() as u32;
    assert_eq!(len, 24);
    for root in [0, 1, 4, 12, 15, 17, 18, 19, len - 1, len, len + 4, 1 << 31, u32::MAX - 3, u32::MAX] {
        let mut bytes = ping();
        bytes[..4].copy_from_slice(&root.to_le_bytes());
        refuse::<Ping>(&bytes, BadOffset, "", 0, &format!("found {root}"));
    }
}

/// The attack: everything is wrong from one field of the header on. The fields are checked in the order of
/// 18.3, so the first of them is the error.
#[test]
fn the_first_wrong_field_of_the_header_is_the_error() {
    // root 3 | magic 0 | version 9 | flags 254 | fingerprint 0 | presence bits that belong to nothing
    let all = "@0 03 00 00 00 | 00 00 | 09 | fe | 00*8 | ff ff ff ff | 00*4";
    let mut bytes = buffer::<Ping>(all);
    refuse::<Ping>(&bytes[..15], TooSmall, "", 0, "found 15");
    for (kind, offset, at, good) in [
        (BadMagic, 4, 4, "54 53"),
        (BadVersion, 6, 6, "02"),
        (ReservedBits, 7, 7, "00"),
        (BadOffset, 0, 0, "10 00 00 00"),
        // 18.4 number 2: no schema section to fall back on.
        (SchemaMismatch, 8, 8, "fp"),
    ] {
        refuse::<Ping>(&bytes, kind, "", offset, "");
        let good = if good == "fp" { buffer::<Ping>("fp") } else { buffer::<Ping>(good) };
        bytes[at..at + good.len()].copy_from_slice(&good);
    }
    refuse::<Ping>(&bytes, ReservedBits, "Ping", 16, "found 4294967295");
}

/// The attack: a buffer of another schema, one bit away (18.4 number 2). Both fingerprints are named.
#[test]
fn another_fingerprint_is_another_schema() {
    for bit in 0..64 {
        let other = Root::<Ping>::FINGERPRINT ^ 1 << bit;
        let mut bytes = ping();
        bytes[8..16].copy_from_slice(&other.to_le_bytes());
        let why = format!("expected fingerprint {:016x}, found {other:016x}", Root::<Ping>::FINGERPRINT);
        refuse::<Ping>(&bytes, SchemaMismatch, "", 8, &why);
    }
}

/// The attack: a schema section that is garbage, in a buffer with the right fingerprint. It is skipped,
/// however it looks (18.4 number 1).
#[test]
fn a_section_is_not_looked_at_when_the_fingerprint_is_right() {
    for section in ["ff*8", "00*8", "08 00 00 00 | ff ff | ff ff"] {
        let text =
            format!("@0 18 00 00 00 | 54 53 | 02 | 01 | fp @16 {section} @24 01 00 00 00 | 07 00 00 00");
        accept::<Ping>(&buffer::<Ping>(&text));
    }
}

/// The attack: the root lies inside of the (skipped) section. Items may overlap (18.25), and the root has to
/// be at least 16 only.
#[test]
fn a_root_inside_of_the_section_is_verified_like_any_other() {
    accept::<Ping>(&buffer::<Ping>("@0 10 00 00 00 | 54 53 | 02 | 01 | fp @16 01 00 00 00 | 07 00 00 00"));
}

/// 18.3: a length that is no multiple of 8 is not an error.
#[test]
fn bytes_behind_the_data_are_not_looked_at() {
    for extra in 0..20 {
        let mut bytes = ping();
        bytes.resize(24 + extra, 0xA5);
        accept::<Ping>(&bytes);
    }
}

/// DEMANDS 11: any address works, and means the same.
#[test]
fn a_buffer_reads_the_same_at_64_addresses() {
    for shift in 0..64 {
        let shifted = Shifted::new(&ping(), shift);
        let reader = Reader::<Ping>::open(shifted.bytes()).unwrap();
        assert_eq!(reader.root().id(), 7);
        assert_eq!(reader.as_bytes(), ping());
        assert_eq!(reader.as_bytes().as_ptr().addr() % 8, 0, "what is read is aligned");
    }
    assert!(referee::<Ping>(&ping(), 128).is_ok());
}
