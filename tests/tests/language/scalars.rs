//! Flags, enums, closed enums, defaults.

use crate::round_trip;
use tessera::{Flags as _, Named as _, Reader, TableView as _};

mod values {
    tessera::tessera_schema! {
        pub schema values;
        pub flags Computed: u8 { A, B, C }
        pub flags Given: u16 { Low = 0x01, High = 0x80, Next, All = 0x0181, Zero = 0, Again }
        pub flags Full: u64 { Bottom, Top = 1 << 63 }
        pub flags None_: u8 {}
        pub enum OneTwoThree: u8 { One = 1, Two, Three }
        pub enum Signed: i8 { Minus = -5, Plus = 7, Next }
        pub enum Sparse: u32 { Low = 0, High = 1 << 31 }
        pub enum Ends: i64 { Min = i64::MIN, MinusOne = -1, Max = i64::MAX }
        pub enum Top: u64 { Bottom, Top = u64::MAX }
        pub enum ClosedOneTwoThree: u8 [closed] { One = 1, Two, Three }
        pub enum ClosedSigned: i32 [closed] { Minus = -5, Plus = 7 }
        pub enum ClosedSparse: u32 [closed] { Low, High = 0x8000_0000, }
        pub table Values {
            computed: Computed, given: Given = Given::Next, full: Full, none: None_,
            one: OneTwoThree, two: OneTwoThree = OneTwoThree::Two, signed: Signed = Signed::Minus, sparse: Sparse,
            ends: Vec<Ends>, top: Top,
            closed: ClosedOneTwoThree = ClosedOneTwoThree::One, maybe: Option<ClosedOneTwoThree>,
            closed_signed: ClosedSigned = ClosedSigned::Minus, closed_sparse: ClosedSparse,
            list: Vec<ClosedOneTwoThree>, open_list: Vec<OneTwoThree>, open_array: [OneTwoThree; 3],
            // Arrays of an enum without a variant 0 have no default of their own.
            whole: Option<[ClosedSigned; 2]>, wholes: Vec<[ClosedSigned; 2]>, some: Vec<Option<[ClosedSigned; 2]>>,
            whole_by_enum: BTreeMap<ClosedSigned, [ClosedSigned; 2]>,
            maybe_list: Vec<Option<ClosedSigned>>, maybe_array: [Option<ClosedSigned>; 2],
            by_enum: BTreeMap<ClosedSigned, Signed>, by_flags: BTreeMap<Given, Computed>,
        }
        pub struct Inline { open: OneTwoThree, array: [Signed; 2], closed: ClosedSparse, flags: Full }
    }
    use std::collections::BTreeMap;
}

#[test]
fn flags_have_given_values_or_the_next_bit() {
    use values::{Computed, Full, Given, None_};
    assert_eq!((Computed::A.0, Computed::B.0, Computed::C.0), (1, 2, 4));
    assert_eq!((Given::Low.0, Given::High.0, Given::Next.0, Given::All.0), (1, 0x80, 0x100, 0x181));
    assert_eq!((Given::Zero.0, Given::Again.0), (0, 1), "the next bit above nothing is the first");
    assert_eq!((Full::Bottom.0, Full::Top.0), (1, 1 << 63));
    assert_eq!(Full::ALL.0, 1 | 1 << 63);
    assert_eq!((None_::ALL, None_::variants().len()), (None_::EMPTY, 0));
    assert_eq!(format!("{:?}", Given::High | Given::Next | Given(0x4000)), "Given(High | Next | 0x4000)");
    assert_eq!(format!("{:?} {:?}", Computed::EMPTY, None_(3)), "Computed() None_(0x3)");
    let mut flags = Computed::A;
    flags |= Computed::B;
    flags &= !Computed::A;
    assert_eq!((flags, flags ^ Computed::C), (Computed::B, Computed(6)));
}

/// DEMANDS 2-11: enums whose first value is not 0, negative and sparse ones.
#[test]
fn enums_have_the_values_that_rust_would_give_them() {
    use values::*;
    assert_eq!((OneTwoThree::One.0, OneTwoThree::Two.0, OneTwoThree::Three.0), (1, 2, 3));
    assert_eq!((Signed::Minus.0, Signed::Plus.0, Signed::Next.0), (-5, 7, 8));
    assert_eq!((Sparse::Low.0, Sparse::High.0), (0, 0x8000_0000));
    assert_eq!((ClosedSigned::Minus as i32, ClosedSparse::High as u32), (-5, 0x8000_0000));
    let numbers =
        |variants: &[tessera::schema::Variant]| variants.iter().map(|v| v.value as i64).collect::<Vec<_>>();
    assert_eq!(numbers(Ends::variants()), [i64::MIN, -1, i64::MAX]);
    assert_eq!(numbers(ClosedSigned::variants()), [-5, 7]);
    assert_eq!(Top::variants()[1].value, u64::MAX);
    round_trip(&Values {
        computed: Computed::A | Computed::C,
        full: Full::Top,
        none: None_(4),
        sparse: Sparse::High,
        ends: vec![Ends::Min, Ends::Max, Ends(5)],
        top: Top::Top,
        maybe: Some(ClosedOneTwoThree::Three),
        closed_sparse: ClosedSparse::High,
        list: vec![ClosedOneTwoThree::Three, ClosedOneTwoThree::One],
        open_list: vec![OneTwoThree::Three, OneTwoThree(0), OneTwoThree(200)],
        open_array: [OneTwoThree::One, OneTwoThree(0), OneTwoThree(9)],
        whole: Some([ClosedSigned::Plus, ClosedSigned::Minus]),
        wholes: vec![[ClosedSigned::Plus; 2]; 3],
        some: vec![None, Some([ClosedSigned::Minus; 2])],
        whole_by_enum: [(ClosedSigned::Plus, [ClosedSigned::Minus, ClosedSigned::Plus])].into(),
        maybe_list: vec![None, Some(ClosedSigned::Plus)],
        maybe_array: [Some(ClosedSigned::Minus), None],
        by_enum: [(ClosedSigned::Plus, Signed(1)), (ClosedSigned::Minus, Signed::Next)].into(),
        by_flags: [(Given::All, Computed::B), (Given::EMPTY, Computed(0x80))].into(),
        ..Values::default()
    });
    let default = Values::default();
    round_trip(&default);
    assert_eq!((default.one, default.two, default.signed), (OneTwoThree(0), OneTwoThree::Two, Signed::Minus));
    assert_eq!((default.closed, default.closed_signed), (ClosedOneTwoThree::One, ClosedSigned::Minus));
    let inline = Inline::default();
    assert_eq!(
        (inline.open, inline.array, inline.closed),
        (OneTwoThree(0), [Signed(0); 2], ClosedSparse::Low)
    );
}

#[test]
fn numbers_without_a_variant_have_no_name_and_print_as_numbers() {
    use values::{Ends, OneTwoThree, Signed, Sparse, Top};
    for number in 0..=u8::MAX {
        let known = (1..=3).contains(&number);
        assert_eq!(OneTwoThree(number).is_known(), known);
        assert_eq!(OneTwoThree(number).name().is_some(), known);
        assert_eq!(format!("{:?}", OneTwoThree(number)).contains('('), !known);
        let _ = Signed(number as i8).name();
    }
    for (shown, expected) in [
        (format!("{:?}", OneTwoThree(0)), "OneTwoThree(0)"),
        (format!("{:?}", Signed(-1)), "Signed(-1)"),
        (format!("{:?}", Signed::Minus), "Minus"),
        (format!("{:?}", Sparse(1 << 30)), "Sparse(1073741824)"),
        (format!("{:?}", Ends(i64::MIN + 1)), "Ends(-9223372036854775807)"),
        (format!("{:?}", Top(u64::MAX - 1)), "Top(18446744073709551614)"),
    ] {
        assert_eq!(shown, expected);
    }
}

/// A closed enum is checked when a buffer is opened, wherever it stands.
#[test]
fn a_closed_enum_refuses_what_an_open_one_keeps() {
    mod open {
        tessera::tessera_schema! {
            pub schema team;
            pub enum Team: u8 { Red, Blue }
            pub table Match { teams: Vec<Team>, pair: Pair, team: Team }
            pub struct Pair { a: Team, b: Team }
        }
    }
    mod closed {
        tessera::tessera_schema! {
            pub schema team;
            pub enum Team: u8 [closed] { Red, Blue }
            pub table Match { teams: Vec<Team>, pair: Pair, team: Team }
            pub struct Pair { a: Team, b: Team }
        }
    }
    use open::{Match, Pair, Team};
    let ok =
        Match { teams: vec![Team::Blue; 3], pair: Pair { a: Team::Red, b: Team::Blue }, team: Team::Blue };
    assert!(tessera::from_bytes::<closed::Match>(&tessera::to_bytes(&ok).unwrap()).is_ok());
    for bad in [
        Match { teams: vec![Team::Red, Team(2)], ..ok.clone() },
        Match { pair: Pair { a: Team(9), b: Team::Red }, ..ok.clone() },
        Match { team: Team(255), ..ok.clone() },
    ] {
        round_trip(&bad);
        let bytes = tessera::to_bytes(&bad).unwrap();
        assert!(tessera::from_bytes::<closed::Match>(&bytes).is_err(), "{bad:?}");
    }
}

mod defaults {
    pub const OUTSIDE: i32 = 17;
    pub const fn computed(n: u8) -> u8 {
        n * 2
    }
    tessera::tessera_schema! {
        pub schema defaults;
        pub enum Team: u8 [closed] { Red, Blue }
        pub enum Element: i16 { Fire = -3 }
        pub flags Layers: u16 { A, B }
        pub table Defaults {
            a: bool = true, b: i8 = -128, c: u8 = computed(OUTSIDE as u8), d: i16 = i16::MAX, e: u16 = 0xFFFF,
            f: i32 = super::defaults::OUTSIDE, g: u32 = { let x = 3; x * x }, h: i64 = i64::MIN, i: u64 = u64::MAX,
            j: f32 = f32::NAN, k: f64 = -0.0, l: f32 = f32::from_bits(0xFFC0_1234), m: f64 = f64::INFINITY,
            n: char = '\u{10FFFF}', o: tessera::Char16 = tessera::Char16(0xDC00),
            p: Team = Team::Blue, q: Element = Element::Fire, r: Element = Element(9), s: Layers = Layers(3),
            t: bool = false, u: i32 [fixed] = if OUTSIDE > 3 { -1 } else { 1 }, v: f32 = 0.0,
        }
    }
}

/// DEMANDS 2-09 and 2-10: NaN with its payload and minus zero are defaults like others.
#[test]
fn every_kind_of_default_survives_with_its_bits() {
    use defaults::{Defaults, Element, Layers, Team};
    let value = Defaults::default();
    assert!(value.a && !value.t);
    assert_eq!((value.b, value.c, value.d, value.e), (-128, 34, i16::MAX, 0xFFFF));
    assert_eq!((value.f, value.g, value.h, value.i), (17, 9, i64::MIN, u64::MAX));
    assert_eq!((value.j.to_bits(), value.k.to_bits()), (f32::NAN.to_bits(), 1 << 63));
    assert_eq!((value.l.to_bits(), value.m, value.v.to_bits()), (0xFFC0_1234, f64::INFINITY, 0));
    assert_eq!((value.n, value.o, value.p), ('\u{10FFFF}', tessera::Char16(0xDC00), Team::Blue));
    assert_eq!((value.q, value.r, value.s, value.u), (Element::Fire, Element(9), Layers::A | Layers::B, -1));

    let buffer = tessera::to_bytes(&value).unwrap();
    let reader = Reader::<Defaults>::open(&buffer).unwrap();
    let view = reader.root();
    let back = Defaults::try_from(view).unwrap();
    assert_eq!(format!("{view:?}"), format!("{value:?}"));
    assert_eq!(format!("{back:?}"), format!("{value:?}"));
    assert_eq!((view.j().to_bits(), back.j.to_bits()), (f32::NAN.to_bits(), f32::NAN.to_bits()));
    assert_eq!((view.l().to_bits(), back.l.to_bits()), (0xFFC0_1234, 0xFFC0_1234));
    assert_eq!((view.k().to_bits(), back.k.to_bits()), (1 << 63, 1 << 63));
    assert!(!view.presence().l() && !view.presence().k(), "equal to its default by bits: not stored");

    // A value beside the default is stored: 0 where -0 is the default, another NaN.
    let other = Defaults { k: 0.0, j: f32::from_bits(0x7FC0_0001), ..value };
    let buffer = tessera::to_bytes(&other).unwrap();
    let view = Reader::<Defaults>::open(&buffer).unwrap();
    assert_eq!((view.root().k().to_bits(), view.root().j().to_bits()), (0, 0x7FC0_0001));
}
