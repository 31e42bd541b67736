//! A missing comma behind a default.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16 = 100
        mana: i16,
    }
}

fn main() {}
