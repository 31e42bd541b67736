//! The types of the scene file workload.

#![allow(missing_docs, reason = "most members say all there is in their names")]

use std::collections::BTreeMap;

tessera::tessera_schema! {
    /// A scene as a game engine loads it, with something of everything.
    pub schema scene_file;

    /// Three coordinates.
    pub struct Vec3 { x: f32, y: f32, z: f32 }

    /// A quaternion or a color.
    pub struct Vec4 { x: f32, y: f32, z: f32, w: f32 }

    /// Where a node is, how it is turned and how large it is.
    pub struct Transform { position: Vec3, rotation: Vec4, scale: Vec3 }

    pub enum LightKind: u8 { Point, Spot, Directional }

    pub enum ColliderShape: u8 { Box, Sphere, Capsule, Mesh }

    pub flags Layers: u32 { Ground, Air, Water, Player, Enemy, Trigger }

    /// The root.
    pub table SceneFile {
        nodes: Vec<Node>,
        /// The number of the node of each name.
        names: BTreeMap<String, u32>,
    }

    pub table Node {
        name: String,
        transform: Transform,
        /// The numbers of the children, ascending.
        children: Vec<u32>,
        components: Vec<Component>,
        tags: Vec<String>,
        visible: bool = true,
    }

    /// What a node shows or does.
    pub union Component { Mesh, Light, Collider, Script }

    pub table Mesh {
        mesh: u32,
        materials: Vec<u32>,
        cast_shadows: bool,
    }

    pub table Light {
        kind: LightKind,
        color: Vec4,
        intensity: f32,
        range: Option<f32>,
    }

    pub table Collider {
        shape: ColliderShape,
        size: Vec3,
        mass: Option<f32>,
        layers: Layers,
    }

    pub table Script {
        source: String,
        params: BTreeMap<String, f64>,
    }
}
