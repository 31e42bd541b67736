//! How values get into a buffer and are read there: what plain types, texts, lists and dictionaries do.
//!
//! Space for the elements of a list is made first, with `store_uninit`, and filled one element after the other
//! while what they refer to is written behind: no list of stored elements is ever built elsewhere.

use std::collections::BTreeMap;

use musli_zerocopy::mem::PackedMaybeUninit;
use musli_zerocopy::{Buf, OwnedBuf, Ref, ZeroCopy};

use crate::walk::{Sink, Walk};
use crate::workloads::{canada, messages, monsters, prefab, scene_file};

/// What is said where something fails that cannot.
pub(super) const GOOD: &str = "the data sets can be written and read";

/// A plain Rust type that can be written.
pub trait Store: Sized {
    /// What stands for it in its parent.
    type Stored: Stored;

    /// Writes what the value refers to, and returns what stands for it in its parent.
    fn store(&self, buf: &mut OwnedBuf) -> Self::Stored;

    /// Writes a list.
    #[inline]
    fn store_all(items: &[Self], buf: &mut OwnedBuf) -> Ref<[Self::Stored]> {
        store_each(items.iter(), buf, Self::store)
    }
}

/// Something that lies in a buffer.
pub trait Stored: ZeroCopy + Copy {
    /// Feeds every field, in declaration order; loads what is referred to.
    fn read<S: Sink>(&self, buf: &Buf, sum: &mut S);
}

/// What stands for something optional that is not there.
pub(super) trait Absent: Stored {
    /// That.
    fn absent() -> Self;
}

/// Writes a list whose elements refer to something, or are stored as something else.
#[inline]
fn store_each<I: ExactSizeIterator, T: Stored>(
    items: I,
    buf: &mut OwnedBuf,
    store: impl Fn(I::Item, &mut OwnedBuf) -> T,
) -> Ref<[T]> {
    let count = items.len();
    let first = reserve::<T>(count, buf);
    for (index, item) in items.enumerate() {
        let stored = store(item, buf);
        let place = Ref::<PackedMaybeUninit<T>>::new(first + index * size_of::<T>());
        buf.load_uninit_mut(place).expect(GOOD).write(&stored);
    }
    Ref::with_metadata(first, count)
}

/// Makes space for so many elements, and returns where it begins.
#[inline]
fn reserve<T: ZeroCopy>(count: usize, buf: &mut OwnedBuf) -> usize {
    // There is no `store_uninit` for lists, and each call asks for capacity out of line, hence the blocks.
    const BLOCK: usize = 16;
    let mut first = None;
    for _ in 0..count / BLOCK {
        let place = buf.store_uninit::<[T; BLOCK]>().expect(GOOD);
        first.get_or_insert(place.offset());
    }
    for _ in 0..count % BLOCK {
        let place = buf.store_uninit::<T>().expect(GOOD);
        first.get_or_insert(place.offset());
    }
    // An empty list may lie anywhere that is aligned.
    first.unwrap_or(0)
}

/// Types that are stored as they are, and whose lists are copied.
macro_rules! plain {
    ($($Type:ty),* $(,)?) => {$(
        impl Store for $Type {
            type Stored = Self;

            #[inline]
            fn store(&self, _: &mut OwnedBuf) -> Self {
                *self
            }

            #[inline]
            fn store_all(items: &[Self], buf: &mut OwnedBuf) -> Ref<[Self]> {
                buf.store_slice(items).expect(GOOD)
            }
        }

        impl Stored for $Type {
            #[inline]
            fn read<S: Sink>(&self, _: &Buf, sum: &mut S) {
                self.walk(sum);
            }
        }
    )*};
}

plain! {
    bool, u8, u16, u32, u64, i16, i32, i64, f32, f64, prefab::Vec2, prefab::Vec3, prefab::Vec4, prefab::ObjectRef,
    monsters::Vec3, canada::Point, scene_file::Transform, scene_file::Vec3, scene_file::Vec4, messages::Vec3,
    messages::Moved, messages::Entity,
}

/// Says what stands in the place of something optional that is not there: nothing reads it.
macro_rules! absent {
    ($($Type:ty: $absent:expr),* $(,)?) => {$(
        impl Absent for $Type {
            #[inline]
            fn absent() -> Self {
                $absent
            }
        }
    )*};
}

absent! {
    bool: false,
    i16: 0,
    i32: 0,
    f32: 0.0,
    f64: 0.0,
    prefab::ObjectRef: Self { component_name: 0, index: 0, object_ref_id: 0 },
}

impl Store for String {
    type Stored = Ref<str>;

    #[inline]
    fn store(&self, buf: &mut OwnedBuf) -> Ref<str> {
        buf.store_unsized(self.as_str()).expect(GOOD)
    }
}

impl Stored for Ref<str> {
    #[inline]
    fn read<S: Sink>(&self, buf: &Buf, sum: &mut S) {
        sum.string(buf.load(*self).expect(GOOD));
    }
}

impl Absent for Ref<str> {
    #[inline]
    fn absent() -> Self {
        Self::with_metadata(0u32, 0)
    }
}

impl<T: Store> Store for Vec<T> {
    type Stored = Ref<[T::Stored]>;

    #[inline]
    fn store(&self, buf: &mut OwnedBuf) -> Self::Stored {
        T::store_all(self, buf)
    }
}

impl<T: Stored> Stored for Ref<[T]> {
    #[inline]
    fn read<S: Sink>(&self, buf: &Buf, sum: &mut S) {
        let items = buf.load(*self).expect(GOOD);
        sum.count(items.len());
        for item in items {
            item.read(buf, sum);
        }
    }
}

impl<T: Stored> Absent for Ref<[T]> {
    #[inline]
    fn absent() -> Self {
        Self::with_metadata(0u32, 0)
    }
}

/// Something that lies apart from its parent.
impl<T: Stored> Stored for Ref<T> {
    #[inline]
    fn read<S: Sink>(&self, buf: &Buf, sum: &mut S) {
        buf.load(*self).expect(GOOD).read(buf, sum);
    }
}

/// An entry of a dictionary.
#[derive(Clone, Copy, Debug, ZeroCopy)]
#[repr(C)]
#[zero_copy(bounds = {K: ZeroCopy, V: ZeroCopy})]
pub struct Entry<K, V> {
    /// What is looked up.
    pub key: K,
    /// What is found.
    pub value: V,
}

impl<K: Stored, V: Stored> Stored for Entry<K, V> {
    #[inline]
    fn read<S: Sink>(&self, buf: &Buf, sum: &mut S) {
        self.key.read(buf, sum);
        self.value.read(buf, sum);
    }
}

/// A dictionary is a list of entries in the order of their keys.
impl<K: Store, V: Store> Store for BTreeMap<K, V> {
    type Stored = Ref<[Entry<K::Stored, V::Stored>]>;

    #[inline]
    fn store(&self, buf: &mut OwnedBuf) -> Self::Stored {
        store_each(self.iter(), buf, |(key, value), buf| {
            let key = key.store(buf);
            Entry { key, value: value.store(buf) }
        })
    }
}
