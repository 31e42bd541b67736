//! A scene as a game engine loads it, of 1,024 nodes and of 200,000.

use std::collections::BTreeMap;

use rand_mt::Mt;
use schema_examples::workloads::scene_file::{
    self as ours, ColliderShape as OurShape, Component as OurComponent, LightKind as OurKind,
};

use super::{Native, PICKS, Workload, native, seed, sum_of};
use crate::library::{Finds, Visits};
use crate::ours::Ours;
use crate::structs::Structs;

native! {
    plain Vec3 = ours::Vec3 { x: f32, y: f32, z: f32 }

    plain Vec4 = ours::Vec4 { x: f32, y: f32, z: f32, w: f32 }

    plain Transform = ours::Transform { position: Vec3, rotation: Vec4, scale: Vec3 }

    enum LightKind: u8 = OurKind { Point, Spot, Directional }

    enum ColliderShape: u8 = OurShape { Box, Sphere, Capsule, Mesh }

    struct SceneFile = ours::SceneFile { nodes: Vec<Node>, names: BTreeMap<String, u32> }

    struct Node = ours::Node {
        name: String,
        transform: Transform,
        children: Vec<u32>,
        components: Vec<Component>,
        tags: Vec<String>,
        visible: bool,
    }

    union Component = OurComponent { 0: Mesh, 1: Light, 2: Collider, 3: Script }

    struct Mesh = ours::Mesh { mesh: u32, materials: Vec<u32>, cast_shadows: bool }

    struct Light = ours::Light { kind: LightKind, color: Vec4, intensity: f32, range: Option<f32> }

    struct Collider = ours::Collider { shape: ColliderShape, size: Vec3, mass: Option<f32>, layers: u32 }

    struct Script = ours::Script { source: String, params: BTreeMap<String, f64> }
}

impl Native<ours::Layers> for u32 {
    fn native(layers: &ours::Layers) -> Self {
        layers.0
    }
}

/// The workload of so many nodes, that has so many inputs.
#[derive(Debug)]
pub struct Scenes<const NODES: u32, const INPUTS: usize>;

/// 1,024 nodes.
pub type Scene = Scenes<{ ours::NODES }, { super::INPUTS }>;
/// 200,000 nodes: too large to be learned by heart, so that one input is enough.
pub type SceneLarge = Scenes<{ ours::LARGE }, 1>;

impl<const NODES: u32, const INPUTS: usize> Workload for Scenes<NODES, INPUTS> {
    type Ours = ours::SceneFile;
    type Native = SceneFile;
    type Keys = Vec<String>;
    const NAME: &'static str = if NODES == ours::NODES { "scene" } else { "scene-large" };
    const INPUTS: usize = INPUTS;

    fn input(k: usize) -> ours::SceneFile {
        ours::data(NODES, seed(ours::SEED, k))
    }

    fn elements(scene: &ours::SceneFile) -> usize {
        scene.nodes.len()
    }

    fn keys(scene: &ours::SceneFile, seed: u32) -> Vec<String> {
        let mut random = Mt::new(seed);
        let mut pick = || random.next_u32() as usize % scene.nodes.len();
        (0..PICKS).map(|_| scene.nodes[pick()].name.clone()).collect()
    }
}

impl<const N: u32, const I: usize, const SHARING: u8> Visits<Scenes<N, I>> for Ours<SHARING> {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let nodes = root.root().nodes();
        sum_of(picks, |pick| {
            let node = nodes.get(pick).expect("a node");
            visited(node.name(), node.transform().position.x, node.components().len(), node.children().len())
        })
    }
}

impl<const N: u32, const I: usize> Visits<Scenes<N, I>> for Structs {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let node = &root.nodes[pick];
            visited(&node.name, node.transform.position.x, node.components.len(), node.children.len())
        })
    }
}

/// What is read of a node.
#[inline(always)]
#[must_use]
pub fn visited(name: &str, x: f32, components: usize, children: usize) -> u64 {
    u64::from(x.to_bits()) + (name.len() + components + children) as u64
}

impl<const N: u32, const I: usize, const SHARING: u8> Finds<Scenes<N, I>> for Ours<SHARING> {
    fn find(root: &Self::Root, names: &Vec<String>) -> u64 {
        let numbers = root.root().names();
        found(names, |name| numbers.get(name))
    }
}

impl<const N: u32, const I: usize> Finds<Scenes<N, I>> for Structs {
    fn find(root: &Self::Root, names: &Vec<String>) -> u64 {
        found(names, |name| root.names.get(name).copied())
    }
}

/// Looks every name up and adds up the numbers.
#[inline(always)]
pub fn found<'k>(names: &'k [String], number: impl Fn(&'k str) -> Option<u32>) -> u64 {
    names.iter().map(|name| u64::from(number(name).expect("the name is there"))).sum()
}
