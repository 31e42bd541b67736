//! A vector of optional shared structs.

tessera::tessera_schema! {
    pub schema game;
    pub struct Vec2 [shared] { x: f32, y: f32 }
    pub table Path { points: Vec<Option<Vec2>> }
}

fn main() {}
