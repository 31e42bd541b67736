//! Iterators that stand for vectors, maps and sets.

use super::visit::{Mapping, Members, Sequence, Value, Visitor};
use super::{Field, Key, Plain};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::hash::{BuildHasher, Hash};
use std::collections::{HashMap, HashSet};

/// An iterator that stands for a vector, map or set: see [`items`].
#[derive(Clone, Copy, Debug)]
pub struct Items<I>(I);

/// Makes a vector, map or set of an iterator. It is cloned and walked more than once, so that nothing has to be
/// collected; for a vector it has to know its length and go backwards, since buffers are written from their end.
///
/// For a map, items are pairs of key and value, for a set they are keys, in any order. One key twice is
/// [`WriteErrorKind::DuplicateKey`](crate::WriteErrorKind::DuplicateKey).
#[inline]
pub fn items<I: IntoIterator<IntoIter: Clone>>(items: I) -> Items<I::IntoIter> {
    Items(items.into_iter())
}

impl<T: Field, I> Value<Vec<T>> for Items<I>
where
    I: DoubleEndedIterator<Item: Value<T>> + ExactSizeIterator + Clone,
{
    #[inline]
    fn visit<V: Visitor>(self, v: V) -> V::Out {
        v.sequence::<T, Self>(self)
    }
}

impl<T: Field, I> Sequence<T> for Items<I>
where
    I: DoubleEndedIterator<Item: Value<T>> + ExactSizeIterator + Clone,
{
    type Item = I::Item;
    #[inline]
    fn items(self) -> impl DoubleEndedIterator<Item = I::Item> + ExactSizeIterator {
        self.0
    }
}

/// Something that stands for a key, with the order of the format (FORMAT 10.4).
pub trait KeyValue<K: Key>: Value<K> {
    /// The order of two keys.
    fn order(&self, other: &Self) -> Ordering;
}

impl<K: Key> KeyValue<K> for &K {
    #[inline]
    fn order(&self, other: &Self) -> Ordering {
        K::order(self, other)
    }
}

impl KeyValue<String> for &str {
    #[inline]
    fn order(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl<K: Key + Plain> KeyValue<K> for K {
    #[inline]
    fn order(&self, other: &Self) -> Ordering {
        K::order(self, other)
    }
}

impl<K: Key, V: Field, KX: KeyValue<K>, VX: Value<V>, I> Mapping<K, V> for Items<I>
where
    I: ExactSizeIterator<Item = (KX, VX)> + Clone,
{
    type Key = KX;
    type Item = VX;
    const SORTED: bool = false;
    const DISTINCT: bool = false;
    fn len(&self) -> usize {
        self.0.len()
    }
    fn entries(self) -> impl Iterator<Item = (KX, VX)> {
        self.0
    }
    fn entries_back(self) -> impl Iterator<Item = (KX, VX)> {
        self.0
    }
    fn compare(a: &KX, b: &KX) -> Ordering {
        a.order(b)
    }
}

impl<K: Key, X: KeyValue<K>, I> Members<K> for Items<I>
where
    I: ExactSizeIterator<Item = X> + Clone,
{
    type Item = X;
    const SORTED: bool = false;
    const DISTINCT: bool = false;
    fn len(&self) -> usize {
        self.0.len()
    }
    fn items(self) -> impl Iterator<Item = X> {
        self.0
    }
    fn items_back(self) -> impl Iterator<Item = X> {
        self.0
    }
    fn compare(a: &X, b: &X) -> Ordering {
        a.order(b)
    }
}

/// Collections that iterators can stand for.
macro_rules! collections {
    ($($ty:ty, [$($generics:tt)*], $item:ty => $visit:ident::<$($arg:ty),*>;)*) => { $(
        impl<$($generics)*, I> Value<$ty> for Items<I>
        where
            I: ExactSizeIterator<Item = $item> + Clone,
        {
            #[inline]
            fn visit<Z: Visitor>(self, v: Z) -> Z::Out {
                v.$visit::<$($arg,)* Self>(self)
            }
        }
    )* };
}
collections! {
    BTreeMap<K, V>, [K: Key, V: Field, KX: KeyValue<K>, VX: Value<V>], (KX, VX) => map::<K, V>;
    HashMap<K, V, S>,
        [K: Key + Hash, V: Field, S: BuildHasher + Default + 'static, KX: KeyValue<K>, VX: Value<V>],
        (KX, VX) => map::<K, V>;
    BTreeSet<K>, [K: Key, KX: KeyValue<K>], KX => set::<K>;
    HashSet<K, S>, [K: Key + Hash, S: BuildHasher + Default + 'static, KX: KeyValue<K>], KX => set::<K>;
}
