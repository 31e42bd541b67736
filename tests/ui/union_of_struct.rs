//! An arm that is a plain struct.

tessera::tessera_schema! {
    pub schema game;
    pub union Part { Wheel, Vec2 }
    pub table Wheel { radius: f32 }
    pub struct Vec2 { x: f32, y: f32 }
}

fn main() {}
