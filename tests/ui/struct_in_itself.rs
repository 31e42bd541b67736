//! A plain struct that holds itself.

tessera::tessera_schema! {
    pub schema game;
    pub struct Link { id: u32, next: Link }
}

fn main() {}
