//! Former names that lead to two fields.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16 [was = "health"],
        health: i16,
    }
    pub table Weapon {
        damage: i16 [was = "power"],
        range: i16 [was = "power"],
    }
    pub table Armor {
        value: i16 [was = "value"],
    }
}

fn main() {}
