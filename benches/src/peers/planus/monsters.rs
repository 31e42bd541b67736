//! The monsters workload.

use super::{GOOD, Planus, enums, root, structs, tables};
use crate::library::Visits;
use crate::peers::generated::planus::monsters as generated;
use crate::workloads::monsters::{self as native, Monsters, visited};
use crate::workloads::sum_of;

root!(Monsters => World);

tables! {
    World { monsters, }
    Monster { name, hp, mana, pos, color, inventory, weapons, equipped, path, friendly, }
    Weapon { name, damage, }
}

structs! { Vec3 { x, y, z } }

enums! { Color { Red, Green, Blue } }

impl Visits<Monsters> for Planus {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let monsters = root.monsters().expect(GOOD);
        sum_of(picks, |pick| {
            let monster = monsters.get(pick).expect(GOOD).expect(GOOD);
            let weapons = monster.weapons().expect(GOOD).map_or(0, |weapons| weapons.len());
            visited(
                monster.hp().expect(GOOD),
                monster.pos().expect(GOOD).x(),
                weapons,
                monster.name().expect(GOOD),
            )
        })
    }
}
