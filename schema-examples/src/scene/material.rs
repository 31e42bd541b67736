//! Surfaces: materials, textures, images.

use super::math::{Color, Rgb};

tessera::tessera_schema! {
    use super::math::MATH;

    /// How surfaces look.
    pub schema material in scene;

    /// What the alpha of a material does. Open: a newer editor may know more ways to blend.
    pub enum AlphaMode: u8 {
        /// Nothing.
        Opaque,
        /// Below the cutoff invisible, else opaque.
        Mask,
        /// Mixes with what lies behind.
        Blend,
    }

    /// How a texture goes on beyond its edge.
    pub enum Wrap: u8 [closed] {
        /// From the start.
        Repeat,
        /// Back and forth.
        Mirror,
        /// With the colour of the edge.
        Clamp,
    }

    /// How a texture is read between its texels.
    pub enum Filter: u8 [closed] {
        /// As the engine likes.
        Auto,
        /// The nearest texel.
        Nearest,
        /// Between the neighbours.
        Linear,
        /// Between the neighbours and between two mipmap levels.
        Trilinear,
    }

    /// How a texture is sampled. All zero is what most textures want.
    pub struct Sampler {
        /// Across.
        wrap_u: Wrap,
        /// Down.
        wrap_v: Wrap,
        /// When it appears larger than it is.
        magnify: Filter,
        /// When it appears smaller than it is.
        minify: Filter,
    }

    /// Where a material reads a texture.
    pub struct TextureRef {
        /// The number in `Scene::textures`.
        texture: u32,
        /// By which coordinates: 0 for `Primitive::uvs`, 1 for `Primitive::uvs2`.
        uv_set: u32,
    }

    /// How a surface looks, in the metallic-roughness model.
    pub table Material {
        /// The material's name.
        name: String,
        /// The colour that textures are multiplied with. A `Default` material is black and invisible: begin
        /// with `Color::WHITE`.
        base_color: Color [fixed],
        /// From 0, an insulator, to 1, a metal.
        metallic: f32 = 1.0,
        /// From 0, a mirror, to 1, chalk.
        roughness: f32 = 1.0,
        /// The light that it gives off.
        emissive: Rgb,
        /// Multiplied with the emissive colour.
        emissive_strength: f32 = 1.0,
        /// Index of refraction.
        ior: f32 = 1.5,
        /// From 0, opaque, to 1, glass.
        transmission: f32,
        /// What alpha does.
        alpha_mode: AlphaMode = AlphaMode::Opaque,
        /// Where a mask cuts.
        alpha_cutoff: f32 = 0.5,
        /// Whether the back of a triangle is seen.
        double_sided: bool,
        /// Whether it shows its colour whatever the light.
        unlit: bool,
        /// Multiplied with the base colour.
        base_color_texture: Option<TextureRef>,
        /// Roughness in green, metal in blue.
        metallic_roughness_texture: Option<TextureRef>,
        /// Bends the normals.
        normal_texture: Option<TextureRef>,
        /// How far normals are bent.
        normal_scale: f32 = 1.0,
        /// Shade, in red.
        occlusion_texture: Option<TextureRef>,
        /// How dark the shade is.
        occlusion_strength: f32 = 1.0,
        /// Multiplied with the emissive colour.
        emissive_texture: Option<TextureRef>,
    }

    /// An image and how it is sampled.
    pub table Texture {
        /// The texture's name.
        name: String,
        /// The number in `Scene::images`; absent if only an unknown extension says it.
        image: Option<u32>,
        /// How it is sampled.
        sampler: Sampler,
    }

    /// Where the pixels are. They stay in the source: an engine has compressed them for its own use.
    pub table Image {
        /// The image's name.
        name: String,
        /// What it is encoded as, `image/png` for one.
        mime: Option<String>,
        /// The file, relative to the scene's source.
        uri: Option<String>,
        /// Bytes of the encoded image, if it is part of the source.
        embedded_bytes: u64,
    }
}
