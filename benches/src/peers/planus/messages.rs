//! The messages.

use super::{entries, root, structs, tables};
use crate::peers::generated::planus::messages as generated;
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
    Moved { entity, x, y, z }
    Vec3 { x, y, z }
    Entity { id, x, y, z, yaw, flags, hp }
}
