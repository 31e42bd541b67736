//! Flags over a signed integer.

tessera::tessera_schema! {
    pub schema game;
    pub flags Layers: i32 { Ground, Air }
    pub table Monster { layers: Layers = Layers::Ground }
}

fn main() {}
