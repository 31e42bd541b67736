//! The types of the messages.

#![allow(missing_docs, reason = "most members say all there is in their names")]

use std::collections::BTreeMap;

tessera::tessera_schema! {
    /// What a game server and its clients send each other.
    pub schema messages;

    /// Three coordinates.
    pub struct Vec3 { x: f32, y: f32, z: f32 }

    /// Sixteen bytes that say where an entity is now.
    pub struct Moved { entity: u32, x: f32, y: f32, z: f32 }

    /// S1: one plain struct.
    pub table PlayerMoved {
        moved: Moved [fixed],
    }

    /// S2: one string.
    pub table SpawnEntity {
        id: u32,
        position: Vec3,
        name: String,
    }

    /// The state of one entity.
    pub struct Entity { id: u32, x: f32, y: f32, z: f32, yaw: u16, flags: u16, hp: u32 }

    /// S3: many plain structs.
    pub table Snapshot {
        tick: u32,
        entities: Vec<Entity>,
    }

    /// S4: a dictionary.
    pub table Inventory {
        items: BTreeMap<String, u32>,
    }

    /// S5: the mixed small message.
    pub table Record {
        id: u64,
        score: f64,
        active: bool,
        name: String,
        values: Vec<u32>,
        blob: Vec<u8>,
    }

    /// S6: nesting and options.
    pub table Order {
        id: u64,
        customer: Customer,
        lines: Vec<Line>,
        note: Option<String>,
    }

    pub table Customer {
        name: String,
        address: Option<Address>,
    }

    pub table Address {
        street: String,
        city: String,
    }

    pub table Line {
        sku: String,
        qty: u16,
        price: f64,
    }
}
