//! Flags without their integer.

tessera::tessera_schema! {
    pub schema game;
    pub flags Layers { Ground, Air }
    pub table Monster { layers: Layers = Layers::Ground }
}

fn main() {}
