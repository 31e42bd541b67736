//! Two fields with one wire name, one of them renamed.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16,
        health: i32 [name = "hp"],
    }
}

fn main() {}
