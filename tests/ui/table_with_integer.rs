//! A table with an integer, as if it were an enum.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster: u8 { hp: i16 }
}

fn main() {}
