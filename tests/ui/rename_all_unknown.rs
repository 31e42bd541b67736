//! A naming rule that does not exist.

tessera::tessera_schema! {
    pub schema game [rename_all = "SCREAMING_CASE"];
    pub table Monster { hp: i16 }
}

fn main() {}
