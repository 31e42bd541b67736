//! Meshes: the streams of their primitives.

use super::ImportError;
use super::accessors::Data;
use super::nodes::name;
use gltf::accessor::{DataType, Dimensions};
use gltf::mesh::Mode;
use gltf::{Accessor, Semantic};
use schema_examples::scene::math::{Aabb, Color, Vec2, Vec4};
use schema_examples::scene::mesh::{Joints, Mesh, MorphTarget, Primitive, Topology, VertexStreams};
use tessera::Flags as _;

/// Numbers that stand for fractions: floats, or integers of which the largest is 1.
const FRACTIONS: &[DataType] = &[DataType::F32, DataType::U8, DataType::U16];

/// One mesh.
pub(super) fn mesh(mesh: &gltf::Mesh<'_>, data: Data<'_>) -> Result<Mesh, ImportError> {
    let convert = |source: gltf::Primitive<'_>| {
        primitive(&source, data).map_err(|error| match error {
            ImportError::Invalid(what) => {
                ImportError::Invalid(format!("mesh {}, primitive {}: {what}", mesh.index(), source.index()))
            }
            other => other,
        })
    };
    Ok(Mesh {
        name: name(mesh.name()),
        primitives: mesh.primitives().map(convert).collect::<Result<_, _>>()?,
        weights: mesh.weights().unwrap_or_default().to_vec(),
    })
}

fn primitive(source: &gltf::Primitive<'_>, data: Data<'_>) -> Result<Primitive, ImportError> {
    let streams = Streams { source, data };
    let positions = data.floats::<[f32; 3], _>(source.get(&Semantic::Positions))?;
    let mut primitive = Primitive {
        topology: topology(source.mode()),
        streams: VertexStreams::EMPTY,
        material: source.material().index().map(|index| index as u32),
        bounds: Aabb::around(positions.iter().copied()).unwrap_or_default(),
        indices: streams.indices()?,
        normals: data.floats::<[f32; 3], _>(source.get(&Semantic::Normals))?,
        tangents: data.floats::<[f32; 4], _>(source.get(&Semantic::Tangents))?,
        uvs: streams.uvs(0)?,
        uvs2: streams.uvs(1)?,
        colors: streams.colors()?,
        joints: streams.joints()?,
        weights: streams.weights()?,
        targets: streams.targets()?,
        positions,
    };
    primitive.streams = check_lengths(&primitive)?;
    Ok(primitive)
}

/// The streams that there are; all must be as long as the positions, and indices must be of positions.
fn check_lengths(primitive: &Primitive) -> Result<VertexStreams, ImportError> {
    let vertices = primitive.positions.len();
    let mut streams = VertexStreams::EMPTY;
    let mut check = |stream: VertexStreams, len: usize| {
        if len != 0 {
            streams |= stream;
        }
        if len == 0 || len == vertices {
            return Ok(());
        }
        Err(ImportError::invalid(format!("{stream:?} of {len} elements, for {vertices} positions")))
    };
    check(VertexStreams::Normals, primitive.normals.len())?;
    check(VertexStreams::Tangents, primitive.tangents.len())?;
    check(VertexStreams::Uvs, primitive.uvs.len())?;
    check(VertexStreams::Uvs2, primitive.uvs2.len())?;
    check(VertexStreams::Colors, primitive.colors.len())?;
    check(VertexStreams::Skin, primitive.joints.len())?;
    check(VertexStreams::Skin, primitive.weights.len())?;
    for target in &primitive.targets {
        check(VertexStreams::Targets, target.positions.len())?;
        check(VertexStreams::Targets, target.normals.len())?;
        check(VertexStreams::Targets, target.tangents.len())?;
    }
    match primitive.indices.iter().find(|index| **index as usize >= vertices) {
        Some(index) => Err(ImportError::invalid(format!("index {index} for {vertices} positions"))),
        None => Ok(streams),
    }
}

fn topology(mode: Mode) -> Topology {
    match mode {
        Mode::Points => Topology::Points,
        Mode::Lines => Topology::Lines,
        Mode::LineLoop => Topology::LineLoop,
        Mode::LineStrip => Topology::LineStrip,
        Mode::Triangles => Topology::Triangles,
        Mode::TriangleStrip => Topology::TriangleStrip,
        Mode::TriangleFan => Topology::TriangleFan,
    }
}

/// Streams that glTF stores in one of several types. Each is empty if the primitive has none.
struct Streams<'a> {
    source: &'a gltf::Primitive<'a>,
    data: Data<'a>,
}

impl Streams<'_> {
    /// Whether there is such a stream; its type must be one of these.
    fn has(
        accessor: Option<Accessor<'_>>,
        dimensions: &[Dimensions],
        types: &[DataType],
    ) -> Result<bool, ImportError> {
        accessor.map_or(Ok(false), |accessor| Data::expect(&accessor, dimensions, types).map(|()| true))
    }

    fn indices(&self) -> Result<Vec<u32>, ImportError> {
        let types = &[DataType::U8, DataType::U16, DataType::U32];
        Self::has(self.source.indices(), &[Dimensions::Scalar], types)?;
        let indices = self.source.reader(self.data.get()).read_indices();
        Ok(indices.into_iter().flat_map(|indices| indices.into_u32()).collect())
    }

    fn uvs(&self, set: u32) -> Result<Vec<Vec2>, ImportError> {
        Self::has(self.source.get(&Semantic::TexCoords(set)), &[Dimensions::Vec2], FRACTIONS)?;
        let uvs = self.source.reader(self.data.get()).read_tex_coords(set);
        Ok(uvs.into_iter().flat_map(|uvs| uvs.into_f32()).map(Vec2::from).collect())
    }

    fn colors(&self) -> Result<Vec<Color>, ImportError> {
        let dimensions = &[Dimensions::Vec3, Dimensions::Vec4];
        Self::has(self.source.get(&Semantic::Colors(0)), dimensions, FRACTIONS)?;
        let colors = self.source.reader(self.data.get()).read_colors(0);
        Ok(colors.into_iter().flat_map(|colors| colors.into_rgba_f32()).map(Color::from).collect())
    }

    fn joints(&self) -> Result<Vec<Joints>, ImportError> {
        let types = &[DataType::U8, DataType::U16];
        Self::has(self.source.get(&Semantic::Joints(0)), &[Dimensions::Vec4], types)?;
        let joints = self.source.reader(self.data.get()).read_joints(0);
        Ok(joints.into_iter().flat_map(|joints| joints.into_u16()).map(|index| Joints { index }).collect())
    }

    fn weights(&self) -> Result<Vec<Vec4>, ImportError> {
        Self::has(self.source.get(&Semantic::Weights(0)), &[Dimensions::Vec4], FRACTIONS)?;
        let weights = self.source.reader(self.data.get()).read_weights(0);
        Ok(weights.into_iter().flat_map(|weights| weights.into_f32()).map(Vec4::from).collect())
    }

    fn targets(&self) -> Result<Vec<MorphTarget>, ImportError> {
        let convert = |target: gltf::mesh::MorphTarget<'_>| {
            Ok(MorphTarget {
                positions: self.data.floats::<[f32; 3], _>(target.positions())?,
                normals: self.data.floats::<[f32; 3], _>(target.normals())?,
                tangents: self.data.floats::<[f32; 3], _>(target.tangents())?,
            })
        };
        self.source.morph_targets().map(convert).collect()
    }
}
