//! Views as collections, ways to open a buffer, and the limits of owned values.

use std::collections::BTreeMap;
use tessera::{
    AlignedBuf, Char16, Map, ReadErrorKind, ReadOptions, Reader, Sharing, TableView, Vector, WriteOptions,
    Writer, tessera_schema,
};
use tessera_tests::everything::{Balance, Element, Everything, EverythingView, Layers, PartView, Sign, Team};
use tessera_tests::kitchen::{self, Kitchen};

tessera_schema! {
    use tessera_tests::everything::EVERYTHING;
    schema reading;
    table Words { words: Vec<String>, numbers: Vec<Option<u16>>, nested: Vec<Vec<String>> }
    table Keys {
        a: BTreeMap<String, u8>, b: BTreeMap<i8, u8>, c: BTreeMap<u64, u8>, d: BTreeMap<char, u8>,
        e: BTreeMap<Char16, u8>, f: BTreeMap<Element, u8>, g: BTreeMap<Team, u8>, h: BTreeMap<Layers, u8>,
        i: BTreeMap<Sign, u8>, j: BTreeMap<Balance, u8>,
    }
    table Tree { left: Option<Box<Tree>>, right: Option<Box<Tree>>, name: String }
}

fn is_copy_send_sync<T: Copy + Send + Sync>() {}

#[test]
fn views_are_copy_send_and_sync() {
    is_copy_send_sync::<EverythingView<'_>>();
    is_copy_send_sync::<PartView<'_>>();
    is_copy_send_sync::<Vector<'_, String>>();
    is_copy_send_sync::<Map<'_, String, Everything>>();
    fn is_send_sync<T: Send + Sync>() {}
    is_send_sync::<Reader<'_, Everything>>();
    is_send_sync::<AlignedBuf>();
}

#[test]
fn vectors_iterate_from_both_ends_and_know_their_length() {
    let words = ["one", "two", "three", "four", "five"];
    let value = Words {
        words: words.map(str::to_owned).to_vec(),
        numbers: (0..70).map(|i| (i % 3 == 0).then_some(i)).collect(),
        nested: vec![vec![], words.map(str::to_owned).to_vec()],
    };
    let bytes = tessera::to_bytes(&value).unwrap();
    let reader = Reader::<Words>::open(&bytes).unwrap();
    let vector = reader.root().words();
    assert_eq!((vector.len(), vector.is_empty()), (5, false));
    assert_eq!((vector.first(), vector.last(), vector.get(2)), (Some("one"), Some("five"), Some("three")));
    assert_eq!(vector.get(5), None);
    assert!(vector.iter().eq(words));
    assert!(vector.iter().rev().eq(words.into_iter().rev()));
    let mut iter = vector.iter();
    assert_eq!((iter.next(), iter.next_back(), iter.len()), (Some("one"), Some("five"), 3));
    assert_eq!((iter.nth(1), iter.len()), (Some("three"), 1));
    assert_eq!((iter.next_back(), iter.next(), iter.next_back()), (Some("four"), None, None));
    assert_eq!((vector.iter().nth(9), vector.iter().nth(4)), (None, Some("five")));

    let numbers: Vec<Option<u16>> = reader.root().numbers().iter().collect();
    assert_eq!(numbers, value.numbers);
    let nested: Vec<Vec<&str>> = reader.root().nested().iter().map(|inner| inner.iter().collect()).collect();
    assert_eq!(nested, [vec![], words.to_vec()]);
}

/// Every kind of key: found by binary search, in ascending order, and only those that are there.
#[test]
fn maps_find_their_keys_in_every_order_of_numbers() {
    fn numbered<K: Ord>(keys: impl IntoIterator<Item = K>) -> BTreeMap<K, u8> {
        keys.into_iter().zip(0..).collect()
    }
    let value = Keys {
        a: numbered(["", "a", "b", "ß", "→"].map(str::to_owned)),
        b: numbered([i8::MIN, -1, 0, 1, i8::MAX]),
        c: numbered([0, 1, u64::from(u32::MAX), u64::MAX]),
        d: numbered(['\0', 'a', 'ß', '\u{10FFFF}']),
        e: numbered([Char16(0), Char16(0xD800), Char16(0xFFFF)]),
        f: numbered([Element::None, Element::Ice, Element(200)]),
        g: numbered([Team::Red, Team::Blue]),
        h: numbered([Layers::Ground, Layers::Water, Layers(u32::MAX)]),
        i: numbered([Sign::Below, Sign::Above]),
        j: numbered([Balance::Debt, Balance::Zero, Balance(7), Balance::Most]),
    };
    let bytes = tessera::to_bytes(&value).unwrap();
    let reader = Reader::<Keys>::open(&bytes).unwrap();
    let view = reader.root();
    assert_eq!(tessera::from_bytes::<Keys>(&bytes).unwrap(), value);

    for (key, number) in &value.a {
        assert_eq!(view.a().get(key), Some(*number), "{key:?}");
    }
    assert_eq!((view.a().get("c"), view.a().contains_key("ß")), (None, true));
    assert!(view.a().keys().eq(value.a.keys().map(String::as_str)));
    assert!(view.a().values().eq(value.a.values().copied()));
    assert!(view.a().iter().rev().map(|(key, _)| key).eq(value.a.keys().rev().map(String::as_str)));
    assert_eq!((view.a().entry(1), view.a().entry(5)), (Some(("a", 1)), None));

    macro_rules! all {
        ($($field:ident, $missing:expr;)*) => { $(
            for (key, number) in &value.$field {
                assert_eq!(view.$field().get(*key), Some(*number), "{key:?}");
            }
            assert_eq!(view.$field().get($missing), None);
            assert!(view.$field().iter().eq(value.$field.iter().map(|(key, number)| (*key, *number))));
            assert_eq!(view.$field().len(), value.$field.len());
        )* };
    }
    all! {
        b, 2; c, 2; d, 'b'; e, Char16(1); f, Element::Fire; h, Layers::Air; j, Balance(8);
    }
    for (key, number) in &value.g {
        assert_eq!(view.g().get(*key), Some(*number));
    }
    for (key, number) in &value.i {
        assert_eq!(view.i().get(*key), Some(*number));
    }
}

#[test]
fn a_trusted_buffer_reads_the_same_and_still_has_a_header() {
    let bytes = tessera::to_bytes(&kitchen::example()).unwrap();
    let verified = Reader::<Kitchen>::open(&bytes).unwrap();
    // SAFETY: written just above, by this library, as this schema.
    let trusted = unsafe { Reader::<Kitchen>::open_trusted(&bytes, ReadOptions::new()) }.unwrap();
    assert!(trusted.root() == verified.root());
    assert_eq!(trusted.to_owned().unwrap(), kitchen::example());
    let mut other = bytes.to_vec();
    other[8] ^= 1;
    // SAFETY: refused by its header, so nothing of it is read.
    let error = unsafe { Reader::<Kitchen>::open_trusted(&other, ReadOptions::new()) }.unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ReadErrorKind::SchemaMismatch, 8));
}

#[test]
fn an_unaligned_buffer_is_copied_or_refused_as_asked() {
    let bytes = tessera::to_bytes(&kitchen::example()).unwrap();
    for shift in 0..8 {
        let mut moved = vec![0; bytes.len() + 16];
        let start = moved.as_ptr().addr().wrapping_neg() % 8 + shift;
        moved[start..start + bytes.len()].copy_from_slice(&bytes);
        let slice = &moved[start..start + bytes.len()];
        assert_eq!(Reader::<Kitchen>::open(slice).unwrap().to_owned().unwrap(), kitchen::example());
        let strict = Reader::<Kitchen>::open_with(slice, ReadOptions::new().copy_unaligned(false));
        match slice.as_ptr().addr() % 8 {
            0 => assert!(strict.is_ok()),
            remainder => {
                let error = strict.unwrap_err();
                assert_eq!((error.kind(), error.found()), (ReadErrorKind::Misaligned, remainder as u64));
            }
        }
    }
}

fn full_tree(levels: u32) -> Tree {
    let child = || (levels > 1).then(|| Box::new(full_tree(levels - 1)));
    Tree { left: child(), right: child(), name: "leaf or branch".into() }
}

/// Twelve levels of two equal children each are a dozen objects under full sharing, and 4,095 owned ones.
#[test]
fn owned_values_stay_within_their_budget() {
    let value = full_tree(12);
    let mut writer = Writer::with_options(WriteOptions::new().sharing(Sharing::All));
    let bytes = writer.write(&value).unwrap();
    assert!(bytes.len() < 600, "{}", bytes.len());
    assert_eq!(tessera::from_bytes::<Tree>(bytes).unwrap(), value, "within the default of 1 MiB");
    let tight = ReadOptions::new().max_owned_bytes(100_000);
    let error = tessera::from_bytes_with::<Tree>(bytes, tight).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::TooLarge);
    assert!(error.path().to_string().starts_with("Tree."), "{}", error.path());
    let reader = Reader::<Tree>::open(bytes).unwrap();
    assert_eq!(Tree::try_from(reader.root()).unwrap(), value);
}

#[test]
fn a_depth_limit_holds_for_writing_and_reading_alike() {
    let value = full_tree(5);
    let bytes = tessera::to_bytes(&value).unwrap();
    for limit in 1..8 {
        let written = Writer::with_options(WriteOptions::new().max_depth(limit)).write(&value).is_ok();
        let read = Reader::<Tree>::open_with(&bytes, ReadOptions::new().max_depth(limit)).is_ok();
        assert_eq!((written, read), (limit >= 5, limit >= 5), "limit {limit}");
    }
}

#[test]
fn presence_of_nested_tables_is_asked_of_the_parent() {
    let bytes = tessera::to_bytes(&full_tree(2)).unwrap();
    let reader = Reader::<Tree>::open(&bytes).unwrap();
    assert!(reader.root().presence().left());
    let left = reader.root().left().unwrap();
    assert!(!left.presence().left() && left.presence().name());
}
