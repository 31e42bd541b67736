//! Optional vectors: a count, presence words, slots (FORMAT 9.5, 9.6, 18.17).

use super::case::{accept, buffer, refuse};
use tessera::ReadErrorKind::{BadOffset, BadValue, OutOfBounds, ReservedBits};
use tessera::Reader;
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema optionals;
    enum Team: u8 [closed] { Red = 1, Blue = 2 }
    table Ints { at: Vec<Option<i32>> }
    table Longs { at: Vec<Option<u64>> }
    table Bools { at: Vec<Option<bool>> }
    table Teams { at: Vec<Option<Team>> }
    table Chars { at: Vec<Option<char>> }
}

/// Three elements, of which the second is absent.
fn ints() -> Vec<u8> {
    buffer::<Ints>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00            # bit 0: at -> 24
         @24  03 00 00 00 | 05 00 00 00            # count 3; bits 0 and 2
         @32  07 00*3 | 00*4 | 09 00*3             # 7, absent, 9
         @44",
    )
}

fn longs() -> Vec<u8> {
    buffer::<Longs>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00
         @24  02 00 00 00 | 02 00 00 00            # count 2; bit 1
         @32  00*8 | 09 00*7                       # slots at a multiple of 8 (9.2)
         @48",
    )
}

#[test]
fn the_good_buffers_are_good() {
    accept::<Ints>(&ints());
    accept::<Longs>(&longs());
    let bytes = ints();
    let read: Vec<_> = Reader::<Ints>::open(&bytes).unwrap().root().at().iter().collect();
    assert_eq!(read, [Some(7), None, Some(9)]);
}

/// The attack: a presence bit behind the last element (18.17 number 3).
#[test]
fn presence_bits_from_the_count_on_are_reserved() {
    for bit in 3..32 {
        let bits = 5u32 | 1 << bit;
        let mut bytes = ints();
        bytes[28..32].copy_from_slice(&bits.to_le_bytes());
        refuse::<Ints>(&bytes, ReservedBits, "Ints.at", 28, &format!("found {bits}"));
    }
    // 32 elements fill a word, 33 need another one.
    let many = |count: usize, words: &str| {
        let text = format!(
            "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 {count:02x} 00*3 | {words} | 00*{}",
            4 * count
        );
        buffer::<Ints>(&text)
    };
    accept::<Ints>(&many(32, "ff*4"));
    accept::<Ints>(&many(33, "ff*4 | 01 00*3"));
    refuse::<Ints>(&many(33, "ff*4 | 02 00*3"), ReservedBits, "Ints.at", 32, "found 2");
    refuse::<Ints>(&many(33, "ff*4 | 00*3 80"), ReservedBits, "Ints.at", 32, "found 2147483648");
    refuse::<Ints>(&many(31, "ff*4"), ReservedBits, "Ints.at", 28, "found 4294967295");
    accept::<Ints>(&many(64, "00*8"));
}

/// The attack: counts that promise presence words and slots beyond the end; words and slots together wrap
/// around at 2^32 / 33 * 8 and other places.
#[test]
fn counts_beyond_the_end_are_out_of_bounds() {
    for count in
        [4, 5, 31, 32, 33, 64, 1 << 27, 1 << 29, (1 << 30) - 1, 1 << 30, 1 << 31, u32::MAX - 31, u32::MAX]
    {
        let mut bytes = ints();
        bytes[24..28].copy_from_slice(&count.to_le_bytes());
        let error = Reader::<Ints>::open(&bytes).unwrap_err();
        assert_eq!((error.kind(), error.path().to_string()), (OutOfBounds, "Ints.at".into()), "{count}");
        refuse::<Ints>(&bytes, OutOfBounds, "Ints.at", error.offset(), "");
        let mut bytes = longs();
        bytes[24..28].copy_from_slice(&count.to_le_bytes());
        let error = Reader::<Longs>::open(&bytes).unwrap_err();
        refuse::<Longs>(&bytes, OutOfBounds, "Longs.at", error.offset(), "");
    }
    for cut in 1..=16 {
        let (bytes, why) = (ints(), "");
        let error = Reader::<Ints>::open(&bytes[..44 - cut]).unwrap_err();
        refuse::<Ints>(&bytes[..44 - cut], OutOfBounds, "Ints.at", error.offset(), why);
    }
}

/// The attack: slots of 8 bytes between words (18.17 number 4); with two presence words this happens 4 bytes
/// further on than with one.
#[test]
fn slots_of_8_bytes_off_by_4_are_a_bad_offset() {
    let at_28 = buffer::<Longs>(
        "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 08 00 00 00 | [00*4]
         @28 01 00 00 00 | 01 00 00 00 @36 00*8",
    );
    refuse::<Longs>(&at_28, BadOffset, "Longs.at", 36, "expected a multiple of 8, found 36");
    let two_words = buffer::<Longs>(
        "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00
         @24 21 00 00 00 | ff*4 | 01 00*3 @36 00*264",
    );
    refuse::<Longs>(&two_words, BadOffset, "Longs.at", 36, "expected a multiple of 8, found 36");
    // Without elements there are no words, and the place of the first slot still counts.
    let empty = |text| buffer::<Longs>(&format!("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | {text}"));
    refuse::<Longs>(
        &empty("04 00*3 @24 00*4"),
        BadOffset,
        "Longs.at",
        28,
        "expected a multiple of 8, found 28",
    );
    accept::<Longs>(&empty("08 00*3 [00*4] @28 00*4"));
}

/// 18.17: presence bits (number 3) are checked before alignment (number 4).
#[test]
fn reserved_bits_in_an_unaligned_vector_are_reserved_bits() {
    let bytes = buffer::<Longs>(
        "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 08 00 00 00 | [00*4]
         @28 01 00 00 00 | 02 00 00 00 @36 00*8",
    );
    refuse::<Longs>(&bytes, ReservedBits, "Longs.at", 32, "found 2");
}

/// 18.21: absent slots are not looked at; present ones are.
#[test]
fn values_count_in_present_slots_only() {
    let text = |words: &str, slots: &str| {
        format!(
            "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 03 00*3 | {words} 00*3 @32 {slots}"
        )
    };
    let bools = buffer::<Bools>(&text("05", "01 ff 00"));
    accept::<Bools>(&bools);
    let read: Vec<_> = Reader::<Bools>::open(&bools).unwrap().root().at().iter().collect();
    assert_eq!(read, [Some(true), None, Some(false)]);
    refuse::<Bools>(&patched(&bools, 34, "02"), BadValue, "Bools.at[2]", 34, "found 2");
    refuse::<Bools>(&patched(&bools, 28, "07"), BadValue, "Bools.at[1]", 33, "found 255");

    let teams = buffer::<Teams>(&text("05", "01 00 02"));
    accept::<Teams>(&teams);
    refuse::<Teams>(&patched(&teams, 28, "07"), BadValue, "Teams.at[1]", 33, "found 0");
    refuse::<Teams>(&patched(&teams, 32, "03"), BadValue, "Teams.at[0]", 32, "found 3");

    let chars = buffer::<Chars>(&text("05", "41 00*3 | 00 d8 00 00 | ff ff 10 00"));
    accept::<Chars>(&chars);
    refuse::<Chars>(&patched(&chars, 28, "07"), BadValue, "Chars.at[1]", 36, "found 55296");
    refuse::<Chars>(&patched(&chars, 40, "00 00 11 00"), BadValue, "Chars.at[2]", 40, "found 1114112");
}
