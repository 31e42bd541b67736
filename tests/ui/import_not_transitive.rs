//! A type that only an import imports.

mod math {
    tessera::tessera_schema! {
        pub schema math;
        pub struct Vec3 { x: f32, y: f32, z: f32 }
    }
}
mod scene {
    use super::math;
    tessera::tessera_schema! {
        use math::MATH;
        pub schema scene;
        pub table Node { at: math::Vec3 }
    }
}
tessera::tessera_schema! {
    use scene::SCENE;
    pub schema game;
    pub table Level {
        root: scene::Node,
        spawn: math::Vec3,
    }
}

fn main() {}
