//! The stored forms of all workloads' types.
//!
//! Members are ordered by alignment, since `repr(C)` leaves them where they are put; the width of the presence
//! bits fills what would be a gap where there is one.

pub mod prefab;

use musli_zerocopy::Ref;

use super::declare::{stored, stored_enum, stored_union};
use super::stored::{Absent, Entry};

/// See [`crate::workloads::monsters`].
pub mod monsters {
    use super::*;
    use crate::workloads::monsters as plain;
    use crate::workloads::monsters::Vec3;

    stored_enum! { Color = plain::Color { Red, Green, Blue } }

    stored! {
        struct World = plain::World { monsters: Ref<[Monster]> } reads [monsters]

        struct Monster = plain::Monster {
            name: Ref<str>,
            inventory: Ref<[u8]>,
            weapons: Ref<[Weapon]>,
            equipped: Weapon,
            path: Ref<[Vec3]>,
            pos: Vec3,
            hp: i16,
            mana: i16;
            present: u16;
            color: Color,
            friendly: bool,
        } reads [name, hp, mana?, pos, color, inventory?, weapons?, equipped?, path?, friendly]

        struct Weapon = plain::Weapon { name: Ref<str>, damage: i16 } reads [name, damage]
    }

    impl Absent for Weapon {
        #[inline]
        fn absent() -> Self {
            Self { name: Absent::absent(), damage: 0 }
        }
    }
}

/// See [`crate::workloads::records`].
pub mod records {
    use super::*;
    use crate::workloads::records as plain;

    stored! {
        struct RecordSet = plain::RecordSet { records: Ref<[Record]> } reads [records]

        struct Record = plain::Record {;
            present: u64;
            d0: f64, d1: f64, d2: f64, d3: f64,
            i0: i32, i1: i32, i2: i32, i3: i32, i4: i32, i5: i32, i6: i32, i7: i32,
            i8: i32, i9: i32, i10: i32, i11: i32, i12: i32, i13: i32, i14: i32, i15: i32,
            f0: f32, f1: f32, f2: f32, f3: f32, f4: f32, f5: f32, f6: f32, f7: f32,
            s0: Ref<str>, s1: Ref<str>, s2: Ref<str>, s3: Ref<str>,
            b0: bool, b1: bool, b2: bool, b3: bool, b4: bool, b5: bool, b6: bool, b7: bool,
        } reads [
            i0?, i1?, i2?, i3?, i4?, i5?, i6?, i7?, i8?, i9?, i10?, i11?, i12?, i13?, i14?, i15?,
            f0?, f1?, f2?, f3?, f4?, f5?, f6?, f7?, d0?, d1?, d2?, d3?,
            b0?, b1?, b2?, b3?, b4?, b5?, b6?, b7?, s0?, s1?, s2?, s3?,
        ]
    }
}

/// See [`crate::workloads::series`].
pub mod series {
    use super::*;
    use crate::workloads::series as plain;

    stored! {
        struct Series = plain::Series { samples: Ref<[Sample]> } reads [samples]

        struct Sample = plain::Sample {
            timestamp: i64,
            value: f64,
            status: i32,
            quality: f32,
            note: Ref<str>;
            present: u64;
        } reads [timestamp, value, status, quality, note?]
    }
}

/// See [`crate::workloads::scene_graph`].
pub mod scene_graph {
    use super::*;
    use crate::workloads::scene_graph as plain;

    stored! {
        struct Scene = plain::Scene { nodes: Ref<[Node]>, name: Ref<str> } reads [nodes, name]

        struct Node = plain::Node {
            id: i32,
            name: Ref<str>,
            x: f32,
            y: f32,
            z: f32,
            parent: i32,
            children: Ref<[i32]>;
            present: u16;
            active: bool,
        } reads [id, name?, active?, x, y, z, parent?, children?]
    }
}

/// See [`crate::workloads::lookup`].
pub mod lookup {
    use super::*;
    use crate::workloads::lookup as plain;

    stored! {
        struct Lookup = plain::Lookup {
            items: Ref<[Entry<Ref<str>, Stock>]>,
            prices: Ref<[Entry<i32, f64>]>,
        } reads [items, prices]

        struct Stock = plain::Stock { count: i32, weight: f32 } reads [count, weight]
    }
}

/// See [`crate::workloads::canada`].
pub mod canada {
    use super::*;
    use crate::workloads::canada as plain;
    use crate::workloads::canada::Point;

    stored! {
        struct FeatureCollection = plain::FeatureCollection {
            r#type: Ref<str>,
            features: Ref<[Feature]>,
        } reads [r#type, features]

        struct Feature = plain::Feature {
            r#type: Ref<str>,
            properties: Ref<[Entry<Ref<str>, Ref<str>>]>,
            geometry: Geometry;
            present: u32;
        } reads [r#type, properties, geometry?]

        struct Geometry = plain::Geometry {
            r#type: Ref<str>,
            coordinates: Ref<[Ref<[Point]>]>,
        } reads [r#type, coordinates]
    }

    impl Absent for Geometry {
        #[inline]
        fn absent() -> Self {
            Self { r#type: Absent::absent(), coordinates: Absent::absent() }
        }
    }
}

/// See [`crate::workloads::scene_file`].
pub mod scene_file {
    use super::*;
    use crate::workloads::scene_file as plain;
    use crate::workloads::scene_file::{Transform, Vec3, Vec4};

    stored_enum! {
        LightKind = plain::LightKind { Point, Spot, Directional }
        ColliderShape = plain::ColliderShape { Box, Sphere, Capsule, Mesh }
    }

    stored! {
        struct SceneFile = plain::SceneFile {
            nodes: Ref<[Node]>,
            names: Ref<[Entry<Ref<str>, u32>]>,
        } reads [nodes, names]

        struct Node = plain::Node {
            name: Ref<str>,
            transform: Transform,
            children: Ref<[u32]>,
            components: Ref<[Component]>,
            tags: Ref<[Ref<str>]>,
            visible: bool,
        } reads [name, transform, children, components, tags, visible]

        struct Mesh = plain::Mesh {
            mesh: u32,
            materials: Ref<[u32]>,
            cast_shadows: bool,
        } reads [mesh, materials, cast_shadows]

        struct Light = plain::Light {
            color: Vec4,
            intensity: f32,
            range: f32;
            present: u8;
            kind: LightKind,
        } reads [kind, color, intensity, range?]

        struct Collider = plain::Collider {
            size: Vec3,
            mass: f32,
            layers: u32;
            present: u8;
            shape: ColliderShape,
        } reads [shape, size, mass?, layers]

        struct Script = plain::Script {
            source: Ref<str>,
            params: Ref<[Entry<Ref<str>, f64>]>,
        } reads [source, params]
    }

    stored_union! {
        Component = plain::Component {
            0: Mesh = Mesh;
            1: Light = Light;
            2: Collider = Collider;
            3: Script = Script;
        }
    }
}

/// See [`crate::workloads::messages`].
pub mod messages {
    use super::*;
    use crate::workloads::messages as plain;
    use crate::workloads::messages::{Entity, Moved, Vec3};

    stored! {
        struct PlayerMoved = plain::PlayerMoved { moved: Moved } reads [moved]

        struct SpawnEntity = plain::SpawnEntity {
            id: u32,
            position: Vec3,
            name: Ref<str>,
        } reads [id, position, name]

        struct Snapshot = plain::Snapshot { tick: u32, entities: Ref<[Entity]> } reads [tick, entities]

        struct Inventory = plain::Inventory { items: Ref<[Entry<Ref<str>, u32>]> } reads [items]

        struct Record = plain::Record {
            id: u64,
            score: f64,
            name: Ref<str>,
            values: Ref<[u32]>,
            blob: Ref<[u8]>,
            active: bool,
        } reads [id, score, active, name, values, blob]

        struct Order = plain::Order {
            id: u64,
            customer: Customer,
            lines: Ref<[Line]>,
            note: Ref<str>;
            present: u32;
        } reads [id, customer, lines, note?]

        struct Customer = plain::Customer {
            name: Ref<str>,
            address: Address;
            present: u32;
        } reads [name, address?]

        struct Address = plain::Address { street: Ref<str>, city: Ref<str> } reads [street, city]

        struct Line = plain::Line { price: f64, sku: Ref<str>, qty: u16 } reads [sku, qty, price]
    }

    impl Absent for Address {
        #[inline]
        fn absent() -> Self {
            Self { street: Absent::absent(), city: Absent::absent() }
        }
    }
}
