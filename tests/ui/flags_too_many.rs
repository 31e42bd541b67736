//! More flags than bits.

tessera::tessera_schema! {
    pub schema game;
    pub flags Layers: u8 { A, B, C, D, E, F, G, H, Water }
}

fn main() {}
