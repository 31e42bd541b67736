//! A plain struct with a lifetime.

tessera::tessera_schema! {
    pub schema game;
    pub struct Name<'a> { text: &'a str }
}

fn main() {}
