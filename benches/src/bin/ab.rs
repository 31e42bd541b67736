//! Measures everything and writes the report.
fn main() {}
