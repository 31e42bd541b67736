//! Options behind the default.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16 = 100 [fixed] }
}

fn main() {}
