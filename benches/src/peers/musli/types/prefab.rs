//! The stored forms of a prefab.

use musli_zerocopy::Ref;

use super::{stored, stored_union};
use crate::workloads::prefab as plain;
use crate::workloads::prefab::{ObjectRef, Vec2, Vec3, Vec4};

stored! {
    struct Prefab = plain::Prefab { objects: Ref<[PrefabObject]> } reads [objects]

    struct PrefabObject = plain::PrefabObject {
        name: Ref<str>,
        components: Ref<[Component]>,
        children: Ref<[i32]>,
        rotation: Vec4,
        position: Vec3,
        scale: Vec3,
        pivot: Vec2,
        anchor_min: Vec2,
        anchor_max: Vec2,
        size_delta: Vec2,
        id: i32;
        present: u16;
        active: bool,
    } reads [
        name, components?, children?, rotation, position, scale, pivot, anchor_min, anchor_max, size_delta, id,
        active,
    ]

    struct ImageComponent = plain::ImageComponent {
        sprite: Ref<str>,
        material: Ref<str>,
        color: Vec4,
        uv_rect: Vec4,
        fill_method: i32,
        fill_amount: f32;
        present: u16;
        enable: bool,
        raycast_target: bool,
        preserve_aspect: bool,
    } reads [
        sprite?, material?, color, uv_rect, fill_method, fill_amount, enable, raycast_target, preserve_aspect,
    ]

    struct TextComponent = plain::TextComponent {
        text: Ref<str>,
        font: Ref<str>,
        color: Vec4,
        font_size: f32,
        line_spacing: f32,
        alignment: i16,
        color_mode: u8,
        enable: bool,
        rich_text: bool,
    } reads [text, font, color, font_size, line_spacing, alignment, color_mode, enable, rich_text]

    struct ButtonComponent = plain::ButtonComponent {
        target: ObjectRef,
        on_click: ObjectRef,
        interactable: bool,
        transition: u8,
    } reads [target, on_click, interactable, transition]

    struct LayoutComponent = plain::LayoutComponent {
        padding: Vec4,
        spacing: f32,
        child_alignment: i32,
        control_width: bool,
        control_height: bool,
        expand_width: bool,
        expand_height: bool,
    } reads [padding, spacing, child_alignment, control_width, control_height, expand_width, expand_height]

    struct ControllerComponent = plain::ControllerComponent {
        sets: Ref<[ObjectRef]>,
        empties: Ref<[ObjectRef]>,
        hides: Ref<[ObjectRef]>,
        images: Ref<[ObjectRef]>,
        icons: Ref<[ObjectRef]>,
        names: Ref<[ObjectRef]>,
        levels: Ref<[ObjectRef]>,
        skills: Ref<[ObjectRef]>,
        texts: Ref<[ObjectRef]>,
        buttons: Ref<[ObjectRef]>,
        icon: ObjectRef,
        glow: ObjectRef,
        level: ObjectRef,
        star: ObjectRef,
        skill_list: ObjectRef,
        badge: ObjectRef,
        banner: ObjectRef,
        counter: ObjectRef,
        divider: ObjectRef,
        header: ObjectRef,
        background: ObjectRef,
        group: ObjectRef,
        caption: ObjectRef,
        thumbnail: ObjectRef,
        tooltip: ObjectRef;
        present: u32;
        is_pinned: bool,
        show_title: bool,
        is_featured: bool,
        locked: bool,
        enable: bool,
    } reads [
        sets?, empties?, hides?, images?, icons?, names?, levels?, skills?, texts?, buttons?, icon?, glow?,
        level?, star?, skill_list?, badge?, banner?, counter?, divider?, header?, background?, group?,
        caption?, thumbnail?, tooltip?, is_pinned?, show_title?, is_featured?, locked?, enable?,
    ]
}

stored_union! {
    Component = plain::Component {
        0: ImageComponent = ImageComponent;
        1: TextComponent = TextComponent;
        2: ButtonComponent = ButtonComponent;
        3: LayoutComponent = LayoutComponent;
        4: ControllerComponent = Ref<ControllerComponent>, apart;
    }
}
