//! A table with parameters.

tessera::tessera_schema! {
    pub schema game;
    pub table Pair<T> { left: T, right: T }
}

fn main() {}
