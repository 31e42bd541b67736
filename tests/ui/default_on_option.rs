//! A default on an option.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { mana: Option<i32> = None }
}

fn main() {}
