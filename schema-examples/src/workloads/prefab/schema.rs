//! The types of the prefab workload.

#![allow(missing_docs, reason = "most members say all there is in their names")]

tessera::tessera_schema! {
    /// A tree of user interface objects, as an editor saves it.
    pub schema prefab [rename_all = "PascalCase"];

    /// Two coordinates.
    pub struct Vec2 { x: f32, y: f32 }

    /// Three coordinates.
    pub struct Vec3 { x: f32, y: f32, z: f32 }

    /// A color, a rectangle or a quaternion.
    pub struct Vec4 { x: f32, y: f32, z: f32, w: f32 }

    /// Points to a component of an object.
    pub struct ObjectRef { component_name: u32, index: i16, object_ref_id: i16 }

    /// The root.
    pub table Prefab {
        objects: Vec<PrefabObject>,
    }

    /// A node of the tree.
    pub table PrefabObject {
        name: String,
        components: Option<Vec<Component>>,
        /// The numbers of the children, ascending.
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

    /// What an object shows or does.
    pub union Component {
        ImageComponent,
        TextComponent,
        ButtonComponent,
        LayoutComponent,
        ControllerComponent,
    }

    /// Shows a sprite.
    pub table ImageComponent {
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

    /// Shows a text.
    pub table TextComponent {
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

    /// Can be clicked.
    pub table ButtonComponent {
        target: ObjectRef,
        on_click: ObjectRef,
        interactable: bool,
        transition: u8,
    }

    /// Arranges the children.
    pub table LayoutComponent {
        padding: Vec4,
        spacing: f32,
        child_alignment: i32,
        control_width: bool,
        control_height: bool,
        expand_width: bool,
        expand_height: bool,
    }

    /// Steers other components. Most of its many members are absent.
    pub table ControllerComponent {
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
