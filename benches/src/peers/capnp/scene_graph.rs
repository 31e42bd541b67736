//! The three scene graph workloads.

use super::{Capnp, GOOD, root, structs};
use crate::library::Visits;
use crate::peers::generated::capnp::scene_graph_capnp as generated;
use crate::workloads::scene_graph::{self as native, SceneGraph, visited};
use crate::workloads::sum_of;

root!(SceneGraph<SHAPE> => scene, [const SHAPE: usize]);

structs! {
    Scene in scene { list nodes, text name }
    Node in node {
        value id,
        maybe_text name,
        optional active,
        value x,
        value y,
        value z,
        optional parent,
        maybe_list children,
    }
}

impl<const SHAPE: usize> Visits<SceneGraph<SHAPE>> for Capnp {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let nodes = root.get_nodes().expect(GOOD);
        sum_of(picks, |pick| {
            let node = nodes.get(pick as u32);
            let children = if node.has_children() { node.get_children().expect(GOOD).len() } else { 0 };
            visited(
                node.get_id(),
                node.has_name().then(|| node.get_name().expect(GOOD).to_str().expect(GOOD)),
                children as usize,
                node.get_has_parent().then(|| node.get_parent()),
            )
        })
    }
}
