//! Maps (FORMAT 10, 18.22).

use super::case::{accept, buffer, refuse};
use std::collections::{BTreeMap, HashMap};
use tessera::ReadErrorKind::{
    BadOffset, BadString, BadValue, LengthMismatch, OutOfBounds, ReservedBits, UnsortedKeys,
};
use tessera::view::Viewed;
use tessera::{Char16, Reader};
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema maps;
    enum Signed: i16 { Low = -2, High = 5 }
    enum Team: u8 [closed] { Red, Blue = 4 }
    flags Layers: u64 { Ground, Air }
    table Numbers { at: BTreeMap<u32, u32> }
    table Hashed { at: HashMap<u32, u32> }
    table Texts { at: BTreeMap<String, u8> }
    table Small { at: BTreeMap<i8, u8> }
    table Bytes { at: BTreeMap<u8, u8> }
    table Long { at: BTreeMap<i64, u8> }
    table Chars { at: BTreeMap<char, u8> }
    table Units { at: BTreeMap<Char16, u8> }
    table Enums { at: BTreeMap<Signed, u8> }
    table Closed { at: BTreeMap<Team, u8> }
    table Flagged { at: BTreeMap<Layers, u8> }
    table Optional { at: BTreeMap<u8, Option<u32>> }
    table Nested { at: BTreeMap<u8, BTreeMap<u8, u8>> }
}

/// A root whose map lies at 24, with its keys at 36 and its values at `values`.
fn map<T: tessera::Table>(keys: &str, values_at: u8, values: &str) -> Vec<u8> {
    buffer::<T>(&format!(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00                       # bit 0: at -> 24
         @24  03 00 00 00 | 08 00 00 00 | {:02x} 00 00 00     # Keys -> 36, Values
         @36  {keys} @{values_at} {values}",
        values_at - 32
    ))
}

/// `{ 5: 50, 6: 60 }`
fn numbers() -> Vec<u8> {
    map::<Numbers>("02 00*3 | 05 00*3 | 06 00*3", 48, "02 00*3 | 32 00*3 | 3c 00*3")
}

/// `{ "a": 1, "ab": 2, "b": 3 }`
fn texts() -> Vec<u8> {
    map::<Texts>(
        "03 00*3 | 0c 00*3 | 10 00*3 | 14 00*3      # slots at 40, 44, 48
         @52 01 00*3 'a' 00*3 @60 02 00*3 'ab' 00*2 @68 01 00*3 'b' 00*3",
        76,
        "03 00*3 | 01 02 03",
    )
}

#[test]
fn the_good_buffers_are_good() {
    accept::<Numbers>(&numbers());
    accept::<Texts>(&texts());
    let bytes = texts();
    let reader = Reader::<Texts>::open(&bytes).unwrap();
    let entries: Vec<_> = reader.root().at().iter().collect();
    assert_eq!(entries, [("a", 1), ("ab", 2), ("b", 3)]);
    accept::<Numbers>(&map::<Numbers>("00*4", 40, "00*4"));
}

/// The attack: a map object without its keys or its values (18.15 number 4: `BadOffset`). A look-up would
/// follow an offset that is not there.
#[test]
fn a_map_without_keys_or_values_is_a_bad_offset() {
    for bits in ["00", "01", "02"] {
        let found = u8::from_str_radix(bits, 16).unwrap();
        let bytes = patched(&numbers(), 24, bits);
        refuse::<Numbers>(&bytes, BadOffset, "Numbers.at", 24, &format!("found {found}"));
    }
}

/// The attack: presence bits that a map has not (18.15 number 3, before number 4).
#[test]
fn other_bits_of_a_map_are_reserved() {
    for bit in 2..32 {
        for low in 0..4 {
            let bits = low | 1u32 << bit;
            let mut bytes = numbers();
            bytes[24..28].copy_from_slice(&bits.to_le_bytes());
            refuse::<Numbers>(&bytes, ReservedBits, "Numbers.at", 24, &format!("found {bits}"));
        }
    }
}

/// The attack: the map object lies across the end.
#[test]
fn a_map_object_that_leaves_the_buffer_is_out_of_bounds() {
    for len in 25..36 {
        let bytes = &numbers()[..len];
        refuse::<Numbers>(bytes, OutOfBounds, "Numbers.at", 24, "");
    }
}

/// 18.15: bits (numbers 3 and 4) are checked before the bounds of the cells (number 5).
#[test]
fn a_map_object_with_wrong_bits_at_the_end_has_wrong_bits() {
    for len in 28..36 {
        refuse::<Numbers>(&patched(&numbers(), 24, "07")[..len], ReservedBits, "Numbers.at", 24, "found 7");
        refuse::<Numbers>(&patched(&numbers(), 24, "01")[..len], BadOffset, "Numbers.at", 24, "found 1");
    }
}

/// The attack: values and keys of different number (DEMANDS 2-21; 18.22 number 4). Shorter, longer, none, and
/// none of the keys.
#[test]
fn keys_and_values_are_equally_many() {
    for count in [0, 1, 3] {
        let mut bytes = numbers();
        bytes[48] = count;
        bytes.extend([0; 4]);
        let why = format!("expected 2, found {count}");
        refuse::<Numbers>(&bytes, LengthMismatch, "Numbers.at.Values", 48, &why);
    }
    let bytes = patched(&numbers(), 36, "01");
    refuse::<Numbers>(&bytes, LengthMismatch, "Numbers.at.Values", 48, "expected 1, found 2");
    let bytes = patched(&numbers(), 36, "00");
    refuse::<Numbers>(&bytes, LengthMismatch, "Numbers.at.Values", 48, "expected 0, found 2");
    // The bounds of the values come first: 3 are no longer in the buffer.
    refuse::<Numbers>(&patched(&numbers(), 48, "03"), OutOfBounds, "Numbers.at.Values", 52, "found 12");
}

/// 18.22 number 4: the count is compared right after the bounds, before the presence bits of the values.
#[test]
fn the_count_of_values_is_compared_before_their_presence_bits() {
    let optional = |count: &str, bits: &str| {
        map::<Optional>("02 00*3 | 05 06 [00*2]", 44, &format!("{count} 00*3 | {bits} 00*3 | 00*4 | 00*4"))
    };
    accept::<Optional>(&optional("02", "03"));
    refuse::<Optional>(&optional("02", "04"), ReservedBits, "Optional.at.Values", 48, "found 4");
    refuse::<Optional>(
        &optional("01", "04"),
        LengthMismatch,
        "Optional.at.Values",
        44,
        "expected 2, found 1",
    );
}

/// The attack: keys out of order, so that a binary search misses what is there (DEMANDS 2-22; 18.22 number 3).
#[test]
fn keys_ascend() {
    refuse::<Numbers>(&patched(&numbers(), 40, "07"), UnsortedKeys, "Numbers.at.Keys[1]", 44, "");
    // Twice the same key.
    refuse::<Numbers>(&patched(&numbers(), 40, "06"), UnsortedKeys, "Numbers.at.Keys[1]", 44, "");
    refuse::<Texts>(&patched(&texts(), 56, "'c'"), UnsortedKeys, "Texts.at.Keys[1]", 44, "");
    // "ab", "b", "ab": the last is out of order.
    refuse::<Texts>(&patched(&texts(), 72, "'a'"), UnsortedKeys, "Texts.at.Keys[2]", 48, "");
}

/// The attack: the same string as two keys, by one offset to one place, which needs no second copy.
#[test]
fn a_string_shared_by_two_keys_is_a_duplicate() {
    let bytes = patched(&texts(), 44, "08 00*3"); // [1] -> 52 like [0]
    refuse::<Texts>(&bytes, UnsortedKeys, "Texts.at.Keys[1]", 44, "");
}

/// The same rule where a map is read into a hash map.
#[test]
fn keys_of_hash_maps_ascend_too() {
    let hashed = |keys| map::<Hashed>(keys, 48, "02 00*3 | 32 00*3 | 3c 00*3");
    accept::<Hashed>(&hashed("02 00*3 | 05 00*3 | 06 00*3"));
    refuse::<Hashed>(&hashed("02 00*3 | 06 00*3 | 05 00*3"), UnsortedKeys, "Hashed.at.Keys[1]", 44, "");
}

/// A map with two keys of one byte, and whether their order is right.
#[track_caller]
fn two<T: Viewed>(first: &str, second: &str, stride: usize, path: &str) {
    let values = 40 + 2 * stride.max(2);
    let pad = values - 40 - 2 * stride;
    let bytes = |a, b| map::<T>(&format!("02 00*3 | {a} | {b} | 00*{pad}"), values as u8, "02 00*3 | 01 02");
    accept::<T>(&bytes(first, second));
    let at = 40 + stride as u64;
    refuse::<T>(&bytes(second, first), UnsortedKeys, &format!("{path}[1]"), at, "");
    refuse::<T>(&bytes(first, first), UnsortedKeys, &format!("{path}[1]"), at, "");
}

/// 10.4: by value, with the sign; strings by bytes.
#[test]
fn the_order_of_keys_is_that_of_their_type() {
    two::<Small>("ff", "01", 1, "Small.at.Keys"); // -1 < 1
    two::<Small>("80", "7f", 1, "Small.at.Keys"); // -128 < 127
    two::<Bytes>("01", "ff", 1, "Bytes.at.Keys");
    two::<Chars>("ff ff 00 00", "00 00 01 00", 4, "Chars.at.Keys");
    two::<Units>("ff d7", "00 d8", 2, "Units.at.Keys");
    two::<Enums>("fe ff", "05 00", 2, "Enums.at.Keys"); // -2 < 5
    two::<Enums>("00 80", "ff 7f", 2, "Enums.at.Keys"); // values without a name are ordered too
    two::<Closed>("00", "04", 1, "Closed.at.Keys");
}

/// The same for keys of 8 bytes, which lie elsewhere (9.2).
#[test]
fn keys_of_8_bytes_are_ordered_and_aligned() {
    let long = |first: &str, second: &str, at: u8| {
        let (pad, values) = (at as usize - 40, at as usize + 16);
        format!(
            "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00
             @24 03 00*3 | {:02x} 00*3 | {:02x} 00*3 @36 00*{pad} 02 00*3 @{at} {first} {second} @{values} 02 00*3 01 02",
            at - 4 - 28,
            values - 32,
        )
    };
    // Elements at 40: the count directly behind the map object.
    accept::<Long>(&buffer::<Long>(&long("ff*8", "01 00*7", 40)));
    refuse::<Long>(&buffer::<Long>(&long("01 00*7", "ff*8", 40)), UnsortedKeys, "Long.at.Keys[1]", 48, "");
    accept::<Flagged>(&buffer::<Flagged>(&long("01 00*7", "ff*8", 40)));
    refuse::<Flagged>(
        &buffer::<Flagged>(&long("ff*8", "01 00*7", 40)),
        UnsortedKeys,
        "Flagged.at.Keys[1]",
        48,
        "",
    );
    let off = buffer::<Long>(&long("ff*8", "01 00*7", 44));
    refuse::<Long>(&off, BadOffset, "Long.at.Keys", 44, "expected a multiple of 8, found 44");
}

/// The attack: a key that is null (10.6, 18.22 number 2).
#[test]
fn a_null_key_is_a_bad_offset() {
    for (slot, i) in [(40, 0), (44, 1), (48, 2)] {
        let path = format!("Texts.at.Keys[{i}]");
        refuse::<Texts>(&patched(&texts(), slot, "00*4"), BadOffset, &path, slot as u64, "found 0");
    }
}

/// The attack: keys that are no values of their type (18.21), each before its order is looked at.
#[test]
fn keys_are_values() {
    let bytes = map::<Closed>("02 00*3 | 04 03 [00*2]", 44, "02 00*3 | 01 02");
    refuse::<Closed>(&bytes, BadValue, "Closed.at.Keys[1]", 41, "found 3");
    let bytes = map::<Chars>("02 00*3 | 41 00*3 | 00 dc 00 00", 48, "02 00*3 | 01 02");
    refuse::<Chars>(&bytes, BadValue, "Chars.at.Keys[1]", 44, "found 56320");
    refuse::<Texts>(&patched(&texts(), 64, "ff"), BadString, "Texts.at.Keys[1]", 64, "");
}

/// 18.22 number 3: a key is compared when it has been verified, so the first wrong key is the error and not
/// the first that is no string.
#[test]
fn an_unsorted_key_comes_before_a_later_bad_one() {
    let bytes = patched(&patched(&texts(), 56, "'z'"), 72, "ff");
    refuse::<Texts>(&bytes, UnsortedKeys, "Texts.at.Keys[1]", 44, "");
}

/// A map inside of a map (10.8) is verified as one.
#[test]
fn maps_in_maps_are_maps() {
    let bytes = map::<Nested>(
        "01 00*3 | 05 [00*3]",
        44,
        "01 00*3 | 04 00*3
         @52 03 00*3 | 08 00*3 | 0c 00*3 @64 02 00*3 | 01 02 [00*2] @72 02 00*3 | 03 04",
    );
    accept::<Nested>(&bytes);
    refuse::<Nested>(&patched(&bytes, 52, "01"), BadOffset, "Nested.at.Values[0]", 52, "found 1");
    refuse::<Nested>(&patched(&bytes, 69, "01"), UnsortedKeys, "Nested.at.Values[0].Keys[1]", 69, "");
    refuse::<Nested>(
        &patched(&bytes, 72, "01"),
        LengthMismatch,
        "Nested.at.Values[0].Values",
        72,
        "expected 2, found 1",
    );
}

/// Look-ups in what was accepted find each key (10.7).
#[test]
fn accepted_keys_are_found() {
    let bytes = texts();
    let reader = Reader::<Texts>::open(&bytes).unwrap();
    let map = reader.root().at();
    for (key, value) in map {
        assert_eq!(map.get(key), Some(value));
    }
    for missing in ["", "aa", "abc", "c", "\u{FFFF}"] {
        assert_eq!(map.get(missing), None);
    }
}
