//! Shapes, with a type of a crate that has another name here.

another_name::tessera_schema! {
    use shared::game::GAME;
    /// Shapes.
    pub schema shapes;

    /// A shape.
    pub union Shape { Circle, Path = Box<Path> }

    /// A circle.
    pub table Circle {
        /// Where it lies.
        center: shared::game::Vec3,
        /// How far it reaches.
        radius: f32 = 1.0,
        /// How it is filled.
        fill: Fill = Fill::Solid,
        /// What it hides.
        layers: Layers,
        /// Where it is drawn.
        side: Side,
    }

    /// A path.
    pub table Path {
        /// Its points.
        points: Vec<Point>,
        /// Whether it is closed.
        closed: bool,
        /// Names of its points.
        names: std::collections::BTreeMap<String, u32>,
    }

    /// A point.
    pub struct Point {
        /// To the right.
        x: f32,
        /// Up.
        y: f32,
    }

    /// A fill.
    pub enum Fill: u8 {
        /// Nothing.
        None,
        /// One color.
        Solid,
    }

    /// A side.
    pub enum Side: i8 [closed] {
        /// In front.
        Front,
        /// Behind.
        Back = -1,
    }

    /// Layers.
    pub flags Layers: u16 {
        /// Behind all.
        Ground,
        /// Above all.
        Sky = 0x8000,
    }
}
