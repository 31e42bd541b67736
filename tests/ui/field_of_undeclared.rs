//! A type that does not exist.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16, weapon: Weapn }
    pub table Weapon { damage: i32 }
}

fn main() {}
