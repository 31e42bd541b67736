//! The model of the format document's second worked example (FORMAT 22): everything that the monster lacks.

#![allow(missing_docs, reason = "the names are the document's")]

use std::collections::BTreeMap;
use tessera::Char16;

tessera::tessera_schema! {
    pub schema kitchen [rename_all = "PascalCase"];

    pub struct Padded { tag: u8, value: f64, flag: bool }
    pub struct Rgba [shared] { r: u8, g: u8, b: u8, a: u8 }

    pub union Item { Potion, Key }
    pub table Potion { heal: i32 }
    pub table Key { door: u32, golden: bool }

    pub table Kitchen {
        id: i64 [fixed],
        tag: u8 [fixed] = 3,
        on: bool,
        off: bool = true,
        maybe: Option<bool>,
        initial: Char16,
        tint: Rgba,
        loot: Option<Item>,
        bag: Vec<Option<Item>>,
        bits: Vec<Option<i32>>,
        stock: BTreeMap<String, i32>,
        odd: Padded,
        ratio: f64,
        names: Vec<Option<String>>,
    }
}

/// The value of the document's example.
#[must_use]
pub fn example() -> Kitchen {
    Kitchen {
        id: 7,
        tag: 9,
        on: true,
        off: true,
        maybe: Some(false),
        initial: Char16(u16::from(b'A')),
        tint: Rgba { r: 1, g: 2, b: 3, a: 4 },
        loot: Some(Item::Key(Key { door: 5, golden: true })),
        bag: vec![None, Some(Item::Potion(Potion { heal: 1 }))],
        bits: vec![Some(1), None, Some(3)],
        stock: BTreeMap::from([("a".into(), 1), ("b".into(), 2)]),
        odd: Padded { tag: 1, value: 2.5, flag: true },
        ratio: 0.0,
        names: vec![Some("a".into()), None, Some(String::new())],
    }
}
