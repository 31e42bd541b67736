//! Daily measuring.
fn main() {}
