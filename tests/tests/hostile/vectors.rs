//! Vectors: counts, bounds, alignment (FORMAT 9, 18.17).

use super::case::{accept, buffer, refuse};
use tessera::ReadErrorKind::{BadOffset, OutOfBounds};
use tessera::view::Viewed;

tessera::tessera_schema! {
    schema vectors;
    struct Rgb { r: u8, g: u8, b: u8 }
    struct Wide { x: f64, y: u8 }
    table Leaf { id: u32 }
    union Any { Leaf }
    table Bytes { at: Vec<u8> }
    table Bools { at: Vec<bool> }
    table Shorts { at: Vec<u16> }
    table Ints { at: Vec<i32> }
    table Longs { at: Vec<i64> }
    table Doubles { at: Vec<f64> }
    table Rgbs { at: Vec<Rgb> }
    table Wides { at: Vec<Wide> }
    table Quads { at: Vec<[u64; 2]> }
    table Texts { at: Vec<String> }
    table Leaves { at: Vec<Leaf> }
    table Anys { at: Vec<Any> }
}

/// A root whose vector lies at 28, its elements at 32: good for every alignment.
fn vector<T: tessera::Table>(count: u32, elements: &str) -> Vec<u8> {
    let count = count.to_le_bytes().map(|byte| format!("{byte:02x}")).join(" ");
    buffer::<T>(&format!(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 08 00 00 00            # bit 0: at -> 28
         @24  [00*4]
         @28  {count} @32 {elements}"
    ))
}

/// Counts that promise more than the buffer holds. With the size of an element they are multiplied to numbers
/// that wrap around in 32 bits: 2^31 * 2, 2^30 * 4, 2^29 * 8, 2^32 / 24 * 24 ... (DEMANDS 2-19).
#[track_caller]
fn counts<T: Viewed>(stride: u64, path: &str) {
    let elements = format!("00*{}", 2 * stride);
    accept::<T>(&vector::<T>(0, &elements));
    accept::<T>(&vector::<T>(2, &elements));
    let (len, rest) = (32 + 2 * stride, 2 * stride);
    let wrap = (1u64 << 32) / stride;
    let mut wrong =
        vec![3, len - 1, len, len + 1, 1 << 31, (1 << 31) - 1, (1 << 31) + 1, u64::from(u32::MAX)];
    wrong.extend([wrap - 1, wrap, wrap + 1, wrap + 2, 1 << 29, 1 << 30].map(|n| n.min(u64::from(u32::MAX))));
    for count in wrong {
        let bytes = vector::<T>(count as u32, &elements);
        let why = format!("expected at most {rest}, found {}", count * stride);
        refuse::<T>(&bytes, OutOfBounds, path, ELEMENTS, &why);
    }
    for cut in 1..=rest as usize {
        let bytes = vector::<T>(2, &elements);
        let why = format!("expected at most {}, found {rest}", rest - cut as u64);
        refuse::<T>(&bytes[..bytes.len() - cut], OutOfBounds, path, ELEMENTS, &why);
    }
}

/// Where elements that leave the buffer are reported: where they begin. FORMAT says "the address" only.
const ELEMENTS: u64 = 32;

#[test]
fn counts_beyond_the_end_are_out_of_bounds() {
    counts::<Bytes>(1, "Bytes.at");
    counts::<Bools>(1, "Bools.at");
    counts::<Shorts>(2, "Shorts.at");
    counts::<Rgbs>(3, "Rgbs.at");
    counts::<Ints>(4, "Ints.at");
    counts::<Longs>(8, "Longs.at");
    counts::<Doubles>(8, "Doubles.at");
    counts::<Wides>(16, "Wides.at");
    counts::<Quads>(16, "Quads.at");
    counts::<Texts>(4, "Texts.at");
    counts::<Leaves>(4, "Leaves.at");
    counts::<Anys>(8, "Anys.at");
}

/// The attack: a count equal to its own address, and one equal to its offset: nothing is special about them.
#[test]
fn a_count_that_is_its_own_position_is_a_count() {
    accept::<Bytes>(&vector::<Bytes>(28, "00*28"));
    refuse::<Bytes>(
        &vector::<Bytes>(28, "00*27"),
        OutOfBounds,
        "Bytes.at",
        ELEMENTS,
        "expected at most 27, found 28",
    );
    refuse::<Ints>(
        &vector::<Ints>(8, "00*28"),
        OutOfBounds,
        "Ints.at",
        ELEMENTS,
        "expected at most 28, found 32",
    );
}

/// The attack: the count is cut off by the end (18.17 number 2).
#[test]
fn a_count_that_leaves_the_buffer_is_out_of_bounds() {
    for extra in 1..4 {
        let bytes = &vector::<Ints>(0, "")[..28 + extra];
        refuse::<Ints>(bytes, OutOfBounds, "Ints.at", 28, &format!("expected at most {extra}, found 4"));
    }
}

/// A root whose vector lies at 24, its elements at 28: 4 bytes off for elements of alignment 8.
#[track_caller]
fn off_by_4<T: Viewed>(stride: usize, path: &str) {
    for count in 0..3 {
        let bytes = buffer::<T>(&format!(
            "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 {count:02x} 00*3 @28 00*{}",
            stride * count
        ));
        // 18.17 number 4: even if there are no elements.
        refuse::<T>(&bytes, BadOffset, path, 28, "expected a multiple of 8, found 28");
    }
}

/// The attack: good elements at an address between words. A slice of them must not exist.
#[test]
fn elements_of_8_bytes_off_by_4_are_a_bad_offset() {
    off_by_4::<Longs>(8, "Longs.at");
    off_by_4::<Doubles>(8, "Doubles.at");
    off_by_4::<Wides>(16, "Wides.at");
    off_by_4::<Quads>(16, "Quads.at");
}

/// 18.17: bounds are checked before alignment.
#[test]
fn a_vector_that_is_too_long_and_unaligned_is_out_of_bounds() {
    let bytes =
        buffer::<Longs>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 02 00*3 @28 00*8");
    refuse::<Longs>(&bytes, OutOfBounds, "Longs.at", 28, "expected at most 8, found 16");
}

/// 9.2: elements of smaller alignment need a multiple of 4 only, which any count has.
#[test]
fn other_elements_lie_behind_any_count() {
    let at_28 = "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 02 00*3 @28";
    accept::<Bytes>(&buffer::<Bytes>(&format!("{at_28} 00*2")));
    accept::<Shorts>(&buffer::<Shorts>(&format!("{at_28} 00*4")));
    accept::<Rgbs>(&buffer::<Rgbs>(&format!("{at_28} 00*6")));
    accept::<Ints>(&buffer::<Ints>(&format!("{at_28} 00*8")));
    accept::<Texts>(&buffer::<Texts>(&format!("{at_28} 00*8")));
    accept::<Anys>(&buffer::<Anys>(&format!("{at_28} 00*16")));
}

/// DEMANDS 2-23: the tail of a buffer that ends with an empty vector of 8-byte elements is no problem.
#[test]
fn an_empty_vector_may_be_the_last_thing_in_a_buffer() {
    accept::<Longs>(&vector::<Longs>(0, ""));
    accept::<Wides>(&vector::<Wides>(0, ""));
    accept::<Texts>(&vector::<Texts>(0, ""));
}
