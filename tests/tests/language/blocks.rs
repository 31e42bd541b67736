//! Several blocks, and blocks in functions.

use crate::{round_trip, type_named};
use tessera::field::table_desc;
use tessera::tessera_schema;

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
