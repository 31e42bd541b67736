//! Shared structs (FORMAT 12, 18.19).

use super::case::{accept, buffer, refuse};
use tessera::ReadErrorKind::{BadOffset, BadValue, OutOfBounds};
use tessera::Reader;
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema shared;
    struct Pair { x: u16, y: u16, z: u8, on: bool }
    struct Wide [shared] { x: u64, y: u8 }
    table Member { at: Pair [shared] }
    table Elements { at: Vec<Wide> }
    table Maybe { at: Option<Wide> }
}

fn member() -> Vec<u8> {
    buffer::<Member>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00            # bit 0: at -> 24
         @24  01 00 | 02 00 | 03 | 01              # x, y, z, on: 6 bytes
         @30",
    )
}

#[test]
fn the_good_buffer_is_good() {
    accept::<Member>(&member());
    let bytes = member();
    assert_eq!(*Reader::<Member>::open(&bytes).unwrap().root().at(), Pair { x: 1, y: 2, z: 3, on: true });
}

/// The attack: the struct lies across the end.
#[test]
fn a_struct_that_leaves_the_buffer_is_out_of_bounds() {
    for len in 25..30 {
        let why = format!("expected at most {}, found 6", len - 24);
        refuse::<Member>(&member()[..len], OutOfBounds, "Member.at", 24, &why);
    }
}

/// The attack: a struct of alignment 8 between words, which `&Wide` must never point to (18.19).
#[test]
fn a_struct_of_alignment_8_off_by_4_is_a_bad_offset() {
    let bytes =
        buffer::<Maybe>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 08 00 00 00 | [00*4] @28 00*16");
    refuse::<Maybe>(&bytes, BadOffset, "Maybe.at", 28, "expected a multiple of 8, found 28");
    let bytes = buffer::<Maybe>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 00*16");
    accept::<Maybe>(&bytes);
    // 18.19: bounds before alignment.
    let bytes =
        buffer::<Maybe>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 08 00 00 00 | [00*4] @28 00*15");
    refuse::<Maybe>(&bytes, OutOfBounds, "Maybe.at", 28, "expected at most 15, found 16");
}

/// The attack: one of several elements is off.
#[test]
fn each_element_is_checked() {
    let bytes = buffer::<Elements>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00            # bit 0: at -> 24
         @24  02 00 00 00 | 0c 00 00 00 | 18 00 00 00   # -> 40, -> 56
         @36  [00*4]
         @40  01 00*7 | 02 [00*7]
         @56  03 00*7 | 04 [00*7]",
    );
    accept::<Elements>(&bytes);
    refuse::<Elements>(
        &patched(&bytes, 32, "14"),
        BadOffset,
        "Elements.at[1]",
        52,
        "expected a multiple of 8, found 52",
    );
    refuse::<Elements>(&bytes[..71], OutOfBounds, "Elements.at[1]", 56, "expected at most 15, found 16");
    // 18.17 number 5: a null element is skipped, though writers write none (9.10); it reads as zeros (20.5).
    let bytes = patched(&bytes, 28, "00*4");
    accept::<Elements>(&bytes);
    let first = *Reader::<Elements>::open(&bytes).unwrap().root().at().get(0).unwrap();
    assert_eq!((first.x, first.y), (0, 0));
}

/// The attack: a bool of 2 in a struct that is behind an offset (18.19, 18.21).
#[test]
fn values_in_shared_structs_are_checked() {
    refuse::<Member>(&patched(&member(), 29, "02"), BadValue, "Member.at.on", 29, "found 2");
}
