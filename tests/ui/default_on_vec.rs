//! A default on a vector.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { path: Vec<u32> = Vec::new() }
}

fn main() {}
