//! A packed struct.

tessera::tessera_schema! {
    pub schema game;
    #[repr(packed)]
    pub struct Odd { a: u8, b: u32 }
}

fn main() {}
