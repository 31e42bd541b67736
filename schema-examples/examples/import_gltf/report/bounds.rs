//! The box around all that the nodes of a scene show.

use schema_examples::scene::math::{Aabb, Transform, Vec3};
use schema_examples::scene::{ComponentView, NodeView, SceneView};

/// The axes and the origin of a place, seen from the world.
#[derive(Clone, Copy)]
struct Place {
    axes: [[f32; 3]; 3],
    origin: [f32; 3],
}

const WORLD: Place = Place { axes: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], origin: [0.0; 3] };

impl Place {
    /// A place inside this one.
    fn child(self, transform: &Transform) -> Self {
        let Transform { position, rotation: q, scale } = *transform;
        let (x, y, z, w) = (q.x, q.y, q.z, q.w);
        let turned = [
            [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + z * w), 2.0 * (x * z - y * w)],
            [2.0 * (x * y - z * w), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + x * w)],
            [2.0 * (x * z + y * w), 2.0 * (y * z - x * w), 1.0 - 2.0 * (x * x + y * y)],
        ];
        let [a, b, c] = turned.map(|axis| self.direction(axis));
        Place {
            axes: [a.map(|k| k * scale.x), b.map(|k| k * scale.y), c.map(|k| k * scale.z)],
            origin: self.point(position.into()),
        }
    }

    fn direction(self, [x, y, z]: [f32; 3]) -> [f32; 3] {
        let [a, b, c] = self.axes;
        [0, 1, 2].map(|i| a[i] * x + b[i] * y + c[i] * z)
    }

    fn point(self, point: [f32; 3]) -> [f32; 3] {
        let offset = self.direction(point);
        [0, 1, 2].map(|i| self.origin[i] + offset[i])
    }

    /// The box around a box that stands here.
    fn enclose(self, Aabb { min, max }: Aabb) -> Option<Aabb> {
        let corners = [min.x, max.x].into_iter().flat_map(|x| {
            let column = [min.y, max.y].into_iter();
            column.flat_map(move |y| [min.z, max.z].map(|z| [x, y, z]))
        });
        Aabb::around(corners.map(|corner| Vec3::from(self.point(corner))))
    }
}

/// The box in world coordinates; `None` if nothing is shown. Skins and morph targets are not applied.
pub(super) fn of(scene: SceneView<'_>) -> Option<Aabb> {
    let mut bounds = None;
    let mut visited = vec![false; scene.nodes().len()];
    let mut stack: Vec<(u32, Place)> = scene.roots().iter().map(|root| (*root, WORLD)).collect();
    while let Some((number, place)) = stack.pop() {
        let number = number as usize;
        // Any buffer may be opened: numbers can be wrong, and nodes can run in circles.
        let (Some(node), Some(false)) = (scene.nodes().get(number), visited.get(number)) else { continue };
        visited[number] = true;
        let place = place.child(node.transform());
        let shown = meshes(scene, node).filter_map(|bounds| place.enclose(bounds));
        bounds = bounds.into_iter().chain(shown).reduce(Aabb::union);
        stack.extend(node.children().iter().map(|child| (*child, place)));
    }
    bounds
}

/// The boxes of the primitives that stand at a node.
fn meshes<'a>(scene: SceneView<'a>, node: NodeView<'a>) -> impl Iterator<Item = Aabb> + 'a {
    node.components()
        .iter()
        .filter_map(move |component| match component {
            ComponentView::MeshInstance(instance) => scene.meshes().get(instance.mesh() as usize),
            _ => None,
        })
        .flat_map(|mesh| mesh.primitives())
        .filter(|primitive| !primitive.positions().is_empty())
        .map(|primitive| *primitive.bounds())
}

/// Along each axis.
pub(super) fn size(bounds: &Aabb) -> [f32; 3] {
    let Aabb { min, max } = bounds;
    [max.x - min.x, max.y - min.y, max.z - min.z]
}
