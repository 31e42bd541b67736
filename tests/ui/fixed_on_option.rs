//! `fixed` on an option.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16 [fixed], mana: Option<i16> [fixed] }
}

fn main() {}
