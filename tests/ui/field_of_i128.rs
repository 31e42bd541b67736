//! `i128` in a vector.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16, ids: Vec<i128> }
}

fn main() {}
