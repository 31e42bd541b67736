//! Geometry: what goes to the graphics card as it lies.

use super::math::{Aabb, Color, Vec2, Vec3, Vec4};

tessera::tessera_schema! {
    use super::math::MATH;

    /// Meshes, and what their vertices are.
    pub schema mesh in scene;

    /// How the vertices of a primitive make points, lines or triangles.
    pub enum Topology: u8 [closed] {
        /// Each vertex a point.
        Points,
        /// Two vertices a line.
        Lines,
        /// A line that returns to its start.
        LineLoop,
        /// A line through all vertices.
        LineStrip,
        /// Three vertices a triangle.
        Triangles,
        /// Each vertex after the second makes a triangle with the two before it.
        TriangleStrip,
        /// Each vertex after the second makes a triangle with the one before it and the first.
        TriangleFan,
    }

    /// The streams of vertex data that a primitive has besides positions: what an engine chooses a vertex
    /// layout by.
    pub flags VertexStreams: u16 {
        /// `Primitive::normals`.
        Normals,
        /// `Primitive::tangents`.
        Tangents,
        /// `Primitive::uvs`.
        Uvs,
        /// `Primitive::uvs2`.
        Uvs2,
        /// `Primitive::colors`.
        Colors,
        /// `Primitive::joints` and `Primitive::weights`.
        Skin,
        /// `Primitive::targets`.
        Targets,
    }

    /// The joints that move a vertex.
    pub struct Joints {
        /// Positions in `Skin::joints`.
        index: [u16; 4],
    }

    /// What a node shows.
    pub table Mesh {
        /// The mesh's name.
        name: String,
        /// One for each material.
        primitives: Vec<Primitive>,
        /// How far each morph target is applied.
        weights: Vec<f32>,
    }

    /// Geometry of one material. The streams that it has are all as long as its positions.
    pub table Primitive {
        /// What the vertices make.
        topology: Topology = Topology::Triangles,
        /// Which streams there are.
        streams: VertexStreams,
        /// The number in `Scene::materials`; without it, plain white.
        material: Option<u32>,
        /// What the positions span.
        bounds: Aabb [fixed],
        /// Which vertices, in which order; empty: each one once.
        indices: Vec<u32>,
        /// Where the vertices are.
        positions: Vec<Vec3>,
        /// Where the surface looks.
        normals: Vec<Vec3>,
        /// Where the texture's x axis points; w is the side of its y axis, 1 or -1.
        tangents: Vec<Vec4>,
        /// Where in the texture.
        uvs: Vec<Vec2>,
        /// Where in the second texture, often a light map.
        uvs2: Vec<Vec2>,
        /// Multiplied with the material's colour.
        colors: Vec<Color>,
        /// What moves each vertex.
        joints: Vec<Joints>,
        /// How much each of its joints moves a vertex.
        weights: Vec<Vec4>,
        /// Other shapes to blend with.
        targets: Vec<MorphTarget>,
    }

    /// Another shape of a primitive, as differences. Streams that do not change are empty.
    pub table MorphTarget {
        /// Added to the positions.
        positions: Vec<Vec3>,
        /// Added to the normals.
        normals: Vec<Vec3>,
        /// Added to the tangents; their side stays.
        tangents: Vec<Vec3>,
    }
}

impl Topology {
    /// How many triangles so many vertices or indices make.
    #[must_use]
    pub fn triangles(self, vertices: usize) -> usize {
        match self {
            Topology::Triangles => vertices / 3,
            Topology::TriangleStrip | Topology::TriangleFan => vertices.saturating_sub(2),
            Topology::Points | Topology::Lines | Topology::LineLoop | Topology::LineStrip => 0,
        }
    }
}

impl PrimitiveView<'_> {
    /// How many vertices are drawn: one for each index, or each once.
    #[must_use]
    pub fn drawn(self) -> usize {
        match self.indices() {
            [] => self.positions().len(),
            indices => indices.len(),
        }
    }

    /// How many triangles are drawn.
    #[must_use]
    pub fn triangles(self) -> usize {
        self.topology().triangles(self.drawn())
    }
}
