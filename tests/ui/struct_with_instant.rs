//! A plain struct with a type that no schema knows.

tessera::tessera_schema! {
    pub schema game;
    pub struct Event { at: std::time::Instant, count: usize }
}

fn main() {}
