//! The three scene graph workloads.

use super::{FlatBuffers, root, tables};
use crate::library::Visits;
use crate::peers::generated::flatbuffers::scene_graph as fb;
use crate::workloads::scene_graph::{self as native, SceneGraph, visited};
use crate::workloads::sum_of;

root!(SceneGraph<SHAPE> => Scene, [const SHAPE: usize]);

tables! {
    Scene { nodes, name, }
    Node { id, name, active, x, y, z, parent, children, }
}

impl<const SHAPE: usize> Visits<SceneGraph<SHAPE>> for FlatBuffers {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let nodes = root.nodes();
        sum_of(picks, |pick| {
            let node = nodes.get(pick);
            let children = node.children().map_or(0, |children| children.len());
            visited(node.id(), node.name(), children, node.parent())
        })
    }
}
