//! `#[cfg]` on a variant.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: u8 [closed] {
        Red,
        #[cfg(not(miri))]
        Blue,
    }
}

fn main() {}
