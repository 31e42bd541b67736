//! An enum without variants.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: u8 {}
    pub enum Side: u8 [closed] {}
}

fn main() {}
