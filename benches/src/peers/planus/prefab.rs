//! The prefab workload.

use super::{GOOD, Planus, root, structs, tables, unions};
use crate::library::Visits;
use crate::peers::generated::planus::prefab as generated;
use crate::workloads::prefab::{self as native, Prefabs, visited};
use crate::workloads::sum_of;

root!(Prefabs => Prefab);

tables! {
    Prefab { objects, }
    PrefabObject {
        name, components, children, rotation, position, scale, pivot, anchor_min, anchor_max, size_delta, id,
        active,
    }
    ImageComponent {
        sprite, material, color, uv_rect, fill_method, fill_amount, enable, raycast_target, preserve_aspect,
    }
    TextComponent {
        text, font, color, font_size, line_spacing, alignment, color_mode, enable, rich_text,
    }
    ButtonComponent { target, on_click, interactable, transition, }
    LayoutComponent {
        padding, spacing, child_alignment, control_width, control_height, expand_width, expand_height,
    }
    ControllerComponent {
        sets, empties, hides, images, icons, names, levels, skills, texts, buttons, icon, glow, level, star,
        skill_list, badge, banner, counter, divider, header, background, group, caption, thumbnail, tooltip,
        is_pinned, show_title, is_featured, locked, enable,
    }
}

unions! {
    0: ImageComponent,
    1: TextComponent,
    2: ButtonComponent,
    3: LayoutComponent,
    4: ControllerComponent,
}

structs! {
    Vec2 { x, y }
    Vec3 { x, y, z }
    Vec4 { x, y, z, w }
    ObjectRef { component_name, index, object_ref_id }
}

impl Visits<Prefabs> for Planus {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let objects = root.objects().expect(GOOD);
        sum_of(picks, |pick| {
            let object = objects.get(pick).expect(GOOD).expect(GOOD);
            let components = object.components().expect(GOOD).map_or(0, |components| components.len());
            visited(
                object.name().expect(GOOD),
                object.position().expect(GOOD).x(),
                components,
                object.id().expect(GOOD),
            )
        })
    }
}
