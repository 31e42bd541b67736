//! A closed enum without a variant 0 in a plain struct.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: u8 [closed] { Red = 1, Blue }
    pub struct Banner { color: u32, team: Team }
}

fn main() {}
