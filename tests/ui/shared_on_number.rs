//! `shared` on a number.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16 [shared] }
}

fn main() {}
