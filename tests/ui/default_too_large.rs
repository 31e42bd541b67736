//! A default that its type cannot hold.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: u8 = 256,
        mana: i8 = 128,
    }
}

fn main() {}
