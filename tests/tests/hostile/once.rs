//! Once mode: each pair of position and type is verified once, and no more is taken for granted than that
//! (FORMAT 18.27, 18.28).
//!
//! The attack is always the same. A small graph with 2^60 paths makes the verifier give up its first pass. Then
//! one place is read as a type for which it is good, and after that as another for which it is not.

use super::case::{buffer, class, referee};
use std::collections::BTreeMap;
use tessera::ReadErrorKind::{
    self, BadOffset, BadString, BadValue, LengthMismatch, OutOfBounds, ReservedBits, UnsortedKeys,
};
use tessera::Reader;
use tessera_tests::dump::dump;

tessera::tessera_schema! {
    schema once;
    enum Two: u8 [closed] { A, B }
    enum Three: u8 [closed] { A, B, C }
    struct InTwo { x: u8, two: Two }
    struct InThree { x: u8, three: Three }
    struct SharedTwo [shared] { x: u8, two: Two }
    struct SharedThree [shared] { x: u8, three: Three }
    union Way {
        Pair = Box<Pair>, Bytes, Bools, Twos, Threes, InTwos, InThrees, Numbers, Chars, Texts, Arrays, Optionals, Longs,
        Keyed, Lists, CharLists, Text, OneTwo, OneThree, HasTwo, HasThree, ByText, ByByte, ByInt, ByTwo,
    }
    table Pair { left: Option<Box<Pair>>, right: Option<Box<Pair>> }
    table Root { ways: Vec<Way> }
    table Bytes { at: Vec<u8> }
    table Bools { at: Vec<bool> }
    table Twos { at: Vec<Two> }
    table Threes { at: Vec<Three> }
    table InTwos { at: Vec<InTwo> }
    table InThrees { at: Vec<InThree> }
    table Numbers { at: Vec<u32> }
    table Chars { at: Vec<char> }
    table Texts { at: Vec<String> }
    table Arrays { at: [String; 2] }
    table Optionals { at: Vec<Option<u32>> }
    table Longs { at: Vec<u64> }
    table Lists { at: Vec<Vec<u32>> }
    table CharLists { at: Vec<Vec<char>> }
    table Text { at: String }
    table OneTwo { at: SharedTwo }
    table OneThree { at: SharedThree }
    table Two2 { two: Two }
    table Three2 { three: Three }
    table HasTwo { at: Two2 }
    table HasThree { at: Three2 }
    table ByText { at: BTreeMap<String, u8> }
    table Keyed { at: BTreeMap<u32, u32> }
    table ByByte { at: BTreeMap<u8, Two> }
    table ByInt { at: BTreeMap<i8, Two> }
    table ByTwo { at: BTreeMap<Two, u8> }
}

/// An arm, and where in the item its member leads.
type Lead = (&'static str, usize);

/// A root whose ways lead to the graph, and then as these arms into the item.
fn ways(arms: &[Lead], item: &str) -> Vec<u8> {
    let mut bytes = buffer::<Root>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00");
    bytes.extend((arms.len() as u32 + 1).to_le_bytes());
    let arms_at = 28 + 8 * (arms.len() + 1);
    // 4 more than a multiple of 8, so that elements behind a count are aligned.
    let item_at = (arms_at + 8 * arms.len()).next_multiple_of(8) + 4;
    let item = dump(0, item);
    let graph_at = (item_at + item.len()).next_multiple_of(4);
    for (i, (arm, _)) in std::iter::once(&("Pair", 0)).chain(arms).enumerate() {
        let target = if i == 0 { graph_at } else { arms_at + 8 * (i - 1) };
        bytes.extend(dump(0, &format!("tag:{arm}")));
        bytes.extend((target as u32 - bytes.len() as u32).to_le_bytes());
    }
    for (_, at) in arms {
        bytes.extend([1, 0, 0, 0]);
        bytes.extend(((item_at + at) as u32 - bytes.len() as u32).to_le_bytes());
    }
    bytes.resize(item_at, 0);
    bytes.extend(item);
    bytes.resize(graph_at, 0);
    for _ in 0..60 {
        bytes.extend([3, 0, 0, 0, 8, 0, 0, 0, 4, 0, 0, 0]);
    }
    bytes.extend([0; 4]);
    bytes
}

/// Good as the first type, in once mode too; as the second it has this fault, which is found.
#[track_caller]
fn good_then_bad(good: Lead, bad: Lead, item: &str, kind: ReadErrorKind, path: &str) {
    let bytes = ways(&[good, good], item);
    if let Err(error) = Reader::<Root>::open(&bytes) {
        panic!("good as {}: {error}", good.0);
    }
    assert!(referee::<Root>(&bytes, 128).is_ok(), "the reference accepts it as {}", good.0);
    let bytes = ways(&[good, bad], item);
    let Err(error) = Reader::<Root>::open(&bytes) else {
        panic!("good as {}, and believed as {}", good.0, bad.0)
    };
    let expected = (kind, format!("Root.ways[2]({}).at{path}", bad.0));
    assert_eq!((error.kind(), error.path().to_string()), expected, "{error}");
    let fault = referee::<Root>(&bytes, 128).unwrap_err();
    assert!(fault.once, "this takes once mode");
    assert_eq!((fault.class, &fault.path), (class(kind), &expected.1));
    // The other way round it is found as well, and if the good one is not there at all.
    assert_eq!(Reader::<Root>::open(&ways(&[bad, good], item)).unwrap_err().kind(), kind);
    assert_eq!(Reader::<Root>::open(&ways(&[bad], item)).unwrap_err().kind(), kind);
}

/// The same for arms that lead to the same place, which is the item.
#[track_caller]
fn one_place(good: &'static str, bad: &'static str, item: &str, kind: ReadErrorKind, path: &str) {
    good_then_bad((good, 0), (bad, 0), item, kind, path);
}

#[test]
fn vectors_of_values_are_verified_for_each_type() {
    one_place("Bytes", "Bools", "03 00*3 | 00 01 02", BadValue, "[2]");
    one_place("Threes", "Twos", "03 00*3 | 00 01 02", BadValue, "[2]");
    one_place("Threes", "Bools", "03 00*3 | 00 01 02", BadValue, "[2]");
    one_place("Bytes", "Threes", "03 00*3 | 00 01 03", BadValue, "[2]");
}

#[test]
fn vectors_of_structs_are_verified_for_each_type() {
    one_place("InThrees", "InTwos", "02 00*3 | 09 01 09 02", BadValue, "[1].two");
}

#[test]
fn bounds_and_alignment_are_verified_for_each_type() {
    one_place("Bytes", "Numbers", "e8 03 00 00 | 00*1000", OutOfBounds, "");
    good_then_bad(("Numbers", 4), ("Longs", 4), "00*4 | 01 00*3 | 00*8", BadOffset, "");
    good_then_bad(("Bytes", 4), ("Longs", 4), "00*4 | 00*4", BadOffset, "");
}

/// 4.9: `char` and `u32` are one type to a schema section, but not to a verifier.
#[test]
fn characters_are_verified_where_numbers_were() {
    one_place("Numbers", "Chars", "02 00*3 | 41 00*3 | 00 d8 00 00", BadValue, "[1]");
    let lists = "01 00*3 | 04 00*3 | 02 00*3 | 41 00*3 | 00 d8 00 00";
    one_place("Lists", "CharLists", lists, BadValue, "[0][1]");
}

#[test]
fn strings_are_verified_where_bytes_were() {
    one_place("Bytes", "Text", "03 00*3 | 'a' ff 'b' 00", BadString, "");
    one_place("Bytes", "Text", "03 00*3 | 'abcd' 00", BadString, "");
}

#[test]
fn shared_structs_and_tables_are_verified_for_each_type() {
    one_place("OneThree", "OneTwo", "09 02", BadValue, ".two");
    one_place("HasThree", "HasTwo", "01 00*3 | 02", BadValue, ".two");
}

/// 18.23: an array has a length; the vector that it is stored as has none.
#[test]
fn the_length_of_an_array_is_checked_where_a_vector_was() {
    one_place("Texts", "Arrays", "03 00*3 | 00*12", LengthMismatch, "");
}

#[test]
fn presence_bits_are_checked_where_elements_were() {
    one_place("Numbers", "Optionals", "02 00*3 | 04 00*3 | 00*8", ReservedBits, "");
}

/// A map of texts at 0, with keys at 12 and texts at 32 and 40.
fn by_text(first: &str, second: &str, slots: &str) -> String {
    format!(
        "@0  03 00*3 | 08 00*3 | 10 00*3               # Keys -> 12, Values -> 24
         @12 02 00*3 | {slots}                         # slots at 16 and 20
         @24 02 00*3 | 05 06 [00*2]
         @32 01 00*3 '{first}' 00*3 | 01 00*3 '{second}' 00*3"
    )
}

/// 10.9: the keys of a map are a vector like any other; only as keys they have to ascend and be there.
#[test]
fn keys_are_compared_where_a_vector_was() {
    let good = by_text("a", "b", "10 00*3 | 14 00*3");
    assert!(Reader::<Root>::open(&ways(&[("Texts", 12), ("ByText", 0)], &good)).is_ok());
    for (first, second) in [("b", "a"), ("a", "a")] {
        let item = by_text(first, second, "10 00*3 | 14 00*3");
        good_then_bad(("Texts", 12), ("ByText", 0), &item, UnsortedKeys, ".Keys[1]");
    }
    let item = by_text("a", "b", "00 00*3 | 14 00*3");
    good_then_bad(("Texts", 12), ("ByText", 0), &item, BadOffset, ".Keys[0]");
}

/// One map object as maps of three types, with keys that ascend in one of them only, or are values in one only.
#[test]
fn keys_are_compared_for_each_type() {
    let item = "03 00*3 | 08 00*3 | 0c 00*3 @12 02 00*3 | 01 ff 00*2 @20 02 00*3 | 00 01";
    one_place("ByByte", "ByInt", item, UnsortedKeys, ".Keys[1]");
    one_place("ByByte", "ByTwo", item, BadValue, ".Keys[1]");
}

/// 18.22 number 4: the values of one map are as many as its keys; as those of another map they are not.
#[test]
fn the_number_of_values_is_compared_for_each_map() {
    // Two maps, at 0 and at 12, with keys at 24 and at 36, and one vector of values at 52.
    let item = "03 00*3 | 14 00*3 | 2c 00*3   @12 03 00*3 | 14 00*3 | 20 00*3
                @24 02 00*3 | 01 00*3 | 02 00*3   @36 03 00*3 | 01 00*3 | 02 00*3 | 03 00*3
                @52 02 00*3 | 07 00*3 | 08 00*3";
    good_then_bad(("Keyed", 0), ("Keyed", 12), item, LengthMismatch, ".Values");
    good_then_bad(("Numbers", 52), ("Keyed", 12), item, LengthMismatch, ".Values");
    good_then_bad(("Numbers", 36), ("Keyed", 12), item, LengthMismatch, ".Values");
}
