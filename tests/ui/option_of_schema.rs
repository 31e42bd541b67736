//! An option that schemas do not have.

tessera::tessera_schema! {
    pub schema game [rename = "PascalCase"];
    pub table Monster { hp: i16 }
}

fn main() {}
