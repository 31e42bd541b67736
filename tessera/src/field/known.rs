//! Types of other libraries that are plain data, or are stored as such (DESIGN §1).

use super::convert::{Conversion, Converted};
use super::models::{PlainModel, sealed};
use super::{Field, Plain, PlainSource, PlainTypeVisitor, PlainVisitor};
use crate::schema::check::check_struct;
use crate::schema::hash::xxh64;
use crate::schema::plain::is_padded;
use crate::schema::{NamingRule, StructDesc, StructField, TypeRef};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How the types of this module are stored.
#[derive(Debug)]
pub struct Known;

/// Implements `Plain` for a struct whose fields are public, with the name it has on the wire.
macro_rules! plain {
    ($($(#[$doc:meta])* $name:literal: $ty:ty { $($field:ident: $of:ty),* })*) => { $(
        impl Field for $ty {
            const TYPE: TypeRef = {
                const SIZE: (usize, usize) = (size_of::<$ty>(), align_of::<$ty>());
                const KEY: u64 = xxh64(concat!("tessera:", $name).as_bytes());
                TypeRef::structure(KEY, 0, $name, SIZE, FieldsOf::<$ty>::FIELDS)
            };
            type Model = PlainModel;
        }
        impl FieldsOf<$ty> {
            const FIELDS: &'static [StructField] = &[$( StructField::new(
                stringify!($field),
                &[],
                NamingRule::AsIs,
                <$of as Field>::TYPE,
                (core::mem::offset_of!($ty, $field), size_of::<$of>(), align_of::<$of>()),
            ) ),*];
            const DESC: &'static StructDesc = &StructDesc {
                key: <$ty as Field>::TYPE.key,
                ident: $name,
                name: $name,
                docs: &[],
                rule: NamingRule::AsIs,
                fields: Self::FIELDS,
                names: &[$( stringify!($field) ),*],
                ty: <$ty as Field>::TYPE,
            };
        }
        const _: () = check_struct($name, FieldsOf::<$ty>::FIELDS, size_of::<$ty>(), align_of::<$ty>());
        // SAFETY: `check_struct` compared size, alignment and offsets with those of the compiler; every field is
        // plain and takes every value; the walks name the fields that `build` names, and a struct literal
        // names all.
        unsafe impl Plain for $ty {
            const PADDED: bool = is_padded(FieldsOf::<$ty>::FIELDS, size_of::<$ty>());
            const CHECKED: bool = false $( || <$of as Plain>::CHECKED )*;
            const STRUCT: Option<&'static StructDesc> = Some(FieldsOf::<$ty>::DESC);
            #[inline]
            fn walk<V: PlainVisitor>(&self, v: &mut V) {
                let mut index = 0..;
                $( v.field::<$of>(index.next().unwrap_or(0), &self.$field); )*
            }
            #[inline]
            fn walk_types<V: PlainTypeVisitor>(v: &mut V) {
                let mut index = 0..;
                $( v.field::<$of>(index.next().unwrap_or(0), core::mem::offset_of!($ty, $field)); )*
            }
            #[inline]
            fn build<S: PlainSource>(s: &mut S) -> Self {
                let mut index = 0..;
                Self { $( $field: s.field::<$of>(index.next().unwrap_or(0)) ),* }
            }
        }
    )* };
}

/// The consts of a type of another library.
struct FieldsOf<T>(core::marker::PhantomData<T>);

/// Implements `Field` for types stored as another.
macro_rules! converted {
    ($($ty:ty as $wire:ty { |$value:ident| $to:expr, |$stored:ident| $from:expr })*) => { $(
        impl Field for $ty {
            const TYPE: TypeRef = <$wire as Field>::TYPE;
            type Model = Converted<Known>;
        }
        impl sealed::Sealed<$ty> for Known {}
        impl Conversion<$ty> for Known {
            type Wire = $wire;
            #[inline]
            fn to_wire($value: &$ty) -> $wire {
                $to
            }
            #[inline]
            fn from_wire($stored: $wire) -> $ty {
                $from
            }
        }
    )* };
}

/// How a `Duration` is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct DurationParts {
    /// Whole seconds.
    pub secs: u64,
    /// Nanoseconds on top; below 10^9 in what writers write.
    pub nanos: u32,
}

/// How a `SystemTime` is stored: since the start of 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct TimeParts {
    /// Whole seconds, rounded down; negative before 1970.
    pub secs: i64,
    /// Nanoseconds on top; below 10^9 in what writers write.
    pub nanos: u32,
}

plain! {
    "Duration": DurationParts { secs: u64, nanos: u32 }
    "SystemTime": TimeParts { secs: i64, nanos: u32 }
}

converted! {
    Duration as DurationParts {
        |value| DurationParts { secs: value.as_secs(), nanos: value.subsec_nanos() },
        |stored| duration(stored)
    }
    SystemTime as TimeParts { |value| time_parts(*value), |stored| time(stored) }
}

const NANOS: u32 = 1_000_000_000;

/// Any bytes are a duration: nanoseconds past a second carry over, and what is too long is the longest.
fn duration(stored: DurationParts) -> Duration {
    match stored.secs.checked_add(u64::from(stored.nanos / NANOS)) {
        Some(secs) => Duration::new(secs, stored.nanos % NANOS),
        None => Duration::MAX,
    }
}

fn time_parts(time: SystemTime) -> TimeParts {
    match time.duration_since(UNIX_EPOCH) {
        Ok(since) => {
            let secs = i64::try_from(since.as_secs()).unwrap_or(i64::MAX);
            TimeParts { secs, nanos: since.subsec_nanos() }
        }
        Err(error) => {
            // Seconds are rounded down, away from zero, and nanoseconds count up from there.
            let before = error.duration();
            let nanos = (NANOS - before.subsec_nanos()) % NANOS;
            let secs = i128::from(before.as_secs()) + i128::from(nanos > 0);
            TimeParts { secs: i64::try_from(-secs).unwrap_or(i64::MIN), nanos }
        }
    }
}

/// Any bytes are a time: one that this platform cannot hold reads as the start of 1970.
fn time(stored: TimeParts) -> SystemTime {
    let whole = Duration::from_secs(stored.secs.unsigned_abs());
    let start = if stored.secs < 0 { UNIX_EPOCH.checked_sub(whole) } else { UNIX_EPOCH.checked_add(whole) };
    start.and_then(|start| start.checked_add(Duration::from_nanos(stored.nanos.into()))).unwrap_or(UNIX_EPOCH)
}

#[cfg(feature = "uuid")]
converted! {
    uuid::Uuid as [u8; 16] { |value| *value.as_bytes(), |stored| uuid::Uuid::from_bytes(stored) }
}

#[cfg(feature = "glam")]
mod vectors {
    use super::*;
    use glam::{
        DVec2, DVec3, DVec4, IVec2, IVec3, IVec4, Mat2, Mat3, Mat4, Quat, UVec2, UVec3, UVec4, Vec2, Vec3,
        Vec3A, Vec4,
    };

    plain! {
        "Vec2": Vec2 { x: f32, y: f32 }
        "Vec3": Vec3 { x: f32, y: f32, z: f32 }
        "IVec2": IVec2 { x: i32, y: i32 }
        "IVec3": IVec3 { x: i32, y: i32, z: i32 }
        "IVec4": IVec4 { x: i32, y: i32, z: i32, w: i32 }
        "UVec2": UVec2 { x: u32, y: u32 }
        "UVec3": UVec3 { x: u32, y: u32, z: u32 }
        "UVec4": UVec4 { x: u32, y: u32, z: u32, w: u32 }
        "DVec2": DVec2 { x: f64, y: f64 }
        "DVec3": DVec3 { x: f64, y: f64, z: f64 }
        "DVec4": DVec4 { x: f64, y: f64, z: f64, w: f64 }
        "Vec4": Vec4Parts { x: f32, y: f32, z: f32, w: f32 }
        "Quat": QuatParts { x: f32, y: f32, z: f32, w: f32 }
        "Vec3A": Vec3AParts { x: f32, y: f32, z: f32 }
        "Mat2": Mat2Parts { x_axis: Vec2, y_axis: Vec2 }
        "Mat3": Mat3Parts { x_axis: Vec3, y_axis: Vec3, z_axis: Vec3 }
        "Mat4": Mat4Parts { x_axis: Vec4Parts, y_axis: Vec4Parts, z_axis: Vec4Parts, w_axis: Vec4Parts }
    }

    /// How a type that glam aligns to 16, or whose fields it hides, is stored: without that alignment.
    macro_rules! parts {
        ($($name:ident { $($field:ident: $ty:ty),* })*) => { $(
            #[doc = concat!("How glam's type of this name is stored.")]
            #[derive(Clone, Copy, Debug, PartialEq)]
            #[repr(C)]
            #[allow(missing_docs)]
            pub struct $name { $( pub $field: $ty ),* }
        )* };
    }
    parts! {
        Vec4Parts { x: f32, y: f32, z: f32, w: f32 }
        QuatParts { x: f32, y: f32, z: f32, w: f32 }
        Vec3AParts { x: f32, y: f32, z: f32 }
        Mat2Parts { x_axis: Vec2, y_axis: Vec2 }
        Mat3Parts { x_axis: Vec3, y_axis: Vec3, z_axis: Vec3 }
        Mat4Parts { x_axis: Vec4Parts, y_axis: Vec4Parts, z_axis: Vec4Parts, w_axis: Vec4Parts }
    }

    converted! {
        Vec4 as Vec4Parts {
            |value| vec4_parts(*value),
            |stored| vec4(stored)
        }
        Quat as QuatParts {
            |value| QuatParts { x: value.x, y: value.y, z: value.z, w: value.w },
            |stored| Quat::from_xyzw(stored.x, stored.y, stored.z, stored.w)
        }
        Vec3A as Vec3AParts {
            |value| Vec3AParts { x: value.x, y: value.y, z: value.z },
            |stored| Vec3A::new(stored.x, stored.y, stored.z)
        }
        Mat2 as Mat2Parts {
            |value| Mat2Parts { x_axis: value.x_axis, y_axis: value.y_axis },
            |stored| Mat2::from_cols(stored.x_axis, stored.y_axis)
        }
        Mat3 as Mat3Parts {
            |value| Mat3Parts { x_axis: value.x_axis, y_axis: value.y_axis, z_axis: value.z_axis },
            |stored| Mat3::from_cols(stored.x_axis, stored.y_axis, stored.z_axis)
        }
        Mat4 as Mat4Parts {
            |value| Mat4Parts {
                x_axis: vec4_parts(value.x_axis),
                y_axis: vec4_parts(value.y_axis),
                z_axis: vec4_parts(value.z_axis),
                w_axis: vec4_parts(value.w_axis),
            },
            |stored| {
                Mat4::from_cols(vec4(stored.x_axis), vec4(stored.y_axis), vec4(stored.z_axis), vec4(stored.w_axis))
            }
        }
    }

    #[inline]
    fn vec4_parts(v: Vec4) -> Vec4Parts {
        Vec4Parts { x: v.x, y: v.y, z: v.z, w: v.w }
    }

    #[inline]
    fn vec4(v: Vec4Parts) -> Vec4 {
        Vec4::new(v.x, v.y, v.z, v.w)
    }
}
