//! game
tessera::tessera_schema! {
    /// Monsters.
    pub schema game [rename_all = "PascalCase"];
    /// Plain.
    pub struct Vec3 { x: f32, y: f32, z: f32 }
    /// A monster.
    pub table Monster {
        /// Its name.
        name: String,
        /// Hit points.
        hp: i16 = 100,
        mana: Option<i32>,
        position: Vec3,
        weapons: Vec<Weapon>,
    }
    /// A weapon.
    pub table Weapon { name: String, damage: i32 }
}
