//! Options of fields with and without values.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster {
        hp: i16 [fixed = true],
        mana: i16 [name],
        speed: f32 [name = 7],
    }
}

fn main() {}
