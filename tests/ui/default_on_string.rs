//! A default on a string.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { name: String = "Orc" }
}

fn main() {}
