//! The random components of a prefab's objects. The order of the members, here and in every struct
//! literal below, is the order of the draws.

use super::pools::{ALIGNMENTS, FONT_SIZES, FONTS, MATERIALS, PALETTE, Pools, SPACINGS, WHITE, skewed};
use super::schema::{
    ButtonComponent, Component, ControllerComponent, ImageComponent, LayoutComponent, ObjectRef,
    TextComponent, Vec4,
};
use crate::workloads::DotNetRandom;

/// The components of one object: none (null), one, two or three.
pub(super) fn components(random: &mut DotNetRandom, pools: &Pools) -> Option<Vec<Component>> {
    let count = match random.next(100) {
        0..10 => return None,
        10..60 => 1,
        60..90 => 2,
        _ => 3,
    };
    Some((0..count).map(|_| component(random, pools)).collect())
}

fn component(random: &mut DotNetRandom, pools: &Pools) -> Component {
    match random.next(100) {
        0..45 => Component::ImageComponent(image(random, pools)),
        45..75 => Component::TextComponent(text(random, pools)),
        75..87 => Component::ButtonComponent(button(random, pools)),
        87..95 => Component::LayoutComponent(layout(random)),
        _ => Component::ControllerComponent(controller(random, pools)),
    }
}

fn image(random: &mut DotNetRandom, pools: &Pools) -> ImageComponent {
    ImageComponent {
        sprite: random.percent(95).then(|| skewed(random, &pools.sprites).clone()),
        material: random.percent(20).then(|| (*random.pick(&MATERIALS)).into()),
        color: color(random, 70),
        uv_rect: vec4(if random.percent(90) {
            [0.0, 0.0, 1.0, 1.0]
        } else {
            [0.0, 0.0, random.double() as f32, 1.0]
        }),
        fill_method: if random.percent(90) { 0 } else { random.next_range(1, 5) },
        fill_amount: if random.percent(90) { 1.0 } else { random.double() as f32 },
        enable: random.percent(95),
        raycast_target: random.coin(),
        preserve_aspect: random.percent(20),
    }
}

fn text(random: &mut DotNetRandom, pools: &Pools) -> TextComponent {
    TextComponent {
        text: if random.percent(85) {
            skewed(random, &pools.lines).clone()
        } else {
            format!("x{}", random.next(10_000))
        },
        font: (*random.pick(&FONTS)).into(),
        color: color(random, 60),
        font_size: *random.pick(&FONT_SIZES),
        line_spacing: if random.percent(80) { 0.0 } else { random.double() as f32 * 10.0 },
        alignment: *random.pick(&ALIGNMENTS),
        color_mode: u8::from(!random.percent(80)),
        enable: random.percent(95),
        rich_text: random.percent(30),
    }
}

fn button(random: &mut DotNetRandom, pools: &Pools) -> ButtonComponent {
    ButtonComponent {
        target: object_ref(random, pools),
        on_click: object_ref(random, pools),
        interactable: random.percent(90),
        transition: random.next(4) as u8,
    }
}

fn layout(random: &mut DotNetRandom) -> LayoutComponent {
    LayoutComponent {
        padding: vec4(if random.percent(60) { [0.0; 4] } else { [(); 4].map(|()| random.next(20) as f32) }),
        spacing: *random.pick(&SPACINGS),
        child_alignment: random.next(9),
        control_width: random.coin(),
        control_height: random.coin(),
        expand_width: random.coin(),
        expand_height: random.coin(),
    }
}

fn controller(random: &mut DotNetRandom, pools: &Pools) -> ControllerComponent {
    ControllerComponent {
        sets: maybe_refs(random, pools),
        empties: maybe_refs(random, pools),
        hides: maybe_refs(random, pools),
        images: maybe_refs(random, pools),
        icons: maybe_refs(random, pools),
        names: maybe_refs(random, pools),
        levels: maybe_refs(random, pools),
        skills: maybe_refs(random, pools),
        texts: maybe_refs(random, pools),
        buttons: maybe_refs(random, pools),
        icon: maybe_ref(random, pools),
        glow: maybe_ref(random, pools),
        level: maybe_ref(random, pools),
        star: maybe_ref(random, pools),
        skill_list: maybe_ref(random, pools),
        badge: maybe_ref(random, pools),
        banner: maybe_ref(random, pools),
        counter: maybe_ref(random, pools),
        divider: maybe_ref(random, pools),
        header: maybe_ref(random, pools),
        background: maybe_ref(random, pools),
        group: maybe_ref(random, pools),
        caption: maybe_ref(random, pools),
        thumbnail: maybe_ref(random, pools),
        tooltip: maybe_ref(random, pools),
        is_pinned: maybe_flag(random),
        show_title: maybe_flag(random),
        is_featured: maybe_flag(random),
        locked: maybe_flag(random),
        enable: maybe_flag(random),
    }
}

/// White `white` times in 100, else any color of the palette.
fn color(random: &mut DotNetRandom, white: i32) -> Vec4 {
    vec4(if random.percent(white) { WHITE } else { *random.pick(&PALETTE) })
}

fn object_ref(random: &mut DotNetRandom, pools: &Pools) -> ObjectRef {
    ObjectRef {
        component_name: *random.pick(&pools.hashes),
        index: random.next_range(-1, 400) as i16,
        object_ref_id: random.next_range(-1, 64) as i16,
    }
}

fn maybe_ref(random: &mut DotNetRandom, pools: &Pools) -> Option<ObjectRef> {
    random.percent(15).then(|| object_ref(random, pools))
}

/// One to six references, or null.
fn maybe_refs(random: &mut DotNetRandom, pools: &Pools) -> Option<Vec<ObjectRef>> {
    random.percent(15).then(|| {
        let count = random.next_range(1, 7);
        (0..count).map(|_| object_ref(random, pools)).collect()
    })
}

fn maybe_flag(random: &mut DotNetRandom) -> Option<bool> {
    random.percent(15).then(|| random.coin())
}

/// A vector of four from its coordinates.
pub(super) fn vec4([x, y, z, w]: [f32; 4]) -> Vec4 {
    Vec4 { x, y, z, w }
}
