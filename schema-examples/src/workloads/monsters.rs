//! A world of 1,000 monsters: members of every sort, small vectors, nested objects.

pub mod schema;

pub use schema::{Color, Monster, MonsterView, Vec3, Weapon, WeaponView, World, WorldView};

use super::DotNetRandom;
use super::checksum::{self, Fold, Sink};

/// The seed of the reference data.
pub const SEED: i32 = 2;

/// The number of monsters.
pub const MONSTERS: usize = 1_000;

const WEAPON_NAMES: [&str; 16] = [
    "Sword", "Axe", "Bow", "Spear", "Dagger", "Staff", "Mace", "Hammer", "Wand", "Crossbow", "Scythe",
    "Whip", "Club", "Halberd", "Katana", "Sling",
];

/// The world that belongs to a seed.
#[must_use]
pub fn data(seed: i32) -> World {
    let mut random = DotNetRandom::new(seed);
    World { monsters: (0..MONSTERS).map(|i| monster(i, &mut random)).collect() }
}

/// The checksum of a world.
#[must_use]
pub fn checksum(world: &World) -> u64 {
    checksum::of(world)
}

/// Monster `i`. The order of the members is the order of the draws.
fn monster(i: usize, random: &mut DotNetRandom) -> Monster {
    let suffix = if random.percent(10) { "_Elite" } else { "" };
    Monster {
        name: format!("Monster_{i}{suffix}"),
        hp: if random.percent(10) { 100 } else { random.next_range(1, 1_000) as i16 },
        mana: random.percent(70).then(|| random.next(500) as i16),
        pos: position(random),
        color: Color(random.next(3) as u8),
        friendly: random.coin(),
        inventory: random.coin().then(|| {
            let count = random.next(33);
            random.bytes(count as usize)
        }),
        weapons: up_to(3, random, weapon),
        equipped: random.percent(60).then(|| weapon(random)),
        path: up_to(8, random, position),
    }
}

/// A weapon.
fn weapon(random: &mut DotNetRandom) -> Weapon {
    Weapon { name: (*random.pick(&WEAPON_NAMES)).into(), damage: random.next_range(1, 200) as i16 }
}

/// A place in the world: 2,000 wide and long, 200 high.
fn position(random: &mut DotNetRandom) -> Vec3 {
    Vec3 {
        x: (random.double() * 2_000.0 - 1_000.0) as f32,
        y: (random.double() * 2_000.0 - 1_000.0) as f32,
        z: (random.double() * 200.0 - 100.0) as f32,
    }
}

/// A list of `0..=max` elements, of which an empty one is null.
fn up_to<T>(max: i32, random: &mut DotNetRandom, element: fn(&mut DotNetRandom) -> T) -> Option<Vec<T>> {
    let count = random.next(max + 1);
    (count > 0).then(|| (0..count).map(|_| element(random)).collect())
}

crate::fold_members! {
    World as WorldView { monsters }
    Monster as MonsterView { name, hp, mana, pos, color, inventory, weapons, equipped, path, friendly }
    Weapon as WeaponView { name, damage }
    Vec3 { x, y, z }
}

impl Fold for Color {
    fn fold<S: Sink>(&self, sum: &mut S) {
        self.0.fold(sum);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_is_exact() {
        assert_eq!(checksum(&data(SEED)), 9686336437449694365);
    }

    #[test]
    fn some_inventory_is_present_and_empty() {
        let world = data(SEED);
        let empty = |monster: &Monster| monster.inventory.as_ref().is_some_and(Vec::is_empty);
        assert!(world.monsters.iter().any(empty));
    }
}
