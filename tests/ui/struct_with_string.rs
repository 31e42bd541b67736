//! A plain struct with a string.

tessera::tessera_schema! {
    pub schema game;
    pub struct Label { x: f32, text: String }
    pub table Sign { label: Label }
}

fn main() {}
