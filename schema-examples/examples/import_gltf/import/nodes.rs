//! The scene's tree, and what stands at its nodes.

use super::ImportError;
use gltf::json::camera::Type;
use gltf::json::validation::Checked;
use gltf::khr_lights_punctual::{Kind, Light as SourceLight};
use schema_examples::scene::math::{Quat, Rgb, Transform, Vec3};
use schema_examples::scene::{
    Camera, Component, Cone, Light, LightKind, MeshInstance, Node, Orthographic, Perspective, Projection,
};
use std::collections::{BTreeMap, BTreeSet};

/// A name that may be missing; to the scene that is the empty name.
pub(super) fn name(name: Option<&str>) -> String {
    name.unwrap_or_default().to_owned()
}

/// The scene to show: the default one, else the first.
pub(super) fn scene(document: &gltf::Document) -> Option<gltf::Scene<'_>> {
    document.default_scene().or_else(|| document.scenes().next())
}

/// The roots of the scene; in a document without scenes, all nodes that have no parent.
pub(super) fn roots(document: &gltf::Document) -> Vec<u32> {
    match scene(document) {
        Some(scene) => scene.nodes().map(|node| node.index() as u32).collect(),
        None => (0..).zip(parents(document)).filter(|(_, parent)| parent.is_none()).map(|(i, _)| i).collect(),
    }
}

/// The parent of each node; the last one, should there be several.
fn parents(document: &gltf::Document) -> Vec<Option<usize>> {
    let mut parents = vec![None; document.nodes().len()];
    for node in document.nodes() {
        for child in node.children() {
            parents[child.index()] = Some(node.index());
        }
    }
    parents
}

/// Checks that nodes form trees: engines walk them without looking back.
pub(super) fn check(document: &gltf::Document) -> Result<(), ImportError> {
    let parents = parents(document);
    let links = document.nodes().map(|node| node.children().len()).sum::<usize>();
    if links != parents.iter().flatten().count() {
        return Err(ImportError::invalid("a node is a child twice"));
    }
    let roots = roots(document);
    if roots.iter().any(|root| parents.get(*root as usize) != Some(&None)) {
        return Err(ImportError::invalid("a node is a root and has a parent"));
    }
    if BTreeSet::from_iter(&roots).len() != roots.len() {
        return Err(ImportError::invalid("a node is a root twice"));
    }
    // With one parent each, what cannot be reached from above runs in a circle.
    let mut stack: Vec<_> =
        document.nodes().filter(|node| parents.get(node.index()) == Some(&None)).collect();
    let mut reached = 0;
    while let Some(node) = stack.pop() {
        reached += 1;
        stack.extend(node.children());
    }
    if reached != parents.len() {
        return Err(ImportError::invalid("a node is a child of itself, over others or directly"));
    }
    Ok(())
}

/// The number of the first node of each name.
pub(super) fn by_name(nodes: &[Node]) -> BTreeMap<String, u32> {
    let mut numbers = BTreeMap::new();
    for (number, node) in (0..).zip(nodes).filter(|(_, node)| !node.name.is_empty()) {
        numbers.entry(node.name.clone()).or_insert(number);
    }
    numbers
}

/// One node.
pub(super) fn node(document: &gltf::Document, source: &gltf::Node<'_>) -> Result<Node, ImportError> {
    let (position, rotation, scale) = source.transform().decomposed();
    Ok(Node {
        name: name(source.name()),
        transform: Transform {
            position: Vec3::from(position),
            rotation: Quat::from(rotation),
            scale: Vec3::from(scale),
        },
        children: source.children().map(|child| child.index() as u32).collect(),
        components: components(document, source)?,
        tags: tags(source.extras()),
    })
}

fn components(document: &gltf::Document, source: &gltf::Node<'_>) -> Result<Vec<Component>, ImportError> {
    let mut components = Vec::new();
    if let Some(mesh) = source.mesh() {
        components.push(Component::MeshInstance(MeshInstance {
            mesh: mesh.index() as u32,
            skin: source.skin().map(|skin| skin.index() as u32),
            weights: source.weights().unwrap_or_default().to_vec(),
        }));
    }
    if let Some(source) = source.camera() {
        let projection = projection(document, &source)?;
        components.push(Component::Camera(Camera { name: name(source.name()), projection }));
    }
    if let Some(source) = source.light() {
        components.push(Component::Light(light(&source)));
    }
    Ok(components)
}

/// `Camera::projection` of the `gltf` crate panics where the type names one kind and the rest the other.
fn projection(document: &gltf::Document, camera: &gltf::Camera<'_>) -> Result<Projection, ImportError> {
    let invalid = || ImportError::invalid(format!("camera {} lacks its projection", camera.index()));
    let json = document.as_json().cameras.get(camera.index()).ok_or_else(invalid)?;
    match (json.type_, &json.perspective, &json.orthographic) {
        (Checked::Valid(Type::Perspective), Some(json), _) => Ok(Projection::Perspective(Perspective {
            fov_y: json.yfov,
            aspect: json.aspect_ratio,
            near: json.znear,
            far: json.zfar,
        })),
        (Checked::Valid(Type::Orthographic), _, Some(json)) => Ok(Projection::Orthographic(Orthographic {
            half_width: json.xmag,
            half_height: json.ymag,
            near: json.znear,
            far: json.zfar,
        })),
        _ => Err(invalid()),
    }
}

fn light(source: &SourceLight<'_>) -> Light {
    let (kind, cone) = match source.kind() {
        Kind::Directional => (LightKind::Directional, None),
        Kind::Point => (LightKind::Point, None),
        Kind::Spot { inner_cone_angle: inner, outer_cone_angle: outer } => {
            (LightKind::Spot, Some(Cone { inner, outer }))
        }
    };
    Light {
        name: name(source.name()),
        kind,
        color: Rgb::from(source.color()),
        intensity: source.intensity(),
        range: source.range(),
        cone,
    }
}

/// glTF has no tags; editors write them as `"extras": { "tags": ["door", "exit"] }`.
fn tags(extras: &gltf::json::Extras) -> Vec<String> {
    let Some(extras) = extras else { return Vec::new() };
    let value = gltf::json::deserialize::from_str::<gltf::json::Value>(extras.get()).unwrap_or_default();
    let tags = value.get("tags").and_then(|tags| tags.as_array());
    tags.into_iter().flatten().filter_map(|tag| tag.as_str()).map(str::to_owned).collect()
}
