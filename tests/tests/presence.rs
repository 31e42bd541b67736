//! Presence and defaults (FORMAT 7): what is stored, what an absent member reads as, what a null element is.

use tessera::{Reader, TableView, WriteErrorKind, WriteOptions, Writer, tessera_schema};
use tessera_tests::everything::{Defaults, Element, Fixed, Leaf, Optional, Part, Plain, Team, Vec3};
use tessera_tests::hex;
use tessera_tests::kitchen::Kitchen;

tessera_schema! {
    schema presence;
    table Floats { a: f32, b: f64 = 1.5, c: Option<f32>, d: f32 = f32::NAN }
    table Texts { plain: String, optional: Option<String>, list: Vec<u8>, optional_list: Option<Vec<u8>> }
    table Flags { on: bool, off: bool = true, maybe: Option<bool> }
    struct Point { x: f32, y: f32 }
    table Structs { inline: Point, optional: Option<Point>, shared: Point [shared], kept: Point [fixed] }
    table Elements { texts: Vec<String>, maybe: Vec<Option<String>>, leaves: Vec<Option<Inner>>, inner: Vec<Inner> }
    table Inner { n: i32 = 5 }
    union Choice { Inner }
    table Chosen { choice: Choice, optional: Option<Choice>, list: Vec<Choice> }
}

/// The root's presence words and what follows, without header and schema.
fn body<T: tessera::Table>(value: &T, options: WriteOptions) -> String {
    let mut writer = Writer::with_options(options.include_schema(false));
    let bytes = writer.write(value).expect("small");
    let root = u32::from_le_bytes(bytes[..4].try_into().expect("four bytes")) as usize;
    hex(&bytes[root..])
}

#[test]
fn a_member_equal_to_its_default_is_not_stored_and_reads_as_it() {
    assert_eq!(body(&Defaults::default(), WriteOptions::new()), "00000000", "one presence word");
    let bytes = tessera::to_bytes(&Defaults::default()).unwrap();
    let reader = Reader::<Defaults>::open(&bytes).unwrap();
    let view = reader.root();
    assert!(view.a());
    assert_eq!((view.b(), view.c(), view.d(), view.e()), (-8, 255, i16::MIN, 7));
    assert_eq!((view.f(), view.g(), view.h(), view.i()), (-1, 1 << 31, i64::MIN, u64::MAX));
    assert_eq!(view.j().to_bits(), f32::NAN.to_bits());
    assert_eq!(view.k().to_bits(), (-0.0f64).to_bits());
    assert_eq!((view.l().0, view.m(), view.n(), view.o()), (0xD800, 'ß', Element::Ice, Team::Blue));
    assert!(!view.presence().a() && !view.presence().j() && !view.presence().o());
}

/// Zero, minus zero and NaN are three values: defaults are compared by their bits.
#[test]
fn floats_are_compared_with_their_default_by_bits() {
    let stored = |value: Floats| {
        let bytes = tessera::to_bytes(&value).unwrap();
        let reader = Reader::<Floats>::open(&bytes).unwrap();
        let view = reader.root();
        assert_eq!(view.a().to_bits(), value.a.to_bits());
        assert_eq!(view.b().to_bits(), value.b.to_bits());
        assert_eq!(view.c().map(f32::to_bits), value.c.map(f32::to_bits));
        assert_eq!(view.d().to_bits(), value.d.to_bits());
        let presence = view.presence();
        [presence.a(), presence.b(), presence.c(), presence.d()]
    };
    let default = Floats::default();
    assert_eq!(stored(default.clone()), [false; 4]);
    assert_eq!(stored(Floats { a: -0.0, ..default.clone() }), [true, false, false, false]);
    assert_eq!(stored(Floats { b: 1.5, c: Some(0.0), ..default.clone() }), [false, false, true, false]);
    assert_eq!(stored(Floats { b: f64::NAN, ..default.clone() }), [false, true, false, false]);
    let payload = f32::from_bits(0x7FC0_1234);
    assert_eq!(stored(Floats { d: payload, ..default.clone() }), [false, false, false, true]);
    assert_eq!(stored(Floats { d: 0.0, c: Some(payload), ..default }), [false, false, true, true]);
}

#[test]
fn null_and_empty_differ_inside_an_option_only() {
    let present = |value: &Texts| {
        let bytes = tessera::to_bytes(value).unwrap();
        let reader = Reader::<Texts>::open(&bytes).unwrap();
        let (view, presence) = (reader.root(), reader.root().presence());
        assert_eq!((view.plain(), view.optional()), (value.plain.as_str(), value.optional.as_deref()));
        assert_eq!(
            (view.list(), view.optional_list()),
            (value.list.as_slice(), value.optional_list.as_deref())
        );
        [presence.plain(), presence.optional(), presence.list(), presence.optional_list()]
    };
    assert_eq!(present(&Texts::default()), [false; 4]);
    let empty = Texts { optional: Some(String::new()), optional_list: Some(Vec::new()), ..Texts::default() };
    assert_eq!(present(&empty), [false, true, false, true]);
}

#[test]
fn bools_have_three_states() {
    let read = |value: &Flags| {
        let bytes = tessera::to_bytes(value).unwrap();
        let reader = Reader::<Flags>::open(&bytes).unwrap();
        let (view, presence) = (reader.root(), reader.root().presence());
        let values = (view.on(), view.off(), view.maybe());
        (values, [presence.on(), presence.off(), presence.maybe()])
    };
    assert_eq!(read(&Flags::default()), ((false, true, None), [false; 3]));
    let all = Flags { on: true, off: false, maybe: Some(false) };
    assert_eq!(read(&all), ((true, false, Some(false)), [true; 3]));
}

#[test]
fn structs_are_left_out_when_every_field_is_zero() {
    let zero = Point { x: 0.0, y: 0.0 };
    let present = |value: &Structs| {
        let bytes = tessera::to_bytes(value).unwrap();
        let reader = Reader::<Structs>::open(&bytes).unwrap();
        let (view, presence) = (reader.root(), reader.root().presence());
        assert_eq!((*view.inline(), view.optional().copied()), (value.inline, value.optional));
        assert_eq!((*view.shared(), *view.kept()), (value.shared, value.kept));
        [presence.inline(), presence.optional(), presence.shared(), presence.kept()]
    };
    assert_eq!(present(&Structs::default()), [false, false, false, true]);
    let value = Structs { optional: Some(zero), ..Structs::default() };
    assert_eq!(present(&value), [false, true, false, true]);
    let negative = Point { x: -0.0, y: 0.0 };
    let value = Structs { inline: negative, shared: negative, ..Structs::default() };
    assert_eq!(present(&value), [true, false, true, true], "-0.0 is not zero by its bits");
}

#[test]
fn write_defaults_stores_everything_but_nulls() {
    let mut writer = Writer::with_options(WriteOptions::new().write_defaults(true));
    let reader = Reader::<Structs>::open(writer.write(&Structs::default()).unwrap()).unwrap();
    let presence = reader.root().presence();
    assert_eq!(
        [presence.inline(), presence.optional(), presence.shared(), presence.kept()],
        [true, false, true, true]
    );
    let mut writer = Writer::with_options(WriteOptions::new().write_defaults(true));
    let reader = Reader::<Flags>::open(writer.write(&Flags::default()).unwrap()).unwrap();
    let presence = reader.root().presence();
    assert_eq!([presence.on(), presence.off(), presence.maybe()], [true, true, false]);
    assert!(reader.root().off() && !reader.root().on());
}

#[test]
fn elements_are_always_written_and_options_tell_null_apart() {
    let value = Elements {
        texts: vec![String::new(), "a".into()],
        maybe: vec![None, Some(String::new()), Some("a".into())],
        leaves: vec![None, Some(Inner { n: 5 })],
        inner: vec![Inner { n: 5 }],
    };
    let bytes = tessera::to_bytes(&value).unwrap();
    let reader = Reader::<Elements>::open(&bytes).unwrap();
    let view = reader.root();
    assert_eq!(view.texts().iter().collect::<Vec<_>>(), ["", "a"]);
    assert_eq!(view.maybe().iter().collect::<Vec<_>>(), [None, Some(""), Some("a")]);
    let leaves: Vec<_> = view.leaves().iter().map(|leaf| leaf.map(|leaf| leaf.n())).collect();
    assert_eq!(leaves, [None, Some(5)]);
    assert_eq!(tessera::from_bytes::<Elements>(&bytes).unwrap(), value);
}

/// An absent table that is not optional reads as its schema's defaults, fixed members included.
#[test]
fn an_absent_table_reads_as_its_defaults() {
    tessera_schema! {
        use crate::INNER_FIXED;
        schema absent;
        table Holder { list: Vec<Option<WithFixed>>, other: u8 }
    }
    // A null element, read through a schema that does not expect one: same bytes, same fingerprint.
    tessera_schema! {
        use crate::INNER_FIXED;
        schema strict;
        table Holder2 [name = "Holder"] { list: Vec<WithFixed>, other: u8 }
    }
    let bytes = tessera::to_bytes(&Holder { list: vec![None], other: 1 }).unwrap();
    let reader = Reader::<Holder2>::open(&bytes).unwrap();
    let absent = reader.root().list().get(0).unwrap();
    assert_eq!((absent.big(), absent.small(), absent.text(), absent.plain()), (i64::MIN, 7, "", 3.5));
    assert_eq!(tessera::from_bytes::<Holder2>(&bytes).unwrap().list, [WithFixed::default()]);
}

tessera_schema! {
    pub(crate) schema inner_fixed;
    pub(crate) table WithFixed {
        big: i64 [fixed] = i64::MIN, small: u8 [fixed] = 7, text: String, plain: f32 = 3.5
    }
}

#[test]
fn a_union_is_null_an_arm_or_unknown() {
    let value = Chosen {
        choice: Choice::Unknown(0),
        optional: None,
        list: vec![Choice::Unknown(0), Choice::Inner(Inner { n: 1 })],
    };
    let bytes = tessera::to_bytes(&value).unwrap();
    let reader = Reader::<Chosen>::open(&bytes).unwrap();
    let view = reader.root();
    assert!(matches!(view.choice(), ChoiceView::Unknown(0)));
    assert!(view.optional().is_none());
    assert!(matches!(view.list().get(0), Some(ChoiceView::Unknown(0))));
    assert!(matches!(view.list().get(1), Some(ChoiceView::Inner(inner)) if inner.n() == 1));
    assert_eq!(tessera::from_bytes::<Chosen>(&bytes).unwrap(), value);
}

#[test]
fn an_unknown_arm_cannot_be_written_back() {
    let value = Chosen { list: vec![Choice::default(), Choice::Unknown(7)], ..Chosen::default() };
    let error = tessera::to_bytes(&value).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::UnknownArm { tag: 7 });
    assert_eq!(error.path().to_string(), "Chosen.list[1]");
}

#[test]
fn too_large_is_found_before_memory_is_exhausted() {
    let value = Texts { plain: "x".repeat(1000), ..Texts::default() };
    let mut writer = Writer::with_options(WriteOptions::new().max_bytes(500));
    let error = writer.write(&value).unwrap_err();
    assert!(matches!(error.kind(), WriteErrorKind::TooLarge { needed: 1005.., limit: 500 }), "{error}");
    assert_eq!(error.path().to_string(), "Texts.plain");
    assert_eq!(error.to_string(), "buffer too large at Texts.plain: 1008 bytes needed, the limit is 500");
    // The writer is as good as new afterwards.
    assert!(writer.write(&Texts::default()).is_ok());
    // Exactly at the limit is fine, one word less is not.
    let bytes = tessera::to_bytes(&value).unwrap().len();
    assert!(Writer::with_options(WriteOptions::new().max_bytes(bytes)).write(&value).is_ok());
    assert!(Writer::with_options(WriteOptions::new().max_bytes(bytes - 8)).write(&value).is_err());
}

#[test]
fn defaults_of_owned_values_come_from_the_schema() {
    let fixed = Fixed::default();
    assert_eq!((fixed.b, fixed.d, fixed.g, fixed.i), (3, Team::Blue, true, 'x'));
    assert_eq!(Optional::default().t, None);
    assert_eq!(Plain::default().a, Vec3 { x: 0.0, y: 0.0, z: 0.0 });
    assert_eq!(Part::default(), Part::Unknown(0));
    assert_eq!(Leaf::default(), Leaf { heal: 0, name: String::new() });
    assert!(Kitchen::default().off);
}
