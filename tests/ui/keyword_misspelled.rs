//! A misspelled keyword.

tessera::tessera_schema! {
    pub schema game;
    pub tabel Monster { hp: i16 }
    pub table Horde { monsters: Vec<Monster> }
}

fn main() {}
