//! The grammar of `tessera_schema!` (DESIGN 1): everything that it accepts, written, read in place and read
//! back.

#![allow(missing_docs, unreachable_pub, unused_qualifications, reason = "schemas in modules of a test")]

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;
use tessera::field::table_desc;
use tessera::schema::{NamingRule, TypeDesc};
use tessera::view::Viewed;
use tessera::{Flags as _, Named as _, Reader, Schema, Table, TableView as _, tessera_schema};

/// Writes, reads in place, reads back. Views print as owned values do, and equal themselves.
#[track_caller]
fn round_trip<T>(value: &T)
where
    T: Viewed + Debug + PartialEq + for<'a> TryFrom<T::View<'a>, Error = tessera::ReadError>,
{
    let buffer = tessera::to_bytes(value).expect("written");
    let reader = Reader::<T>::open(&buffer).expect("verified");
    let view = reader.root();
    assert_eq!(format!("{view:?}"), format!("{value:?}"));
    assert_eq!(format!("{view:#?}"), format!("{value:#?}"));
    assert!(view == reader.root());
    assert_eq!(T::try_from(view).expect("owned"), *value);
    assert_eq!(tessera::from_bytes::<T>(&buffer).expect("owned"), *value);
}

/// The wire names of a table's fields.
#[track_caller]
fn wire_names<T: Table>(expected: &[&str]) {
    assert_eq!(table_desc::<T>().names, expected);
}

fn type_named(schema: &Schema, ident: &str) -> TypeDesc {
    *schema.types().iter().find(|t| t.ident() == ident).expect("the schema declares it")
}

mod attributes {
    tessera::tessera_schema! {
        /// Docs of the schema,
        /// in two lines.
        #[allow(unused)]
        pub schema attributes;

        #[derive(Eq, PartialOrd, Ord, Hash)]
        /// Docs behind an attribute.
        #[must_use]
        /// More docs.
        pub table Monster {
            /// First line.
            #[deprecated = "use `mana`"]
            /// Second line.
            #[cfg_attr(all(), doc = "Not in the descriptor.")]
            #[allow(unused)]
            hp: i16 = 100,
            #[cfg_attr(any(), serde(rename = "MANA"))]
            #[rustfmt::skip]
            mana: u8 [name = "Mana"],
            /** A block comment. */
            team: Team,
            #[doc = concat!("Computed", " docs.")]
            at: Point,
            bare: Option<Part>,
        }

        /// Docs of a closed enum.
        #[derive(Default)]
        pub enum Team: u8 [closed] {
            Red,
            /// The default of the enum, not of a field.
            #[default]
            Blue,
        }

        #[must_use]
        /// Docs of an open enum.
        pub enum Element: u16 {
            None,
            /// Docs of a variant.
            #[deprecated]
            Fire,
        }

        #[allow(clippy::upper_case_acronyms)]
        /// Docs of flags.
        pub flags Layers: u8 {
            /// Docs of a flag.
            Ground,
            #[doc(alias = "sky")]
            Air,
        }

        /// Docs of a plain struct.
        #[derive(Eq, Hash, PartialOrd, Ord)]
        pub struct Point {
            #[allow(unused)]
            /// Docs of its field.
            x: i32,
            y: i32,
        }

        #[derive(Eq, PartialOrd, Ord, Hash)]
        /// Docs of a union.
        pub union Part {
            /// Docs of an arm.
            #[allow(unused)]
            Nothing,
        }
        #[derive(Eq, PartialOrd, Ord, Hash, Default2)]
        pub table Nothing {}
    }

    // Any derive can stand there, also one that another name leads to.
    use std::marker::Copy as Default2;
}

#[test]
fn attributes_and_docs_stand_in_any_order() {
    use attributes::{ATTRIBUTES, Element, Layers, Monster, Nothing, Part, Point, Team};
    let value =
        Monster { mana: 3, team: Team::Blue, bare: Some(Part::Nothing(Nothing {})), ..Monster::default() };
    round_trip(&value);
    assert_eq!(std::collections::HashSet::from([value.clone(), value.clone()]).len(), 1);
    assert!(value > Monster::default() && Part::Unknown(0) > Part::Nothing(Nothing {}));
    assert_eq!(
        (Team::default(), Monster::default().team),
        (Team::Blue, Team::Red),
        "0 is the default on the wire"
    );

    assert_eq!(ATTRIBUTES.docs, [" Docs of the schema,", " in two lines."]);
    let TypeDesc::Table(table) = type_named(&ATTRIBUTES, "Monster") else { panic!("a table") };
    assert_eq!(table.docs, [" Docs behind an attribute.", " More docs."]);
    let docs: Vec<_> = table.fields.iter().map(|f| f.docs.concat()).collect();
    assert_eq!(docs, [" First line. Second line.", "", " A block comment. ", "Computed docs.", ""]);
    for (ident, expected) in [
        ("Team", " Docs of a closed enum."),
        ("Element", " Docs of an open enum."),
        ("Layers", " Docs of flags."),
        ("Point", " Docs of a plain struct."),
        ("Part", " Docs of a union."),
    ] {
        assert_eq!(type_named(&ATTRIBUTES, ident).docs(), [expected]);
    }
    let TypeDesc::Struct(point) = type_named(&ATTRIBUTES, "Point") else { panic!("a struct") };
    assert_eq!(point.fields[0].docs, [" Docs of its field."]);
    assert!(Point { x: 1, y: 0 } > Point { x: 0, y: 9 });
    let _ = (Element::None, Layers::Ground | Layers::Air);
}

/// `#[deprecated]` belongs to the owned type; the accessor of a view stays free of it.
#[test]
fn a_deprecated_field_is_read_without_a_warning() {
    let buffer = tessera::to_bytes(&attributes::Monster::default()).unwrap();
    #[deny(deprecated)]
    let hp = Reader::<attributes::Monster>::open(&buffer).unwrap().root().hp();
    assert_eq!(hp, 100);
}

mod visibility {
    pub(crate) mod inner {
        tessera::tessera_schema! {
            schema private;
            table Private { value: Plain, kind: Kind, bits: Bits, choice: Choice, team: Team }
            struct Plain { x: u8 }
            enum Kind: u8 { A, B }
            enum Team: u8 [closed] { A, B }
            flags Bits: u8 { A, B }
            union Choice { Leaf }
            table Leaf {}
        }
        tessera::tessera_schema! {
            pub(crate) schema crate_wide;
            pub(crate) table CrateWide { value: u8 }
            pub table Public { value: u8 }
            table Hidden { value: u8 }
        }
        tessera::tessera_schema! {
            pub(in crate::visibility) schema in_path;
            pub(in crate::visibility) table InPath { value: InPathPlain, kind: InPathKind, choice: InPathChoice }
            pub(in super::super::visibility) struct InPathPlain { x: u8 }
            pub(super) enum InPathKind: u8 { A, B }
            pub(self) union InPathChoice { InPathLeaf }
            pub(super) table InPathLeaf { n: u8 }
        }
        // What is visible to all can be declared by a schema that is not.
        tessera::tessera_schema! {
            schema not_seen;
            pub table Seen { value: SeenPlain, kind: SeenKind, choice: SeenChoice }
            pub struct SeenPlain { x: u8 }
            pub enum SeenKind: u8 { A, B }
            pub union SeenChoice { SeenLeaf }
            pub table SeenLeaf { n: u8 }
        }

        #[test]
        fn what_is_private_works_where_it_stands() {
            super::super::round_trip(&Private {
                value: Plain { x: 3 },
                kind: Kind::B,
                bits: Bits::A | Bits::B,
                choice: Choice::Leaf(Leaf {}),
                team: Team::B,
            });
            super::super::round_trip(&Hidden { value: 7 });
            assert_eq!((PRIVATE.namespace, NOT_SEEN.namespace), ("private", "not_seen"));
        }
    }

    #[test]
    fn what_is_visible_in_a_path_works_there() {
        use inner::{InPath, InPathKind, InPathPlain};
        super::round_trip(&InPath { value: InPathPlain { x: 1 }, kind: InPathKind::B, ..InPath::default() });
        assert_eq!(inner::IN_PATH.types().len(), 5);
    }
}

#[test]
fn what_is_public_works_elsewhere() {
    use visibility::inner::{CRATE_WIDE, CrateWide, Public, Seen, SeenChoice, SeenKind, SeenLeaf, SeenPlain};
    round_trip(&CrateWide { value: 7 });
    round_trip(&Public { value: 7 });
    let choice = SeenChoice::SeenLeaf(SeenLeaf { n: 1 });
    round_trip(&Seen { value: SeenPlain { x: 1 }, kind: SeenKind::B, choice });
    assert_eq!(CRATE_WIDE.types().len(), 3);
}

#[allow(non_camel_case_types)]
mod raw {
    tessera::tessera_schema! {
        pub schema r#mod in r#dyn::plain;
        pub table r#Self_ { r#type: i32, r#match: String, r#fn: Vec<u8>, r#async: r#Impl, r#self_: u8 [name = "r#raw"] }
        pub enum r#Impl: u8 { r#as, r#break = 4 }
        pub enum r#Closed: u8 [closed] { r#const, r#continue }
        pub flags r#Loop: u8 { r#in, r#let }
        pub struct r#Move { r#where: f32, r#while: r#Closed }
        pub union r#Try { r#Yield, r#box = r#Self_ }
        pub table r#Yield { r#final: r#Move, r#virtual: r#Loop, r#do: Vec<r#Try> }
    }
    tessera::tessera_schema! {
        pub schema renamed [rename_all = "PascalCase"];
        pub table Renamed { r#type: i32, r#in_: i32 }
    }
}

#[test]
fn raw_identifiers_lose_their_prefix_on_the_wire() {
    use raw::{Closed, Impl, Loop, Move, Renamed, Self_, Try, Yield};
    wire_names::<Self_>(&["type", "match", "fn", "async", "r#raw"]);
    wire_names::<Yield>(&["final", "virtual", "do"]);
    wire_names::<Renamed>(&["Type", "In"]);
    assert_eq!(table_desc::<Self_>().fields[0].ident, "type");
    let value = Self_ { r#type: 1, r#match: "m".into(), r#fn: vec![2], r#async: Impl::r#break, self_: 3 };
    round_trip(&value);
    round_trip(&Yield {
        r#final: Move { r#where: 1.0, r#while: Closed::r#continue },
        r#virtual: Loop::r#in | Loop::r#let,
        r#do: vec![Try::r#box(value)],
    });
    assert_eq!(Impl::r#as.name(), Some("as"));
    assert_eq!(Closed::r#continue.name(), Some("continue"));
    assert_eq!(
        format!("{:?} {:?} {:?}", Impl::r#break, Closed::r#const, Loop::r#let),
        "break const Loop(let)"
    );
    let TypeDesc::Union(r#try) = type_named(&raw::MOD, "Try") else { panic!("a union") };
    let mut arms: Vec<_> = r#try.arms.iter().map(|arm| arm.name).collect();
    arms.sort_unstable();
    assert_eq!(arms, ["Yield", "box"]);
    let TypeDesc::Struct(plain) = type_named(&raw::MOD, "Move") else { panic!("a struct") };
    assert_eq!(plain.fields.iter().map(|f| f.ident).collect::<Vec<_>>(), ["where", "while"]);
    assert_eq!(raw::MOD.namespace, "dyn::plain::mod");
}

#[allow(non_snake_case)]
mod names {
    tessera::tessera_schema! {
        pub schema pascal in studio::games [rename_all = "PascalCase"];
        pub table Pascal {
            max_hp: i16, x1_2: u8, at: PascalPoint, other_name: u8 [name = "kept_as_it_is"],
        }
        pub struct PascalPoint { pos_x: f32, y: f32 }
    }
    tessera::tessera_schema! {
        pub schema camel in studio [rename_all = "camelCase"];
        pub table Camel { max_hp: i16, _lead: u8, at: CamelPoint }
        pub struct CamelPoint { pos_x: f32, y: f32 }
    }
    tessera::tessera_schema! {
        pub schema snake [rename_all = "snake_case",];
        pub table Snake { max_hp: i16, maxHp: i16 [was = "MaxHp"], }
    }
    tessera::tessera_schema! {
        pub schema stable;
        pub table Beast [name = "Monster"] { hp: i16 [name = "Hp", was = "Health"] }
        pub struct Spot [name = "Vec2"] { x: f32 }
        pub struct SharedSpot [shared, name = "Vec3"] { x: f32 }
        pub union Thing [name = "Component"] { Beast }
        pub table Holder { spot: Spot, shared: SharedSpot, thing: Thing }
    }
    #[allow(non_snake_case, non_camel_case_types)]
    pub(super) mod odd {
        tessera::tessera_schema! {
            pub schema odd;
            pub table odd_name { X: i32, Y: other_name }
            pub struct other_name { Z: i32 }
        }
    }
}

#[test]
fn names_on_the_wire_follow_the_rule_unless_given() {
    use names::{CAMEL, Camel, PASCAL, Pascal, PascalPoint, SNAKE, Snake};
    wire_names::<Pascal>(&["MaxHp", "X12", "At", "kept_as_it_is"]);
    wire_names::<Camel>(&["maxHp", "lead", "at"]);
    wire_names::<Snake>(&["max_hp", "maxHp"]);
    assert_eq!((PASCAL.namespace, PASCAL.rule), ("studio::games::pascal", NamingRule::PascalCase));
    assert_eq!((CAMEL.namespace, CAMEL.rule), ("studio::camel", NamingRule::CamelCase));
    assert_eq!((SNAKE.namespace, SNAKE.rule), ("snake", NamingRule::AsIs));
    round_trip(&Pascal { max_hp: 1, x1_2: 2, at: PascalPoint { pos_x: 1.0, y: 2.0 }, other_name: 3 });
    round_trip(&Snake { max_hp: 1, maxHp: 2 });

    // FORMAT 13: a shape hashes its wire names, so those of struct fields follow the rule as well.
    let hash = |name: &str| tessera::schema::hash::xxh64(name.as_bytes());
    let TypeDesc::Struct(pascal) = type_named(&PASCAL, "PascalPoint") else { panic!("a struct") };
    assert_eq!(pascal.fields.iter().map(|f| f.hash).collect::<Vec<_>>(), [hash("PosX"), hash("Y")]);
    let TypeDesc::Struct(camel) = type_named(&CAMEL, "CamelPoint") else { panic!("a struct") };
    assert_eq!(camel.fields.iter().map(|f| f.hash).collect::<Vec<_>>(), [hash("posX"), hash("y")]);
}

#[test]
fn stable_names_are_given_in_options() {
    use names::{Beast, Holder, STABLE, SharedSpot, Spot, Thing, odd::odd_name};
    wire_names::<Beast>(&["Hp"]);
    assert_eq!(table_desc::<Beast>().fields[0].was, "Health");
    let stable: Vec<_> = STABLE
        .types()
        .iter()
        .map(|t| match t {
            TypeDesc::Table(t) => t.name,
            TypeDesc::Struct(t) => t.name,
            TypeDesc::Union(t) => t.name,
            TypeDesc::Enum(t) => t.ident,
        })
        .collect();
    assert_eq!(stable, ["Monster", "Vec2", "Vec3", "Component", "Holder"]);
    // FORMAT 4.7: what a type id is made of.
    let TypeDesc::Union(thing) = type_named(&STABLE, "Thing") else { panic!("a union") };
    assert_eq!(thing.arms[0].tag, 0x5f68_e120, "xxh32(\"Monster\")");
    round_trip(&Holder {
        spot: Spot { x: 1.0 },
        shared: SharedSpot { x: 2.0 },
        thing: Thing::Beast(Beast { hp: 3 }),
    });
    round_trip(&odd_name::default());
}

mod skipped {
    use std::time::Instant;
    tessera::tessera_schema! {
        pub schema skipped;
        pub table First { cached: Option<Instant> [skip], a: u8 }
        pub table Last { a: u8, cached: Option<Instant> [skip] }
        pub table Middle { a: u8, #[allow(unused)] cached: Option<Instant> [skip], b: u8 = 3 }
        pub table Several {
            one: Option<Instant> [skip], a: String, two: Vec<Box<str>> [skip,], b: Vec<u8>, three: u128 [skip],
        }
        pub table Only { cached: usize [skip] }
    }
}

#[test]
fn skipped_fields_live_in_the_owned_type_alone() {
    use skipped::{First, Last, Middle, Only, Several};
    let now = std::time::Instant::now();
    wire_names::<First>(&["a"]);
    wire_names::<Last>(&["a"]);
    wire_names::<Middle>(&["a", "b"]);
    wire_names::<Several>(&["a", "b"]);
    wire_names::<Only>(&[]);
    let cycle = |value: &Several| tessera::from_bytes::<Several>(&tessera::to_bytes(value).unwrap()).unwrap();
    let value =
        Several { one: Some(now), a: "a".into(), two: vec!["x".into()], b: vec![1, 2], three: u128::MAX };
    assert_eq!(cycle(&value), Several { a: "a".into(), b: vec![1, 2], ..Several::default() });
    assert_eq!(Several::default(), Several { one: None, a: "".into(), two: vec![], b: vec![], three: 0 });

    let bytes = tessera::to_bytes(&Middle { a: 1, cached: Some(now), b: 2 }).unwrap();
    assert_eq!(tessera::from_bytes::<Middle>(&bytes).unwrap(), Middle { a: 1, cached: None, b: 2 });
    assert_eq!(Middle::default(), Middle { a: 0, cached: None, b: 3 });
    let reader = Reader::<Middle>::open(&bytes).unwrap();
    assert_eq!(format!("{:?}", reader.root()), "Middle { a: 1, b: 2 }", "a view has no skipped field");
    let bytes = tessera::to_bytes(&First { cached: Some(now), a: 1 }).unwrap();
    assert_eq!(tessera::from_bytes::<Last>(&bytes).unwrap().a, 1, "they are no part of the fingerprint");
    let bytes = tessera::to_bytes(&Only { cached: 7 }).unwrap();
    assert_eq!(tessera::from_bytes::<Only>(&bytes).unwrap(), Only { cached: 0 });
}

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

mod unions {
    tessera::tessera_schema! {
        pub schema unions;
        pub union Part {
            Wheel,
            Spare = Gear,
            Boxed = Box<Chassis>,
            #[allow(clippy::large_enum_variant)]
            Elsewhere = super::unions::Plate,
        }
        pub table Wheel { radius: f32 }
        pub table Gear { teeth: u32 }
        pub table Chassis { parts: Vec<Part>, main: Option<Part>, by_name: std::collections::BTreeMap<String, Part> }
        pub table Plate {}
        pub union One { Plate }
        pub table Empty {}
        pub table Holder { one: One, empty: Empty, list: Vec<Empty>, boxed: Option<Box<Empty>> }
    }
}

#[test]
fn unions_have_arms_by_name_by_type_and_boxed() {
    use unions::{Chassis, Empty, Gear, Holder, One, Part, PartView, Plate, Wheel};
    let inner =
        Chassis { parts: vec![Part::Unknown(0), Part::Spare(Gear { teeth: 9 })], ..Chassis::default() };
    let value = Chassis {
        parts: vec![
            Part::Wheel(Wheel { radius: 1.5 }),
            Part::Boxed(Box::new(inner.clone())),
            Part::Unknown(0),
        ],
        main: Some(Part::Elsewhere(Plate {})),
        by_name: [("a".into(), Part::Boxed(Box::default())), ("b".into(), Part::default())].into(),
    };
    round_trip(&value);
    let buffer = tessera::to_bytes(&value).unwrap();
    let reader = Reader::<Chassis>::open(&buffer).unwrap();
    let parts = reader.root().parts();
    let PartView::Wheel(wheel) = parts.get(0).expect("three parts") else { panic!("the wheel") };
    assert_eq!(wheel.radius(), 1.5);
    let PartView::Boxed(boxed) = parts.get(1).expect("three parts") else { panic!("the chassis") };
    assert_eq!(Chassis::try_from(boxed).unwrap(), inner);
    assert!(matches!(parts.get(2), Some(PartView::Unknown(0))));
    assert_eq!(Part::try_from(parts.get(1).expect("three parts")).unwrap(), Part::Boxed(Box::new(inner)));
    assert_eq!(Part::try_from(PartView::Unknown(7)).unwrap(), Part::Unknown(7));
    assert_eq!(Part::default(), Part::Unknown(0));
    round_trip(&Holder {
        one: One::Plate(Plate {}),
        empty: Empty {},
        list: vec![Empty {}; 3],
        boxed: Some(Box::default()),
    });
    round_trip(&Empty {});
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

mod foreign {
    #[repr(C)]
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Color {
        pub red: u8,
        pub green: u8,
        pub blue: u8,
    }
    pub mod generic {
        #[repr(C)]
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Pair<T> {
            pub left: T,
            pub right: T,
        }
    }
    tessera::tessera_schema! {
        pub schema foreign;
        /// A type of the same crate.
        pub struct Rgb = Color { red: u8, green: u8, blue: u8 };
        pub struct Edge = generic::Pair<f64> { left: f64, right: f64 }
        pub struct Corner [name = "Corner3"] { at: Edge, colors: [Rgb; 2] }
        pub table Mesh { color: Rgb, edges: Vec<Edge>, corner: Corner, maybe: Option<Rgb> }
    }
}

#[test]
fn foreign_structs_are_fields_in_place() {
    use foreign::{Color, Corner, FOREIGN, Mesh, generic::Pair};
    let pair = Pair { left: 1.0, right: -2.5 };
    let color = Color { red: 1, green: 2, blue: 3 };
    let value = Mesh {
        color,
        edges: vec![pair, Pair { left: 0.0, right: 9.0 }],
        corner: Corner { at: pair, colors: [color; 2] },
        maybe: Some(Color { red: 9, ..color }),
    };
    round_trip(&value);
    let buffer = tessera::to_bytes(&value).unwrap();
    let reader = Reader::<Mesh>::open(&buffer).unwrap();
    let (color, edges): (&Color, &[Pair<f64>]) = (reader.root().color(), reader.root().edges());
    assert_eq!((*color, edges), (value.color, &value.edges[..]));
    let stable: Vec<_> = FOREIGN.types().iter().map(|t| t.ident()).collect();
    assert_eq!(stable, ["Rgb", "Edge", "Corner", "Mesh"]);
}

/// Two modules whose types hold each other.
mod mutual {
    pub mod people {
        tessera::tessera_schema! {
            use super::places::PLACES;
            pub schema people;
            pub table Person { name: String, home: Option<Box<super::places::House>>, friends: Vec<Person> }
        }
    }
    pub mod places {
        use super::people::Person;
        tessera::tessera_schema! {
            use super::people::PEOPLE;
            pub schema places;
            pub table House { street: String, owner: Option<Box<Person>>, tenants: Vec<Person> }
        }
    }
}

#[test]
fn two_blocks_import_each_other() {
    use mutual::{people::Person, places::House};
    let person = |name: &str| Person { name: name.into(), ..Person::default() };
    let house =
        House { street: "Elm".into(), owner: Some(Box::new(person("Ann"))), tenants: vec![person("Bob")] };
    let ann = Person { home: Some(Box::new(house.clone())), friends: vec![person("Cy")], ..person("Ann") };
    round_trip(&ann);
    round_trip(&House { owner: Some(Box::new(ann)), ..house });
}

mod imports {
    // Of another crate, directly and by the name that Cargo.toml gives it.
    tessera::tessera_schema! {
        use schema_examples::game::GAME;
        use renamed::shapes::SHAPES;
        pub schema imports;
        pub table Level {
            monsters: Vec<schema_examples::game::Monster>,
            spawn: schema_examples::game::Vec3,
            shape: Option<renamed::shapes::Shape>,
        }
        pub struct Line { from: schema_examples::game::Vec3, to: schema_examples::game::Vec3 }
    }
    mod alias {
        pub(super) use schema_examples as other_name;
    }
    tessera::tessera_schema! {
        use alias::other_name::game::GAME;
        use super::imports::IMPORTS;
        use renamed::shapes::SHAPES;
        pub schema again;
        pub table Again { level: Level, line: Line, boss: alias::other_name::game::Monster }
    }
}

#[test]
fn blocks_import_those_of_other_crates() {
    use imports::{Again, Level, Line};
    use renamed::shapes::{Circle, Shape};
    use schema_examples::game::{Monster, Vec3};
    let orc = Monster { name: "Orc".into(), mana: Some(3), ..Monster::default() };
    let spawn = Vec3 { x: 1.0, y: 2.0, z: 3.0 };
    let shape = Some(Shape::Circle(Circle { radius: 2.0, ..Circle::default() }));
    let level = Level { monsters: vec![orc.clone(), Monster::default()], spawn, shape };
    round_trip(&level);
    round_trip(&Again { level, line: Line { from: spawn, to: Vec3::default() }, boss: orc });
}

/// DEMANDS 2-13: equal type names in two namespaces, used from a third.
mod twins {
    pub mod scene {
        tessera::tessera_schema! {
            pub schema scene;
            pub table Node { kind: Kind, children: Vec<Node> }
            pub enum Kind: u8 { Mesh, Light }
        }
    }
    pub mod ui {
        tessera::tessera_schema! {
            pub schema ui;
            pub table Node { kind: Kind, text: String }
            pub enum Kind: u8 { Button, Label }
        }
    }
    tessera::tessera_schema! {
        use scene::SCENE;
        use ui::UI;
        pub schema twins;
        pub table Node { scene: scene::Node, ui: ui::Node, kind: Kind, kinds: Vec<scene::Kind>, ui_kinds: Vec<ui::Kind> }
        pub enum Kind: u8 { Both }
        pub union Any { Scene = SceneNode, Ui = UiNode }
        pub table SceneNode { node: scene::Node }
        pub table UiNode { node: ui::Node, any: Option<Box<UiNode>> }
    }
}

#[test]
fn equal_names_in_two_namespaces_stay_apart() {
    use twins::{Kind, Node, scene, ui};
    round_trip(&Node {
        scene: scene::Node { kind: scene::Kind::Light, children: vec![scene::Node::default()] },
        ui: ui::Node { kind: ui::Kind::Label, text: "ok".into() },
        kind: Kind::Both,
        kinds: vec![scene::Kind::Light],
        ui_kinds: vec![ui::Kind::Label],
    });
    let keys = [
        type_named(&twins::scene::SCENE, "Node").key(),
        type_named(&twins::ui::UI, "Node").key(),
        type_named(&twins::TWINS, "Node").key(),
        type_named(&twins::scene::SCENE, "Kind").key(),
        type_named(&twins::ui::UI, "Kind").key(),
        type_named(&twins::TWINS, "Kind").key(),
    ];
    assert_eq!(std::collections::HashSet::from(keys).len(), keys.len());
    // FORMAT 4.9: vectors of two enums are two types.
    let fields = table_desc::<Node>().fields;
    assert_ne!(fields[3].ty.key, fields[4].ty.key);
}

#[test]
fn blocks_stand_in_functions_with_equal_names_in_different_scopes() {
    let first = {
        tessera_schema! { schema local; table Node { value: u8 } enum Kind: u8 { A, B } }
        round_trip(&Node { value: 3 });
        (type_named(&LOCAL, "Node").key(), type_named(&LOCAL, "Kind").key(), Kind::B.0)
    };
    let second = {
        tessera_schema! { schema local; table Node { text: String } enum Kind: u8 { A = 7, B } }
        round_trip(&Node { text: "x".into() });
        (type_named(&LOCAL, "Node").key(), type_named(&LOCAL, "Kind").key(), Kind::B.0)
    };
    assert_ne!(first.0, second.0);
    assert_ne!(first.1, second.1);
    assert_eq!((first.2, second.2), (1, 8));
    // Two on one line.
    #[rustfmt::skip]
    let keys = ({ tessera_schema! { schema line; table A {} } type_named(&LINE, "A").key() }, { tessera_schema! { schema line; table A {} } type_named(&LINE, "A").key() });
    assert_ne!(keys.0, keys.1);
}

#[test]
fn a_block_in_a_function_imports_one_of_a_module() {
    tessera_schema! {
        use twins::scene::SCENE;
        use schema_examples::game::GAME;
        schema local;
        table Local { node: twins::scene::Node, at: schema_examples::game::Vec3, inner: Inner }
        table Inner { n: u8 }
    }
    round_trip(&Local { inner: Inner { n: 3 }, ..Local::default() });
    fn nested() {
        tessera_schema! { schema local; table Local { n: u8, deep: deep::Deep [skip] } }
        mod deep {
            #[derive(Clone, Debug, Default, PartialEq)]
            pub(super) struct Deep;
        }
        let bytes = tessera::to_bytes(&Local { n: 3, deep: deep::Deep }).unwrap();
        assert_eq!(tessera::from_bytes::<Local>(&bytes).unwrap().n, 3);
    }
    nested();
}

/// `tessera::View<'a, T>` names the view of any field type.
#[test]
fn generic_code_names_views_by_their_owned_type() {
    use schema_examples::game::{Monster, Vec3, Weapon};
    fn shown<'a, T: tessera::InPlace>(view: tessera::View<'a, T>) -> String
    where
        tessera::View<'a, T>: Debug,
    {
        format!("{view:?}")
    }
    fn first<'a, T: tessera::InPlace>(list: tessera::Vector<'a, T>) -> Option<tessera::View<'a, T>> {
        list.get(0)
    }
    fn root<T: Viewed>(reader: &Reader<'_, T>) -> T {
        tessera::from_bytes(reader.as_bytes()).expect("verified before")
    }
    let orc = Monster {
        name: "Orc".into(),
        position: Vec3 { x: 1.0, y: 2.0, z: 3.0 },
        weapons: vec![Weapon { name: "Axe".into(), damage: 9 }],
        ..Monster::default()
    };
    let buffer = tessera::to_bytes(&orc).unwrap();
    let reader = Reader::<Monster>::open(&buffer).unwrap();
    let view: tessera::View<'_, Monster> = reader.root();
    assert_eq!(shown::<i16>(view.hp()), "100");
    assert_eq!(shown::<String>(view.name()), "\"Orc\"");
    assert_eq!(shown::<Option<i32>>(view.mana()), "None");
    assert_eq!(shown::<Vec3>(view.position()), "Vec3 { x: 1.0, y: 2.0, z: 3.0 }");
    assert_eq!(shown::<Monster>(view), format!("{orc:?}"));
    let weapon: Option<tessera::View<'_, Weapon>> = first::<Weapon>(view.weapons());
    assert_eq!(weapon.map(|w| w.damage()), Some(9));
    assert_eq!(root(&reader), orc);
}

mod everything {
    tessera::tessera_schema! {
        pub schema everything;
        pub enum Kind: u8 { A, B }
        pub flags Bits: u8 { A, B }
        pub struct Point { x: f32, inner: Inner, list: [u16; 2] }
        pub struct Inner { flag: bool, letter: char }
        pub union Choice { Leaf, Node = Box<Tree> }
        pub table Leaf { n: i32 }
        pub table Tree {
            text: String, maybe: Option<String>, point: Point, points: Vec<Point>, kind: Kind, bits: Vec<Bits>,
            children: Vec<Tree>, next: Option<Box<Tree>>, choice: Choice, choices: Vec<Option<Choice>>,
            map: std::collections::BTreeMap<u8, Leaf>, array: [String; 2], optional: Vec<Option<u16>>, unit: Leaf,
            nested: Vec<Vec<Option<String>>>, letter: char, matrix: [[f32; 2]; 2], boxed: Box<Leaf>,
        }
        pub table Hashed { map: std::collections::HashMap<String, u32> }
    }
}

#[test]
fn views_print_and_compare_like_owned_values() {
    use everything::*;
    let leaf = Leaf { n: -3 };
    let value = Tree {
        text: "quote \" and ü".into(),
        maybe: Some(String::new()),
        point: Point { x: -0.5, inner: Inner { flag: true, letter: '\'' }, list: [1, 2] },
        points: vec![Point::default(); 2],
        kind: Kind(9),
        bits: vec![Bits::A | Bits::B, Bits(0x84)],
        children: vec![Tree::default(), Tree { letter: 'x', ..Tree::default() }],
        next: Some(Box::new(Tree { choice: Choice::Leaf(leaf.clone()), ..Tree::default() })),
        choice: Choice::Node(Box::default()),
        choices: vec![None, Some(Choice::Leaf(leaf.clone()))],
        map: [(3, leaf.clone()), (1, Leaf::default())].into(),
        array: ["a".into(), String::new()],
        optional: vec![Some(0), None],
        unit: leaf.clone(),
        nested: vec![vec![], vec![None, Some("x".into())]],
        letter: '\n',
        matrix: [[1.0, 2.0], [3.0, 4.0]],
        boxed: Box::new(leaf),
    };
    round_trip(&value);
    round_trip(&Tree::default());
    round_trip(&Hashed { map: HashMap::from([("one".into(), 1)]) });

    let buffer = |value: &Tree| tessera::to_bytes(value).unwrap();
    let (a, same) = (buffer(&value), buffer(&value));
    let a = Reader::<Tree>::open(&a).unwrap();
    assert!(a.root() == Reader::<Tree>::open(&same).unwrap().root());
    let others: [fn(&mut Tree); 10] = [
        |t| t.text.push('x'),
        |t| t.maybe = None,
        |t| t.point.inner.flag = false,
        |t| t.children[1].letter = 'y',
        |t| t.choices[1] = None,
        |t| t.map.get_mut(&1).unwrap().n = 1,
        |t| t.optional[0] = None,
        |t| t.nested[1][0] = Some(String::new()),
        |t| t.matrix[1][1] = 5.0,
        |t| t.choice = Choice::Unknown(0),
    ];
    for (i, change) in others.into_iter().enumerate() {
        let mut other = value.clone();
        change(&mut other);
        let other = buffer(&other);
        assert!(a.root() != Reader::<Tree>::open(&other).unwrap().root(), "change {i}");
    }
}

/// The macro looks at no type: whatever names one can stand there.
mod type_names {
    pub type Hp = i16;
    pub type List<T> = Vec<Option<T>>;
    pub const LEN: usize = 3;
    pub trait Named {
        type Type;
    }
    impl Named for str {
        type Type = String;
    }
    macro_rules! four {
        ($t:ty) => {
            [$t; 4]
        };
    }
    tessera::tessera_schema! {
        pub schema type_names;
        pub table Typed {
            alias: Hp = 3,
            generic: List<Hp>,
            path: self::super::type_names::Hp,
            global: ::std::vec::Vec<::core::primitive::u8>,
            constant: [u8; LEN],
            computed: [u8; LEN * 2 + { 1 }],
            associated: <str as Named>::Type,
            expanded: four!(u16),
            nested: List<List<<str as Named>::Type>>,
            hasher: std::collections::HashMap<u8, Hp, std::hash::BuildHasherDefault<std::hash::DefaultHasher>>,
        }
        pub struct Plain { alias: Hp, constant: [[Hp; LEN]; 2], expanded: four!(bool) }
        pub union Any { Typed = self::Typed, Boxed = std::boxed::Box<Other> }
        pub table Other { any: Option<Box<Typed>>, plain: self::Plain }
    }
    tessera::tessera_schema! { pub schema nothing; }
}

#[test]
fn field_types_are_any_types_with_the_trait() {
    use type_names::{Any, NOTHING, Other, Plain, Typed};
    let value = Typed {
        generic: vec![Some(1), None],
        global: vec![1, 2],
        constant: [1, 2, 3],
        computed: [9; 7],
        associated: "text".into(),
        expanded: [1, 2, 3, 4],
        nested: vec![None, Some(vec![None, Some("x".into())])],
        hasher: [(1, 2)].into_iter().collect(),
        ..Typed::default()
    };
    assert_eq!(value.alias, 3);
    round_trip(&value);
    let plain = Plain { alias: 1, constant: [[1; 3], [2; 3]], expanded: [true; 4] };
    round_trip(&Other { any: Some(Box::new(value)), plain });
    assert_eq!(Any::default(), Any::Unknown(0));
    assert_eq!((NOTHING.types().len(), NOTHING.docs.len()), (0, 0), "a block of its own header");
}

/// Commas behind the last thing, empty brackets, and `;` behind items are all optional.
#[test]
fn punctuation_is_lenient_where_rust_is() {
    tessera_schema! {
        schema punctuation [];
        table A [] { a: u8 [], b: u8 [fixed,] = 3, c: BTreeMap<String, u32> [name = "C", was = "D",], };
        struct B [] { a: u8, };
        enum C: u8 [] { A, };
        enum D: u8 [closed,] { A, };
        flags E: u8 [] { A, };
        union F [] { A, };
        table G [name = "Gee",] {};
        struct H [shared,] { a: u8 };
    }
    wire_names::<A>(&["a", "b", "C"]);
    assert_eq!((A::default().b, D::A as u8, PUNCTUATION.types().len()), (3, 0, 8));
    let _ = (B::default(), C::A, E::A, F::A(A::default()), G {}, H::default());
}
