//! `#[cfg]` on a field, with a condition that holds.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16,
        #[cfg(not(miri))]
        note: String,
    }
}

fn main() {}
