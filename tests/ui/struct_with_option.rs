//! A plain struct with an option.

tessera::tessera_schema! {
    pub schema game;
    pub struct Pair { x: f32, y: Option<f32> }
}

fn main() {}
