//! A plain struct without fields.

tessera::tessera_schema! {
    pub schema game;
    pub struct Nothing {}
}

fn main() {}
