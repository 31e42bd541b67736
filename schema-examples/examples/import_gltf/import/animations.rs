//! Skins and animations.

use super::ImportError;
use super::accessors::Data;
use super::nodes::name;
use gltf::accessor::{DataType, Dimensions};
use gltf::animation::util::ReadOutputs;
use gltf::animation::{Interpolation as SourceInterpolation, Property};
use schema_examples::scene::math::{Mat4, Vec4};
use schema_examples::scene::{Animated, Animation, Channel, Interpolation, Skin};

/// One skin.
pub(super) fn skin(source: &gltf::Skin<'_>, data: Data<'_>) -> Result<Skin, ImportError> {
    let matrices = data.floats::<[[f32; 4]; 4], [[f32; 4]; 4]>(source.inverse_bind_matrices())?;
    Ok(Skin {
        name: name(source.name()),
        joints: source.joints().map(|joint| joint.index() as u32).collect(),
        inverse_bind: matrices.into_iter().map(|columns| Mat4 { columns: columns.map(Vec4::from) }).collect(),
        skeleton: source.skeleton().map(|node| node.index() as u32),
    })
}

/// One animation.
pub(super) fn animation(source: &gltf::Animation<'_>, data: Data<'_>) -> Result<Animation, ImportError> {
    let channels = source.channels().map(|source| channel(&source, data)).collect::<Result<Vec<_>, _>>()?;
    Ok(Animation {
        name: name(source.name()),
        duration: channels.iter().flat_map(|channel| &channel.times).copied().fold(0.0, f32::max),
        channels,
    })
}

fn channel(source: &gltf::animation::Channel<'_>, data: Data<'_>) -> Result<Channel, ImportError> {
    let sampler = source.sampler();
    let (animated, dimensions, floats) = match source.target().property() {
        Property::Translation => (Animated::Position, Dimensions::Vec3, 3),
        Property::Rotation => (Animated::Rotation, Dimensions::Vec4, 4),
        Property::Scale => (Animated::Scale, Dimensions::Vec3, 3),
        Property::MorphTargetWeights => (Animated::Weights, Dimensions::Scalar, 1),
    };
    let types: &[DataType] = match animated {
        Animated::Position | Animated::Scale => &[DataType::F32],
        Animated::Rotation | Animated::Weights => {
            &[DataType::F32, DataType::I8, DataType::U8, DataType::I16, DataType::U16]
        }
    };
    Data::expect(&sampler.output(), &[dimensions], types)?;
    let times = data.floats::<f32, f32>(Some(sampler.input()))?;
    let values: Vec<f32> = match source.reader(data.get()).read_outputs() {
        None => Vec::new(),
        Some(ReadOutputs::Translations(values) | ReadOutputs::Scales(values)) => values.flatten().collect(),
        Some(ReadOutputs::Rotations(values)) => values.into_f32().flatten().collect(),
        Some(ReadOutputs::MorphTargetWeights(values)) => values.into_f32().collect(),
    };
    let (interpolation, values_a_key) = match sampler.interpolation() {
        SourceInterpolation::Linear => (Interpolation::Linear, 1),
        SourceInterpolation::Step => (Interpolation::Step, 1),
        SourceInterpolation::CubicSpline => (Interpolation::CubicSpline, 3),
    };
    // How many morph targets there are is the mesh's to say; all else is known here.
    let keys = values_a_key * floats * times.len();
    let fits = match animated {
        Animated::Weights => keys != 0 && values.len().is_multiple_of(keys),
        _ => values.len() == keys,
    };
    if !fits {
        let found = values.len();
        return Err(ImportError::invalid(format!("{found} floats for {} keys of an animation", times.len())));
    }
    let node = source.target().node().index() as u32;
    Ok(Channel { node, animated, interpolation, times, values })
}
