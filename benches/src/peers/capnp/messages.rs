//! The messages.

use super::{entries, root, structs};
use crate::peers::generated::capnp::messages_capnp as generated;
use crate::workloads::messages::{self as native, S1, S2, S3Large, S3Small, S4, S5, S6};

root!(S1 => player_moved);
root!(S2 => spawn_entity);
root!(S3Small => snapshot);
root!(S3Large => snapshot);
root!(S4 => inventory);
root!(S5 => record);
root!(S6 => order);

structs! {
    PlayerMoved in player_moved { inline moved }
    Moved in player_moved::moved { value entity, value x, value y, value z }
    SpawnEntity in spawn_entity { value id, inline position, text name }
    Vec3 in spawn_entity::position { value x, value y, value z }
    Snapshot in snapshot { value tick, list entities }
    Entity in entity { value id, value x, value y, value z, value yaw, value flags, value hp }
    Inventory in inventory { list items }
    Record in record { value id, value score, value active, text name, list values, data blob }
    Order in order { value id, item customer, list lines, maybe_text note }
    Customer in customer { text name, maybe_item address }
    Address in address { text street, text city }
    Line in line { text sku, value qty, value price }
}

entries!(stack: text String => value u32);
