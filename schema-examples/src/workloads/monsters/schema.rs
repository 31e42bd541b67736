//! The types of the monsters workload.

#![allow(missing_docs, reason = "most members say all there is in their names")]

tessera::tessera_schema! {
    /// A game world.
    pub schema monsters [rename_all = "PascalCase"];

    /// A point in space.
    pub struct Vec3 { x: f32, y: f32, z: f32 }

    /// The color of a monster.
    pub enum Color: u8 { Red, Green, Blue }

    /// The root.
    pub table World {
        monsters: Vec<Monster>,
    }

    /// A monster and what it carries.
    pub table Monster {
        name: String,
        /// Hit points.
        hp: i16 = 100,
        mana: Option<i16>,
        pos: Vec3,
        color: Color = Color::Blue,
        /// Present and empty differs from absent.
        inventory: Option<Vec<u8>>,
        weapons: Option<Vec<Weapon>>,
        equipped: Option<Weapon>,
        path: Option<Vec<Vec3>>,
        friendly: bool,
    }

    /// A weapon.
    pub table Weapon {
        name: String,
        damage: i16,
    }
}
