//! The messages of a prefab.

use super::{messages, roots, unions};
use crate::workloads::prefab as plain;

roots! { plain::Prefab: Prefab }

messages! {
    Vec2 = plain::Vec2 {
        x: f32 = 1 [float];
        y: f32 = 2 [float];
    }

    Vec3 = plain::Vec3 {
        x: f32 = 1 [float];
        y: f32 = 2 [float];
        z: f32 = 3 [float];
    }

    Vec4 = plain::Vec4 {
        x: f32 = 1 [float];
        y: f32 = 2 [float];
        z: f32 = 3 [float];
        w: f32 = 4 [float];
    }

    ObjectRef = plain::ObjectRef {
        component_name: u32 = 1 [fixed32];
        index: i32 = 2 [sint32];
        object_ref_id: i32 = 3 [sint32];
    }

    Prefab = plain::Prefab {
        objects: Vec<PrefabObject> = 1 [message, repeated];
    }

    PrefabObject = plain::PrefabObject {
        name: String = 1 [string];
        components: Vec<Component> = 2 [message, repeated], 13 if empty;
        children: Vec<i32> = 3 [int32, repeated], 14 if empty;
        rotation: Vec4 = 4 [message, required];
        position: Vec3 = 5 [message, required];
        scale: Vec3 = 6 [message, required];
        pivot: Vec2 = 7 [message, required];
        anchor_min: Vec2 = 8 [message, required];
        anchor_max: Vec2 = 9 [message, required];
        size_delta: Vec2 = 10 [message, required];
        id: i32 = 11 [int32];
        active: bool = 12 [bool];
    }

    ImageComponent = plain::ImageComponent {
        sprite: Option<String> = 1 [string, optional];
        material: Option<String> = 2 [string, optional];
        color: Vec4 = 3 [message, required];
        uv_rect: Vec4 = 4 [message, required];
        fill_method: i32 = 5 [int32];
        fill_amount: f32 = 6 [float];
        enable: bool = 7 [bool];
        raycast_target: bool = 8 [bool];
        preserve_aspect: bool = 9 [bool];
    }

    TextComponent = plain::TextComponent {
        text: String = 1 [string];
        font: String = 2 [string];
        color: Vec4 = 3 [message, required];
        font_size: f32 = 4 [float];
        line_spacing: f32 = 5 [float];
        alignment: i32 = 6 [sint32];
        color_mode: u32 = 7 [uint32];
        enable: bool = 8 [bool];
        rich_text: bool = 9 [bool];
    }

    ButtonComponent = plain::ButtonComponent {
        target: ObjectRef = 1 [message, required];
        on_click: ObjectRef = 2 [message, required];
        interactable: bool = 3 [bool];
        transition: u32 = 4 [uint32];
    }

    LayoutComponent = plain::LayoutComponent {
        padding: Vec4 = 1 [message, required];
        spacing: f32 = 2 [float];
        child_alignment: i32 = 3 [int32];
        control_width: bool = 4 [bool];
        control_height: bool = 5 [bool];
        expand_width: bool = 6 [bool];
        expand_height: bool = 7 [bool];
    }

    ControllerComponent = plain::ControllerComponent {
        sets: Vec<ObjectRef> = 1 [message, repeated], 31 if empty;
        empties: Vec<ObjectRef> = 2 [message, repeated], 32 if empty;
        hides: Vec<ObjectRef> = 3 [message, repeated], 33 if empty;
        images: Vec<ObjectRef> = 4 [message, repeated], 34 if empty;
        icons: Vec<ObjectRef> = 5 [message, repeated], 35 if empty;
        names: Vec<ObjectRef> = 6 [message, repeated], 36 if empty;
        levels: Vec<ObjectRef> = 7 [message, repeated], 37 if empty;
        skills: Vec<ObjectRef> = 8 [message, repeated], 38 if empty;
        texts: Vec<ObjectRef> = 9 [message, repeated], 39 if empty;
        buttons: Vec<ObjectRef> = 10 [message, repeated], 40 if empty;
        icon: Option<ObjectRef> = 11 [message, optional];
        glow: Option<ObjectRef> = 12 [message, optional];
        level: Option<ObjectRef> = 13 [message, optional];
        star: Option<ObjectRef> = 14 [message, optional];
        skill_list: Option<ObjectRef> = 15 [message, optional];
        badge: Option<ObjectRef> = 16 [message, optional];
        banner: Option<ObjectRef> = 17 [message, optional];
        counter: Option<ObjectRef> = 18 [message, optional];
        divider: Option<ObjectRef> = 19 [message, optional];
        header: Option<ObjectRef> = 20 [message, optional];
        background: Option<ObjectRef> = 21 [message, optional];
        group: Option<ObjectRef> = 22 [message, optional];
        caption: Option<ObjectRef> = 23 [message, optional];
        thumbnail: Option<ObjectRef> = 24 [message, optional];
        tooltip: Option<ObjectRef> = 25 [message, optional];
        is_pinned: Option<bool> = 26 [bool, optional];
        show_title: Option<bool> = 27 [bool, optional];
        is_featured: Option<bool> = 28 [bool, optional];
        locked: Option<bool> = 29 [bool, optional];
        enable: Option<bool> = 30 [bool, optional];
    }
}

unions! {
    Component, ComponentArm of plain {
        0: ImageComponent = 1,
        1: TextComponent = 2,
        2: ButtonComponent = 3,
        3: LayoutComponent = 4,
        4: ControllerComponent = 5,
    }
}
