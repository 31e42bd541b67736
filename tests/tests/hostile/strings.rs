//! Strings (FORMAT 8, 18.18).

use super::case::{accept, buffer, refuse};
use tessera::ReadErrorKind::{BadString, OutOfBounds};
use tessera::Reader;
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema strings;
    table Text { name: String }
    table Texts { names: Vec<Option<String>> }
}

/// A root whose name is stored at 24.
fn text(string: &str) -> Vec<u8> {
    buffer::<Text>(&format!(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00            # bit 0: name -> 24
         @24  {string}"
    ))
}

#[test]
fn the_good_buffer_is_good() {
    let bytes = text("03 00 00 00 | 'Orc' | 00");
    accept::<Text>(&bytes);
    assert_eq!(Reader::<Text>::open(&bytes).unwrap().root().name(), "Orc");
}

/// The attack: the length itself is cut off by the end.
#[test]
fn a_length_that_leaves_the_buffer_is_out_of_bounds() {
    for extra in 1..4 {
        let bytes = text(&format!("00*{extra}"));
        refuse::<Text>(&bytes, OutOfBounds, "Text.name", 24, &format!("expected at most {extra}, found 4"));
    }
}

/// The attack: a length to the end of the buffer and further; the greatest wrap around 32 bits when the four
/// bytes of the length or the one of the terminator are added (DEMANDS 2-19).
#[test]
fn a_text_that_leaves_the_buffer_is_out_of_bounds() {
    let good = text("03 00 00 00 | 'Orc' | 00");
    let len = good.len() as u32;
    for wrong in [4, 5, 8, len - 1, len, 1 << 31, u32::MAX - 4, u32::MAX - 3, u32::MAX - 1, u32::MAX] {
        let mut bytes = good.clone();
        bytes[24..28].copy_from_slice(&wrong.to_le_bytes());
        let why = format!("expected at most 8, found {}", u64::from(wrong) + 5);
        refuse::<Text>(&bytes, OutOfBounds, "Text.name", 24, &why);
    }
    // 18.18: n + 5 bytes, so an empty string at the very end lacks its terminator.
    refuse::<Text>(&text("00 00 00 00"), OutOfBounds, "Text.name", 24, "expected at most 4, found 5");
    accept::<Text>(&text("00 00 00 00 | 00"));
}

/// The attack: readers of other languages rely on the zero byte behind the text (DEMANDS 2-28).
#[test]
fn a_text_without_its_terminator_is_a_bad_string() {
    for byte in ["01", "41", "ff"] {
        let found = u8::from_str_radix(byte, 16).unwrap();
        let bytes = text(&format!("03 00 00 00 | 'Orc' | {byte}"));
        refuse::<Text>(&bytes, BadString, "Text.name", 31, &format!("found {found}"));
    }
}

/// The attack: text that is no UTF-8, which would be undefined behaviour in a `str` (DEMANDS 2-28; 8.3).
#[test]
fn text_that_is_not_utf_8_is_a_bad_string() {
    let cases = [
        ("c3 28", "a first byte of two, and no second"),
        ("c3", "a first byte of two at the end"),
        ("80", "a byte that continues nothing"),
        ("c0 80", "NUL, overlong in two bytes"),
        ("c1 bf", "U+007F, overlong"),
        ("e0 80 af", "a slash, overlong in three bytes"),
        ("f0 80 80 af", "a slash, overlong in four bytes"),
        ("ed a0 80", "the first surrogate"),
        ("ed bf bf", "the last surrogate"),
        ("ed a0 bd ed b8 80", "a pair of surrogates (CESU-8)"),
        ("f0 9f 98", "three bytes of four"),
        ("f4 90 80 80", "U+110000"),
        ("f8 88 80 80 80", "five bytes"),
        ("fe", "a byte that is never used"),
        ("ff", "another"),
    ];
    for (bad, what) in cases {
        println!("{what}");
        let (n, byte) = (bad.split(' ').count(), u8::from_str_radix(&bad[..2], 16).unwrap());
        let why = format!("expected UTF-8, found {byte}");
        refuse::<Text>(&text(&format!("{n:02x} 00 00 00 | {bad} | 00")), BadString, "Text.name", 28, &why);
        // The same behind good text, and before it.
        let n = n + 2;
        refuse::<Text>(
            &text(&format!("{n:02x} 00 00 00 | 'ab' {bad} | 00")),
            BadString,
            "Text.name",
            30,
            &why,
        );
        refuse::<Text>(
            &text(&format!("{n:02x} 00 00 00 | {bad} 'ab' | 00")),
            BadString,
            "Text.name",
            28,
            &why,
        );
    }
}

/// The attack hides behind a text so long that a verifier may check it in blocks.
#[test]
fn a_bad_byte_is_found_at_every_place_of_a_long_text() {
    for len in [15, 16, 17, 31, 32, 33, 63, 64, 65, 200] {
        let good = text(&format!("{len:02x} 00 00 00 | 61*{len} | 00"));
        accept::<Text>(&good);
        for at in 0..len {
            let byte = 28 + at as u64;
            refuse::<Text>(&patched(&good, 28 + at, "ff"), BadString, "Text.name", byte, "found 255");
            refuse::<Text>(&patched(&good, 28 + at, "c3"), BadString, "Text.name", byte, "found 195");
        }
    }
}

/// 8.3: zero bytes inside of a text are text, and so is everything else that Unicode has.
#[test]
fn unusual_text_is_good() {
    for (string, len) in [
        ("'a' 00 'b'", 3),
        ("00", 1),
        ("ef bb bf", 3),    // U+FEFF is a character, no byte order mark
        ("f4 8f bf bf", 4), // U+10FFFF
        ("ed 9f bf", 3),    // U+D7FF, before the surrogates
        ("ee 80 80", 3),    // U+E000, behind them
        ("ef bf bf", 3),    // U+FFFF
        ("7f c2 80 e0 a0 80 f0 90 80 80", 10),
    ] {
        let bytes = text(&format!("{len:02x} 00 00 00 | {string} | 00"));
        accept::<Text>(&bytes);
        let reader = Reader::<Text>::open(&bytes).unwrap();
        assert_eq!(reader.root().name().as_bytes(), &bytes[28..28 + len]);
        assert_eq!(tessera::from_bytes::<Text>(&bytes).unwrap().name.as_bytes(), &bytes[28..28 + len]);
    }
}

/// 18.18: the terminator is looked at before the text.
#[test]
fn a_string_that_is_bad_in_both_ways_lacks_its_terminator() {
    let bytes = text("03 00 00 00 | 'a' ff 'b' | 01");
    refuse::<Text>(&bytes, BadString, "Text.name", 31, "found 1");
}

/// The attack: two strings that overlap, so that one begins with the other's length (18.25).
#[test]
fn strings_may_overlap() {
    let bytes = buffer::<Texts>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00            # bit 0: names -> 24
         @24  02 00 00 00 | 08 00 00 00 | 08 00 00 00
         @36  08 00 00 00                          # [0], eight bytes from 40
         @40  03 00 00 00 'abc' 00                 # [1], which is the text of [0]
         @48  00",
    );
    accept::<Texts>(&bytes);
    let names: Vec<_> =
        Reader::<Texts>::open(&bytes).unwrap().root().names().iter().flatten().map(str::to_owned).collect();
    assert_eq!(names, ["\x03\0\0\0abc\0", "abc"]);
    refuse::<Texts>(&patched(&bytes, 44, "'a' ff"), BadString, "Texts.names[0]", 45, "found 255");
}
