//! `#[cfg]` on an arm.

tessera::tessera_schema! {
    pub schema game;
    pub union Part {
        Wheel,
        #[cfg(not(miri))]
        Gear,
    }
    pub table Wheel { radius: f32 }
    pub table Gear { teeth: u32 }
}

fn main() {}
