//! An array without elements in a plain struct.

tessera::tessera_schema! {
    pub schema game;
    pub struct Slots { count: u32, slots: [u32; 0] }
}

fn main() {}
