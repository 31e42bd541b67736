//! Plain data that the other schemas of a scene are made of.
//!
//! Values of these types lie in a buffer as they lie in memory: C layout, no offsets, read by reference.

tessera::tessera_schema! {
    /// Vectors, transforms and colours.
    pub schema math in scene;

    /// Two coordinates.
    pub struct Vec2 {
        /// To the right.
        x: f32,
        /// Down, in texture coordinates.
        y: f32,
    }

    /// Three coordinates: a point, a direction or a size.
    pub struct Vec3 {
        /// To the right.
        x: f32,
        /// Up.
        y: f32,
        /// Towards the viewer.
        z: f32,
    }

    /// Four coordinates.
    pub struct Vec4 {
        /// The first.
        x: f32,
        /// The second.
        y: f32,
        /// The third.
        z: f32,
        /// The fourth.
        w: f32,
    }

    /// A rotation, as a unit quaternion.
    pub struct Quat {
        /// Of i.
        x: f32,
        /// Of j.
        y: f32,
        /// Of k.
        z: f32,
        /// The real part.
        w: f32,
    }

    /// A 4 × 4 matrix.
    pub struct Mat4 {
        /// Column by column.
        columns: [Vec4; 4],
    }

    /// Where a node stands in its parent: scaled first, then turned, then moved.
    pub struct Transform {
        /// Moved by.
        position: Vec3,
        /// Turned by.
        rotation: Quat,
        /// Scaled by.
        scale: Vec3,
    }

    /// A box along the axes.
    pub struct Aabb {
        /// The smallest coordinates.
        min: Vec3,
        /// The largest coordinates.
        max: Vec3,
    }

    /// A colour with alpha; linear, not sRGB.
    pub struct Color {
        /// Red.
        r: f32,
        /// Green.
        g: f32,
        /// Blue.
        b: f32,
        /// Opacity.
        a: f32,
    }

    /// A colour of light; linear, not sRGB.
    pub struct Rgb {
        /// Red.
        r: f32,
        /// Green.
        g: f32,
        /// Blue.
        b: f32,
    }
}

impl Transform {
    /// In its parent's place: not moved, not turned, not scaled.
    pub const IDENTITY: Self = Transform {
        position: Vec3 { x: 0.0, y: 0.0, z: 0.0 },
        rotation: Quat { x: 0.0, y: 0.0, z: 0.0, w: 1.0 },
        scale: Vec3 { x: 1.0, y: 1.0, z: 1.0 },
    };
}

impl Color {
    /// Opaque white: what changes nothing that is multiplied with it.
    pub const WHITE: Self = Color { r: 1.0, g: 1.0, b: 1.0, a: 1.0 };
}

impl Aabb {
    /// The smallest box around all `points`; `None` if there are none.
    #[must_use]
    pub fn around(points: impl IntoIterator<Item = Vec3>) -> Option<Self> {
        points.into_iter().map(|point| Aabb { min: point, max: point }).reduce(Aabb::union)
    }

    /// The smallest box around both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        let pick = |a: Vec3, b: Vec3, f: fn(f32, f32) -> f32| Vec3 {
            x: f(a.x, b.x),
            y: f(a.y, b.y),
            z: f(a.z, b.z),
        };
        Aabb { min: pick(self.min, other.min, f32::min), max: pick(self.max, other.max, f32::max) }
    }
}

/// Most file formats and math libraries have arrays for these.
macro_rules! from_array {
    ($($name:ident[$n:literal] { $($field:ident),* })*) => { $(
        impl From<[f32; $n]> for $name {
            fn from([$($field),*]: [f32; $n]) -> Self {
                $name { $($field),* }
            }
        }
        impl From<$name> for [f32; $n] {
            fn from($name { $($field),* }: $name) -> Self {
                [$($field),*]
            }
        }
    )* };
}

from_array! {
    Vec2[2] { x, y }
    Vec3[3] { x, y, z }
    Vec4[4] { x, y, z, w }
    Quat[4] { x, y, z, w }
    Color[4] { r, g, b, a }
    Rgb[3] { r, g, b }
}
