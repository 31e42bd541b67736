//! An arm that is no table.

tessera::tessera_schema! {
    pub schema game;
    pub union Part { Wheel, Count = u32 }
    pub table Wheel { radius: f32 }
}

fn main() {}
