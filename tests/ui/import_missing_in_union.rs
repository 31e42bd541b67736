//! An arm of another block that is not imported.

mod parts {
    tessera::tessera_schema! {
        pub schema parts;
        pub table Wheel { radius: f32 }
    }
}
tessera::tessera_schema! {
    pub schema game;
    pub union Part { Wheel = parts::Wheel }
}

fn main() {}
