//! A reference as a field.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16, name: &'static str }
}

fn main() {}
