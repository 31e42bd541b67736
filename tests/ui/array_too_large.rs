//! An array of more than 65535 bytes.

tessera::tessera_schema! {
    pub schema game;
    pub table Terrain { heights: [f32; 65536] }
}

fn main() {}
