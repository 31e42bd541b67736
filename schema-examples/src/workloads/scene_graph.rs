//! A scene graph of 1,024 nodes without any randomness, in three shapes that need the same schema.

pub mod schema;

pub use schema::{Node, NodeView, Scene, SceneView};

use super::DotNetRandom;
use super::checksum;

/// The number of nodes.
pub const NODES: i32 = 1_024;

/// The number of nodes that differ from each other in [`Shape::DenseShared`].
pub const DISTINCT: i32 = 16;

/// The three scenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Every member of every node is set, no two nodes are alike.
    DenseUnique,
    /// Most of the optional members are null.
    SparseUnique,
    /// Every member is set, and every node occurs 64 times.
    DenseShared,
}

impl Shape {
    /// All of them, in the order of the benchmark tables.
    pub const ALL: [Self; 3] = [Self::DenseUnique, Self::SparseUnique, Self::DenseShared];

    /// The name of the workload, which is also the scene's.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::DenseUnique => "dense-unique",
            Self::SparseUnique => "sparse-unique",
            Self::DenseShared => "dense-shared",
        }
    }
}

/// The scene of the given shape.
#[must_use]
pub fn data(shape: Shape) -> Scene {
    scene(0..NODES, shape)
}

/// A scene like it for benchmarks that run several in turn: nodes `1024·k ..`, shuffled by seed `k`.
#[must_use]
pub fn variation(shape: Shape, k: i32) -> Scene {
    let mut numbers: Vec<i32> = (NODES * k..NODES * (k + 1)).collect();
    DotNetRandom::new(k).shuffle(&mut numbers);
    scene(numbers, shape)
}

fn scene(numbers: impl IntoIterator<Item = i32>, shape: Shape) -> Scene {
    Scene { nodes: numbers.into_iter().map(|i| node(i, shape)).collect(), name: shape.name().into() }
}

/// The checksum of a scene.
#[must_use]
pub fn checksum(scene: &Scene) -> u64 {
    checksum::of(scene)
}

/// Node `i` of a scene.
fn node(i: i32, shape: Shape) -> Node {
    let n = match shape {
        Shape::DenseShared => i % DISTINCT,
        _ => i,
    };
    // In the sparse scene an optional member is set only in every fourth node, or third, or eighth.
    let set = |every: i32| shape != Shape::SparseUnique || i % every == 0;
    Node {
        id: n,
        name: set(4).then(|| format!("node-{n}")),
        active: set(3).then_some(n % 2 == 0),
        x: n as f32 * 0.125,
        y: n as f32 * -0.25, // -0.0 for the first node: not the default, hence stored
        z: n as f32 * 0.5,
        parent: set(4).then_some(n - 1),
        children: set(8).then(|| vec![n + 1, n + 2, n + 3]),
    }
}

crate::fold_members! {
    Node as NodeView { id, name, active, x, y, z, parent, children }
    Scene as SceneView { nodes, name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_is_exact() {
        let sums = Shape::ALL.map(|shape| checksum(&data(shape)));
        let expected = [18378776097354149099, 9208628813456085688, 17534349361329842871];
        assert_eq!(sums, expected);
    }

    #[test]
    fn the_first_node_keeps_its_negative_zero() {
        let scene = data(Shape::DenseUnique);
        assert_eq!(scene.nodes[0].y.to_bits(), (-0.0f32).to_bits());
    }
}
