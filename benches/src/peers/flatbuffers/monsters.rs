//! The monsters workload.

use super::{FlatBuffers, enums, root, structs, tables};
use crate::library::Visits;
use crate::peers::generated::flatbuffers::monsters as fb;
use crate::workloads::monsters::{self as native, Monsters, visited};
use crate::workloads::sum_of;

root!(Monsters => World);

tables! {
    World { monsters, }
    Monster { name, hp, mana, pos, color, inventory, weapons, equipped, path, friendly, }
    Weapon { name, damage, }
}

structs! { Vec3 { x: f32, y: f32, z: f32 } }

enums!(Color);

impl Visits<Monsters> for FlatBuffers {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let monsters = root.monsters();
        sum_of(picks, |pick| {
            let monster = monsters.get(pick);
            let weapons = monster.weapons().map_or(0, |weapons| weapons.len());
            visited(monster.hp(), monster.pos().x(), weapons, monster.name())
        })
    }
}
