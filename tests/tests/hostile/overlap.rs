//! Bombs of overlapping items: more work in a few hundred KiB than any honest buffer needs (FORMAT 18.25 to
//! 18.28). They have to end, with or without an error; without the limits of 18.27 each would take hours.

use super::case::buffer;
use std::collections::BTreeMap;
use tessera::ReadErrorKind::{TooLarge, TooMuchWork};
use tessera::view::Viewed;
use tessera::{ReadErrorKind, ReadOptions, Reader};

tessera::tessera_schema! {
    schema overlap;
    enum Team: u8 [closed] { Red, Blue, Green }
    struct Big { a: [bool; 1000] }
    table Numbers { at: Vec<Vec<u32>> }
    table Bools { at: Vec<Vec<bool>> }
    table Texts { at: Vec<String> }
    table Deep { at: Vec<Vec<Vec<Vec<u8>>>> }
    table DeepTexts { at: Vec<Vec<Vec<String>>> }
    table Bigs { at: Vec<Vec<Big>> }
    table Maps { at: Vec<BTreeMap<String, bool>> }
    table Dicts { at: Vec<BTreeMap<String, u8>> }
    table Nodes { at: Vec<Nodes>, name: String }
    table Shared { at: Vec<Flag> }
    struct Flag [shared] { a: [bool; 4096] }
    table Zoo {
        a: Vec<bool>, b: Vec<u8>, c: Vec<Team>, d: Vec<Vec<bool>>, e: Vec<Vec<u8>>, f: Vec<Vec<Team>>,
        g: Vec<Vec<Vec<bool>>>, h: Vec<Vec<Vec<Team>>>, i: Vec<Zoo>, j: Vec<Option<bool>>, k: Vec<Option<Team>>,
        l: Vec<Vec<Option<bool>>>, m: Vec<String>, n: Vec<Vec<String>>, o: String, p: Option<Box<Zoo>>,
    }
}

/// Opens it, and makes an owned value of what is accepted. Both have to end.
fn ends<T: Viewed>(bytes: &[u8]) -> Option<ReadErrorKind> {
    let options = ReadOptions::new().max_owned_bytes(1 << 22);
    match Reader::<T>::open_with(bytes, options) {
        Err(error) => Some(error.kind()),
        Ok(reader) => reader.to_owned().err().map(|error| error.kind()),
    }
}

/// A root with one cell, which leads to a vector of `count` slots that all hold `offset`. Read as another item,
/// each slot is a length of `offset`.
fn slots<T: tessera::Table>(count: u32, offset: u32, size: usize) -> Vec<u8> {
    let mut bytes = buffer::<T>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00");
    bytes.extend(count.to_le_bytes());
    for _ in 0..count {
        bytes.extend(offset.to_le_bytes());
    }
    bytes.resize(size, 0);
    bytes
}

/// The attack: 150,000 vectors of 64 KiB each in 1 MiB, of elements that need no look.
#[test]
fn every_word_a_vector_of_numbers() {
    let bytes = slots::<Numbers>(150_000, 1 << 14, 1 << 20);
    assert!(matches!(ends::<Numbers>(&bytes), Some(TooMuchWork | TooLarge)));
}

/// The attack: 50,000 vectors of 4 KiB each, of bools that have to be looked at one by one. The slots hold
/// 0x1000: as bools, the bytes 00 10 00 00, of which the second is none; so bools begin behind the slots.
#[test]
fn every_word_a_vector_of_bools() {
    let mut bytes = slots::<Bools>(20_000, 80_000, 1 << 18);
    // Behind the slots, each word is a count of 65,536: the bytes 00 00 01 00 are three falses and a true.
    for word in bytes[80_028..].chunks_exact_mut(4) {
        word.copy_from_slice(&0x1_0000u32.to_le_bytes());
    }
    assert!(matches!(ends::<Bools>(&bytes), Some(TooMuchWork | TooLarge)));
}

/// The attack: 150,000 strings of 16 KiB each. 0x4000 as text is `\0@\0\0`, and the terminator of each string
/// is the first byte of a slot.
#[test]
fn every_word_a_long_string() {
    let bytes = slots::<Texts>(150_000, 1 << 14, 1 << 20);
    assert!(matches!(ends::<Texts>(&bytes), Some(TooMuchWork | TooLarge)));
}

/// The attack: four levels of vectors, each slot the slot of all levels at once: 60,000^3 paths. As a text, a
/// slot of 256 times something begins with the zero byte that ends the text before it.
#[test]
fn every_word_a_vector_on_every_level() {
    for (offset, zeros) in [(4, 1000), (64, 4096), (1024, 1 << 17), (1 << 14, 1 << 17)] {
        let bytes = slots::<Deep>(60_000, offset, 28 + 240_000 + zeros);
        let _ = ends::<Deep>(&bytes);
        let bytes = slots::<DeepTexts>(60_000, offset, 28 + 240_000 + zeros);
        let _ = ends::<DeepTexts>(&bytes);
    }
}

/// The attack: structs of 1,000 bools in vectors that overlap.
#[test]
fn every_word_a_vector_of_large_structs() {
    // Each slot leads 100,000 bytes on, to words of 0x0101: 257 structs, whose bools are 01 01 00 00.
    let mut bytes = slots::<Bigs>(25_000, 100_000, 1 << 19);
    for word in bytes[100_028..].chunks_exact_mut(4) {
        word.copy_from_slice(&0x0101u32.to_le_bytes());
    }
    assert!(ends::<Bigs>(&bytes).is_some());
}

/// The attack: shared structs of 4 KiB at every word.
#[test]
fn every_word_a_shared_struct() {
    let bytes = slots::<Shared>(50_000, 200_000, 1 << 19);
    assert!(ends::<Shared>(&bytes).is_some());
}

/// The attack: 20,000 maps with the same 257 keys, each with values of its own that overlap. As four bools, the
/// number of keys is 01 01 00 00.
#[test]
fn many_maps_with_the_same_keys() {
    let (maps, keys) = (20_000u32, 257u32);
    let mut bytes = buffer::<Maps>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00");
    bytes.extend(maps.to_le_bytes());
    // Slot i at 28 + 4i leads to map i at 28 + 4 maps + 12i.
    for i in 0..maps {
        bytes.extend((4 * maps + 8 * i).to_le_bytes());
    }
    let keys_at = 28 + 16 * maps;
    let values_at = keys_at + 4 + 4 * keys + 12 * keys;
    for i in 0..maps {
        let at = bytes.len() as u32;
        bytes.extend(3u32.to_le_bytes());
        bytes.extend((keys_at - at - 4).to_le_bytes());
        // Values may begin at any word that holds the number of keys.
        bytes.extend((values_at + 4 * i - at - 8).to_le_bytes());
    }
    assert_eq!(bytes.len() as u32, keys_at);
    bytes.extend(keys.to_le_bytes());
    for i in 0..keys {
        bytes.extend((4 * (keys - i) + 12 * i).to_le_bytes());
    }
    for i in 0..keys {
        bytes.extend(4u32.to_le_bytes());
        bytes.extend(format!("{i:04}\0\0\0\0").bytes());
    }
    for _ in 0..maps + keys {
        bytes.extend(keys.to_le_bytes());
    }
    // 18.27: each map takes 20 bytes and has 273 examined, which is more than 2 * 6 types allow.
    assert_eq!(ends::<Maps>(&bytes), Some(TooMuchWork));
    // With one vector of values for all maps there is little to do, and much to copy.
    for i in 0..maps as usize {
        let at = 28 + 4 * maps as usize + 12 * i;
        let offset = values_at - (at as u32 + 8);
        bytes[at + 8..at + 12].copy_from_slice(&offset.to_le_bytes());
    }
    assert!(Reader::<Maps>::open(&bytes).is_ok());
    assert_eq!(ends::<Maps>(&bytes), Some(TooLarge));
}

/// The attack: 20 keys of 512 KiB that differ in their last bytes, as the keys of 10,000 maps. Each key is good
/// once and for all, but their order has to be compared for each map: 100 GB in 1.5 MB.
///
/// The keys overlap: each begins a word behind the one before, in words that all hold the length, and a word of
/// larger bytes near the end comes earlier in each.
#[test]
fn many_maps_with_long_keys_that_differ_late() {
    let (maps, keys, len) = (10_000u32, 20u32, 1u32 << 19);
    let mut bytes = buffer::<Dicts>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00");
    bytes.extend(maps.to_le_bytes());
    let put = |bytes: &mut Vec<u8>, word: u32| bytes.extend(word.to_le_bytes());
    let to = |bytes: &mut Vec<u8>, target: u32| put(bytes, target - bytes.len() as u32);
    let (maps_at, size) = (28 + 4 * maps, 16 + 4 * keys);
    let values_at = maps_at + size * maps;
    let texts_at = values_at + 4 + keys;
    for i in 0..maps {
        to(&mut bytes, maps_at + size * i);
    }
    for _ in 0..maps {
        put(&mut bytes, 3);
        put(&mut bytes, 8); // Keys, behind the map
        to(&mut bytes, values_at);
        put(&mut bytes, keys);
        for i in 0..keys {
            to(&mut bytes, texts_at + 4 * i);
        }
    }
    put(&mut bytes, keys);
    bytes.resize(texts_at as usize, 0);
    for i in 0..len / 4 + keys + 2 {
        put(&mut bytes, if i == len / 4 { 0x7F7F_7F7F } else { len });
    }
    assert!(matches!(ends::<Dicts>(&bytes), Some(TooMuchWork | TooLarge)));
}

/// The attack: recursive objects at every word: each is bits, an offset to a vector and one to a string.
#[test]
fn every_word_an_object() {
    for value in [1u32, 2, 3, 4, 8, 12] {
        let mut bytes = buffer::<Nodes>("10 00 00 00 54 53 02 00 fp");
        while bytes.len() < 1 << 16 {
            bytes.extend(value.to_le_bytes());
        }
        let _ = ends::<Nodes>(&bytes);
        // Alternating: bits, then an offset.
        for offset in [4u32, 8, 12, 16] {
            for (i, word) in bytes[16..].chunks_exact_mut(4).enumerate() {
                word.copy_from_slice(&if i % 2 == 0 { value } else { offset }.to_le_bytes());
            }
            let _ = ends::<Nodes>(&bytes);
        }
    }
}

/// The attack: one place as sixteen types at once, and as all that their elements are.
#[test]
fn one_place_as_many_types() {
    for (value, size) in [(4u32, 1 << 16), (8, 1 << 16), (16, 1 << 16), (256, 1 << 18), (4096, 1 << 18)] {
        let mut bytes = buffer::<Zoo>("10 00 00 00 54 53 02 00 fp @16 ff ff 00 00");
        // Sixteen cells that lead to one place behind them.
        for i in 0..16u32 {
            bytes.extend((4 * (16 - i)).to_le_bytes());
        }
        while bytes.len() < size {
            bytes.extend(value.to_le_bytes());
        }
        let _ = ends::<Zoo>(&bytes);
        // Zeros behind it: vectors and strings end well, and offsets are null.
        bytes[100..].fill(0);
        let _ = ends::<Zoo>(&bytes);
        bytes[84..88].copy_from_slice(&(size as u32 / 2).to_le_bytes());
        let _ = ends::<Zoo>(&bytes);
    }
}
