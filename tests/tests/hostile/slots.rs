//! Offsets (FORMAT 18.16), for every kind that has them.

use super::case::{accept, buffer, refuse};
use std::collections::BTreeMap;
use tessera::ReadErrorKind::{BadOffset, OutOfBounds, ReservedBits};
use tessera::view::Viewed;

tessera::tessera_schema! {
    schema slots;
    struct Pair { x: u32, y: u32 }
    table Leaf { id: u32 }
    union Any { Leaf }
    table Text { at: String }
    table Child { at: Option<Leaf> }
    table Inline { at: Leaf }
    table Boxed { at: Box<Leaf> }
    table Numbers { at: Vec<u32> }
    table Texts { at: Vec<String> }
    table Leaves { at: Vec<Leaf> }
    table Lists { at: Vec<Vec<u32>> }
    table Shared { at: Pair [shared] }
    table Dict { at: BTreeMap<u32, u32> }
    table Either { at: Any }
    table Eithers { at: Vec<Any> }
}

/// A root with one slot at `slot`; whatever that slot holds is wrong in a way that only depends on it.
#[track_caller]
fn attack<T: Viewed>(bytes: &[u8], slot: usize, path: &str) {
    let len = bytes.len() as u32;
    let rest = len - slot as u32;
    let offset = |offset: u32| {
        let mut bytes = bytes.to_vec();
        bytes[slot..slot + 4].copy_from_slice(&offset.to_le_bytes());
        bytes
    };
    accept::<T>(bytes);
    // No multiple of 4: the target would be unaligned, or a string would begin inside of another.
    for wrong in [1, 2, 3, 5, 6, 7, len - 1, rest - 1, (1 << 31) + 1, u32::MAX, u32::MAX - 1] {
        let wrong = if wrong % 4 == 0 { wrong + 1 } else { wrong };
        let why = format!("expected a multiple of 4, found {wrong}");
        refuse::<T>(&offset(wrong), BadOffset, path, slot as u64, &why);
    }
    // A multiple of 4, at or behind the end; some would wrap around to addresses inside of the buffer.
    let back = (slot as u32).wrapping_neg();
    let up = |x: u32| x.next_multiple_of(4);
    for wrong in [
        up(rest),
        up(rest) + 4,
        up(len),
        1 << 31,
        (1 << 31) + 4,
        u32::MAX - 3,
        back,
        back + 16,
        back.wrapping_sub(4),
    ] {
        let why = format!("expected at most {}, found {wrong}", rest - 1);
        refuse::<T>(&offset(wrong), OutOfBounds, path, slot as u64, &why);
    }
}

/// The attack: a present member whose offset is null (18.16: a slot of a member must not be null).
#[track_caller]
fn null<T: Viewed>(bytes: &[u8], slot: usize, path: &str) {
    let mut bytes = bytes.to_vec();
    bytes[slot..slot + 4].fill(0);
    refuse::<T>(&bytes, BadOffset, path, slot as u64, "found 0");
}

/// A root with one cell, and one item at 24 that it leads to.
fn member<T: tessera::Table>(item: &str) -> Vec<u8> {
    buffer::<T>(&format!("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 {item}"))
}

#[test]
fn offsets_to_strings_are_checked() {
    let bytes = member::<Text>("03 00 00 00 'abc' 00");
    attack::<Text>(&bytes, 20, "Text.at");
    null::<Text>(&bytes, 20, "Text.at");
}

#[test]
fn offsets_to_tables_are_checked() {
    let leaf = "01 00 00 00 | 07 00 00 00";
    attack::<Child>(&member::<Child>(leaf), 20, "Child.at");
    null::<Child>(&member::<Child>(leaf), 20, "Child.at");
    attack::<Inline>(&member::<Inline>(leaf), 20, "Inline.at");
    null::<Inline>(&member::<Inline>(leaf), 20, "Inline.at");
    attack::<Boxed>(&member::<Boxed>(leaf), 20, "Boxed.at");
    null::<Boxed>(&member::<Boxed>(leaf), 20, "Boxed.at");
}

#[test]
fn offsets_to_vectors_are_checked() {
    let bytes = member::<Numbers>("01 00 00 00 | 07 00 00 00");
    attack::<Numbers>(&bytes, 20, "Numbers.at");
    null::<Numbers>(&bytes, 20, "Numbers.at");
}

#[test]
fn offsets_to_shared_structs_are_checked() {
    let bytes = member::<Shared>("01 00 00 00 | 02 00 00 00");
    attack::<Shared>(&bytes, 20, "Shared.at");
    null::<Shared>(&bytes, 20, "Shared.at");
}

#[test]
fn offsets_to_maps_are_checked() {
    let bytes = member::<Dict>(
        "03 00 00 00 | 08 00 00 00 | 0c 00 00 00   # Keys -> 36, Values -> 44
         @36 01 00 00 00 | 05 00 00 00
         @44 01 00 00 00 | 06 00 00 00",
    );
    attack::<Dict>(&bytes, 20, "Dict.at");
    null::<Dict>(&bytes, 20, "Dict.at");
}

/// The two slots inside of a map object: neither may be null, since both members are always there (10.2).
#[test]
fn offsets_to_keys_and_values_are_checked() {
    let bytes = member::<Dict>(
        "03 00 00 00 | 08 00 00 00 | 0c 00 00 00
         @36 01 00 00 00 | 05 00 00 00
         @44 01 00 00 00 | 06 00 00 00",
    );
    attack::<Dict>(&bytes, 28, "Dict.at.Keys");
    null::<Dict>(&bytes, 28, "Dict.at.Keys");
    attack::<Dict>(&bytes, 32, "Dict.at.Values");
    null::<Dict>(&bytes, 32, "Dict.at.Values");
}

#[test]
fn offsets_to_arms_are_checked() {
    let bytes = buffer::<Either>(
        "10 00 00 00 54 53 02 00 fp
         @16 01 00 00 00 | tag:Leaf | 04 00 00 00  # bit 0: at, a Leaf at 28
         @28 01 00 00 00 | 07 00 00 00",
    );
    attack::<Either>(&bytes, 24, "Either.at");
    // A present null union does not exist: a null union member is absent (11.5, 18.20).
    null::<Either>(&bytes, 24, "Either.at");
}

/// Elements may be null, and that is all they may be beyond members.
#[test]
fn offsets_of_elements_are_checked() {
    let bytes = member::<Texts>("01 00 00 00 | 04 00 00 00 @32 00 00 00 00 00");
    attack::<Texts>(&bytes, 28, "Texts.at[0]");
    accept::<Texts>(&member::<Texts>("01 00 00 00 | 00 00 00 00"));

    let bytes = member::<Leaves>("01 00 00 00 | 04 00 00 00 @32 00 00 00 00");
    attack::<Leaves>(&bytes, 28, "Leaves.at[0]");
    accept::<Leaves>(&member::<Leaves>("01 00 00 00 | 00 00 00 00"));

    let bytes = member::<Lists>("02 00 00 00 | 00 00 00 00 | 04 00 00 00 @36 00 00 00 00");
    attack::<Lists>(&bytes, 32, "Lists.at[1]");

    let bytes = member::<Eithers>("01 00 00 00 | tag:Leaf | 04 00 00 00 @36 00 00 00 00");
    attack::<Eithers>(&bytes, 32, "Eithers.at[0]");
    accept::<Eithers>(&member::<Eithers>("01 00 00 00 | tag:Leaf | 00 00 00 00"));
}

/// The attack: an offset of 4 from the last slot of the buffer, to the very end of it.
#[test]
fn the_end_of_the_buffer_is_no_target() {
    let bytes = buffer::<Text>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24");
    refuse::<Text>(&bytes, OutOfBounds, "Text.at", 20, "expected at most 3, found 4");
}

/// The attack: an offset to the slot behind it, which is read as a slot and as a count. Items may overlap
/// (18.25); only what the bytes say counts.
#[test]
fn a_slot_may_be_read_as_another_item() {
    let bytes = member::<Lists>(
        "02 00 00 00 | 04 00 00 00 | 04 00 00 00   # at: [0] -> 32, [1] -> 36
         @36 02 00 00 00 | 0a 00*3 | 0b 00*3 | 00*4",
    );
    accept::<Lists>(&bytes);
    let lists = tessera::from_bytes::<Lists>(&bytes).unwrap().at;
    assert_eq!(lists, [vec![2, 10, 11, 0], vec![10, 11]]);
    refuse::<Lists>(&bytes[..48], OutOfBounds, "Lists.at[0]", 36, "");
    // As the root once more: presence bit 0, and an offset to what it itself is.
    let bytes =
        buffer::<Child>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 | 05 00 00 00 | 07 00*3");
    refuse::<Child>(&bytes, ReservedBits, "Child.at", 24, "found 5");
}
