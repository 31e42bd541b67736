//! An option that stands there twice.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16 [name = "HP", fixed, name = "Hp"],
    }
}

fn main() {}
