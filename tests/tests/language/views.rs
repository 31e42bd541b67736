//! Views as a type, printed and compared.

use crate::round_trip;
use std::collections::HashMap;
use std::fmt::Debug;
use tessera::Reader;
use tessera::view::Viewed;

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
