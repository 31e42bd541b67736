//! `fixed` and `shared` on one field.

tessera::tessera_schema! {
    pub schema game;
    pub struct Vec2 { x: f32, y: f32 }
    pub table Monster { at: Vec2 [fixed, shared] }
}

fn main() {}
