//! A default on a skipped field.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16, cached: u32 [skip] = 7 }
}

fn main() {}
