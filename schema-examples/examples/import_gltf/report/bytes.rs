//! What the bytes of a buffer are.
//!
//! Nothing is computed from counts: each slice and string that a view hands out lies in the buffer, and is
//! counted where it lies. What several members share counts once; what is absent lies elsewhere and does
//! not count.

use schema_examples::scene::Scene;
use schema_examples::scene::mesh::PrimitiveView;
use std::collections::HashSet;
use std::ops::Range;
use tessera::Reader;

/// Bytes of one kind.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// What they are.
    pub(super) label: &'static str,
    /// How many.
    pub(super) bytes: usize,
}

/// Counts the parts of a buffer.
pub(super) struct Bytes {
    /// The addresses of the buffer.
    buffer: Range<usize>,
    /// The addresses that were counted.
    counted: HashSet<usize>,
    parts: Vec<Part>,
}

impl Bytes {
    /// The parts of a buffer, of which `schema` bytes are its schema; they sum to its length.
    pub(super) fn of(reader: &Reader<'_, Scene>, schema: usize) -> Vec<Part> {
        let scene = reader.root();
        let start = reader.as_bytes().as_ptr().addr();
        let total = reader.as_bytes().len();
        let mut bytes = Bytes { buffer: start..start + total, counted: HashSet::new(), parts: Vec::new() };

        let primitives = || scene.meshes().iter().flat_map(|mesh| mesh.primitives());
        bytes.part("vertices: positions", primitives().map(PrimitiveView::positions));
        bytes.part("vertices: normals", primitives().map(PrimitiveView::normals));
        bytes.part("vertices: uvs", primitives().flat_map(|mesh| [mesh.uvs(), mesh.uvs2()]));
        bytes.part("vertices: tangents", primitives().map(PrimitiveView::tangents));
        bytes.part("vertices: colours", primitives().map(PrimitiveView::colors));
        bytes.part("vertices: joints", primitives().map(PrimitiveView::joints));
        bytes.part("vertices: joint weights", primitives().map(PrimitiveView::weights));
        let targets = || primitives().flat_map(|primitive| primitive.targets());
        let shapes = targets().flat_map(|shape| [shape.positions(), shape.normals(), shape.tangents()]);
        bytes.part("morph targets", shapes);
        bytes.part("indices", primitives().map(PrimitiveView::indices));
        bytes.part("skins: matrices", scene.skins().iter().map(|skin| skin.inverse_bind()));
        let channels = scene.animations().iter().flat_map(|animation| animation.channels());
        bytes.part("animations: keys", channels.flat_map(|channel| [channel.times(), channel.values()]));
        bytes.part("strings", strings(reader).into_iter().map(str::as_bytes));

        let known = bytes.parts.iter().map(|part| part.bytes).sum::<usize>() + schema;
        bytes.parts.push(Part { label: "schema", bytes: schema });
        bytes.parts.push(Part { label: "rest: objects, offsets …", bytes: total.saturating_sub(known) });
        bytes.parts.retain(|part| part.bytes != 0);
        bytes.parts
    }

    fn part<'a, T: 'a>(&mut self, label: &'static str, slices: impl Iterator<Item = &'a [T]>) {
        let mut bytes = 0;
        for slice in slices.filter(|slice| !slice.is_empty()) {
            let address = slice.as_ptr().addr();
            if self.buffer.contains(&address) && self.counted.insert(address) {
                bytes += size_of_val(slice);
            }
        }
        self.parts.push(Part { label, bytes });
    }
}

/// All strings of a scene.
fn strings<'a>(reader: &'a Reader<'_, Scene>) -> Vec<&'a str> {
    let scene = reader.root();
    let mut strings = vec![scene.name(), scene.generator()];
    strings.extend(scene.copyright());
    strings.extend(scene.node_by_name().keys());
    for node in scene.nodes() {
        strings.push(node.name());
        strings.extend(node.tags());
        strings.extend(node.components().iter().map(super::tree::component_name));
    }
    strings.extend(scene.meshes().iter().map(|mesh| mesh.name()));
    strings.extend(scene.materials().iter().map(|material| material.name()));
    strings.extend(scene.textures().iter().map(|texture| texture.name()));
    for image in scene.images() {
        strings.push(image.name());
        strings.extend(image.mime());
        strings.extend(image.uri());
    }
    strings.extend(scene.skins().iter().map(|skin| skin.name()));
    strings.extend(scene.animations().iter().map(|animation| animation.name()));
    strings
}
