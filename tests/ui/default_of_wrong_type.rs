//! Defaults of another type than their fields.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: u8 { Red, Blue }
    pub table Monster {
        hp: i16 = "100",
        speed: f32 = 3,
        team: Team = 1,
        mana: u8 = 256,
    }
}

fn main() {}
