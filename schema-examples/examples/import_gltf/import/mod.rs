//! From glTF to the scene schema.
//!
//! ```text
//! file -> Source: document and buffers, checked -> scene(): nodes, meshes, materials, animations
//! ```
//!
//! The `gltf` crate parses and validates the JSON; what it takes on trust, [`overlooked`], [`accessors`] and
//! [`nodes`] check, so that an odd file is an error and never a panic. The test `gltf` includes this module
//! by path.

mod accessors;
mod animations;
mod buffers;
mod error;
mod materials;
mod meshes;
mod nodes;
mod overlooked;

pub(crate) use error::ImportError;

use accessors::Data;
use schema_examples::scene::Scene;
use std::path::Path;

/// A glTF document, and the bytes that it refers to.
#[derive(Debug)]
pub(crate) struct Source {
    /// What stands in the JSON.
    pub(crate) document: gltf::Document,
    /// The content of each of its buffers.
    pub(crate) buffers: Vec<Vec<u8>>,
}

impl Source {
    /// Reads a `.gltf` or `.glb` file, and the files that it names.
    pub(crate) fn open(path: &Path) -> Result<Self, ImportError> {
        let bytes = std::fs::read(path).map_err(|error| ImportError::Read(path.into(), error))?;
        Self::from_slice(&bytes, path.parent().unwrap_or(Path::new("")))
    }

    /// Takes the content of a `.gltf` or `.glb` file; files that it names are looked for in `folder`.
    pub(crate) fn from_slice(bytes: &[u8], folder: &Path) -> Result<Self, ImportError> {
        let gltf::Gltf { document, blob } = gltf::Gltf::from_slice_without_validation(bytes)?;
        overlooked::check(document.as_json())?;
        let document = gltf::Document::from_json(document.into_json())?;
        let buffers = buffers::load(&document, blob, folder)?;
        accessors::check(&document, &buffers)?;
        nodes::check(&document)?;
        Ok(Source { document, buffers })
    }

    /// The document as a scene.
    pub(crate) fn scene(&self) -> Result<Scene, ImportError> {
        let document = &self.document;
        let data = Data::new(&self.buffers);
        let asset = &document.as_json().asset;
        let nodes = collect(document.nodes(), |node| nodes::node(document, &node))?;
        Ok(Scene {
            name: nodes::name(nodes::scene(document).and_then(|scene| scene.name())),
            generator: nodes::name(asset.generator.as_deref()),
            copyright: asset.copyright.clone(),
            roots: nodes::roots(document),
            node_by_name: nodes::by_name(&nodes),
            nodes,
            meshes: collect(document.meshes(), |mesh| meshes::mesh(&mesh, data))?,
            materials: document.materials().map(|material| materials::material(&material)).collect(),
            textures: document.textures().map(|texture| materials::texture(&texture)).collect(),
            images: collect(document.images(), |image| materials::image(document, &image))?,
            skins: collect(document.skins(), |skin| animations::skin(&skin, data))?,
            animations: collect(document.animations(), |animation| animations::animation(&animation, data))?,
        })
    }
}

fn collect<T, U>(
    items: impl Iterator<Item = T>,
    convert: impl FnMut(T) -> Result<U, ImportError>,
) -> Result<Vec<U>, ImportError> {
    items.map(convert).collect()
}
