//! `fixed` on a string.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16 [fixed], name: String [fixed] }
}

fn main() {}
