//! Schemas far beyond what a recursive macro could expand, at the default recursion limit (DEMANDS 2-16):
//! written, read in place, read back.

#[test]
fn a_table_of_300_fields() {
    tessera_tests_limits::check_fields();
}

#[test]
fn a_block_of_390_types_and_a_union_of_129_arms() {
    tessera_tests_limits::check_types();
}

#[test]
fn enums_of_300_variants_and_flags_of_64_bits() {
    tessera_tests_limits::check_variants();
}
