//! The prefab workload.

use super::{Capnp, GOOD, root, structs, unions};
use crate::library::Visits;
use crate::peers::generated::capnp::prefab_capnp as generated;
use crate::workloads::prefab::{self as native, Prefabs, visited};
use crate::workloads::sum_of;

root!(Prefabs => prefab);

structs! {
    Prefab in prefab { list objects }
    PrefabObject in prefab_object {
        text name,
        maybe_list components,
        maybe_list children,
        inline rotation,
        inline position,
        inline scale,
        inline pivot,
        inline anchor_min,
        inline anchor_max,
        inline size_delta,
        value id,
        value active,
    }
    ImageComponent in image_component {
        maybe_text sprite,
        maybe_text material,
        inline color,
        inline uv_rect,
        value fill_method,
        value fill_amount,
        value enable,
        value raycast_target,
        value preserve_aspect,
    }
    TextComponent in text_component {
        text text,
        text font,
        inline color,
        value font_size,
        value line_spacing,
        value alignment,
        value color_mode,
        value enable,
        value rich_text,
    }
    ButtonComponent in button_component {
        inline target,
        inline on_click,
        value interactable,
        value transition,
    }
    LayoutComponent in layout_component {
        inline padding,
        value spacing,
        value child_alignment,
        value control_width,
        value control_height,
        value expand_width,
        value expand_height,
    }
    ControllerComponent in controller_component {
        maybe_list sets,
        maybe_list empties,
        maybe_list hides,
        maybe_list images,
        maybe_list icons,
        maybe_list names,
        maybe_list levels,
        maybe_list skills,
        maybe_list texts,
        maybe_list buttons,
        maybe_item icon,
        maybe_item glow,
        maybe_item level,
        maybe_item star,
        maybe_item skill_list,
        maybe_item badge,
        maybe_item banner,
        maybe_item counter,
        maybe_item divider,
        maybe_item header,
        maybe_item background,
        maybe_item group,
        maybe_item caption,
        maybe_item thumbnail,
        maybe_item tooltip,
        bits present [is_pinned show_title is_featured locked enable],
    }
    Vec2 in prefab_object::pivot, prefab_object::anchor_min, prefab_object::anchor_max,
        prefab_object::size_delta {
        value x,
        value y,
    }
    Vec3 in prefab_object::position, prefab_object::scale { value x, value y, value z }
    Vec4 in prefab_object::rotation, image_component::color, image_component::uv_rect, text_component::color,
        layout_component::padding { value x, value y, value z, value w }
    ObjectRef in object_ref, button_component::target, button_component::on_click {
        value component_name,
        value index,
        value object_ref_id,
    }
}

unions! {
    0: image ImageComponent,
    1: text TextComponent,
    2: button ButtonComponent,
    3: layout LayoutComponent,
    4: controller ControllerComponent,
}

impl Visits<Prefabs> for Capnp {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let objects = root.get_objects().expect(GOOD);
        sum_of(picks, |pick| {
            let object = objects.get(pick as u32);
            let components =
                if object.has_components() { object.get_components().expect(GOOD).len() } else { 0 };
            let name = object.get_name().expect(GOOD).to_str().expect(GOOD);
            visited(name, object.get_position().get_x(), components as usize, object.get_id())
        })
    }
}
