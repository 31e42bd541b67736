//! Arrays of what is not plain: vectors of one length (FORMAT 18.23, 21.1).

use super::case::{accept, buffer, refuse};
use tessera::ReadErrorKind::{LengthMismatch, OutOfBounds, ReservedBits};
use tessera::Reader;
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema arrays;
    table Names { at: [String; 2] }
    table Maybes { at: [Option<u8>; 2] }
    table Lists { at: Vec<[String; 2]> }
    table Plain { at: [u16; 3] }
}

fn names(count: u8) -> Vec<u8> {
    buffer::<Names>(&format!(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00            # bit 0: at -> 24
         @24  {count:02x} 00 00 00 | 00*4 | 04 00 00 00 | 00*4 | 00*4   # null, -> 36"
    ))
}

/// The attack: an array that is shorter or longer than its type (18.23).
#[test]
fn an_array_has_the_length_of_its_type() {
    accept::<Names>(&names(2));
    for count in [0, 1, 3, 4] {
        let why = format!("expected 2, found {count}");
        refuse::<Names>(&names(count), LengthMismatch, "Names.at", 24, &why);
    }
    // Bounds come first, so that the length is one the buffer can hold.
    refuse::<Names>(&names(5), OutOfBounds, "Names.at", 28, "expected at most 16, found 20");
}

#[test]
fn an_array_of_options_has_the_length_of_its_type() {
    let maybes = |count: u8| {
        buffer::<Maybes>(&format!(
            "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 {count:02x} 00*3 | 00*4 | 00*4"
        ))
    };
    accept::<Maybes>(&maybes(2));
    for count in [0, 1, 3] {
        let why = format!("expected 2, found {count}");
        refuse::<Maybes>(&maybes(count), LengthMismatch, "Maybes.at", 24, &why);
    }
    refuse::<Maybes>(&patched(&maybes(2), 28, "04"), ReservedBits, "Maybes.at", 28, "found 4");
}

/// The attack: the second of two arrays in a vector is short; the first is null, which reads as an array of
/// defaults (20.5).
#[test]
fn arrays_in_vectors_have_the_length_of_their_type() {
    let bytes = buffer::<Lists>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00            # bit 0: at -> 24
         @24  02 00 00 00 | 00 00 00 00 | 04 00 00 00
         @36  02 00 00 00 | 00*8",
    );
    accept::<Lists>(&bytes);
    assert_eq!(tessera::from_bytes::<Lists>(&bytes).unwrap().at, [["", ""], ["", ""]]);
    refuse::<Lists>(&patched(&bytes, 36, "01"), LengthMismatch, "Lists.at[1]", 36, "expected 2, found 1");
}

/// 20.1: an absent array reads as defaults, all of them.
#[test]
fn an_absent_array_has_its_elements() {
    let absent = |fingerprint: Vec<u8>| patched(&fingerprint, 16, "00*4");
    let bytes = absent(names(2));
    accept::<Names>(&bytes);
    let names: Vec<_> = Reader::<Names>::open(&bytes).unwrap().root().at().iter().map(str::len).collect();
    assert_eq!(names, [0, 0]);
    let bytes = buffer::<Maybes>("10 00 00 00 54 53 02 00 fp 00*8");
    let maybes: Vec<_> = Reader::<Maybes>::open(&bytes).unwrap().root().at().iter().collect();
    assert_eq!(maybes, [None, None]);
    let bytes = buffer::<Plain>("10 00 00 00 54 53 02 00 fp 00*8");
    assert_eq!(Reader::<Plain>::open(&bytes).unwrap().root().at(), &[0; 3]);
}

/// The attack: an array of plain elements is a cell, and has to fit like one (5.8, 18.15 number 5).
#[test]
fn a_plain_array_is_a_cell() {
    let bytes = buffer::<Plain>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 01 00 02 00 03 00");
    accept::<Plain>(&bytes);
    refuse::<Plain>(&bytes[..25], OutOfBounds, "Plain", 16, "expected at most 9, found 10");
}
