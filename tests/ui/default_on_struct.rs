//! A default on a plain struct.

tessera::tessera_schema! {
    pub schema game;
    pub struct Vec2 { x: f32, y: f32 }
    pub table Monster { at: Vec2 = Vec2 { x: 0.0, y: 1.0 } }
}

fn main() {}
