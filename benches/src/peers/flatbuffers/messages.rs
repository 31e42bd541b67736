//! The messages.

use super::{entries, root, structs, tables};
use crate::peers::generated::flatbuffers::messages as fb;
use crate::workloads::messages::{self as native, S1, S2, S3Large, S3Small, S4, S5, S6};

root!(S1 => PlayerMoved);
root!(S2 => SpawnEntity);
root!(S3Small => Snapshot);
root!(S3Large => Snapshot);
root!(S4 => Inventory);
root!(S5 => Record);
root!(S6 => Order);

tables! {
    PlayerMoved { moved, }
    SpawnEntity { id, position, name, }
    Snapshot { tick, entities, }
    Inventory { items, }
    Record { id, score, active, name, values, blob, }
    Order { id, customer, lines, note, }
    Customer { name, address, }
    Address { street, city, }
    Line { sku, qty, price, }
}

entries!(Stack: String => u32);

structs! {
    Moved { entity: u32, x: f32, y: f32, z: f32 }
    Vec3 { x: f32, y: f32, z: f32 }
    Entity { id: u32, x: f32, y: f32, z: f32, yaw: u16, flags: u16, hp: u32 }
}
