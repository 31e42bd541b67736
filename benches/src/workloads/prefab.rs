//! A user interface prefab of 400 objects.

use schema_examples::workloads::prefab::{self as ours, Component as OurComponent};

use super::{Workload, native, seed, sum_of};
use crate::library::Visits;
use crate::ours::Ours;
use crate::structs::Structs;

native! {
    plain Vec2 = ours::Vec2 { x: f32, y: f32 }

    plain Vec3 = ours::Vec3 { x: f32, y: f32, z: f32 }

    plain Vec4 = ours::Vec4 { x: f32, y: f32, z: f32, w: f32 }

    plain ObjectRef = ours::ObjectRef { component_name: u32, index: i16, object_ref_id: i16 }

    struct Prefab = ours::Prefab { objects: Vec<PrefabObject> }

    struct PrefabObject = ours::PrefabObject {
        name: String,
        components: Option<Vec<Component>>,
        children: Option<Vec<i32>>,
        rotation: Vec4,
        position: Vec3,
        scale: Vec3,
        pivot: Vec2,
        anchor_min: Vec2,
        anchor_max: Vec2,
        size_delta: Vec2,
        id: i32,
        active: bool,
    }

    union Component = OurComponent {
        0: ImageComponent,
        1: TextComponent,
        2: ButtonComponent,
        3: LayoutComponent,
        4: ControllerComponent,
    }

    struct ImageComponent = ours::ImageComponent {
        sprite: Option<String>,
        material: Option<String>,
        color: Vec4,
        uv_rect: Vec4,
        fill_method: i32,
        fill_amount: f32,
        enable: bool,
        raycast_target: bool,
        preserve_aspect: bool,
    }

    struct TextComponent = ours::TextComponent {
        text: String,
        font: String,
        color: Vec4,
        font_size: f32,
        line_spacing: f32,
        alignment: i16,
        color_mode: u8,
        enable: bool,
        rich_text: bool,
    }

    struct ButtonComponent = ours::ButtonComponent {
        target: ObjectRef,
        on_click: ObjectRef,
        interactable: bool,
        transition: u8,
    }

    struct LayoutComponent = ours::LayoutComponent {
        padding: Vec4,
        spacing: f32,
        child_alignment: i32,
        control_width: bool,
        control_height: bool,
        expand_width: bool,
        expand_height: bool,
    }

    struct ControllerComponent = ours::ControllerComponent {
        sets: Option<Vec<ObjectRef>>,
        empties: Option<Vec<ObjectRef>>,
        hides: Option<Vec<ObjectRef>>,
        images: Option<Vec<ObjectRef>>,
        icons: Option<Vec<ObjectRef>>,
        names: Option<Vec<ObjectRef>>,
        levels: Option<Vec<ObjectRef>>,
        skills: Option<Vec<ObjectRef>>,
        texts: Option<Vec<ObjectRef>>,
        buttons: Option<Vec<ObjectRef>>,
        icon: Option<ObjectRef>,
        glow: Option<ObjectRef>,
        level: Option<ObjectRef>,
        star: Option<ObjectRef>,
        skill_list: Option<ObjectRef>,
        badge: Option<ObjectRef>,
        banner: Option<ObjectRef>,
        counter: Option<ObjectRef>,
        divider: Option<ObjectRef>,
        header: Option<ObjectRef>,
        background: Option<ObjectRef>,
        group: Option<ObjectRef>,
        caption: Option<ObjectRef>,
        thumbnail: Option<ObjectRef>,
        tooltip: Option<ObjectRef>,
        is_pinned: Option<bool>,
        show_title: Option<bool>,
        is_featured: Option<bool>,
        locked: Option<bool>,
        enable: Option<bool>,
    }
}

/// The workload.
#[derive(Debug)]
pub struct Prefabs;

impl Workload for Prefabs {
    type Ours = ours::Prefab;
    type Native = Prefab;
    type Keys = ();
    const NAME: &'static str = "prefab";
    const CHECKSUM: Option<u64> = Some(17918421578561851297);

    fn input(k: usize) -> ours::Prefab {
        ours::data(seed(ours::SEED, k))
    }

    fn elements(prefab: &ours::Prefab) -> usize {
        prefab.objects.len()
    }
}

impl<const SHARING: u8> Visits<Prefabs> for Ours<SHARING> {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let objects = root.root().objects();
        sum_of(picks, |pick| {
            let object = objects.get(pick).expect("an object");
            visited(
                object.name(),
                object.position().x,
                object.components().map_or(0, |c| c.len()),
                object.id(),
            )
        })
    }
}

impl Visits<Prefabs> for Structs {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let object = &root.objects[pick];
            let components = object.components.as_ref().map_or(0, Vec::len);
            visited(&object.name, object.position.x, components, object.id)
        })
    }
}

/// What is read of an object.
#[inline(always)]
#[must_use]
pub fn visited(name: &str, x: f32, components: usize, id: i32) -> u64 {
    (u64::from(x.to_bits()) + (name.len() + components) as u64).wrapping_add(id as u64)
}
