//! The descriptor is const and equals the numbers of the format document.

use schema_examples::game::Monster;
use tessera::field::Root;
use tessera::field::table_desc;
use tessera::schema::TypeDesc;

// FORMAT 22: evaluated by the compiler, so that a wrong number does not compile.
const _: () = assert!(table_desc::<Monster>().own == 0x80e6_1a49_fcbd_bd6e);
const _: () = assert!(Root::<Monster>::FINGERPRINT == 0x1a31_df3e_6242_ec9f);
const _: () = assert!(matches!(Root::<Monster>::SECTION, Some(section) if section.len() == 220));

#[test]
fn the_worked_example_has_the_documented_types() {
    let nodes = Root::<Monster>::GRAPH.nodes;
    let found: Vec<_> = nodes.iter().map(|n| (n.own, n.deep)).collect();
    assert_eq!(
        found,
        [
            (0x80e6_1a49_fcbd_bd6e, 0x1a31_df3e_6242_ec9f),
            (0x92f7_ed95_a18f_1e50, 0xa701_d16e_f2a0_e7f6),
            (0x3603_3627_7164_ca7c, 0x74df_9935_41e8_c47a),
            (0x03cf_58cb_ac51_a98c, 0x7ba2_436a_3759_f6e8),
        ]
    );
    assert!(
        matches!(nodes[0].desc, Some(TypeDesc::Table(t)) if t.names == ["Name", "Hp", "Mana", "Position", "Weapons"])
    );
}
