//! An import that names a type instead of a schema.

mod math {
    tessera::tessera_schema! {
        pub schema math;
        pub struct Vec3 { x: f32, y: f32, z: f32 }
    }
}
tessera::tessera_schema! {
    use math::Vec3;
    pub schema game;
    pub table Monster { at: math::Vec3 }
}

fn main() {}
