//! A scene as a game engine loads it: nodes, meshes, materials, animations.
//!
//! Everything that is many is plain data. A mesh's positions are read as `&[Vec3]` straight out of the
//! buffer and go to the graphics card as they lie; a node's transform stands at a constant position and is
//! read as `&Transform`. Things refer to each other by number, as in glTF: a node's child 7 is number 7 of
//! the scene's nodes.
//!
//! Four blocks make one family, as the modules of a team would: [`math`] knows of none, [`mesh`] and
//! [`material`] import it, and this one imports all three. The example `import_gltf` fills it from glTF files.

pub mod material;
pub mod math;
pub mod mesh;

use material::{Image, Material, Texture};
use math::{Mat4, Rgb, Transform};
use mesh::Mesh;
use std::collections::BTreeMap;
use std::f32::consts::FRAC_PI_4;

tessera::tessera_schema! {
    use math::MATH;
    use mesh::MESH;
    use material::MATERIAL;

    /// What the level editor exports and the engine loads.
    pub schema scene;

    /// The root.
    pub table Scene {
        /// The scene's name.
        name: String,
        /// The program that made it.
        generator: String,
        /// Who owns it, if that was said.
        copyright: Option<String>,
        /// The nodes at which the scene begins; they have no parent.
        roots: Vec<u32>,
        /// All nodes. They form trees; those below no root belong to another scene.
        nodes: Vec<Node>,
        /// The number of the first node of each name.
        node_by_name: BTreeMap<String, u32>,
        /// What nodes show.
        meshes: Vec<Mesh>,
        /// How meshes look.
        materials: Vec<Material>,
        /// What materials are covered with.
        textures: Vec<Texture>,
        /// What textures show.
        images: Vec<Image>,
        /// What bends meshes.
        skins: Vec<Skin>,
        /// What moves.
        animations: Vec<Animation>,
    }

    /// A place in the scene, with whatever stands there.
    pub table Node {
        /// The name that artists gave it.
        name: String,
        /// Where it stands in its parent. A `Default` node has the scale 0: begin with
        /// `Transform::IDENTITY`.
        transform: Transform [fixed],
        /// Nodes that move with it.
        children: Vec<u32>,
        /// What stands there.
        components: Vec<Component>,
        /// Words that game code looks for.
        tags: Vec<String>,
    }

    /// Something that stands at a node.
    pub union Component { MeshInstance, Camera, Light }

    /// Shows a mesh.
    pub table MeshInstance {
        /// The number in `Scene::meshes`.
        mesh: u32,
        /// The number in `Scene::skins`, if it bends.
        skin: Option<u32>,
        /// How far each morph target is applied here; empty: as the mesh says.
        weights: Vec<f32>,
    }

    /// Looks along the node's -z axis.
    pub table Camera {
        /// The camera's name.
        name: String,
        /// How it sees.
        projection: Projection,
    }

    /// How a camera sees.
    pub union Projection { Perspective, Orthographic }

    /// What is far appears small.
    pub table Perspective {
        /// Angle from the lower to the upper edge, in radians.
        fov_y: f32 = FRAC_PI_4,
        /// Width by height; without it, that of the window.
        aspect: Option<f32>,
        /// Nothing nearer is seen.
        near: f32 = 0.1,
        /// Nothing beyond is seen; without it, there is no limit.
        far: Option<f32>,
    }

    /// What is far appears as large as what is near.
    pub table Orthographic {
        /// Half the width.
        half_width: f32 = 1.0,
        /// Half the height.
        half_height: f32 = 1.0,
        /// Nothing nearer is seen.
        near: f32,
        /// Nothing beyond is seen.
        far: f32 = 100.0,
    }

    /// What a light looks like.
    pub enum LightKind: u8 [closed] {
        /// From everywhere along the node's -z axis, as the sun; in lux.
        Directional,
        /// From the node to all sides; in candela.
        Point,
        /// From the node along its -z axis, within a cone; in candela.
        Spot,
    }

    /// A cone of light: angles from its axis, in radians.
    pub struct Cone {
        /// Where it begins to fade.
        inner: f32,
        /// Where it ends.
        outer: f32,
    }

    /// Shines.
    pub table Light {
        /// The light's name.
        name: String,
        /// To where.
        kind: LightKind = LightKind::Point,
        /// In which colour.
        color: Rgb,
        /// How brightly, in the unit of its kind.
        intensity: f32 = 1.0,
        /// How far; without it, there is no limit.
        range: Option<f32>,
        /// Within which cone, if it is a spot light.
        cone: Option<Cone>,
    }

    /// What bends a mesh.
    pub table Skin {
        /// The skin's name.
        name: String,
        /// The nodes that move it.
        joints: Vec<u32>,
        /// From the mesh to each joint at rest; empty: none is needed.
        inverse_bind: Vec<Mat4>,
        /// The node above all joints, if that was said.
        skeleton: Option<u32>,
    }

    /// A movement of nodes over time.
    pub table Animation {
        /// The animation's name.
        name: String,
        /// The time of the last key, in seconds.
        duration: f32,
        /// What moves.
        channels: Vec<Channel>,
    }

    /// What a channel of an animation changes.
    pub enum Animated: u8 [closed] {
        /// The position; three values a key.
        Position,
        /// The rotation; four values a key.
        Rotation,
        /// The scale; three values a key.
        Scale,
        /// The weights of the morph targets; one value a key for each target.
        Weights,
    }

    /// How an animation goes from key to key. Open: there are many more curves than these.
    pub enum Interpolation: u8 {
        /// Straight.
        Linear,
        /// Not at all, until the next key.
        Step,
        /// By a cubic spline: each key has an in-tangent, a value and an out-tangent.
        CubicSpline,
    }

    /// One property of one node over time.
    pub table Channel {
        /// The node.
        node: u32,
        /// Its property.
        animated: Animated,
        /// What happens between keys.
        interpolation: Interpolation = Interpolation::Linear,
        /// The times of the keys, in seconds, ascending.
        times: Vec<f32>,
        /// The values at the keys, as many floats for each key as the property has.
        values: Vec<f32>,
    }
}
