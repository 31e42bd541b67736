//! Names on the wire, and fields that are not on it.

use crate::{round_trip, type_named, wire_names};
use tessera::Reader;
use tessera::field::table_desc;
use tessera::schema::{NamingRule, TypeDesc};

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
