//! A world of 1,000 monsters.

use schema_examples::workloads::monsters::{self as ours, Color as OurColor};

use super::{Workload, native, seed, sum_of};
use crate::library::Visits;
use crate::ours::Ours;
use crate::structs::Structs;

native! {
    plain Vec3 = ours::Vec3 { x: f32, y: f32, z: f32 }

    enum Color: u8 = OurColor { Red, Green, Blue }

    struct World = ours::World { monsters: Vec<Monster> }

    struct Monster = ours::Monster {
        name: String,
        hp: i16,
        mana: Option<i16>,
        pos: Vec3,
        color: Color,
        inventory: Option<Vec<u8>>,
        weapons: Option<Vec<Weapon>>,
        equipped: Option<Weapon>,
        path: Option<Vec<Vec3>>,
        friendly: bool,
    }

    struct Weapon = ours::Weapon { name: String, damage: i16 }
}

/// The workload.
#[derive(Debug)]
pub struct Monsters;

impl Workload for Monsters {
    type Ours = ours::World;
    type Native = World;
    type Keys = ();
    const NAME: &'static str = "monsters";
    const CHECKSUM: Option<u64> = Some(9686336437449694365);

    fn input(k: usize) -> ours::World {
        ours::data(seed(ours::SEED, k))
    }

    fn elements(world: &ours::World) -> usize {
        world.monsters.len()
    }
}

impl<const SHARING: u8> Visits<Monsters> for Ours<SHARING> {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let monsters = root.root().monsters();
        sum_of(picks, |pick| {
            let monster = monsters.get(pick).expect("a monster");
            visited(monster.hp(), monster.pos().x, monster.weapons().map_or(0, |w| w.len()), monster.name())
        })
    }
}

impl Visits<Monsters> for Structs {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let monster = &root.monsters[pick];
            let weapons = monster.weapons.as_ref().map_or(0, Vec::len);
            visited(monster.hp, monster.pos.x, weapons, &monster.name)
        })
    }
}

/// What is read of a monster.
#[inline(always)]
#[must_use]
pub fn visited(hp: i16, x: f32, weapons: usize, name: &str) -> u64 {
    (hp as u64).wrapping_add(u64::from(x.to_bits())).wrapping_add((weapons + name.len()) as u64)
}
