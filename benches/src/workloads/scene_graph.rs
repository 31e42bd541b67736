//! Three scene graphs of 1,024 nodes, of the same types.

use schema_examples::workloads::scene_graph::{self as ours, Shape};

use super::{Workload, native, sum_of};
use crate::library::Visits;
use crate::ours::Ours;
use crate::structs::Structs;

native! {
    struct Scene = ours::Scene { nodes: Vec<Node>, name: String }

    struct Node = ours::Node {
        id: i32,
        name: Option<String>,
        active: Option<bool>,
        x: f32,
        y: f32,
        z: f32,
        parent: Option<i32>,
        children: Option<Vec<i32>>,
    }
}

/// The workload of a shape: its number in [`Shape::ALL`].
#[derive(Debug)]
pub struct SceneGraph<const SHAPE: usize>;

/// Every member of every node is set.
pub type DenseUnique = SceneGraph<0>;
/// Most optional members are null.
pub type SparseUnique = SceneGraph<1>;
/// Every member is set, and every node occurs 64 times.
pub type DenseShared = SceneGraph<2>;

impl<const SHAPE: usize> Workload for SceneGraph<SHAPE> {
    type Ours = ours::Scene;
    type Native = Scene;
    type Keys = ();
    const NAME: &'static str = ["dense-unique", "sparse-unique", "dense-shared"][SHAPE];
    const CHECKSUM: Option<u64> =
        Some([18378776097354149099, 9208628813456085688, 17534349361329842871][SHAPE]);

    fn input(k: usize) -> ours::Scene {
        match k {
            0 => ours::data(Shape::ALL[SHAPE]),
            k => ours::variation(Shape::ALL[SHAPE], k as i32),
        }
    }

    fn elements(scene: &ours::Scene) -> usize {
        scene.nodes.len()
    }
}

impl<const SHAPE: usize, const SHARING: u8> Visits<SceneGraph<SHAPE>> for Ours<SHARING> {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let nodes = root.root().nodes();
        sum_of(picks, |pick| {
            let node = nodes.get(pick).expect("a node");
            visited(node.id(), node.name(), node.children().map_or(0, |c| c.len()), node.parent())
        })
    }
}

impl<const SHAPE: usize> Visits<SceneGraph<SHAPE>> for Structs {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let node = &root.nodes[pick];
            let children = node.children.as_ref().map_or(0, Vec::len);
            visited(node.id, node.name.as_deref(), children, node.parent)
        })
    }
}

/// What is read of a node; what is absent counts as zero.
#[inline(always)]
#[must_use]
pub fn visited(id: i32, name: Option<&str>, children: usize, parent: Option<i32>) -> u64 {
    let counts = (name.map_or(0, str::len) + children) as u64;
    counts.wrapping_add(id as u64).wrapping_add(parent.unwrap_or(0) as u64)
}
