//! A type of another block that is not imported.

mod math {
    tessera::tessera_schema! {
        pub schema math;
        pub struct Vec3 { x: f32, y: f32, z: f32 }
    }
}
tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16,
        path: Vec<math::Vec3>,
    }
}

fn main() {}
