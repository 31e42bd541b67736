//! A flag without a value behind the highest bit.

tessera::tessera_schema! {
    pub schema game;
    pub flags Layers: u16 { Ground, Sky = 0x8000, Water }
}

fn main() {}
