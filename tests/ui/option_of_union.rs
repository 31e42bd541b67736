//! An option that unions do not have.

tessera::tessera_schema! {
    pub schema game;
    pub union Part [closed] { Wheel }
    pub table Wheel { radius: f32 }
    pub table Car { part: Part }
}

fn main() {}
