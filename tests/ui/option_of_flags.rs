//! An option that flags do not have.

tessera::tessera_schema! {
    pub schema game;
    pub flags Layers: u8 [closed] { Ground, Air }
    pub table Monster { layers: Layers }
}

fn main() {}
