//! Six small messages, S1 to S6, as a game server sends them by the thousand.

pub mod schema;

pub use schema::{
    Address, AddressView, Customer, CustomerView, Entity, Inventory, InventoryView, Line, LineView, Moved,
    Order, OrderView, PlayerMoved, PlayerMovedView, Record, RecordView, Snapshot, SnapshotView, SpawnEntity,
    SpawnEntityView, Vec3,
};

use std::collections::BTreeMap;

use super::DotNetRandom;

/// The seed of all messages.
pub const SEED: i32 = 30;

/// The number of entities of the two snapshots.
pub const SNAPSHOTS: [usize; 2] = [32, 1_024];

/// The number of different items of an inventory.
pub const ITEMS: usize = 128;

/// The number of lines of an order.
pub const LINES: usize = 5;

/// S1: 16 bytes of plain data.
#[must_use]
pub fn player_moved(seed: i32) -> PlayerMoved {
    let mut random = DotNetRandom::new(seed);
    let random = &mut random;
    PlayerMoved {
        moved: Moved { entity: random.raw() as u32, x: float(random), y: float(random), z: float(random) },
    }
}

/// S2: a name of twelve letters.
#[must_use]
pub fn spawn_entity(seed: i32) -> SpawnEntity {
    let mut random = DotNetRandom::new(seed);
    let random = &mut random;
    SpawnEntity {
        id: random.raw() as u32,
        position: Vec3 { x: float(random), y: float(random), z: float(random) },
        name: letters(random, 12),
    }
}

/// S3: the state of `entities` entities.
#[must_use]
pub fn snapshot(entities: usize, seed: i32) -> Snapshot {
    let mut random = DotNetRandom::new(seed);
    let random = &mut random;
    let entity = |random: &mut DotNetRandom| Entity {
        id: random.raw() as u32,
        x: float(random),
        y: float(random),
        z: float(random),
        yaw: random.next(36_000) as u16,
        flags: random.next(1 << 16) as u16,
        hp: random.next(10_000) as u32,
    };
    Snapshot { tick: random.raw() as u32, entities: (0..entities).map(|_| entity(random)).collect() }
}

/// S4: items with names of 6 to 14 letters.
#[must_use]
pub fn inventory(seed: i32) -> Inventory {
    let mut random = DotNetRandom::new(seed);
    let mut items = BTreeMap::new();
    while items.len() < ITEMS {
        let length = random.next_range(6, 15) as usize;
        items.insert(letters(&mut random, length), random.next(1_000) as u32);
    }
    Inventory { items }
}

/// S5: a little of everything.
#[must_use]
pub fn record(seed: i32) -> Record {
    let mut random = DotNetRandom::new(seed);
    let random = &mut random;
    Record {
        id: (random.raw() as u64) << 31 | random.raw() as u64,
        score: random.double() * 1_000.0,
        active: random.coin(),
        name: letters(random, 16),
        values: (0..10).map(|_| random.raw() as u32).collect(),
        blob: random.bytes(64),
    }
}

/// S6: an order of a shop.
#[must_use]
pub fn order(seed: i32) -> Order {
    let mut random = DotNetRandom::new(seed);
    let random = &mut random;
    Order {
        id: random.raw() as u64,
        customer: Customer {
            name: letters(random, 14),
            address: Some(Address { street: letters(random, 18), city: letters(random, 9) }),
        },
        lines: (0..LINES)
            .map(|_| Line {
                sku: letters(random, 8),
                qty: random.next_range(1, 20) as u16,
                price: f64::from(random.next(100_000)) / 100.0,
            })
            .collect(),
        note: random.coin().then(|| letters(random, 24)),
    }
}

/// Uniform in `[-1000, 1000)`.
fn float(random: &mut DotNetRandom) -> f32 {
    (random.double() * 2_000.0 - 1_000.0) as f32
}

/// So many lower-case letters.
fn letters(random: &mut DotNetRandom, count: usize) -> String {
    (0..count).map(|_| (b'a' + random.next(26) as u8) as char).collect()
}

crate::fold_members! {
    PlayerMoved as PlayerMovedView { moved }
    SpawnEntity as SpawnEntityView { id, position, name }
    Snapshot as SnapshotView { tick, entities }
    Inventory as InventoryView { items }
    Record as RecordView { id, score, active, name, values, blob }
    Order as OrderView { id, customer, lines, note }
    Customer as CustomerView { name, address }
    Address as AddressView { street, city }
    Line as LineView { sku, qty, price }
    Moved { entity, x, y, z }
    Vec3 { x, y, z }
    Entity { id, x, y, z, yaw, flags, hp }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_the_stated_shape() {
        assert_eq!(spawn_entity(SEED).name.len(), 12);
        assert_eq!(snapshot(32, SEED).entities.len(), 32);
        let inventory = inventory(SEED);
        assert_eq!(inventory.items.len(), ITEMS);
        assert!(inventory.items.keys().all(|name| (6..=14).contains(&name.len())));
        let record = record(SEED);
        assert_eq!((record.name.len(), record.values.len(), record.blob.len()), (16, 10, 64));
        assert_eq!(order(SEED).lines.len(), LINES);
    }

    #[test]
    fn a_moved_player_takes_sixteen_bytes() {
        assert_eq!(size_of::<Moved>(), 16);
        assert_ne!(player_moved(SEED).moved.x.to_bits(), player_moved(SEED + 1).moved.x.to_bits());
    }
}
