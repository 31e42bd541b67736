//! Look-ups in maps and sets find what a `BTreeMap` finds, whatever the keys have in common.

use quickcheck::{Arbitrary, Gen, quickcheck};
use std::collections::{BTreeMap, BTreeSet};

tessera::tessera_schema! {
    schema lookups;
    table Maps {
        by_text: BTreeMap<String, u32>,
        by_number: BTreeMap<i32, u64>,
        by_byte: BTreeMap<u8, String>,
        texts: BTreeSet<String>,
    }
}

/// Keys that are hard to tell apart: long common beginnings, zeros, equal and unequal lengths, few letters.
#[derive(Clone, Debug)]
struct Keys(Vec<String>);

impl Arbitrary for Keys {
    fn arbitrary(g: &mut Gen) -> Self {
        let shared = "a shared beginning".repeat(usize::arbitrary(g) % 3);
        let shared = &shared[..usize::arbitrary(g) % (shared.len() + 1)];
        let longest = *g.choose(&[1, 3, 8, 9, 20]).unwrap();
        let one_length = bool::arbitrary(g);
        let count = usize::arbitrary(g) % 200;
        let key = |g: &mut Gen| {
            let len = if one_length { longest } else { usize::arbitrary(g) % (longest + 1) };
            let tail: String =
                (0..len).map(|_| *g.choose(&['\0', 'a', 'b', '\u{7f}', 'é']).unwrap()).collect();
            format!("{shared}{tail}")
        };
        Keys((0..count).map(|_| key(g)).collect())
    }
}

quickcheck! {
    fn texts_are_found_exactly_if_they_are_there(keys: Keys, others: Keys) -> bool {
        let by_text: BTreeMap<String, u32> = keys.0.iter().cloned().zip(0..).collect();
        let texts = keys.0.iter().cloned().collect();
        let buffer = tessera::to_bytes(&Maps { by_text: by_text.clone(), texts, ..Maps::default() }).unwrap();
        let reader = buffer.open::<Maps>().unwrap();
        let root = reader.root();
        let cut = keys.0.iter().map(|key| key.chars().skip(1).collect::<String>());
        let longer = keys.0.iter().map(|key| format!("{key}\0"));
        let wanted: Vec<String> = keys.0.iter().chain(&others.0).cloned().chain(cut).chain(longer).collect();
        wanted.iter().all(|key| {
            root.by_text().get(key) == by_text.get(key).copied()
                && root.texts().contains(key) == by_text.contains_key(key)
        })
    }

    fn numbers_are_found_exactly_if_they_are_there(keys: Vec<i32>, others: Vec<i32>, bytes: Vec<u8>) -> bool {
        let by_number: BTreeMap<i32, u64> = keys.iter().copied().zip(0..).collect();
        let by_byte: BTreeMap<u8, String> = bytes.iter().map(|byte| (*byte, byte.to_string())).collect();
        let maps = Maps { by_number: by_number.clone(), by_byte: by_byte.clone(), ..Maps::default() };
        let buffer = tessera::to_bytes(&maps).unwrap();
        let reader = buffer.open::<Maps>().unwrap();
        let root = reader.root();
        let near = keys.iter().flat_map(|key| [key.wrapping_sub(1), key.wrapping_add(1)]);
        let wanted: Vec<i32> = keys.iter().chain(&others).copied().chain(near).collect();
        wanted.iter().all(|key| root.by_number().get(*key) == by_number.get(key).copied())
            && (0..=u8::MAX).all(|byte| root.by_byte().get(byte) == by_byte.get(&byte).map(String::as_str))
    }
}

#[test]
fn an_empty_map_has_no_entry() {
    let buffer = tessera::to_bytes(&Maps::default()).unwrap();
    let reader = buffer.open::<Maps>().unwrap();
    assert_eq!(reader.root().by_text().get(""), None);
    assert_eq!(reader.root().by_number().get(0), None);
}

#[test]
fn many_keys_that_differ_only_far_behind_are_found() {
    let key = |i: u32| format!("assets/textures/characters/{:0>40}", i);
    let by_text: BTreeMap<String, u32> = (0..1_000).map(|i| (key(2 * i), i)).collect();
    let buffer = tessera::to_bytes(&Maps { by_text, ..Maps::default() }).unwrap();
    let reader = buffer.open::<Maps>().unwrap();
    for i in 0..1_000 {
        assert_eq!(reader.root().by_text().get(&key(2 * i)), Some(i));
        assert_eq!(reader.root().by_text().get(&key(2 * i + 1)), None);
    }
}
