//! A flag's value that the integer cannot hold.

tessera::tessera_schema! {
    pub schema game;
    pub flags Layers: u8 { Ground, Sky = 0x100 }
}

fn main() {}
