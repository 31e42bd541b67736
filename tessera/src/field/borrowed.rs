//! Values that are not owned types: what a program has at hand instead.
//!
//! `&T` stands for any `T`. These impls add plain data by value, `&str`, slices and `Option`s; [`items`](super::items)
//! adds iterators and [`draft`](super::draft) tables. Codecs see no difference.

use super::visit::{Value, Visitor};
use super::{Field, Plain};
use alloc::string::String;
use alloc::vec::Vec;
use std::time::{Duration, SystemTime};

/// Plain data by value.
impl<T: Plain> Value<T> for T {
    #[inline]
    fn visit<V: Visitor>(self, v: V) -> V::Out {
        (&self).visit(v)
    }
}

macro_rules! by_value {
    ($($ty:ty),*) => { $(
        impl Value<$ty> for $ty {
            #[inline]
            fn visit<V: Visitor>(self, v: V) -> V::Out {
                (&self).visit(v)
            }
        }
    )* };
}
by_value!(Duration, SystemTime);
#[cfg(feature = "uuid")]
by_value!(uuid::Uuid);
#[cfg(feature = "glam")]
by_value!(glam::Vec4, glam::Quat, glam::Vec3A, glam::Mat2, glam::Mat3, glam::Mat4);

impl Value<String> for &str {
    #[inline]
    fn visit<V: Visitor>(self, v: V) -> V::Out {
        v.string(self)
    }
}

impl<T: Field, X: Value<T>> Value<Option<T>> for Option<X> {
    #[inline]
    fn visit<V: Visitor>(self, v: V) -> V::Out {
        match self {
            None => v.none::<T>(),
            Some(value) => v.some::<T, X>(value),
        }
    }
}

impl<T: Plain> Value<Vec<T>> for &[T]
where
    Vec<T>: Field,
{
    #[inline]
    fn visit<V: Visitor>(self, v: V) -> V::Out {
        if const { T::TYPE.is_plain() } { v.plain_slice(self) } else { v.sequence::<T, Self>(self) }
    }
}
