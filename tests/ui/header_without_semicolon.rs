//! A header without its semicolon.

tessera::tessera_schema! {
    pub schema game
    pub table Monster { hp: i16 }
}

fn main() {}
