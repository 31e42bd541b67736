//! The schemas whose buffers are mutated, beside those of `tessera_tests::everything`.

use std::collections::{BTreeMap, HashMap};

tessera::tessera_schema! {
    pub(crate) schema mutants;

    pub(crate) enum Suit: i8 [closed] { Clubs = -1, Hearts = 0, Spades = 100 }
    pub(crate) struct Cell { on: bool, suit: Suit, letter: char, deep: [Pair; 2] }
    pub(crate) struct Pair { big: u64, small: bool }

    pub(crate) union Limb { Arm, Leg, Body = Box<Creature>, Tail }
    pub(crate) table Arm { length: f32, fingers: [String; 2] }
    pub(crate) table Leg { length: f64, bones: Vec<Option<u64>> }
    pub(crate) table Tail { }
    /// Everything that refers to itself, in every way there is.
    pub(crate) table Creature {
        name: String,
        next: Option<Box<Creature>>,
        kids: Vec<Creature>,
        maybes: Vec<Option<Creature>>,
        limb: Limb,
        limbs: Vec<Limb>,
        maybe_limbs: Vec<Option<Limb>>,
        by_name: BTreeMap<String, Creature>,
        by_suit: BTreeMap<Suit, Option<Box<Creature>>>,
        by_letter: HashMap<char, Vec<Creature>>,
        limb_by_byte: BTreeMap<i8, Limb>,
        nested: Vec<Vec<Creature>>,
    }
    /// Three presence words: 40 cells, 10 bools.
    pub(crate) table Wide {
        a0: u64, a1: u64, a2: Option<u64>, a3: f64, a4: u32, a5: i32, a6: Option<u32>, a7: f32, a8: u16, a9: i16,
        b0: u8, b1: i8, b2: Option<u8>, b3: Option<Suit>, b4: Suit, b5: char, b6: Option<char>, b7: Cell, b8: Pair,
        b9: Option<Cell>, c0: String, c1: Option<String>, c2: Vec<u8>, c3: Vec<Cell>, c4: Vec<Option<Cell>>,
        c5: Vec<bool>, c6: Vec<Suit>, c7: [Suit; 3], c8: [bool; 5], c9: Cell [shared], d0: u32, d1: u32, d2: u32,
        d3: u32, d4: u32, d5: u32, d6: u32, d7: u32, d8: u32, d9: u32,
        e0: bool, e1: bool = true, e2: Option<bool>, e3: Option<bool>, e4: bool [fixed], e5: bool, e6: bool, e7: bool,
        e8: bool, e9: bool = true,
        f0: u64 [fixed] = 7, f1: Cell [fixed], f2: Suit [fixed] = Suit::Spades, f3: char [fixed] = 'q', f4: [u8; 3] [fixed],
    }
    /// Vectors of objects that refer to nothing, or seldom, and of vectors of plain data.
    pub(crate) table Series {
        samples: Vec<Sample>,
        more: Vec<Sample>,
        fixed: Vec<FixedSample>,
        switches: Vec<Switches>,
        coins: Vec<Coin>,
        maybes: Vec<Option<Coin>>,
        prices: BTreeMap<u32, Sample>,
        rings: Vec<Vec<u64>>,
        bytes: Vec<Vec<u8>>,
    }
    pub(crate) table Sample { at: i64, value: f64, status: i32, quality: f32 = 1.0, note: Option<String> }
    pub(crate) table FixedSample { at: i64 [fixed], value: f64, status: i32, quality: u8, note: Option<String> }
    pub(crate) table Switches { on: bool, level: u16, off: Option<bool>, wide: u64 }
    pub(crate) table Coin { head: Option<u64>, tail: u32 }
}
