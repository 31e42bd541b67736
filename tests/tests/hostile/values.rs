//! Bools, closed enums and characters, wherever they stand (FORMAT 18.21).

use super::case::{accept, buffer, refuse};
use std::collections::BTreeMap;
use tessera::ReadErrorKind::BadValue;
use tessera::Reader;
use tessera::view::Viewed;
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema values;
    enum Team: u8 [closed] { Red, Blue }
    enum Sparse: i32 [closed] { Minus = -5, Zero = 0, Big = 2147483647 }
    enum Open: u8 { A, B }
    struct Inner { a: u8, team: Team }
    struct Outer { x: u16, on: bool, inner: Inner, teams: [Team; 3], pairs: [Inner; 2] }
    struct Letter { c: char, d: Char16 }
    table OneTeam { at: Team }
    table OneSparse { at: Sparse }
    table OneOpen { at: Open }
    table OneChar { at: char }
    table MaybeTeam { at: Option<Team> }
    table FixedTeam { at: Team [fixed] }
    table FixedOuter { at: Outer [fixed] }
    table OneOuter { at: Outer }
    table SharedOuter { at: Outer [shared] }
    table Array { at: [Team; 3] }
    table Teams { at: Vec<Team> }
    table Bools { at: Vec<bool> }
    table Chars { at: Vec<char> }
    table Outers { at: Vec<Outer> }
    table OptionalTeams { at: Vec<Option<Team>> }
    table OptionalOuters { at: Vec<Option<Outer>> }
    table Values { at: BTreeMap<u8, Team> }
    table OptionalValues { at: BTreeMap<u8, Option<bool>> }
    table Letters { at: Letter }
}
use tessera::Char16;

/// A root whose only cell lies at 20.
fn cell<T: tessera::Table>(text: &str) -> Vec<u8> {
    buffer::<T>(&format!("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 @20 {text} | 00*8"))
}

/// A root whose only cell leads to 24.
fn item<T: tessera::Table>(text: &str) -> Vec<u8> {
    cell::<T>(&format!("04 00 00 00 @24 {text}"))
}

/// The byte at `at` is a bool or a `Team`: 0 and 1 are its values.
#[track_caller]
fn two_values<T: Viewed>(bytes: &[u8], at: usize, path: &str) {
    for byte in 0..=255 {
        let mut bytes = bytes.to_vec();
        bytes[at] = byte;
        match byte {
            0 | 1 => accept::<T>(&bytes),
            _ => refuse::<T>(&bytes, BadValue, path, at as u64, &format!("found {byte}")),
        }
    }
}

/// The attack: a value that a Rust enum cannot have, in a cell.
#[test]
fn closed_enums_in_cells_are_variants() {
    two_values::<OneTeam>(&cell::<OneTeam>("01"), 20, "OneTeam.at");
    two_values::<MaybeTeam>(&cell::<MaybeTeam>("00"), 20, "MaybeTeam.at");
    let fixed = buffer::<FixedTeam>("10 00 00 00 54 53 02 00 fp @16 00 00 00 00 @20 01 00*7");
    two_values::<FixedTeam>(&fixed, 20, "FixedTeam.at");
}

/// Variants that are negative, and far apart: the value is compared, not a range.
#[test]
fn closed_enums_may_have_gaps() {
    for good in ["fb ff ff ff", "00 00 00 00", "ff ff ff 7f"] {
        accept::<OneSparse>(&cell::<OneSparse>(good));
    }
    for bad in ["fb ff ff 7f", "fb 00 00 00", "01 00 00 00", "ff ff ff ff", "00 00 00 80", "fe ff ff 7f"] {
        refuse::<OneSparse>(&cell::<OneSparse>(bad), BadValue, "OneSparse.at", 20, "");
    }
}

/// 3.4, 20.6: an open enum takes any integer.
#[test]
fn open_enums_are_any_integer() {
    for byte in 0..=255 {
        let bytes = cell::<OneOpen>(&format!("{byte:02x}"));
        accept::<OneOpen>(&bytes);
        assert_eq!(Reader::<OneOpen>::open(&bytes).unwrap().root().at(), Open(byte));
    }
}

/// The attack: a `char` that is a surrogate, or beyond Unicode.
#[test]
fn chars_are_scalar_values() {
    for good in ["00 00 00 00", "ff d7 00 00", "00 e0 00 00", "ff ff 10 00"] {
        accept::<OneChar>(&cell::<OneChar>(good));
    }
    for bad in ["00 d8 00 00", "ff df 00 00", "00 00 11 00", "00 d8 01 80", "41 00 00 80", "ff ff ff ff"] {
        refuse::<OneChar>(&cell::<OneChar>(bad), BadValue, "OneChar.at", 20, "");
    }
    let chars = item::<Chars>("02 00*3 | 41 00*3 | 42 00*3");
    accept::<Chars>(&chars);
    refuse::<Chars>(&patched(&chars, 32, "00 dc 00 00"), BadValue, "Chars.at[1]", 32, "found 56320");
}

/// 3.2: Char16 is any code unit, lone surrogates included.
#[test]
fn code_units_are_any_integer() {
    let bytes = cell::<Letters>("41 00 00 00 | 00 d8 | [00*2]");
    accept::<Letters>(&bytes);
    assert_eq!(Reader::<Letters>::open(&bytes).unwrap().root().at().d, Char16(0xD800));
}

/// The attack: one bad element among good ones, at either end and in the middle.
#[test]
fn elements_of_vectors_are_values() {
    for i in 0..9 {
        let (at, path) = (28 + i, format!("[{i}]"));
        two_values::<Bools>(&item::<Bools>("09 00*3 | 00*9"), at, &format!("Bools.at{path}"));
        two_values::<Teams>(&item::<Teams>("09 00*3 | 01*9"), at, &format!("Teams.at{path}"));
    }
}

/// A long vector may be checked in blocks; the first bad element is the error all the same.
#[test]
fn the_first_bad_element_of_a_long_vector_is_the_error() {
    for len in [64, 65, 255] {
        let good = item::<Bools>(&format!("{len:02x} 00*3 | 01*{len}"));
        for i in 0..len {
            let bytes = patched(&good, 28 + i, &format!("03*{}", len - i));
            refuse::<Bools>(&bytes, BadValue, &format!("Bools.at[{i}]"), 28 + i as u64, "found 3");
        }
    }
}

/// Where the leaves of `Outer` lie (5.2, 5.3), and how the path to each goes on.
const LEAVES: [(usize, &str); 7] = [
    (2, ".on"),
    (4, ".inner.team"),
    (5, ".teams[0]"),
    (6, ".teams[1]"),
    (7, ".teams[2]"),
    (9, ".pairs[0].team"),
    (11, ".pairs[1].team"),
];

/// The attack: a bad byte inside of a struct, in each place that a struct can have. The path names the field
/// (18.1).
#[test]
fn fields_of_structs_are_values() {
    for (at, field) in LEAVES {
        two_values::<OneOuter>(&cell::<OneOuter>("01*12"), 20 + at, &format!("OneOuter.at{field}"));
    }
}

#[test]
fn fields_of_fixed_structs_are_values() {
    let bytes = buffer::<FixedOuter>("10 00 00 00 54 53 02 00 fp @16 00*4 @20 01*12");
    for (at, field) in LEAVES {
        two_values::<FixedOuter>(&bytes, 20 + at, &format!("FixedOuter.at{field}"));
    }
}

#[test]
fn fields_of_shared_structs_are_values() {
    for (at, field) in LEAVES {
        two_values::<SharedOuter>(&item::<SharedOuter>("01*12"), 24 + at, &format!("SharedOuter.at{field}"));
    }
}

#[test]
fn fields_of_structs_in_vectors_are_values() {
    for (at, field) in LEAVES {
        two_values::<Outers>(&item::<Outers>("02 00*3 | 01*24"), 40 + at, &format!("Outers.at[1]{field}"));
        let bytes = item::<OptionalOuters>("02 00*3 | 02 00*3 | ff*12 | 01*12");
        two_values::<OptionalOuters>(&bytes, 44 + at, &format!("OptionalOuters.at[1]{field}"));
    }
}

/// 18.21: elements of an array in a cell, ascending.
#[test]
fn elements_of_plain_arrays_are_values() {
    for i in 0..3 {
        two_values::<Array>(&cell::<Array>("01 01 01"), 20 + i, &format!("Array.at[{i}]"));
    }
    refuse::<Array>(&cell::<Array>("01 09 08"), BadValue, "Array.at[1]", 21, "found 9");
}

/// 18.21: fields in the order of the source; the first bad one is the error.
#[test]
fn the_first_bad_field_is_the_error() {
    for i in 0..LEAVES.len() {
        let mut bytes = cell::<OneOuter>("01*12");
        for (at, _) in &LEAVES[i..] {
            bytes[20 + at] = 7;
        }
        let (at, field) = LEAVES[i];
        refuse::<OneOuter>(&bytes, BadValue, &format!("OneOuter.at{field}"), 20 + at as u64, "found 7");
    }
}

#[test]
fn values_of_maps_are_values() {
    let map = |values: &str| {
        format!("03 00*3 | 08 00*3 | 0c 00*3 @36 02 00*3 | 05 06 [00*2] @44 02 00*3 | {values}")
    };
    let bytes = item::<Values>(&map("00 01"));
    two_values::<Values>(&bytes, 48, "Values.at.Values[0]");
    two_values::<Values>(&bytes, 49, "Values.at.Values[1]");
    let bytes = item::<OptionalValues>(&map("02 00*3 | ff 01"));
    two_values::<OptionalValues>(&bytes, 53, "OptionalValues.at.Values[1]");
}

#[test]
fn present_slots_of_optional_vectors_are_values() {
    let bytes = item::<OptionalTeams>("03 00*3 | 06 00*3 | ff 01 00");
    two_values::<OptionalTeams>(&bytes, 33, "OptionalTeams.at[1]");
    two_values::<OptionalTeams>(&bytes, 34, "OptionalTeams.at[2]");
}

/// 18.21: padding inside and behind structs is not looked at.
#[test]
fn padding_of_structs_may_hold_anything() {
    accept::<Letters>(&cell::<Letters>("41 00 00 00 | 00 d8 | a5 a5"));
}
