//! What a view of a scene gives, compared with what the `gltf` crate reads.

use crate::import::Source;
use schema_examples::scene::SceneView;
use schema_examples::scene::math::Vec3;
use schema_examples::scene::mesh::PrimitiveView;

/// Compares all of a scene.
pub(crate) fn same(source: &Source, view: SceneView<'_>) {
    same_nodes(&source.document, view);
    same_meshes(source, view);
    same_lists(&source.document, view);
}

fn same_nodes(document: &gltf::Document, view: SceneView<'_>) {
    assert_eq!(view.nodes().len(), document.nodes().len());
    for (node, expected) in view.nodes().iter().zip(document.nodes()) {
        let name = expected.name().unwrap_or_default();
        assert_eq!(node.name(), name);
        let children: Vec<u32> = expected.children().map(|child| child.index() as u32).collect();
        assert_eq!(node.children(), children);
        let (translation, rotation, scale) = expected.transform().decomposed();
        let transform = node.transform();
        assert_eq!(<[f32; 3]>::from(transform.position), translation);
        assert_eq!(<[f32; 4]>::from(transform.rotation), rotation);
        assert_eq!(<[f32; 3]>::from(transform.scale), scale);
        let components = [expected.mesh().is_some(), expected.camera().is_some(), expected.light().is_some()];
        assert_eq!(node.components().len(), components.into_iter().filter(|there| *there).count());
        let number = view.node_by_name().get(name);
        assert_eq!(number.is_none(), name.is_empty());
        assert!(number.is_none_or(|number| view.nodes().get(number as usize).unwrap().name() == name));
    }
    let scene = document.default_scene().or(document.scenes().next());
    let roots = scene.iter().flat_map(|scene| scene.nodes()).map(|node| node.index() as u32);
    assert!(scene.is_none() || roots.eq(view.roots().iter().copied()));
}

fn same_meshes(source: &Source, view: SceneView<'_>) {
    assert_eq!(view.meshes().len(), source.document.meshes().len());
    for (mesh, expected) in view.meshes().iter().zip(source.document.meshes()) {
        assert_eq!(mesh.name(), expected.name().unwrap_or_default());
        assert_eq!(mesh.primitives().len(), expected.primitives().len());
        for (primitive, expected) in mesh.primitives().iter().zip(expected.primitives()) {
            same_primitive(source, primitive, &expected);
        }
    }
}

fn same_primitive(source: &Source, primitive: PrimitiveView<'_>, expected: &gltf::Primitive<'_>) {
    let vertices = expected.get(&gltf::Semantic::Positions).unwrap().count();
    assert_eq!(primitive.positions().len(), vertices);
    let indices = expected.indices().map_or(0, |indices| indices.count());
    assert_eq!(primitive.indices().len(), indices);
    assert_eq!(primitive.drawn(), if indices == 0 { vertices } else { indices });
    assert_eq!(primitive.material(), expected.material().index().map(|index| index as u32));
    assert_eq!(primitive.targets().len(), expected.morph_targets().len());
    for (semantic, accessor) in expected.attributes() {
        let len = match semantic {
            gltf::Semantic::Positions => primitive.positions().len(),
            gltf::Semantic::Normals => primitive.normals().len(),
            gltf::Semantic::Tangents => primitive.tangents().len(),
            gltf::Semantic::TexCoords(0) => primitive.uvs().len(),
            gltf::Semantic::TexCoords(1) => primitive.uvs2().len(),
            gltf::Semantic::Colors(0) => primitive.colors().len(),
            gltf::Semantic::Joints(0) => primitive.joints().len(),
            gltf::Semantic::Weights(0) => primitive.weights().len(),
            _ => continue,
        };
        assert_eq!(len, accessor.count(), "{semantic:?}");
    }
    let reader = expected.reader(|buffer| source.buffers.get(buffer.index()).map(Vec::as_slice));
    let positions = reader.read_positions().unwrap().map(Vec3::from);
    assert!(positions.eq(primitive.positions().iter().copied()));
    let numbers = reader.read_indices().into_iter().flat_map(|indices| indices.into_u32());
    assert!(numbers.eq(primitive.indices().iter().copied()));
}

fn same_lists(document: &gltf::Document, view: SceneView<'_>) {
    assert_eq!(view.materials().len(), document.materials().len());
    for (material, expected) in view.materials().iter().zip(document.materials()) {
        assert_eq!(material.name(), expected.name().unwrap_or_default());
        let pbr = expected.pbr_metallic_roughness();
        assert_eq!(<[f32; 4]>::from(*material.base_color()), pbr.base_color_factor());
        assert_eq!(
            (material.metallic(), material.roughness()),
            (pbr.metallic_factor(), pbr.roughness_factor())
        );
        assert_eq!(material.double_sided(), expected.double_sided());
    }
    assert_eq!(view.textures().len(), document.textures().len());
    for (texture, expected) in view.textures().iter().zip(document.textures()) {
        assert_eq!(texture.image(), expected.source().map(|image| image.index() as u32));
    }
    assert_eq!(view.images().len(), document.images().len());
    assert_eq!(view.skins().len(), document.skins().len());
    assert_eq!(view.animations().len(), document.animations().len());
    for (animation, expected) in view.animations().iter().zip(document.animations()) {
        assert_eq!(animation.name(), expected.name().unwrap_or_default());
        assert_eq!(animation.channels().len(), expected.channels().count());
        for (channel, expected) in animation.channels().iter().zip(expected.channels()) {
            assert_eq!(channel.node() as usize, expected.target().node().index());
            assert_eq!(channel.times().len(), expected.sampler().input().count());
        }
    }
}
