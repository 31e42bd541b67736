//! Two arms whose tables have one stable name.

tessera::tessera_schema! {
    pub schema game;
    pub union Part { Wheel, Gear }
    pub table Wheel [name = "Disc"] { radius: f32 }
    pub table Gear [name = "Disc"] { teeth: u32 }
}

fn main() {}
