//! Six small messages, S1 to S6.

use std::collections::BTreeMap;

use schema_examples::workloads::messages as ours;

use super::{Workload, native, seed};

native! {
    plain Vec3 = ours::Vec3 { x: f32, y: f32, z: f32 }

    plain Moved = ours::Moved { entity: u32, x: f32, y: f32, z: f32 }

    struct PlayerMoved = ours::PlayerMoved { moved: Moved }

    struct SpawnEntity = ours::SpawnEntity { id: u32, position: Vec3, name: String }

    plain Entity = ours::Entity { id: u32, x: f32, y: f32, z: f32, yaw: u16, flags: u16, hp: u32 }

    struct Snapshot = ours::Snapshot { tick: u32, entities: Vec<Entity> }

    struct Inventory = ours::Inventory { items: BTreeMap<String, u32> }

    struct Record = ours::Record {
        id: u64,
        score: f64,
        active: bool,
        name: String,
        values: Vec<u32>,
        blob: Vec<u8>,
    }

    struct Order = ours::Order { id: u64, customer: Customer, lines: Vec<Line>, note: Option<String> }

    struct Customer = ours::Customer { name: String, address: Option<Address> }

    struct Address = ours::Address { street: String, city: String }

    struct Line = ours::Line { sku: String, qty: u16, price: f64 }
}

/// Declares the workload of a message: its name, its root and what makes an input from a seed.
macro_rules! message {
    ($($(#[$doc:meta])* $Workload:ident, $name:literal, $Root:ident, $data:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $Workload;

        impl Workload for $Workload {
            type Ours = ours::$Root;
            type Native = $Root;
            type Keys = ();
            const NAME: &'static str = $name;

            fn input(k: usize) -> ours::$Root {
                $data(seed(ours::SEED, k))
            }
        }
    )*};
}

message! {
    /// 16 bytes of plain data.
    S1, "S1", PlayerMoved, ours::player_moved;
    /// One string.
    S2, "S2", SpawnEntity, ours::spawn_entity;
    /// 32 plain structs.
    S3Small, "S3-32", Snapshot, |seed| ours::snapshot(ours::SNAPSHOTS[0], seed);
    /// 1,024 plain structs.
    S3Large, "S3-1024", Snapshot, |seed| ours::snapshot(ours::SNAPSHOTS[1], seed);
    /// A dictionary.
    S4, "S4", Inventory, ours::inventory;
    /// A little of everything.
    S5, "S5", Record, ours::record;
    /// Nesting and options.
    S6, "S6", Order, ours::order;
}
