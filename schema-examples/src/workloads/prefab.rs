//! A user interface prefab: a tree of 400 objects with up to three polymorphic components each.
//!
//! The draws are made in a fixed order: the pools, the parents of all objects, then the objects
//! one by one. The order of the members in the struct literals is the order of the draws.

mod components;
mod pools;
pub mod schema;

pub use schema::{
    ButtonComponent, ButtonComponentView, Component, ComponentView, ControllerComponent,
    ControllerComponentView, ImageComponent, ImageComponentView, LayoutComponent, LayoutComponentView,
    ObjectRef, Prefab, PrefabObject, PrefabObjectView, PrefabView, TextComponent, TextComponentView, Vec2,
    Vec3, Vec4,
};

use std::f64::consts::PI;

use super::DotNetRandom;
use super::checksum::{self, Fold, Sink};
use components::{components, vec4};
use pools::{EDGE_ANCHORS, NAMES, PIVOTS, Pools, SCALES, SIZES, skewed};

/// The seed of the reference data.
pub const SEED: i32 = 1;

/// The number of objects.
pub const OBJECTS: i32 = 400;

/// The prefab that belongs to a seed.
#[must_use]
pub fn data(seed: i32) -> Prefab {
    let mut random = DotNetRandom::new(seed);
    let pools = Pools::new(&mut random);
    let children = children(&mut random);
    let objects = (0..OBJECTS).zip(children);
    Prefab { objects: objects.map(|(id, children)| object(id, children, &mut random, &pools)).collect() }
}

/// The checksum of a prefab.
#[must_use]
pub fn checksum(prefab: &Prefab) -> u64 {
    checksum::of(prefab)
}

/// The children of every object, ascending; null if it has none. A parent is one of the 20 objects
/// before its child.
fn children(random: &mut DotNetRandom) -> Vec<Option<Vec<i32>>> {
    let mut children = vec![None; OBJECTS as usize];
    for child in 1..OBJECTS {
        let parent = random.next_range((child - 20).max(0), child);
        children[parent as usize].get_or_insert_with(Vec::new).push(child);
    }
    children
}

fn object(id: i32, children: Option<Vec<i32>>, random: &mut DotNetRandom, pools: &Pools) -> PrefabObject {
    let name = name(random);
    let active = random.percent(90);
    let rotation = rotation(random);
    let position =
        Vec3 { x: random.next_range(-500, 501) as f32, y: random.next_range(-300, 301) as f32, z: 0.0 };
    let scale = scale(random);
    let pivot = pivot(random);
    let size_delta = size(random);
    let (anchor_min, anchor_max) = anchors(random);
    PrefabObject {
        name,
        components: components(random, pools),
        children,
        rotation,
        position,
        scale,
        pivot,
        anchor_min,
        anchor_max,
        size_delta,
        id,
        active,
    }
}

fn name(random: &mut DotNetRandom) -> String {
    let name = *skewed(random, &NAMES);
    if random.percent(40) { format!("{name}_{}", random.next(8)) } else { name.into() }
}

/// Mostly none, else about the z axis.
fn rotation(random: &mut DotNetRandom) -> Vec4 {
    if random.percent(95) {
        return vec4([0.0, 0.0, 0.0, 1.0]);
    }
    let half_angle = random.double() * PI / 2.0;
    vec4([0.0, 0.0, half_angle.sin() as f32, half_angle.cos() as f32])
}

fn scale(random: &mut DotNetRandom) -> Vec3 {
    let scale = if random.percent(90) { 1.0 } else { *random.pick(&SCALES) };
    Vec3 { x: scale, y: scale, z: 1.0 }
}

fn pivot(random: &mut DotNetRandom) -> Vec2 {
    vec2(if random.percent(75) { [0.5, 0.5] } else { *random.pick(&PIVOTS) })
}

fn size(random: &mut DotNetRandom) -> Vec2 {
    vec2(if random.percent(70) {
        *random.pick(&SIZES)
    } else {
        [random.next_range(10, 800), random.next_range(10, 600)].map(|side| side as f32)
    })
}

/// The least and the greatest anchor.
fn anchors(random: &mut DotNetRandom) -> (Vec2, Vec2) {
    let (min, max) = match random.next(100) {
        0..50 => ([0.5, 0.5], [0.5, 0.5]),
        50..75 => ([0.0, 0.0], [1.0, 1.0]),
        _ => *random.pick(&EDGE_ANCHORS),
    };
    (vec2(min), vec2(max))
}

/// A vector of two from its coordinates.
fn vec2([x, y]: [f32; 2]) -> Vec2 {
    Vec2 { x, y }
}

crate::fold_members! {
    Prefab as PrefabView { objects }
    PrefabObject as PrefabObjectView {
        name, components, children, rotation, position, scale, pivot, anchor_min, anchor_max,
        size_delta, id, active,
    }
    ImageComponent as ImageComponentView {
        sprite, material, color, uv_rect, fill_method, fill_amount, enable, raycast_target,
        preserve_aspect,
    }
    TextComponent as TextComponentView {
        text, font, color, font_size, line_spacing, alignment, color_mode, enable, rich_text,
    }
    ButtonComponent as ButtonComponentView { target, on_click, interactable, transition }
    LayoutComponent as LayoutComponentView {
        padding, spacing, child_alignment, control_width, control_height, expand_width,
        expand_height,
    }
    ControllerComponent as ControllerComponentView {
        sets, empties, hides, images, icons, names, levels, skills, texts, buttons, icon, glow,
        level, star, skill_list, badge, banner, counter, divider, header, background, group,
        caption, thumbnail, tooltip, is_pinned, show_title, is_featured, locked, enable,
    }
    Vec2 { x, y }
    Vec3 { x, y, z }
    Vec4 { x, y, z, w }
    ObjectRef { component_name, index, object_ref_id }
}

/// The union and its view have the same arms.
macro_rules! fold_component {
    ($($Type:ty),*) => {$(
        impl Fold for $Type {
            fn fold<S: Sink>(&self, sum: &mut S) {
                match self {
                    Self::Unknown(_) => sum.absent(),
                    Self::ImageComponent(image) => checksum::fold_arm(0, image, sum),
                    Self::TextComponent(text) => checksum::fold_arm(1, text, sum),
                    Self::ButtonComponent(button) => checksum::fold_arm(2, button, sum),
                    Self::LayoutComponent(layout) => checksum::fold_arm(3, layout, sum),
                    Self::ControllerComponent(controller) => checksum::fold_arm(4, controller, sum),
                }
            }
        }
    )*};
}
fold_component!(Component, ComponentView<'_>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_is_exact() {
        assert_eq!(checksum(&data(SEED)), 17918421578561851297);
    }
}
