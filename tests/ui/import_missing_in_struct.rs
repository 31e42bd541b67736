//! A plain struct of another block inside a plain struct, not imported.

mod math {
    tessera::tessera_schema! {
        pub schema math;
        pub struct Vec3 { x: f32, y: f32, z: f32 }
    }
}
tessera::tessera_schema! {
    pub schema game;
    pub struct Line { from: math::Vec3, to: math::Vec3 }
}

fn main() {}
