//! An option that tables do not have.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster [shared] { hp: i16 [fixed], name: String }
    pub table Horde { monsters: Vec<Monster> }
}

fn main() {}
