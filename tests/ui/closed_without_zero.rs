//! A closed enum without a variant 0 as a field without a default.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: u8 [closed] { Red = 1, Blue }
    pub table Monster { team: Team }
}

fn main() {}
