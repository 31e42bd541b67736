//! A comma too many.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16 [fixed, , name = "HP"],
    }
}

fn main() {}
