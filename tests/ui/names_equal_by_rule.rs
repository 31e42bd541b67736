//! Two fields that the naming rule merges into one wire name.

tessera::tessera_schema! {
    pub schema game [rename_all = "PascalCase"];
    pub table Monster {
        max_hp: i16,
        maxHp: i32,
    }
}

fn main() {}
