//! An array without elements.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { slots: [u32; 0] }
}

fn main() {}
