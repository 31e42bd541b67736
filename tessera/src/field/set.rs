//! Sets: sorted vectors of distinct elements (FORMAT 10.10).

use super::models::{ArrayModel, Model, OptionalModel, VecModel, of_references, sealed};
use super::newtype::{Newtype, Wrap};
use super::visit::{Members, Source, TypeVisitor, Visitor};
use super::{Field, Key};
use crate::schema::TypeRef;
use alloc::collections::BTreeSet;
use core::cmp::Ordering;
use core::hash::{BuildHasher, Hash};
use std::collections::HashSet;

/// Sets.
#[derive(Debug)]
pub struct SetModel;

macro_rules! sets {
    ($set:ty, [$($generics:tt)*], $($back:tt)*) => {
        impl<$($generics)*> Field for $set {
            const TYPE: TypeRef = TypeRef::set(&K::TYPE);
            type Model = SetModel;
        }
        impl<$($generics)*> sealed::Sealed<$set> for SetModel {}
        impl<$($generics)*> Model<$set> for SetModel {
            of_references!($set);
            fn initial(_: u64) -> $set {
                <$set>::default()
            }
            #[inline]
            fn visit<V: Visitor>(value: &$set, v: V) -> V::Out {
                v.set::<K, &$set>(value)
            }
            #[inline(always)]
            fn describe<V: TypeVisitor>(v: V) -> V::Out {
                v.set::<K>()
            }
            #[inline]
            fn fill<S: Source>(value: &mut $set, s: S) {
                s.set::<K, $set>(value);
            }
        }
        impl<'a, $($generics)*> Members<K> for &'a $set {
            type Item = &'a K;
            fn len(&self) -> usize {
                <$set>::len(self)
            }
            fn items(self) -> impl Iterator<Item = &'a K> {
                self.iter()
            }
            fn compare(a: &&'a K, b: &&'a K) -> Ordering {
                a.order(b)
            }
            $($back)*
        }
    };
}

sets! { BTreeSet<K>, [K: Key],
    const SORTED: bool = K::IN_ORDER;
    fn items_back(self) -> impl Iterator<Item = &'a K> {
        self.iter().rev()
    }
}
sets! { HashSet<K, H>, [K: Key + Hash, H: BuildHasher + Default + 'static],
    const SORTED: bool = false;
    fn items_back(self) -> impl Iterator<Item = &'a K> {
        self.iter()
    }
}
