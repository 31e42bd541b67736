//! Two fields of a plain struct that the naming rule merges.

tessera::tessera_schema! {
    pub schema game [rename_all = "camelCase"];
    pub struct Span {
        from_x: i16,
        fromX: i16,
    }
}

fn main() {}
