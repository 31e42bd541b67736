//! Attributes, docs, visibility, raw identifiers.

use crate::{round_trip, type_named, wire_names};
use tessera::field::table_desc;
use tessera::schema::TypeDesc;
use tessera::{Named as _, Reader};

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
    let docs_of_variants = |ident| match type_named(&ATTRIBUTES, ident) {
        TypeDesc::Enum(desc) => desc.variants.iter().map(|variant| variant.docs.concat()).collect(),
        TypeDesc::Union(desc) => desc.arms.iter().map(|arm| arm.docs.concat()).collect(),
        _ => Vec::new(),
    };
    assert_eq!(docs_of_variants("Team"), ["", " The default of the enum, not of a field."]);
    assert_eq!(docs_of_variants("Element"), ["", " Docs of a variant."]);
    assert_eq!(docs_of_variants("Layers"), [" Docs of a flag.", ""]);
    assert_eq!(docs_of_variants("Part"), [" Docs of an arm."]);
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
            pub(in crate::items::visibility) schema in_path;
            pub(in crate::items::visibility) table InPath { value: InPathPlain, kind: InPathKind, choice: InPathChoice }
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
            crate::round_trip(&Private {
                value: Plain { x: 3 },
                kind: Kind::B,
                bits: Bits::A | Bits::B,
                choice: Choice::Leaf(Leaf {}),
                team: Team::B,
            });
            crate::round_trip(&Hidden { value: 7 });
            assert_eq!((PRIVATE.namespace, NOT_SEEN.namespace), ("private", "not_seen"));
        }
    }

    #[test]
    fn what_is_visible_in_a_path_works_there() {
        use inner::{InPath, InPathKind, InPathPlain};
        crate::round_trip(&InPath { value: InPathPlain { x: 1 }, kind: InPathKind::B, ..InPath::default() });
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
