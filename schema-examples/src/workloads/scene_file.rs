//! A scene file of any number of nodes: trees, unions, dictionaries, tags. The mixed load of a game engine.
//!
//! The small one has [`NODES`] nodes, the large one [`LARGE`]; a gigabyte takes about four million.

pub mod schema;

pub use schema::{
    Collider, ColliderShape, ColliderView, Component, ComponentView, Layers, Light, LightKind, LightView,
    Mesh, MeshView, Node, NodeView, SceneFile, SceneFileView, Script, ScriptView, Transform, Vec3, Vec4,
};

use std::collections::BTreeMap;

use super::DotNetRandom;
use super::checksum::{self, Fold, Sink};

/// The seed of the data.
pub const SEED: i32 = 20;

/// The number of nodes of the small scene.
pub const NODES: u32 = 1_024;

/// The number of nodes of the large scene.
pub const LARGE: u32 = 200_000;

/// The most children that a node has.
const MAX_CHILDREN: usize = 6;

/// A child's parent is one of so many nodes before it.
const REACH: u32 = 20;

const TAGS: [&str; 40] = [
    "static",
    "dynamic",
    "enemy",
    "friend",
    "player",
    "spawn",
    "pickup",
    "door",
    "key",
    "lamp",
    "tree",
    "rock",
    "water",
    "lava",
    "ice",
    "road",
    "wall",
    "floor",
    "roof",
    "window",
    "vehicle",
    "weapon",
    "armor",
    "quest",
    "boss",
    "npc",
    "merchant",
    "chest",
    "trap",
    "lever",
    "bridge",
    "ladder",
    "portal",
    "decal",
    "particle",
    "sound",
    "camera",
    "navmesh",
    "occluder",
    "destructible",
];

const PARAMS: [&str; 12] = [
    "speed",
    "range",
    "damage",
    "cooldown",
    "health",
    "radius",
    "delay",
    "strength",
    "jump_height",
    "turn_rate",
    "patrol_distance",
    "volume",
];

/// The scene of `nodes` nodes that belongs to a seed.
#[must_use]
pub fn data(nodes: u32, seed: i32) -> SceneFile {
    let mut random = DotNetRandom::new(seed);
    let children = children(nodes, &mut random);
    let nodes: Vec<Node> = (0..).zip(children).map(|(n, children)| node(n, children, &mut random)).collect();
    let names = (0..).zip(&nodes).map(|(n, node)| (node.name.clone(), n)).collect();
    SceneFile { nodes, names }
}

/// The checksum of a scene.
#[must_use]
pub fn checksum(scene: &SceneFile) -> u64 {
    checksum::of(scene)
}

/// The children of every node, ascending.
fn children(nodes: u32, random: &mut DotNetRandom) -> Vec<Vec<u32>> {
    let mut children = vec![Vec::new(); nodes as usize];
    for child in 1..nodes {
        // The node just before has no child yet, so that the search ends.
        let parent = std::iter::repeat_with(|| child - 1 - random.next(REACH.min(child) as i32) as u32)
            .find(|&parent| children[parent as usize].len() < MAX_CHILDREN);
        children[parent.unwrap_or(child - 1) as usize].push(child);
    }
    children
}

/// Node `n`. The order of the members is the order of the draws.
fn node(n: u32, children: Vec<u32>, random: &mut DotNetRandom) -> Node {
    Node {
        name: format!("node_{n}{}", letters(random, 11)),
        transform: Transform {
            position: vec3(random, 1_000.0),
            rotation: vec4(random, 1.0),
            scale: vec3(random, 4.0),
        },
        children,
        components: (0..random.next(4)).map(|_| component(random)).collect(),
        tags: (0..random.next(5)).map(|_| (*random.pick(&TAGS)).into()).collect(),
        visible: random.percent(90),
    }
}

fn component(random: &mut DotNetRandom) -> Component {
    match random.next(4) {
        0 => Component::Mesh(Mesh {
            mesh: random.next(5_000) as u32,
            materials: (0..random.next(5)).map(|_| random.next(500) as u32).collect(),
            cast_shadows: random.percent(70),
        }),
        1 => Component::Light(Light {
            kind: LightKind(random.next(3) as u8),
            color: vec4(random, 1.0),
            intensity: float(random, 100.0),
            range: random.percent(50).then(|| float(random, 50.0)),
        }),
        2 => Component::Collider(Collider {
            shape: ColliderShape(random.next(4) as u8),
            size: vec3(random, 10.0),
            mass: random.percent(40).then(|| float(random, 80.0)),
            layers: Layers(random.next(64) as u32),
        }),
        _ => Component::Script(Script {
            source: format!("scripts/{}_{}.lua", random.pick(&TAGS), random.next(10)),
            params: (0..random.next(5))
                .map(|_| ((*random.pick(&PARAMS)).into(), random.double() * 10.0))
                .collect::<BTreeMap<_, _>>(),
        }),
    }
}

/// Fewer than `bound` lower-case letters.
fn letters(random: &mut DotNetRandom, bound: i32) -> String {
    (0..random.next(bound)).map(|_| (b'a' + random.next(26) as u8) as char).collect()
}

/// Uniform in `[-size, size)`.
fn float(random: &mut DotNetRandom, size: f64) -> f32 {
    ((random.double() * 2.0 - 1.0) * size) as f32
}

fn vec3(random: &mut DotNetRandom, size: f64) -> Vec3 {
    Vec3 { x: float(random, size), y: float(random, size), z: float(random, size) }
}

fn vec4(random: &mut DotNetRandom, size: f64) -> Vec4 {
    Vec4 { x: float(random, size), y: float(random, size), z: float(random, size), w: float(random, size) }
}

crate::fold_members! {
    SceneFile as SceneFileView { nodes, names }
    Node as NodeView { name, transform, children, components, tags, visible }
    Mesh as MeshView { mesh, materials, cast_shadows }
    Light as LightView { kind, color, intensity, range }
    Collider as ColliderView { shape, size, mass, layers }
    Script as ScriptView { source, params }
    Transform { position, rotation, scale }
    Vec3 { x, y, z }
    Vec4 { x, y, z, w }
}

/// The union and its view have the same arms.
macro_rules! fold_component {
    ($($Type:ty),*) => {$(
        impl Fold for $Type {
            fn fold<S: Sink>(&self, sum: &mut S) {
                match self {
                    Self::Unknown(_) => sum.absent(),
                    Self::Mesh(mesh) => checksum::fold_arm(0, mesh, sum),
                    Self::Light(light) => checksum::fold_arm(1, light, sum),
                    Self::Collider(collider) => checksum::fold_arm(2, collider, sum),
                    Self::Script(script) => checksum::fold_arm(3, script, sum),
                }
            }
        }
    )*};
}
fold_component!(Component, ComponentView<'_>);

impl Fold for LightKind {
    fn fold<S: Sink>(&self, sum: &mut S) {
        self.0.fold(sum);
    }
}

impl Fold for ColliderShape {
    fn fold<S: Sink>(&self, sum: &mut S) {
        self.0.fold(sum);
    }
}

impl Fold for Layers {
    fn fold<S: Sink>(&self, sum: &mut S) {
        self.0.fold(sum);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_but_the_first_is_the_child_of_one_before_it() {
        let scene = data(NODES, SEED);
        let mut seen = vec![0; NODES as usize];
        for (n, node) in (0..).zip(&scene.nodes) {
            assert!(node.children.len() <= MAX_CHILDREN);
            assert!(node.children.iter().all(|&child| child > n && child - n <= REACH));
            for &child in &node.children {
                seen[child as usize] += 1;
            }
        }
        assert_eq!(seen[0], 0);
        assert!(seen[1..].iter().all(|&parents| parents == 1));
        assert_eq!(scene.names.len(), scene.nodes.len());
    }

    #[test]
    fn the_data_stays_as_it_is() {
        assert_eq!(checksum(&data(NODES, SEED)), 12202000915567872595);
    }
}
