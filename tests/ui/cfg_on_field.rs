//! `#[cfg]` on a field.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16,
        /// Only in the editor.
        #[cfg(miri)]
        note: String,
    }
}

fn main() {}
