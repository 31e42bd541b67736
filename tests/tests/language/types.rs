//! Unions, foreign structs, and whatever names a type.

use crate::{round_trip, wire_names};
use std::collections::BTreeMap;
use tessera::{Reader, tessera_schema};

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
        /// A type of another crate, in a type of this one.
        pub struct Far = glam::DVec2 [wrap] { x: f64, y: f64 }
        pub struct Cell = glam::IVec3 [wrap, shared, name = "Cell3"] { x: i32, y: i32, z: i32 }
        pub struct Both { far: Far, cell: Cell }
        pub table Map { far: Far, all: Vec<Far>, cell: Cell, both: Both, maybe: Option<Far> }
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
    assert_eq!(stable, ["Rgb", "Edge", "Corner", "Mesh", "Far", "Cell", "Both", "Map"]);
}

#[test]
fn structs_of_other_crates_are_wrapped_and_read_in_place() {
    use foreign::{Both, Cell, Far, Map};
    let far = Far::from(glam::DVec2::new(1.5, -2.0));
    let cell = Cell(glam::IVec3::new(1, 2, 3));
    let value = Map { far, all: vec![far, Far::default()], cell, both: Both { far, cell }, maybe: Some(far) };
    round_trip(&value);
    let buffer = tessera::to_bytes(&value).unwrap();
    let reader = Reader::<Map>::open(&buffer).unwrap();
    let all: &[Far] = reader.root().all();
    // The methods of the wrapped type are there.
    assert_eq!(all[0].length_squared(), 6.25);
    assert_eq!(glam::IVec3::from(*reader.root().cell()).to_array(), [1, 2, 3]);
    // The same as structs declared here.
    mod here {
        tessera::tessera_schema! {
            pub schema here;
            pub struct Far { x: f64, y: f64 }
            pub struct Cell [shared, name = "Cell3"] { x: i32, y: i32, z: i32 }
            pub struct Both { far: Far, cell: Cell }
            pub table Map { far: Far, all: Vec<Far>, cell: Cell, both: Both, maybe: Option<Far> }
        }
    }
    let same: here::Map = tessera::from_bytes(&buffer).expect("the same fingerprint");
    assert_eq!((same.all[0].x, same.both.cell.z), (1.5, 3));
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
