//! A plain struct of alignment 16.

tessera::tessera_schema! {
    pub schema game;
    #[repr(align(16))]
    pub struct Vec4 { x: f32, y: f32, z: f32, w: f32 }
}

fn main() {}
