//! Two arms with one table.

tessera::tessera_schema! {
    pub schema game;
    pub union Part { Wheel, Spare = Wheel }
    pub table Wheel { radius: f32 }
}

fn main() {}
