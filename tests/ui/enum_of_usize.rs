//! An enum over `usize`.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: usize [closed] { Red, Blue }
    pub table Monster { team: Team = Team::Red }
}

fn main() {}
