//! The scene file workloads.

use super::{GOOD, Planus, entries, enums, find, root, structs, tables, unions};
use crate::library::{Finds, Visits};
use crate::peers::generated::planus::scene_file as generated;
use crate::workloads::scene_file::{self as native, Scenes, found, visited};
use crate::workloads::sum_of;

root!(Scenes<N, I> => SceneFile, [const N: u32, const I: usize]);

tables! {
    SceneFile { nodes, names, }
    Node { name, transform, children, components, tags, visible, }
    Mesh { mesh, materials, cast_shadows, }
    Light { kind, color, intensity, range, }
    Collider { shape, size, mass, layers, }
    Script { source, params, }
}

entries!(NameEntry: String => u32);
entries!(Param: String => f64);

unions! { 0: Mesh, 1: Light, 2: Collider, 3: Script }

enums! {
    LightKind { Point, Spot, Directional }
    ColliderShape { Box, Sphere, Capsule, Mesh }
}

structs! {
    Vec3 { x, y, z }
    Vec4 { x, y, z, w }
    Transform { position, rotation, scale }
}

impl<const N: u32, const I: usize> Visits<Scenes<N, I>> for Planus {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let nodes = root.nodes().expect(GOOD);
        sum_of(picks, |pick| {
            let node = nodes.get(pick).expect(GOOD).expect(GOOD);
            visited(
                node.name().expect(GOOD),
                node.transform().expect(GOOD).position().x(),
                node.components().expect(GOOD).len(),
                node.children().expect(GOOD).len(),
            )
        })
    }
}

impl<const N: u32, const I: usize> Finds<Scenes<N, I>> for Planus {
    fn find(root: &Self::Root, keys: &Vec<String>) -> u64 {
        let names = root.names().expect(GOOD);
        found(keys, |name| {
            let entry = find(names, |entry| entry.as_ref().expect(GOOD).key().expect(GOOD).cmp(name))?;
            Some(entry.expect(GOOD).value().expect(GOOD))
        })
    }
}
