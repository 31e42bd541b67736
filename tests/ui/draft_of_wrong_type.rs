//! Values that cannot stand for a field of a draft.

tessera::tessera_schema! {
    pub schema game;
    pub table Monster { hp: i16, name: String, weapons: Vec<Weapon>, main: Weapon }
    pub table Weapon { damage: i32 }
}

fn main() {
    let _ = tessera::draft::<Monster>().hp("a lot");
    let _ = tessera::draft::<Monster>().main(tessera::draft::<Monster>());
    let _ = tessera::to_bytes(7);
}
