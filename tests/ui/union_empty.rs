//! A union without arms.

tessera::tessera_schema! {
    pub schema game;
    pub union Part {}
}

fn main() {}
