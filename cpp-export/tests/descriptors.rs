//! Descriptors: what the library says of a schema arrives as it is, by every way.

use cpp_export::descriptor::{Declared, Package};
use cpp_export::fingerprint::Declarations;
use schema_examples::game::{self, GAME};
use schema_examples::scene::{self, SCENE, material::MATERIAL, math::MATH, mesh::MESH};
use schema_examples::workloads::{lookup, monsters, prefab, records};
use tessera::field::Root;
use tessera::{Reader, Schema};

fn package(schemas: &[Schema]) -> Package {
    Package::of("schema-examples", schemas)
}

/// The deep fingerprint of the table with this name.
fn deep(package: &Package, name: &str) -> u64 {
    let declarations = Declarations::of(package);
    let types = package.blocks.iter().flat_map(|block| &block.types);
    let table = types.into_iter().find(|ty| ty.ident() == name).expect("it is declared");
    declarations.deep(table).expect("all it reaches is declared").0
}

#[test]
fn a_package_holds_what_was_declared() {
    let package = package(&[SCENE, GAME]);
    let namespaces: Vec<&str> = package.blocks.iter().map(|block| block.namespace.as_str()).collect();
    assert_eq!(namespaces, ["game", "scene"], "in the order of namespaces");
    let monster = package.blocks[0].types.iter().find(|ty| ty.ident() == "Monster");
    let Some(Declared::TableType(monster)) = monster else { panic!("a table") };
    let hp = monster.fields.iter().find(|field| field.ident == "hp").expect("it has hit points");
    assert_eq!((hp.default, hp.has_default), (100, true));
}

#[test]
fn deep_fingerprints_are_those_of_the_library() {
    let package = package(&[GAME, SCENE, MATERIAL, MATH, MESH]);
    assert_eq!(deep(&package, "Monster"), Root::<game::Monster>::FINGERPRINT);
    assert_eq!(deep(&package, "Weapon"), Root::<game::Weapon>::FINGERPRINT);
    assert_eq!(deep(&package, "Scene"), Root::<scene::Scene>::FINGERPRINT);
    // As they stand in the format's description.
    let one = |schema: Schema, name: &str| deep(&Package::of("workloads", &[schema]), name);
    assert_eq!(one(prefab::schema::PREFAB, "Prefab"), 0x13f9_410b_ad90_d984);
    assert_eq!(one(monsters::schema::MONSTERS, "World"), 0x3645_86cf_6e78_d24e);
    assert_eq!(one(records::schema::RECORDS, "RecordSet"), 0x8c29_3589_696c_79d7);
    assert_eq!(one(lookup::schema::LOOKUP, "Lookup"), 0x7f41_977e_258b_51f0);
}

#[test]
fn a_type_that_is_reached_but_not_exported_is_named() {
    let package = package(&[SCENE]);
    let scene = package.blocks[0].types.iter().find(|ty| ty.ident() == "Scene").expect("it is declared");
    let error = Declarations::of(&package).deep(scene).expect_err("its materials are declared elsewhere");
    assert!(error.to_string().starts_with("the type `Material` is reached but not exported"), "{error}");
}

#[test]
fn a_package_survives_a_file() {
    let package = package(&[GAME, SCENE]);
    let file = tessera::to_bytes(&package).expect("it can be written");
    let read = Reader::<Package>::open(&file).expect("it can be read").to_owned().expect("it is small");
    assert_eq!(read, package);
}

#[test]
fn damaged_descriptors_are_refused() {
    let good = GAME.descriptor();
    assert!(Package::from_section("game", &good).is_ok());
    for len in 0..good.len() {
        let cut = Package::from_section("game", &good[..len]);
        // Zeros are padding; the magic bytes begin a descriptor.
        assert_eq!(cut.is_err(), len > 0, "cut to {len} bytes");
    }
    let mut strange = good.clone();
    strange[12] = 99;
    let error = Package::from_section("game", &strange).expect_err("another version");
    assert!(error.to_string().contains("one version of tessera"), "{error}");
    for at in 0..good.len() {
        let mut damaged = good.clone();
        damaged[at] ^= 0x80;
        // Whatever it says, it does not panic or take memory by a length it was told.
        let _ = Package::from_section("game", &damaged);
    }
}

#[test]
fn descriptors_may_have_zeros_between_them() {
    let mut section = vec![0; 8];
    section.extend(GAME.descriptor());
    section.extend([0; 32]);
    section.extend(SCENE.descriptor());
    let package = Package::from_section("schema-examples", &section).expect("two blocks");
    assert_eq!(package, Package::of("schema-examples", &[GAME, SCENE]));
}
