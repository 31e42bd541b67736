//! A tour of the language: one schema with every kind of declaration, as the guide describes them.

#![allow(missing_docs, reason = "most members say all there is in their names")]

use std::collections::{BTreeMap, BTreeSet};

tessera::tessera_schema! {
    /// What the level editor saves and the engine loads.
    pub schema tour;

    /// What a monster is made of. Open: an unknown value from a newer writer is kept, not refused.
    pub enum Element: u8 {
        /// Neither hot nor cold.
        None,
        /// Burns.
        Fire = 3,
        /// Slows down.
        Ice,
    }

    /// Whose side a monster is on; checked when a buffer is opened.
    pub enum Team: u8 [closed] { Red, Blue }

    /// Where a monster can go.
    pub flags Layers: u32 { Ground, Air, Water }

    /// A point in space: plain data, read as `const Vec3&` straight out of the buffer.
    pub struct Vec3 {
        /// To the right.
        x: f32,
        /// Up.
        y: f32,
        /// Towards the viewer.
        z: f32,
    }

    /// A box around a monster, with what it may collide with.
    pub struct Bounds { team: Team, corners: [Vec3; 2], solid: bool, weight: f64 }

    /// A color, stored once however many use it.
    pub struct Rgba [shared] { r: u8, g: u8, b: u8, a: u8 }

    /// A weapon.
    pub table Weapon { name: String, damage: i32 }

    /// A monster, as an editor would save it.
    pub table Monster {
        /// What players see above its head; null and empty differ.
        name: Option<String>,
        /// Hit points.
        hp: i16 [was = "Health"] = 100,
        mana: Option<i32>,
        /// Where it stands.
        position: Vec3 [fixed],
        /// A number that no other monster has.
        id: u64 [fixed],
        bounds: Option<Bounds>,
        weapons: Vec<Weapon>,
        element: Element = Element::Fire,
        team: Team = Team::Red,
        layers: Layers,
        tint: Rgba,
        boss: bool,
        visible: bool = true,
        asleep: Option<bool>,
        initial: char = 'M',
        unit: tessera::Char16,
        loot: BTreeMap<String, u32> [name = "Loot"],
        prices: BTreeMap<u16, Option<f64>>,
        tags: BTreeSet<String>,
        path: Vec<Vec3>,
        scores: Vec<Option<i32>>,
        aliases: Vec<Option<String>>,
        slots: [String; 3],
        matrix: [f32; 16],
        component: Option<Component>,
        components: Vec<Component>,
        stats: Stats,
        leader: Option<Box<Monster>>,
        minions: Vec<Monster>,
        /// Lives in the owned type only.
        cached: u8 [skip],
    }

    /// What a monster can do.
    pub table Stats { strength: u8 = 10, speed: f32 = 1.5 }

    /// A part that does one thing.
    pub union Component {
        /// Where it is drawn.
        Transform,
        /// What is drawn.
        Picture = Sprite,
    }

    /// Where something is drawn.
    pub table Transform { matrix: [f32; 16] }
    /// What is drawn.
    pub table Sprite { image: String, layers: Layers }
}
