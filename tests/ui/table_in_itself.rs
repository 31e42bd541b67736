//! A table that holds itself by value.

tessera::tessera_schema! {
    pub schema game;
    pub table Node { id: u32, next: Node }
}

fn main() {}
