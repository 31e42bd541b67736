//! The three scene graph workloads.

use super::{GOOD, Planus, root, tables};
use crate::library::Visits;
use crate::peers::generated::planus::scene_graph as generated;
use crate::workloads::scene_graph::{self as native, SceneGraph, visited};
use crate::workloads::sum_of;

root!(SceneGraph<SHAPE> => Scene, [const SHAPE: usize]);

tables! {
    Scene { nodes, name, }
    Node { id, name, active, x, y, z, parent, children, }
}

impl<const SHAPE: usize> Visits<SceneGraph<SHAPE>> for Planus {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let nodes = root.nodes().expect(GOOD);
        sum_of(picks, |pick| {
            let node = nodes.get(pick).expect(GOOD).expect(GOOD);
            visited(
                node.id().expect(GOOD),
                node.name().expect(GOOD),
                node.children().expect(GOOD).map_or(0, |children| children.len()),
                node.parent().expect(GOOD),
            )
        })
    }
}
