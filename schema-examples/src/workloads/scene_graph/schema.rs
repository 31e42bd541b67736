//! The types of the three scene graph workloads.

#![allow(missing_docs, reason = "most members say all there is in their names")]

tessera::tessera_schema! {
    /// A flat list of nodes that refer to each other by number.
    pub schema scene_graph [rename_all = "PascalCase"];

    /// The root.
    pub table Scene {
        nodes: Vec<Node>,
        name: String,
    }

    /// A node with an optional parent and children.
    pub table Node {
        id: i32,
        name: Option<String>,
        active: Option<bool>,
        x: f32,
        y: f32,
        z: f32,
        parent: Option<i32>,
        children: Option<Vec<i32>>,
    }
}
