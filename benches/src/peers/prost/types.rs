//! The messages of all workloads, with members numbered in declaration order.

pub mod prefab;

use super::declare::{messages, roots, unions};

/// See [`crate::workloads::monsters`].
pub mod monsters {
    use super::{messages, roots};
    use crate::workloads::monsters as plain;

    roots! { plain::World: World }

    messages! {
        Vec3 = plain::Vec3 {
            x: f32 = 1 [float];
            y: f32 = 2 [float];
            z: f32 = 3 [float];
        }

        World = plain::World {
            monsters: Vec<Monster> = 1 [message, repeated];
        }

        Monster = plain::Monster {
            name: String = 1 [string];
            hp: i32 = 2 [sint32];
            mana: Option<i32> = 3 [sint32, optional];
            pos: Vec3 = 4 [message, required];
            color: i32 = 5 [int32];
            inventory: Option<Vec<u8>> = 6 [bytes = "vec", optional];
            weapons: Vec<Weapon> = 7 [message, repeated], 11 if empty;
            equipped: Option<Weapon> = 8 [message, optional];
            path: Vec<Vec3> = 9 [message, repeated], 12 if empty;
            friendly: bool = 10 [bool];
        }

        Weapon = plain::Weapon {
            name: String = 1 [string];
            damage: i32 = 2 [sint32];
        }
    }
}

/// See [`crate::workloads::records`].
pub mod records {
    use super::{messages, roots};
    use crate::workloads::records as plain;

    roots! { plain::RecordSet: RecordSet }

    messages! {
        RecordSet = plain::RecordSet {
            records: Vec<Record> = 1 [message, repeated];
        }

        Record = plain::Record {
            i0: Option<i32> = 1 [sfixed32, optional];
            i1: Option<i32> = 2 [sfixed32, optional];
            i2: Option<i32> = 3 [sfixed32, optional];
            i3: Option<i32> = 4 [sfixed32, optional];
            i4: Option<i32> = 5 [sfixed32, optional];
            i5: Option<i32> = 6 [sfixed32, optional];
            i6: Option<i32> = 7 [sfixed32, optional];
            i7: Option<i32> = 8 [sfixed32, optional];
            i8: Option<i32> = 9 [sfixed32, optional];
            i9: Option<i32> = 10 [sfixed32, optional];
            i10: Option<i32> = 11 [sfixed32, optional];
            i11: Option<i32> = 12 [sfixed32, optional];
            i12: Option<i32> = 13 [sfixed32, optional];
            i13: Option<i32> = 14 [sfixed32, optional];
            i14: Option<i32> = 15 [sfixed32, optional];
            i15: Option<i32> = 16 [sfixed32, optional];
            f0: Option<f32> = 17 [float, optional];
            f1: Option<f32> = 18 [float, optional];
            f2: Option<f32> = 19 [float, optional];
            f3: Option<f32> = 20 [float, optional];
            f4: Option<f32> = 21 [float, optional];
            f5: Option<f32> = 22 [float, optional];
            f6: Option<f32> = 23 [float, optional];
            f7: Option<f32> = 24 [float, optional];
            d0: Option<f64> = 25 [double, optional];
            d1: Option<f64> = 26 [double, optional];
            d2: Option<f64> = 27 [double, optional];
            d3: Option<f64> = 28 [double, optional];
            b0: Option<bool> = 29 [bool, optional];
            b1: Option<bool> = 30 [bool, optional];
            b2: Option<bool> = 31 [bool, optional];
            b3: Option<bool> = 32 [bool, optional];
            b4: Option<bool> = 33 [bool, optional];
            b5: Option<bool> = 34 [bool, optional];
            b6: Option<bool> = 35 [bool, optional];
            b7: Option<bool> = 36 [bool, optional];
            s0: Option<String> = 37 [string, optional];
            s1: Option<String> = 38 [string, optional];
            s2: Option<String> = 39 [string, optional];
            s3: Option<String> = 40 [string, optional];
        }
    }
}

/// See [`crate::workloads::series`].
pub mod series {
    use super::{messages, roots};
    use crate::workloads::series as plain;

    roots! { plain::Series: Series }

    messages! {
        Series = plain::Series {
            samples: Vec<Sample> = 1 [message, repeated];
        }

        Sample = plain::Sample {
            timestamp: i64 = 1 [int64];
            value: f64 = 2 [double];
            status: i32 = 3 [int32];
            quality: f32 = 4 [float];
            note: Option<String> = 5 [string, optional];
        }
    }
}

/// See [`crate::workloads::scene_graph`].
pub mod scene_graph {
    use super::{messages, roots};
    use crate::workloads::scene_graph as plain;

    roots! { plain::Scene: Scene }

    messages! {
        Scene = plain::Scene {
            nodes: Vec<Node> = 1 [message, repeated];
            name: String = 2 [string];
        }

        Node = plain::Node {
            id: i32 = 1 [int32];
            name: Option<String> = 2 [string, optional];
            active: Option<bool> = 3 [bool, optional];
            x: f32 = 4 [float];
            // prost takes a negative zero for the default, which is not written, unless a member is required.
            y: f32 = 5 [float, required];
            z: f32 = 6 [float];
            parent: Option<i32> = 7 [int32, optional];
            children: Vec<i32> = 8 [int32, repeated], 9 if empty;
        }
    }
}

/// See [`crate::workloads::lookup`].
pub mod lookup {
    use std::collections::BTreeMap;

    use super::{messages, roots};
    use crate::workloads::lookup as plain;

    roots! { plain::Lookup: Lookup }

    messages! {
        Lookup = plain::Lookup {
            items: BTreeMap<String, Stock> = 1 [btree_map = "string, message"];
            prices: BTreeMap<i32, f64> = 2 [btree_map = "sfixed32, double"];
        }

        Stock = plain::Stock {
            count: i32 = 1 [int32];
            weight: f32 = 2 [float];
        }
    }
}

/// See [`crate::workloads::canada`].
pub mod canada {
    use std::collections::BTreeMap;

    use super::{messages, roots};
    use crate::walk::{Sink, Walk};
    use crate::workloads::{Native, canada as plain};

    roots! { plain::FeatureCollection: FeatureCollection }

    messages! {
        Point = plain::Point {
            x: f64 = 1 [double];
            y: f64 = 2 [double];
        }

        FeatureCollection = plain::FeatureCollection {
            r#type: String = 1 [string];
            features: Vec<Feature> = 2 [message, repeated];
        }

        Feature = plain::Feature {
            r#type: String = 1 [string];
            properties: BTreeMap<String, String> = 2 [btree_map = "string, string"];
            geometry: Option<Geometry> = 3 [message, optional];
        }

        Geometry = plain::Geometry {
            r#type: String = 1 [string];
            coordinates: Vec<Ring> = 2 [message, repeated];
        }
    }

    /// Lists cannot be nested but in a message.
    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Ring {
        /// Its points.
        #[prost(message, repeated, tag = 1)]
        pub points: Vec<Point>,
    }

    impl Native<Vec<plain::Point>> for Ring {
        fn native(plain: &Vec<plain::Point>) -> Self {
            Self { points: Native::native(plain) }
        }
    }

    impl Walk for Ring {
        fn walk<S: Sink>(&self, sum: &mut S) {
            self.points.walk(sum);
        }
    }
}

/// See [`crate::workloads::scene_file`].
pub mod scene_file {
    use std::collections::BTreeMap;

    use super::{messages, roots, unions};
    use crate::workloads::scene_file as plain;

    roots! { plain::SceneFile: SceneFile }

    messages! {
        Vec3 = plain::Vec3 {
            x: f32 = 1 [float];
            y: f32 = 2 [float];
            z: f32 = 3 [float];
        }

        Vec4 = plain::Vec4 {
            x: f32 = 1 [float];
            y: f32 = 2 [float];
            z: f32 = 3 [float];
            w: f32 = 4 [float];
        }

        Transform = plain::Transform {
            position: Vec3 = 1 [message, required];
            rotation: Vec4 = 2 [message, required];
            scale: Vec3 = 3 [message, required];
        }

        SceneFile = plain::SceneFile {
            nodes: Vec<Node> = 1 [message, repeated];
            names: BTreeMap<String, u32> = 2 [btree_map = "string, uint32"];
        }

        Node = plain::Node {
            name: String = 1 [string];
            transform: Transform = 2 [message, required];
            children: Vec<u32> = 3 [uint32, repeated];
            components: Vec<Component> = 4 [message, repeated];
            tags: Vec<String> = 5 [string, repeated];
            visible: bool = 6 [bool];
        }

        Mesh = plain::Mesh {
            mesh: u32 = 1 [uint32];
            materials: Vec<u32> = 2 [uint32, repeated];
            cast_shadows: bool = 3 [bool];
        }

        Light = plain::Light {
            kind: i32 = 1 [int32];
            color: Vec4 = 2 [message, required];
            intensity: f32 = 3 [float];
            range: Option<f32> = 4 [float, optional];
        }

        Collider = plain::Collider {
            shape: i32 = 1 [int32];
            size: Vec3 = 2 [message, required];
            mass: Option<f32> = 3 [float, optional];
            layers: u32 = 4 [uint32];
        }

        Script = plain::Script {
            source: String = 1 [string];
            params: BTreeMap<String, f64> = 2 [btree_map = "string, double"];
        }
    }

    unions! {
        Component, ComponentArm of plain {
            0: Mesh = 1,
            1: Light = 2,
            2: Collider = 3,
            3: Script = 4,
        }
    }
}

/// See [`crate::workloads::messages`].
pub mod messages {
    use std::collections::BTreeMap;

    use super::{messages, roots};
    use crate::workloads::messages as plain;

    roots! {
        plain::PlayerMoved: PlayerMoved,
        plain::SpawnEntity: SpawnEntity,
        plain::Snapshot: Snapshot,
        plain::Inventory: Inventory,
        plain::Record: Record,
        plain::Order: Order,
    }

    messages! {
        Vec3 = plain::Vec3 {
            x: f32 = 1 [float];
            y: f32 = 2 [float];
            z: f32 = 3 [float];
        }

        Moved = plain::Moved {
            entity: u32 = 1 [fixed32];
            x: f32 = 2 [float];
            y: f32 = 3 [float];
            z: f32 = 4 [float];
        }

        PlayerMoved = plain::PlayerMoved {
            moved: Moved = 1 [message, required];
        }

        SpawnEntity = plain::SpawnEntity {
            id: u32 = 1 [fixed32];
            position: Vec3 = 2 [message, required];
            name: String = 3 [string];
        }

        Entity = plain::Entity {
            id: u32 = 1 [fixed32];
            x: f32 = 2 [float];
            y: f32 = 3 [float];
            z: f32 = 4 [float];
            yaw: u32 = 5 [uint32];
            flags: u32 = 6 [uint32];
            hp: u32 = 7 [uint32];
        }

        Snapshot = plain::Snapshot {
            tick: u32 = 1 [fixed32];
            entities: Vec<Entity> = 2 [message, repeated];
        }

        Inventory = plain::Inventory {
            items: BTreeMap<String, u32> = 1 [btree_map = "string, uint32"];
        }

        Record = plain::Record {
            id: u64 = 1 [fixed64];
            score: f64 = 2 [double];
            active: bool = 3 [bool];
            name: String = 4 [string];
            values: Vec<u32> = 5 [fixed32, repeated];
            blob: Vec<u8> = 6 [bytes = "vec"];
        }

        Order = plain::Order {
            id: u64 = 1 [fixed64];
            customer: Customer = 2 [message, required];
            lines: Vec<Line> = 3 [message, repeated];
            note: Option<String> = 4 [string, optional];
        }

        Customer = plain::Customer {
            name: String = 1 [string];
            address: Option<Address> = 2 [message, optional];
        }

        Address = plain::Address {
            street: String = 1 [string];
            city: String = 2 [string];
        }

        Line = plain::Line {
            sku: String = 1 [string];
            qty: u32 = 2 [uint32];
            price: f64 = 3 [double];
        }
    }
}
