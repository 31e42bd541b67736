//! Objects: presence bits, bounds, alignment (FORMAT 18.15).

use super::case::{accept, buffer, refuse};
use tessera::ReadErrorKind::{BadOffset, OutOfBounds, ReservedBits};
use tessera::Reader;
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema objects;
    /// 6.2, 6.6: bits 0 a, 1 b, 2 c; bit 3 belongs to nothing; 4 and 5 on.
    table Flat { a: u64, b: u32, c: u8, on: bool }
    /// 6.3, 6.5: id at 0, tag at 8, `F` = up(9, 4) = 12; bit 0 extra.
    table Fixed { id: u64 [fixed], tag: u8 [fixed], extra: u32 }
    table Empty { }
    /// 6.6: 17 bools have 34 bits, `W` = 2.
    table Wide {
        b0: bool, b1: bool, b2: bool, b3: bool, b4: bool, b5: bool, b6: bool, b7: bool, b8: bool,
        b9: bool, b10: bool, b11: bool, b12: bool, b13: bool, b14: bool, b15: bool, b16: bool,
    }
    table Holder { flat: Option<Flat> }
}

fn flat() -> Vec<u8> {
    buffer::<Flat>(
        "@0   14 00 00 00 | 54 53 | 02 | 00 | fp   # root 20
         @16  [00*4]                               # so that byte 4W of the root lies at 24
         @20  37 00 00 00                          # bits 0, 1, 2: a, b, c; 4 and 5: on, true
         @24  01 00*7 | 02 00*3 | 03 [00*3]        # a, b, c
         @40",
    )
}

fn fixed() -> Vec<u8> {
    buffer::<Fixed>(
        "@0   14 00 00 00 | 54 53 | 02 | 00 | fp
         @16  [00*4]
         @20  01 00 00 00                          # bit 0: extra
         @24  01 00*7 | 02 [00*3]                  # id, tag, rest of F
         @36  03 00*3                              # extra
         @40",
    )
}

fn wide() -> Vec<u8> {
    buffer::<Wide>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  ff ff ff ff | 03 00 00 00            # 17 pairs of bits
         @24",
    )
}

#[test]
fn the_good_buffers_are_good() {
    accept::<Flat>(&flat());
    accept::<Fixed>(&fixed());
    accept::<Wide>(&wide());
    accept::<Empty>(&buffer::<Empty>("10 00 00 00 | 54 53 | 02 | 00 | fp | 00*4"));
    let bytes = flat();
    let reader = Reader::<Flat>::open(&bytes).unwrap();
    let root = reader.root();
    assert_eq!((root.a(), root.b(), root.c(), root.on()), (1, 2, 3, true));
}

/// The attack: the second presence word lies behind the end (18.15 number 2).
#[test]
fn presence_words_that_leave_the_buffer_are_out_of_bounds() {
    for len in 20..24 {
        let why = format!("expected at most {}, found 8", len - 16);
        refuse::<Wide>(&wide()[..len], OutOfBounds, "Wide", 16, &why);
    }
}

/// The attack: the root begins in the last bytes of a buffer whose length is no multiple of 4.
#[test]
fn a_presence_word_cut_by_the_end_is_out_of_bounds() {
    for extra in 1..4 {
        let mut bytes = patched(&flat(), 0, "28 00 00 00"); // root 40
        bytes.resize(40 + extra, 0);
        refuse::<Flat>(&bytes, OutOfBounds, "Flat", 40, &format!("expected at most {extra}, found 4"));
    }
}

/// The attack: a presence bit that belongs to no member, which would move every cell behind it if it were
/// believed (18.15 number 3).
#[test]
fn each_bit_of_no_member_is_reserved() {
    for bit in (0..32).filter(|bit| ![0, 1, 2, 4, 5].contains(bit)) {
        let bits = 0x37u32 | 1 << bit;
        let mut bytes = flat();
        bytes[20..24].copy_from_slice(&bits.to_le_bytes());
        refuse::<Flat>(&bytes, ReservedBits, "Flat", 20, &format!("found {bits}"));
    }
    for bit in 2..32 {
        let bits = 3u32 | 1 << bit;
        let mut bytes = wide();
        bytes[20..24].copy_from_slice(&bits.to_le_bytes());
        // The second word has an address of its own.
        refuse::<Wide>(&bytes, ReservedBits, "Wide", 20, &format!("found {bits}"));
    }
    for bit in 0..32 {
        let mut bytes = buffer::<Empty>("10 00 00 00 | 54 53 | 02 | 00 | fp | 00*4");
        bytes[16..20].copy_from_slice(&(1u32 << bit).to_le_bytes());
        refuse::<Empty>(&bytes, ReservedBits, "Empty", 16, "");
    }
}

/// The attack: a bool that is absent and true (6.10, 18.15 number 3).
#[test]
fn the_value_bit_of_an_absent_bool_is_reserved() {
    refuse::<Flat>(&patched(&flat(), 20, "27 00 00 00"), ReservedBits, "Flat", 20, "found 39");
    accept::<Flat>(&patched(&flat(), 20, "17 00 00 00")); // present and false
    accept::<Flat>(&patched(&flat(), 20, "07 00 00 00")); // absent
    for i in 0..17 {
        let bits = 0x3_FFFF_FFFFu64 & !(1 << (2 * i));
        let mut bytes = wide();
        bytes[16..24].copy_from_slice(&bits.to_le_bytes());
        let word = 16 + 2 * i / 32 * 4;
        refuse::<Wide>(&bytes, ReservedBits, "Wide", word, "");
    }
}

/// The attack: presence bits promise more cells than there are bytes (18.15 number 5).
#[test]
fn cells_that_leave_the_buffer_are_out_of_bounds() {
    for len in 24..37 {
        let why = format!("expected at most {}, found 17", len - 20);
        refuse::<Flat>(&flat()[..len], OutOfBounds, "Flat", 20, &why);
    }
    // Without c it ends at 36, without b and c at 32.
    accept::<Flat>(&patched(&flat(), 20, "03 00 00 00")[..36]);
    refuse::<Flat>(&patched(&flat(), 20, "03 00 00 00")[..35], OutOfBounds, "Flat", 20, "found 16");
    accept::<Flat>(&patched(&flat(), 20, "01 00 00 00")[..32]);
    refuse::<Flat>(&patched(&flat(), 20, "01 00 00 00")[..31], OutOfBounds, "Flat", 20, "found 12");
}

/// The attack: the fixed area of an object without any presence bit leaves the buffer.
#[test]
fn a_fixed_area_that_leaves_the_buffer_is_out_of_bounds() {
    accept::<Fixed>(&patched(&fixed(), 20, "00*4")[..36]);
    for len in 24..36 {
        let why = format!("expected at most {}, found 16", len - 20);
        refuse::<Fixed>(&patched(&fixed(), 20, "00*4")[..len], OutOfBounds, "Fixed", 20, &why);
    }
}

/// The attack: the object is good, but 4 bytes off, so that `&u64` would point between words (6.11, 18.15
/// number 6: `BadOffset`).
#[test]
fn a_cell_of_8_bytes_off_by_4_is_a_bad_offset() {
    let bytes = buffer::<Flat>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp   # root 16
         @16  01 00 00 00                          # bit 0: a
         @20  01 00*7                              # which lies at 20
         @28  00*4",
    );
    refuse::<Flat>(&bytes, BadOffset, "Flat", 20, "expected a multiple of 8, found 20");
}

/// The same for a fixed cell, which is always there.
#[test]
fn a_fixed_cell_of_8_bytes_off_by_4_is_a_bad_offset() {
    let bytes = buffer::<Fixed>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  00 00 00 00 | 01 00*7 | 02 [00*3]    # no bits; id at 20, tag
         @32",
    );
    refuse::<Fixed>(&bytes, BadOffset, "Fixed", 20, "expected a multiple of 8, found 20");
}

/// 6.11: an absent cell of alignment 8 does not matter.
#[test]
fn an_object_without_its_cell_of_8_bytes_lies_anywhere() {
    let bytes = buffer::<Flat>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  06 00 00 00 | 02 00*3 | 03 [00*3]    # bits 1, 2: b at 20, c
         @28  00*4",
    );
    accept::<Flat>(&bytes);
}

/// 1.9, 18.21: padding is not looked at, not even in the fixed area.
#[test]
fn padding_may_hold_anything() {
    accept::<Fixed>(&patched(&patched(&fixed(), 16, "a5*4"), 33, "a5*3"));
    accept::<Flat>(&patched(&patched(&flat(), 16, "a5*4"), 37, "a5*3"));
}

/// The attack: what the root could not do, an object behind an offset does. Path and address are its own.
#[test]
fn objects_below_the_root_are_held_to_the_same_rules() {
    let good = buffer::<Holder>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 08 00 00 00            # bit 0: flat -> 28
         @24  [00*4]
         @28  01 00 00 00                          # bit 0: a
         @32  01 00*7
         @40",
    );
    accept::<Holder>(&good);
    refuse::<Holder>(&patched(&good, 28, "09 00*3"), ReservedBits, "Holder.flat", 28, "found 9");
    refuse::<Holder>(&good[..39], OutOfBounds, "Holder.flat", 28, "expected at most 11, found 12");
    let bytes = patched(&patched(&good, 20, "04 00*3"), 24, "01 00*3"); // flat -> 24, a at 28
    refuse::<Holder>(&bytes, BadOffset, "Holder.flat", 28, "expected a multiple of 8, found 28");
}
