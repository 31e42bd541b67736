//! Writing: a plain value fills the builder that was made for it.

use std::collections::BTreeMap;

use capnp::private::layout::PrimitiveElement;
use capnp::traits::OwnedStruct;
use capnp::{primitive_list, struct_list, text_list};

/// A value that is written by filling a `B`.
pub(super) trait Fill<B> {
    /// Sets everything that is not a default.
    fn put(&self, builder: B);
}

/// A value that is written as an element of a list of `T`: [`Fill`] of its builder, said in a way from which
/// the compiler can infer the type of the list.
pub(super) trait Item<T: OwnedStruct> {
    /// Fills the element.
    fn put_item(&self, builder: T::Builder<'_>);
}

/// A value that a setter takes as a `T`.
pub(super) trait Scalar<T> {
    /// What the setter takes.
    fn scalar(self) -> T;
}

/// Numbers, and lists of them.
macro_rules! numbers {
    ($($Number:ty),*) => {$(
        impl Scalar<$Number> for $Number {
            #[inline(always)]
            fn scalar(self) -> $Number {
                self
            }
        }
    )*};
}
numbers!(bool, u8, u16, u32, u64, i16, i32, i64, f32, f64);

impl<T: PrimitiveElement + Copy> Fill<primitive_list::Builder<'_, T>> for Vec<T> {
    #[inline]
    fn put(&self, mut builder: primitive_list::Builder<'_, T>) {
        builder.as_slice().expect("numbers lie side by side").copy_from_slice(self);
    }
}

impl Fill<text_list::Builder<'_>> for Vec<String> {
    #[inline]
    fn put(&self, mut builder: text_list::Builder<'_>) {
        for (i, text) in (0..).zip(self) {
            builder.set(i, text);
        }
    }
}

impl<N: Item<T>, T: OwnedStruct> Fill<struct_list::Builder<'_, T>> for Vec<N> {
    #[inline]
    fn put(&self, mut builder: struct_list::Builder<'_, T>) {
        for (i, item) in (0..).zip(self) {
            item.put_item(builder.reborrow().get(i));
        }
    }
}

/// A dictionary fills a list of entries; a key with its value is an entry.
impl<K, V, T: OwnedStruct> Fill<struct_list::Builder<'_, T>> for BTreeMap<K, V>
where
    for<'n> (&'n K, &'n V): Item<T>,
{
    #[inline]
    fn put(&self, mut builder: struct_list::Builder<'_, T>) {
        for (i, entry) in (0..).zip(self) {
            entry.put_item(builder.reborrow().get(i));
        }
    }
}
