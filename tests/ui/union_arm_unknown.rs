//! An arm with the name of the variant for what is not known.

tessera::tessera_schema! {
    pub schema game;
    pub union Part { Wheel, Unknown = Wheel2 }
    pub table Wheel { radius: f32 }
    pub table Wheel2 { radius: f32 }
}

fn main() {}
