//! An empty wire name.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16 [name = ""],
    }
}

fn main() {}
