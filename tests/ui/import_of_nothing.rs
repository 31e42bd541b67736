//! An import of something that does not exist.

mod math {
    tessera::tessera_schema! {
        pub schema math;
        pub struct Vec3 { x: f32, y: f32, z: f32 }
    }
}
tessera::tessera_schema! {
    use math::MATHS;
    pub schema game;
    pub table Monster { hp: i16 }
}

fn main() {}
