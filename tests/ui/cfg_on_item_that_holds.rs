//! `#[cfg]` on an item, with a condition that holds.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16 }
    #[cfg(not(miri))]
    pub table Note { text: String }
}

fn main() {}
