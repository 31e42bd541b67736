//! An option in an option.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16, mana: Option<Option<i32>> }
}

fn main() {}
