//! The schema of the first example: a monster and its weapons.

tessera::tessera_schema! {
    /// What a level editor saves and an engine loads.
    ///
    /// Members are named as in the format's worked example, hence the naming rule.
    pub schema game [rename_all = "PascalCase"];

    /// A point in space: plain data, read as `&Vec3` straight out of the buffer.
    pub struct Vec3 {
        /// To the right.
        x: f32,
        /// Up.
        y: f32,
        /// Towards the viewer.
        z: f32,
    }

    /// A monster, as an editor would save it.
    pub table Monster {
        /// What players see above its head.
        name: String,
        /// Hit points; a new monster has 100.
        hp: i16 = 100,
        /// `None` for monsters that cannot cast.
        mana: Option<i32>,
        /// Where it stands.
        position: Vec3,
        /// What it carries.
        weapons: Vec<Weapon>,
    }

    /// A weapon.
    pub table Weapon {
        /// What players see in the inventory.
        name: String,
        /// Hit points that a strike takes.
        damage: i32,
    }
}
