//! An option on a field of a plain struct.

tessera::tessera_schema! {
    pub schema game;
    pub struct Vec2 { x: f32 [name = "X"], y: f32 }
}

fn main() {}
