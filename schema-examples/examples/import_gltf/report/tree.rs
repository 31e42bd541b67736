//! The tree of nodes, as much of it as one likes to read.

use super::text::{count, printable, thousands};
use schema_examples::scene::{
    CameraView, ComponentView, LightKind, LightView, NodeView, ProjectionView, SceneView,
};
use std::collections::VecDeque;
use std::fmt;

/// Nodes that are shown, at most.
const NODES: usize = 40;
/// Children of one node that are shown, at most.
const CHILDREN: usize = 8;
/// Levels that are shown, at most.
const LEVELS: usize = 10;
/// Characters of a name that are shown, at most.
const NAME: usize = 40;

/// Writes the tree, and how much of it was left out.
pub(super) fn write(scene: SceneView<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let tree = Tree::new(scene);
    let title = match scene.name() {
        "" => "Scene".to_owned(),
        name => format!("Scene {}", printable(name, NAME)),
    };
    writeln!(f, "{title}")?;
    let mut lines = Vec::new();
    tree.lines(scene.roots(), "", &mut lines);
    // Details start in one column, behind the longest name.
    let column = lines.iter().map(|line| line.name.chars().count()).max().unwrap_or(0);
    for Line { name, details } in lines {
        writeln!(f, "{}", format!("{name:<column$}  {details}").trim_end())?;
    }
    match scene.nodes().len() - tree.reached {
        0 => Ok(()),
        others => writeln!(f, "and {} outside the scene", count(others, "node")),
    }
}

struct Line {
    name: String,
    details: String,
}

/// Which nodes are shown: those nearest to the root first, so that a deep branch does not hide its
/// neighbours.
struct Tree<'a> {
    scene: SceneView<'a>,
    shown: Vec<bool>,
    /// Nodes of each branch.
    branch: Vec<usize>,
    /// Nodes of all branches.
    reached: usize,
}

impl<'a> Tree<'a> {
    fn new(scene: SceneView<'a>) -> Self {
        let nodes = scene.nodes();
        let mut shown = vec![false; nodes.len()];
        let mut parents: Vec<Option<usize>> = vec![None; nodes.len()];
        let mut order = Vec::new();
        let mut visited = vec![false; nodes.len()];
        let mut queue = VecDeque::from([(None, scene.roots(), 1, true)]);
        let mut left = NODES;
        while let Some((parent, children, level, parent_shown)) = queue.pop_front() {
            let few = children.len() <= CHILDREN;
            // An only child takes no more room than the line that would count it.
            let only = children.len() == 1;
            for (position, &child) in children.iter().enumerate() {
                let child = child as usize;
                // Any buffer may be opened: numbers can be wrong, and nodes can run in circles.
                let (Some(node), Some(false)) = (nodes.get(child), visited.get(child)) else { continue };
                visited[child] = true;
                parents[child] = parent;
                order.push(child);
                let fits =
                    parent_shown && level <= LEVELS && (only || left > 0) && (few || position + 1 < CHILDREN);
                if fits {
                    shown[child] = true;
                    left = left.saturating_sub(1);
                }
                queue.push_back((Some(child), node.children(), level + 1, fits));
            }
        }
        let mut branch = vec![0; nodes.len()];
        for &node in order.iter().rev() {
            branch[node] += 1;
            if let Some(parent) = parents[node] {
                branch[parent] += branch[node];
            }
        }
        Tree { scene, shown, branch, reached: order.len() }
    }

    /// The lines of nodes that stand side by side. Recursion ends with the levels that are shown.
    fn lines(&self, siblings: &[u32], indent: &str, lines: &mut Vec<Line>) {
        let is_shown = |number: &&u32| self.shown.get(**number as usize) == Some(&true);
        let shown: Vec<u32> = siblings.iter().filter(is_shown).copied().collect();
        let hidden = siblings.len() - shown.len();
        for (i, &number) in shown.iter().enumerate() {
            let last = i + 1 == shown.len() && hidden == 0;
            let (elbow, below) = if last { ("└─ ", "   ") } else { ("├─ ", "│  ") };
            let Some(node) = self.scene.nodes().get(number as usize) else { continue };
            let name = match node.name() {
                "" => format!("(node {number})"),
                name => printable(name, NAME),
            };
            lines.push(Line { name: format!("{indent}{elbow}{name}"), details: self.details(node) });
            self.lines(node.children(), &format!("{indent}{below}"), lines);
        }
        if hidden != 0 {
            let branches = siblings.iter().filter(|number| !is_shown(number));
            let nodes: usize = branches.map(|number| self.branch.get(*number as usize).unwrap_or(&0)).sum();
            let name = match nodes == hidden {
                true => format!("{indent}└─ … {} more", thousands(hidden)),
                false => format!("{indent}└─ … {} more, {} in all", thousands(hidden), count(nodes, "node")),
            };
            lines.push(Line { name, details: String::new() });
        }
    }

    /// What stands at a node.
    fn details(&self, node: NodeView<'_>) -> String {
        let components = node.components().iter().map(|component| match component {
            ComponentView::MeshInstance(instance) => self.mesh(instance.mesh()),
            ComponentView::Camera(camera) => self::camera(camera),
            ComponentView::Light(light) => self::light(light),
            ComponentView::Unknown(tag) => format!("unknown component {tag:#010x}"),
        });
        let tags = node.tags().iter().map(|tag| format!("#{}", printable(tag, NAME)));
        components.chain(tags).collect::<Vec<_>>().join(", ")
    }

    fn mesh(&self, number: u32) -> String {
        let Some(mesh) = self.scene.meshes().get(number as usize) else {
            return format!("mesh {number}, which is missing");
        };
        let triangles = mesh.primitives().iter().map(|primitive| primitive.triangles()).sum();
        let name = match mesh.name() {
            "" => format!("mesh {number}"),
            name => format!("mesh {}", printable(name, NAME)),
        };
        match mesh.primitives().len() {
            1 => format!("{name} ({})", count(triangles, "triangle")),
            several => format!("{name} ({}, {})", count(several, "primitive"), count(triangles, "triangle")),
        }
    }
}

fn camera(camera: CameraView<'_>) -> String {
    match camera.projection() {
        ProjectionView::Perspective(lens) => format!("camera {:.0}°", lens.fov_y().to_degrees()),
        ProjectionView::Orthographic(lens) => {
            format!("camera {} × {}, orthographic", 2.0 * lens.half_width(), 2.0 * lens.half_height())
        }
        ProjectionView::Unknown(_) => "camera".to_owned(),
    }
}

fn light(light: LightView<'_>) -> String {
    match light.kind() {
        LightKind::Directional => format!("sun {} lx", light.intensity()),
        LightKind::Point => format!("lamp {} cd", light.intensity()),
        LightKind::Spot => format!("spot light {} cd", light.intensity()),
    }
}

/// The name that a component has besides its node's.
pub(super) fn component_name(component: ComponentView<'_>) -> &str {
    match component {
        ComponentView::Camera(camera) => camera.name(),
        ComponentView::Light(light) => light.name(),
        ComponentView::MeshInstance(_) | ComponentView::Unknown(_) => "",
    }
}
