//! An enum without its integer.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team { Red, Blue }
    pub enum Side [closed] { Left, Right }
    pub table Monster { team: Team = Team::Red, sides: Vec<Side> }
}

fn main() {}
