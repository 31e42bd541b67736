//! Amplification: small buffers that stand for huge trees (FORMAT 16, 18.25 to 18.29, 20.8).
//!
//! Nothing here is timed: a test that walks 2^40 paths does not end.

use super::case::{buffer, referee};
use tessera::field::Root;
use tessera::{ReadErrorKind, ReadOptions, Reader, Sharing, WriteOptions};
use tessera_tests::reference::Class;

tessera::tessera_schema! {
    schema work;
    union Link { Pair = Box<Pair> }
    table Pair { left: Option<Box<Pair>>, right: Option<Box<Pair>> }
    table Tree { kids: Vec<Tree> }
    table Maps { dict: std::collections::BTreeMap<u8, Maps> }
    table Links { links: Vec<Knot> }
    union Knot { Links = Box<Links> }
    table Root2 { kids: Vec<Pair> }
    table Texts { texts: Vec<String> }
    table Dicts { dicts: Vec<std::collections::BTreeMap<String, u8>> }
}

/// `n` objects, each of which refers to the next one twice; the last to nothing. 2^n paths in 12n bytes.
fn pairs<T: tessera::Table>(n: usize) -> Vec<u8> {
    let mut bytes = buffer::<T>("10 00 00 00 54 53 02 00 fp");
    for _ in 1..n {
        bytes.extend([3, 0, 0, 0, 8, 0, 0, 0, 4, 0, 0, 0]);
    }
    bytes.extend([0; 4]);
    bytes
}

#[track_caller]
fn accepted_and_too_large<T: tessera::view::Viewed>(bytes: &[u8]) {
    let reader = Reader::<T>::open(bytes).unwrap();
    assert!(referee::<T>(bytes, 128).is_ok(), "the reference accepts it too");
    assert_eq!(reader.to_owned().err().map(|e| e.kind()), Some(ReadErrorKind::TooLarge));
    assert_eq!(tessera::from_bytes::<T>(bytes).err().map(|e| e.kind()), Some(ReadErrorKind::TooLarge));
}

/// The conversions of views have a limit of their own, as they do not know the buffer: 1 GiB. It is met before
/// that much is taken.
#[test]
fn conversions_of_views_are_limited_too() {
    let bytes = pairs::<Pair>(100);
    let reader = Reader::<Pair>::open(&bytes).unwrap();
    assert_eq!(Pair::try_from(reader.root()).err().map(|e| e.kind()), Some(ReadErrorKind::TooLarge));
}

/// The attack: 500 bytes with 2^40 paths, and 1,500 with 2^127.
#[test]
fn a_pair_of_offsets_to_one_place_40_levels_deep_is_accepted_and_too_large() {
    for n in [41, 100, 128] {
        accepted_and_too_large::<Pair>(&pairs::<Pair>(n));
    }
}

/// One level more than the limit is found, though no walk of all paths would ever get there.
#[test]
fn such_pairs_are_too_deep_where_a_chain_is() {
    for n in [129, 130, 1000] {
        let error = Reader::<Pair>::open(&pairs::<Pair>(n)).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (ReadErrorKind::TooDeep, 16 + 128 * 12));
    }
    let options = ReadOptions::new().max_depth(40);
    assert!(Reader::<Pair>::open_with(&pairs::<Pair>(40), options).is_ok());
    assert_eq!(
        Reader::<Pair>::open_with(&pairs::<Pair>(41), options).unwrap_err().kind(),
        ReadErrorKind::TooDeep
    );
}

/// The attack: the second path to a shared item is longer than the first, and only there it is too deep. By
/// then verification is in once mode and does not enter the item again (18.27, 18.29).
#[test]
fn an_item_that_is_too_deep_on_its_second_path_only_is_found() {
    let build = |chain: usize, shared: usize| {
        // kids[0] -> `shared` pairs of pairs; kids[1] -> a chain of `chain` objects that ends at the same.
        let mut bytes =
            buffer::<Root2>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 02 00 00 00");
        let head = 36 + 8 * chain;
        bytes.extend((head as u32 - 28).to_le_bytes());
        bytes.extend((36u32 - 32).to_le_bytes());
        for _ in 0..chain {
            bytes.extend([1, 0, 0, 0, 4, 0, 0, 0]);
        }
        assert_eq!(bytes.len(), head);
        bytes.extend(&pairs::<Pair>(shared)[16..]);
        bytes
    };
    // Root, vector, chain, pairs.
    for (chain, shared) in [(60, 66), (90, 36), (26, 100)] {
        assert_eq!(2 + chain + shared, 128);
        assert!(Reader::<Root2>::open(&build(chain, shared)).is_ok());
        assert!(referee::<Root2>(&build(chain, shared), 128).is_ok());
        let error = Reader::<Root2>::open(&build(chain + 1, shared)).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::TooDeep);
        let fault = referee::<Root2>(&build(chain + 1, shared), 128).unwrap_err();
        assert!(fault.once, "the buffer is one that needs once mode");
        assert_eq!(
            (fault.class, fault.path, fault.offset as u64),
            (Class::TooDeep, error.path().to_string(), error.offset())
        );
    }
}

/// The attack: the same through vectors, 64 offsets to one vector on each of 60 levels.
#[test]
fn vectors_of_offsets_to_one_place_are_accepted_and_too_large() {
    // object: bit 0, -> vector; vector: 64 offsets, all to the object behind it.
    let mut bytes = buffer::<Tree>("10 00 00 00 54 53 02 00 fp");
    for _ in 0..60 {
        bytes.extend([1, 0, 0, 0, 4, 0, 0, 0, 64, 0, 0, 0]);
        for i in 0..64u32 {
            bytes.extend((4 * (64 - i)).to_le_bytes());
        }
    }
    bytes.extend([0; 4]);
    accepted_and_too_large::<Tree>(&bytes);
}

/// The attack: the same through the values of maps, four keys on each level.
#[test]
fn maps_of_offsets_to_one_place_are_accepted_and_too_large() {
    let mut bytes = buffer::<Maps>("10 00 00 00 54 53 02 00 fp");
    for _ in 0..42 {
        bytes.extend([1, 0, 0, 0, 4, 0, 0, 0]); // object: dict -> the map behind it
        bytes.extend([3, 0, 0, 0, 8, 0, 0, 0, 12, 0, 0, 0]); // Keys -> 8 on, Values -> 16 on
        bytes.extend([4, 0, 0, 0, 1, 2, 3, 4, 4, 0, 0, 0]); // keys; count of values
        bytes.extend([16, 0, 0, 0, 12, 0, 0, 0, 8, 0, 0, 0, 4, 0, 0, 0]);
    }
    bytes.extend([0; 4]);
    accepted_and_too_large::<Maps>(&bytes);
}

/// The attack: the same through the arms of unions.
#[test]
fn unions_of_one_object_are_accepted_and_too_large() {
    let tag = tessera_tests::dump::dump(0, "tag:Links");
    let mut bytes = buffer::<Links>("10 00 00 00 54 53 02 00 fp");
    for _ in 0..63 {
        bytes.extend([1, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0]);
        for i in 0..4u32 {
            bytes.extend(&tag);
            bytes.extend((4 + 8 * (3 - i)).to_le_bytes());
        }
    }
    bytes.extend([0; 4]);
    accepted_and_too_large::<Links>(&bytes);
}

/// The attack: a text of 60 KiB that is referred to 16,000 times: 1 GiB of text to check and to copy.
#[test]
fn one_long_string_many_times_is_accepted_and_too_large() {
    let (count, len) = (16_000u32, 60_000u32);
    let mut bytes = buffer::<Texts>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00");
    bytes.extend(count.to_le_bytes());
    for i in 0..count {
        bytes.extend((4 * (count - i)).to_le_bytes());
    }
    bytes.extend(len.to_le_bytes());
    bytes.resize(bytes.len() + len as usize, b'x');
    bytes.push(0);
    accepted_and_too_large::<Texts>(&bytes);
}

/// What a correct writer makes of a value with 2^18 equal leaves under full sharing: 19 objects. It is read by
/// any reader, and too large for an owned value only because that is 10,000 times the buffer.
#[test]
fn what_the_writer_shares_is_accepted() {
    let mut pair = Pair::default();
    for _ in 0..18 {
        pair = Pair { left: Some(Box::new(pair.clone())), right: Some(Box::new(pair)) };
    }
    let options = WriteOptions::new().sharing(Sharing::All).include_schema(false);
    let bytes = tessera::to_bytes_with(&pair, options).unwrap();
    // 15.1: 18 objects of 12 bytes and one of 4, behind the header.
    assert_eq!(bytes.len(), (16 + 18 * 12 + 4usize).next_multiple_of(8));
    accepted_and_too_large::<Pair>(&bytes);
    let reader = Reader::<Pair>::open(&bytes).unwrap();
    let allowed = ReadOptions::new().max_owned_bytes(1 << 30);
    assert!(tessera::from_bytes_with::<Pair>(&bytes, allowed).unwrap() == pair);
    assert!(reader.root().left() == reader.root().right());
}

/// An honest graph with many paths: 30 layers of 32 objects, each of which refers to all of the next layer.
#[test]
fn layers_that_refer_to_all_of_the_next_are_accepted_and_too_large() {
    let (layers, width) = (30u32, 32u32);
    let size = 8 + 4 + 4 * width; // an object and its vector
    let mut bytes = buffer::<Tree>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00");
    bytes.extend(width.to_le_bytes());
    for i in 0..width {
        bytes.extend((4 * (width - i) + size * i).to_le_bytes());
    }
    for layer in 1..=layers {
        for node in 0..width {
            bytes.extend([1, 0, 0, 0, 4, 0, 0, 0]);
            let count = if layer == layers { 0 } else { width };
            bytes.extend(count.to_le_bytes());
            for i in 0..width {
                bytes.extend((4 * (width - i) + size * (width - 1 - node + i)).to_le_bytes());
            }
        }
    }
    accepted_and_too_large::<Tree>(&bytes);
}

/// 18.2, once more: many maps with the same long keys, which the default options write once. Their order is
/// checked for each map.
#[test]
fn what_the_writer_shares_between_keys_is_accepted() {
    for (maps, keys, len) in [(100, 20, 20), (2000, 20, 100), (2000, 20, 1000), (2000, 20, 5000)] {
        let name = "x".repeat(len);
        let dict: std::collections::BTreeMap<_, _> =
            (0..keys).map(|i| (format!("{name}{i:03}"), 1)).collect();
        let bytes = tessera::to_bytes(&Dicts { dicts: vec![dict; maps] }).unwrap();
        let read = Reader::<Dicts>::open(&bytes);
        assert!(read.is_ok(), "{maps} maps, {keys} keys of {len} bytes: {}", read.unwrap_err());
    }
}

/// Demand 4: no count of items refuses an honest file. A million objects, each once.
#[test]
fn a_million_items_are_accepted() {
    let value = Tree { kids: vec![Tree::default(); 1_000_000] };
    let bytes = tessera::to_bytes(&value).unwrap();
    let owned: Tree = tessera::from_bytes(&bytes).unwrap();
    assert_eq!(owned.kids.len(), 1_000_000);
}

/// A value that reads as 40 types at each place. Vectors of vectors have 4 bytes for each of their items,
/// whatever these are (16.3, 16.4), and 40 types share them all.
macro_rules! many_types {
    ($($field:ident: $name:ident),*) => {
        tessera::tessera_schema! {
            schema many;
            $( enum $name: u8 [closed] { A, B, C, D } )*
            table Many { $( $field: Vec<Vec<$name>> ),* }
        }
        fn many(n: u32) -> Many {
            Many { $( $field: {
                let all = [$name::A, $name::B, $name::C, $name::D];
                (0..n).map(|i| (0..8).map(|digit| all[(i >> (2 * digit) & 3) as usize]).collect()).collect()
            } ),* }
        }
    };
}
many_types! {
    a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9,
    b0: B0, b1: B1, b2: B2, b3: B3, b4: B4, b5: B5, b6: B6, b7: B7, b8: B8, b9: B9,
    c0: C0, c1: C1, c2: C2, c3: C3, c4: C4, c5: C5, c6: C6, c7: C7, c8: C8, c9: C9,
    d0: D0, d1: D1, d2: D2, d3: D3, d4: D4, d5: D5, d6: D6, d7: D7, d8: D8, d9: D9
}

/// 18.2: everything a correct writer produces is accepted, under full sharing too.
#[test]
fn what_the_writer_shares_between_types_is_accepted() {
    for n in [10, 100, 1000, 5000] {
        let options = WriteOptions::new().sharing(Sharing::All).include_schema(false);
        let bytes = tessera::to_bytes_with(&many(n), options).unwrap();
        // Header; bits of 40 cells; 40 offsets; one vector of n offsets; n vectors of eight bytes.
        assert_eq!(bytes.len(), (16 + 8 + 160 + 4 + 16 * n as usize).next_multiple_of(8));
        let read = Reader::<Many>::open(&bytes);
        let types = Root::<Many>::GRAPH.nodes.len();
        assert!(read.is_ok(), "{n} vectors, {types} types, {} bytes: {}", bytes.len(), read.unwrap_err());
    }
}
