//! A missing comma.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16
        mana: i16,
    }
}

fn main() {}
