//! Schemas far beyond what a recursive macro could expand, at the default recursion limit (DEMANDS 2-16):
//! written, read in place, read back.

#[test]
fn a_table_of_1000_fields() {
    tessera_tests_limits::check_fields();
}

#[test]
fn a_table_of_500_fields_with_30_doc_lines_each() {
    tessera_tests_limits::check_documented_fields();
}

#[test]
fn a_block_of_519_types_and_a_union_of_129_arms() {
    tessera_tests_limits::check_types();
}

#[test]
fn a_chain_of_100_tables() {
    tessera_tests_limits::check_chain();
}

#[test]
fn enums_of_300_variants_and_flags_of_64_bits() {
    tessera_tests_limits::check_variants();
}

/// FORMAT 17: what a table of 4097 fields would say, without the time to compile one.
#[test]
fn a_table_of_more_than_4096_fields_is_refused() {
    use tessera::schema::check::check_table;
    use tessera::schema::{FieldDesc, TypeRef, table::fields};
    fn table<const N: usize>() -> [FieldDesc; N] {
        let field = |i: usize| FieldDesc::new(format!("f{i}").leak(), &[], TypeRef::string());
        fields(std::array::from_fn(field), tessera::schema::NamingRule::AsIs)
    }
    check_table("Wide", &table::<4096>());
    let refused = std::panic::catch_unwind(|| check_table("Wide", &table::<4097>())).expect_err("refused");
    assert_eq!(
        refused.downcast_ref::<String>().map(String::as_str),
        Some("table `Wide` has more than 4096 fields; put some into tables of their own")
    );
}
