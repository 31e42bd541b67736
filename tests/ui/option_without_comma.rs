//! Two options without a comma between them.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16 [fixed name = "HP"],
    }
    pub struct Point [shared name = "Place"] { x: f32 }
}

fn main() {}
