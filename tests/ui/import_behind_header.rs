//! An import behind the header.

mod math {
    tessera::tessera_schema! {
        pub schema math;
        pub struct Vec3 { x: f32, y: f32, z: f32 }
    }
}
tessera::tessera_schema! {
    pub schema game;
    use math::MATH;
    pub table Monster { at: math::Vec3 }
}

fn main() {}
