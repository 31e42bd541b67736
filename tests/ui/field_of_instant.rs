//! A type that no schema knows.

use std::time::Instant;
tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16, born: Instant }
}

fn main() {}
