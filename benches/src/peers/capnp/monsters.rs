//! The monsters workload.

use super::{Capnp, GOOD, enums, root, structs};
use crate::library::Visits;
use crate::peers::generated::capnp::monsters_capnp as generated;
use crate::workloads::monsters::{self as native, Monsters, visited};
use crate::workloads::sum_of;

root!(Monsters => world);

structs! {
    World in world { list monsters }
    Monster in monster {
        text name,
        value hp,
        optional mana,
        inline pos,
        value color,
        maybe_data inventory,
        maybe_list weapons,
        maybe_item equipped,
        maybe_list path,
        value friendly,
    }
    Weapon in weapon { text name, value damage }
    Vec3 in vec3, monster::pos { value x, value y, value z }
}

enums! { Color { Red, Green, Blue } }

impl Visits<Monsters> for Capnp {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let monsters = root.get_monsters().expect(GOOD);
        sum_of(picks, |pick| {
            let monster = monsters.get(pick as u32);
            let weapons = if monster.has_weapons() { monster.get_weapons().expect(GOOD).len() } else { 0 };
            let name = monster.get_name().expect(GOOD).to_str().expect(GOOD);
            visited(monster.get_hp(), monster.get_pos().get_x(), weapons as usize, name)
        })
    }
}
