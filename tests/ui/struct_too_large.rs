//! A plain struct of more than 65535 bytes.

tessera::tessera_schema! {
    pub schema game;
    pub struct Half { samples: [u32; 10000] }
    pub struct Block { left: Half, right: Half }
}

fn main() {}
