//! A block without a header.

tessera::tessera_schema! {
    pub table Monster { hp: i16 }
}

fn main() {}
