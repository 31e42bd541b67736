//! A field with a visibility of its own.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { pub hp: i16 }
}

fn main() {}
