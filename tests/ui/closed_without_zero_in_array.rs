//! An array of a closed enum without a variant 0.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: u8 [closed] { Red = 1, Blue }
    pub table Match { sides: [Team; 2] }
}

fn main() {}
