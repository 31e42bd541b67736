//! An enum over a float.

tessera::tessera_schema! {
    pub schema game;
    pub enum Team: f32 { Red, Blue }
    pub table Monster { team: Team = Team::Red }
}

fn main() {}
