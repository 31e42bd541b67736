//! The scene file workloads.

use super::{Capnp, GOOD, entries, enums, find, root, structs, unions};
use crate::library::{Finds, Visits};
use crate::peers::generated::capnp::scene_file_capnp as generated;
use crate::workloads::scene_file::{self as native, Scenes, found, visited};
use crate::workloads::sum_of;

root!(Scenes<N, I> => scene_file, [const N: u32, const I: usize]);

structs! {
    SceneFile in scene_file { list nodes, list names }
    Node in node { text name, inline transform, list children, list components, list tags, value visible }
    Transform in node::transform { inline position, inline rotation, inline scale }
    Mesh in mesh { value mesh, list materials, value cast_shadows }
    Light in light { value kind, inline color, value intensity, optional range }
    Collider in collider { value shape, inline size, optional mass, value layers }
    Script in script { text source, list params }
    Vec3 in node::transform::position, node::transform::scale, collider::size { value x, value y, value z }
    Vec4 in node::transform::rotation, light::color { value x, value y, value z, value w }
}

entries!(name_entry: text String => value u32);
entries!(param: text String => value f64);

unions! { 0: mesh Mesh, 1: light Light, 2: collider Collider, 3: script Script }

enums! {
    LightKind { Point, Spot, Directional }
    ColliderShape { Box, Sphere, Capsule, Mesh }
}

impl<const N: u32, const I: usize> Visits<Scenes<N, I>> for Capnp {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let nodes = root.get_nodes().expect(GOOD);
        sum_of(picks, |pick| {
            let node = nodes.get(pick as u32);
            visited(
                node.get_name().expect(GOOD).to_str().expect(GOOD),
                node.get_transform().get_position().get_x(),
                node.get_components().expect(GOOD).len() as usize,
                node.get_children().expect(GOOD).len() as usize,
            )
        })
    }
}

impl<const N: u32, const I: usize> Finds<Scenes<N, I>> for Capnp {
    fn find(root: &Self::Root, keys: &Vec<String>) -> u64 {
        let names = root.get_names().expect(GOOD);
        found(keys, |name| {
            let entry = find(names, |entry| entry.get_key().expect(GOOD).as_bytes().cmp(name.as_bytes()))?;
            Some(entry.get_value())
        })
    }
}
