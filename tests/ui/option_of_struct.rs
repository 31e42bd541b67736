//! An option that structs do not have.

tessera::tessera_schema! {
    pub schema game;
    pub struct Vec2 [share] { x: f32, y: f32 }
    pub table Monster { at: Vec2, path: Vec<Vec2> }
}

fn main() {}
