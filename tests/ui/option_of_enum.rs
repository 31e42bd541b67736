//! An option that enums do not have.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: u8 [close] { Red, Blue }
    pub table Monster { team: Team = Team::Blue }
}

fn main() {}
