//! `#[cfg]` on an item.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16 }
    #[cfg(miri)]
    pub table Note { text: String }
}

fn main() {}
