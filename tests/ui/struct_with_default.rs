//! A default on a field of a plain struct.

tessera::tessera_schema! {
    pub schema game;
    pub struct Vec2 { x: f32 = 1.0, y: f32 }
}

fn main() {}
