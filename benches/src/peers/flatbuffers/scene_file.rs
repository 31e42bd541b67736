//! The scene file workloads.

use super::{FlatBuffers, entries, enums, root, structs, tables, unions};
use crate::library::{Finds, Visits};
use crate::peers::generated::flatbuffers::scene_file as fb;
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

enums!(LightKind, ColliderShape);

structs! {
    Vec3 { x: f32, y: f32, z: f32 }
    Vec4 { x: f32, y: f32, z: f32, w: f32 }
    Transform { position: native::Vec3, rotation: native::Vec4, scale: native::Vec3 }
}

impl<const N: u32, const I: usize> Visits<Scenes<N, I>> for FlatBuffers {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let nodes = root.nodes();
        sum_of(picks, |pick| {
            let node = nodes.get(pick);
            let x = node.transform().position().x();
            visited(node.name(), x, node.components().len(), node.children().len())
        })
    }
}

impl<const N: u32, const I: usize> Finds<Scenes<N, I>> for FlatBuffers {
    fn find(root: &Self::Root, keys: &Vec<String>) -> u64 {
        let names = root.names();
        found(keys, |name| {
            let entry = names.lookup_by_key(name, |entry, name| entry.key_compare_with_value(name))?;
            Some(entry.value())
        })
    }
}
