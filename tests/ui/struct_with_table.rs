//! A plain struct with a table.

tessera::tessera_schema! {
    pub schema game;
    pub struct Pair { x: f32, sign: Sign }
    pub table Sign { text: String }
}

fn main() {}
