//! The descriptor is const, equals the numbers of the format document, and can be walked at run time.

use schema_examples::game::{GAME, Monster};
use schema_examples::workloads::{lookup, monsters, prefab, records, scene_graph, series};
use tessera::field::{Root, table_desc};
use tessera::format::Kind;
use tessera::schema::{Place, TypeDesc};
use tessera_tests::kitchen::{Key, Kitchen};

// FORMAT 22: evaluated by the compiler, so that a wrong number does not compile.
const _: () = assert!(table_desc::<Monster>().own == 0x80e6_1a49_fcbd_bd6e);
const _: () = assert!(Root::<Monster>::FINGERPRINT == 0x1a31_df3e_6242_ec9f);
const _: () = assert!(matches!(Root::<Monster>::SECTION, Some(section) if section.len() == 220));
const _: () = assert!(Root::<Key>::FINGERPRINT == 0x3253_9b90_6140_1781);
const _: () = assert!(Root::<Kitchen>::SECTION.is_none(), "with a union, the section depends on the data");

// The root fingerprints of the reference data sets.
const _: () = assert!(Root::<prefab::Prefab>::FINGERPRINT == 0x13f9_410b_ad90_d984);
const _: () = assert!(Root::<monsters::World>::FINGERPRINT == 0x3645_86cf_6e78_d24e);
const _: () = assert!(Root::<records::RecordSet>::FINGERPRINT == 0x8c29_3589_696c_79d7);
const _: () = assert!(Root::<series::Series>::FINGERPRINT == 0xd50b_a0c8_4512_5046);
const _: () = assert!(Root::<series::FixedSeries>::FINGERPRINT == 0xc84d_5b17_cf06_6b52);
const _: () = assert!(Root::<lookup::Lookup>::FINGERPRINT == 0x7f41_977e_258b_51f0);
const _: () = assert!(Root::<scene_graph::Scene>::FINGERPRINT == 0xc1e0_ca7f_722f_9ab3);

/// Own and deep fingerprints of everything that the root of `nodes` reaches, by name.
fn fingerprints(nodes: &[tessera::schema::graph::Node]) -> Vec<(String, u64, u64)> {
    let name = |node: &tessera::schema::graph::Node| match node.desc {
        Some(desc) => desc.ident().to_owned(),
        None if node.ty.is_map() => "map".to_owned(),
        None => format!("vector of {:?}", node.ty.element.expect("a vector").kind),
    };
    nodes.iter().map(|node| (name(node), node.own, node.deep)).collect()
}

#[test]
fn the_monster_reaches_the_documented_types() {
    let expected = [
        ("Monster", 0x80e6_1a49_fcbd_bd6e, 0x1a31_df3e_6242_ec9f),
        ("vector of Object", 0x92f7_ed95_a18f_1e50, 0xa701_d16e_f2a0_e7f6),
        ("Weapon", 0x3603_3627_7164_ca7c, 0x74df_9935_41e8_c47a),
        ("Vec3", 0x03cf_58cb_ac51_a98c, 0x7ba2_436a_3759_f6e8),
    ];
    let expected = expected.map(|(name, own, deep)| (name.to_owned(), own, deep));
    assert_eq!(fingerprints(Root::<Monster>::GRAPH.nodes), expected);
}

#[test]
fn the_kitchen_reaches_the_documented_types() {
    let expected: [(&str, u64, u64); 11] = [
        ("Key", 0x0d4b_c45a_96d7_bdd8, 0x3253_9b90_6140_1781),
        ("Potion", 0x472b_7f76_c390_8f61, 0x8ef5_2974_a999_8867),
        ("Kitchen", 0xbc6b_6782_ce64_dc38, 0xa2c5_d144_34e5_7e0e),
        ("Padded", 0x6eca_930a_c720_b180, 0x0329_931e_9b69_d3f7),
        ("vector of String", 0x3ea0_3ae0_f105_b336, 0x7e0b_b34e_644d_910f),
        ("Rgba", 0x0d8f_39fc_242b_05d0, 0xbb63_0b3e_ce24_8fe1),
        ("vector of Int32", 0xba85_cacd_80ea_8fd9, 0x7873_131b_837e_d934),
        ("map", 0x5a37_c41f_de9a_4e04, 0x1fc0_37cb_3b9a_cd94),
        ("vector of Int32", 0x2341_547d_f7fb_03e4, 0x96cc_0410_5ef7_2d30),
        ("vector of Union", 0x525b_ed8d_529b_c7e2, 0xec5f_bad1_f9a1_ee1d),
        ("Item", 0x36f7_7336_cc7e_cd37, 0x1a95_40bc_f874_7b21),
    ];
    let mut expected = expected.map(|(name, own, deep)| (name.to_owned(), own, deep));
    let mut found = fingerprints(Root::<Kitchen>::GRAPH.nodes);
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
}

/// Members in wire order with their places, as FORMAT 22 lists them.
#[test]
fn positions_and_presence_bits_are_public() {
    let desc = table_desc::<Kitchen>();
    let found: Vec<_> = desc
        .order
        .iter()
        .map(|field| {
            let field = usize::from(*field);
            (desc.names[field], desc.cells[field].place, desc.cells[field].bit)
        })
        .collect();
    let cell = |name, bit| (name, Place::Cell, bit);
    let bool = |name, bit| (name, Place::Bool, bit);
    assert_eq!(
        found,
        [
            ("Id", Place::Fixed(0), 0),
            ("Tag", Place::Fixed(8), 0),
            cell("Ratio", 0),
            cell("Odd", 1),
            cell("Names", 2),
            cell("Tint", 3),
            cell("Bits", 4),
            cell("Stock", 5),
            cell("Bag", 6),
            cell("Loot", 7),
            cell("Initial", 8),
            bool("Maybe", 10),
            bool("Off", 12),
            bool("On", 14),
        ]
    );
    assert_eq!((desc.head.words, desc.head.fixed_size), (1, 16));
}

#[test]
fn an_inspector_finds_names_docs_kinds_and_defaults() {
    assert_eq!(GAME.namespace, "game");
    let names: Vec<_> = GAME.types().iter().map(TypeDesc::ident).collect();
    assert_eq!(names, ["Vec3", "Monster", "Weapon"]);
    let TypeDesc::Table(monster) = GAME.types()[1] else { panic!("Monster is a table") };
    assert_eq!(monster.docs, [" A monster, as an editor would save it."]);
    assert_eq!(monster.names, ["Name", "Hp", "Mana", "Position", "Weapons"]);
    let hp = &monster.fields[1];
    assert_eq!(
        (hp.ident, hp.docs, hp.default),
        ("hp", [" Hit points; a new monster has 100."].as_slice(), 100)
    );
    assert_eq!(hp.ty.kind, Kind::Int16);
    let TypeDesc::Struct(vec3) = GAME.types()[0] else { panic!("Vec3 is a struct") };
    let fields: Vec<_> = vec3.fields.iter().map(|f| (f.ident, f.offset, f.ty.kind)).collect();
    assert_eq!(fields, [("x", 0, Kind::Float32), ("y", 4, Kind::Float32), ("z", 8, Kind::Float32)]);
}
