//! Materials, textures, images.

use super::ImportError;
use super::buffers::DataUri;
use super::nodes::name;
use gltf::json::validation::USize64;
use gltf::texture::{Info, MagFilter, MinFilter, WrappingMode};
use schema_examples::scene::material::{
    AlphaMode, Filter, Image, Material, Sampler, Texture, TextureRef, Wrap,
};
use schema_examples::scene::math::Rgb;

/// One material.
pub(super) fn material(source: &gltf::Material<'_>) -> Material {
    let pbr = source.pbr_metallic_roughness();
    let normal = source.normal_texture();
    let occlusion = source.occlusion_texture();
    // What a file leaves out is what the schema leaves out: both have the same defaults.
    let default = Material::default();
    Material {
        name: name(source.name()),
        base_color: pbr.base_color_factor().into(),
        metallic: pbr.metallic_factor(),
        roughness: pbr.roughness_factor(),
        emissive: Rgb::from(source.emissive_factor()),
        emissive_strength: source.emissive_strength().unwrap_or(default.emissive_strength),
        ior: source.ior().unwrap_or(default.ior),
        transmission: source.transmission().map_or(0.0, |glass| glass.transmission_factor()),
        alpha_mode: match source.alpha_mode() {
            gltf::material::AlphaMode::Opaque => AlphaMode::Opaque,
            gltf::material::AlphaMode::Mask => AlphaMode::Mask,
            gltf::material::AlphaMode::Blend => AlphaMode::Blend,
        },
        alpha_cutoff: source.alpha_cutoff().unwrap_or(default.alpha_cutoff),
        double_sided: source.double_sided(),
        unlit: source.unlit(),
        base_color_texture: pbr.base_color_texture().map(texture_ref),
        metallic_roughness_texture: pbr.metallic_roughness_texture().map(texture_ref),
        normal_scale: normal.as_ref().map_or(default.normal_scale, |normal| normal.scale()),
        normal_texture: normal.map(|normal| TextureRef {
            texture: normal.texture().index() as u32,
            uv_set: normal.tex_coord(),
        }),
        occlusion_strength: occlusion.as_ref().map_or(default.occlusion_strength, |shade| shade.strength()),
        occlusion_texture: occlusion.map(|occlusion| TextureRef {
            texture: occlusion.texture().index() as u32,
            uv_set: occlusion.tex_coord(),
        }),
        emissive_texture: source.emissive_texture().map(texture_ref),
    }
}

fn texture_ref(info: Info<'_>) -> TextureRef {
    TextureRef { texture: info.texture().index() as u32, uv_set: info.tex_coord() }
}

/// One texture.
pub(super) fn texture(source: &gltf::Texture<'_>) -> Texture {
    let sampler = source.sampler();
    Texture {
        name: name(source.name()),
        image: source.source().map(|image| image.index() as u32),
        sampler: Sampler {
            wrap_u: wrap(sampler.wrap_s()),
            wrap_v: wrap(sampler.wrap_t()),
            magnify: sampler.mag_filter().map_or(Filter::Auto, |filter| match filter {
                MagFilter::Nearest => Filter::Nearest,
                MagFilter::Linear => Filter::Linear,
            }),
            minify: sampler.min_filter().map_or(Filter::Auto, |filter| match filter {
                MinFilter::Nearest | MinFilter::NearestMipmapNearest | MinFilter::NearestMipmapLinear => {
                    Filter::Nearest
                }
                MinFilter::Linear | MinFilter::LinearMipmapNearest => Filter::Linear,
                MinFilter::LinearMipmapLinear => Filter::Trilinear,
            }),
        },
    }
}

fn wrap(mode: WrappingMode) -> Wrap {
    match mode {
        WrappingMode::Repeat => Wrap::Repeat,
        WrappingMode::MirroredRepeat => Wrap::Mirror,
        WrappingMode::ClampToEdge => Wrap::Clamp,
    }
}

/// One image. `Image::source` of the `gltf` crate panics where the type is left out, so this reads the JSON.
pub(super) fn image(document: &gltf::Document, source: &gltf::Image<'_>) -> Result<Image, ImportError> {
    let root = document.as_json();
    let Some(json) = root.images.get(source.index()) else { return Ok(Image::default()) };
    let mut image = Image {
        name: name(json.name.as_deref()),
        mime: json.mime_type.as_ref().map(|mime| mime.0.clone()),
        ..Image::default()
    };
    if let Some(view) = json.buffer_view.and_then(|view| root.get(view)) {
        let USize64(len) = view.byte_length;
        image.embedded_bytes = len;
    } else if let Some(data) = json.uri.as_deref().and_then(DataUri::parse) {
        image.mime = image.mime.or_else(|| (!data.mime.is_empty()).then(|| data.mime.into()));
        image.embedded_bytes = data.decode()?.len() as u64;
    } else {
        image.uri.clone_from(&json.uri);
    }
    Ok(image)
}
