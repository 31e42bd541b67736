//! Options that fields do not have.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16 [fixd],
        mana: i16 [rename = "Mana"] = 3,
        cache: std::time::Instant [skip],
        shield: u8,
    }
    pub table Horde { monsters: Vec<Monster>, leader: Monster, boss: Option<Box<Monster>> }
    pub union Any { Monster, Horde }
}

fn main() {}
