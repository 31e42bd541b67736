//! Empty stable names.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster [name = ""] { hp: i16 }
    pub struct Point [name = ""] { x: f32 }
    pub union Any [name = ""] { Monster }
}

fn main() {}
