//! Maps and their keys (FORMAT §10).

use super::Field;
use super::models::{ArrayModel, KeyModel, MapModel, Model, OptionalModel, VecModel, of_references, sealed};
use super::newtype::{Newtype, Wrap};
use super::visit::{Mapping, Source, TypeVisitor, Visitor};
use crate::schema::TypeRef;
use alloc::collections::BTreeMap;
use alloc::string::String;
use core::cmp::Ordering;
use core::hash::{BuildHasher, Hash};
use std::collections::HashMap;

/// What can be the key of a map or the member of a set: integers, characters, enums, flags, strings, and newtypes
/// around these.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the key of a map",
    label = "not a key",
    note = "keys are integers, `char`, `Char16`, enums, flags and `String`; floats and bools have no order that the format could use"
)]
pub trait Key: Field<Model: KeyModel> + Ord {
    /// Whether `Ord` is the order of the format; writers sort by [`order`](Key::order) where it is not.
    const IN_ORDER: bool = true;

    /// The order of the format: by number, or by the bytes of the string (FORMAT 10.4).
    #[must_use]
    #[inline]
    fn order(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl Key for String {}

/// By what is wrapped, since a newtype may have an order of its own.
#[diagnostic::do_not_recommend]
impl<N: Newtype + Field<Model: KeyModel> + Ord> Key for N
where
    N::Inner: Key,
{
    const IN_ORDER: bool = false;
    #[inline]
    fn order(&self, other: &Self) -> Ordering {
        self.get().order(other.get())
    }
}

/// The vectors of keys and of values are types of their own in the schema section.
struct Columns<K, V>(K, V);

impl<K: Key, V: Field> Columns<K, V> {
    const KEYS: TypeRef = TypeRef::vector(&K::TYPE);
    const VALUES: TypeRef = TypeRef::vector(&V::TYPE);
    const MAP: TypeRef = TypeRef::map(&Self::KEYS, &Self::VALUES);
}

impl<K: Key, V: Field> Field for BTreeMap<K, V> {
    const TYPE: TypeRef = Columns::<K, V>::MAP;
    type Model = MapModel;
}

impl<K: Key + Hash, V: Field, S: BuildHasher + Default + 'static> Field for HashMap<K, V, S> {
    const TYPE: TypeRef = Columns::<K, V>::MAP;
    type Model = MapModel;
}

macro_rules! map_model {
    ($map:ty, [$($generics:tt)*], $($back:tt)*) => {
        impl<$($generics)*> sealed::Sealed<$map> for MapModel {}
        impl<$($generics)*> Model<$map> for MapModel {
            of_references!($map);
            fn initial(_: u64) -> $map {
                <$map>::default()
            }
            #[inline]
            fn visit<W: Visitor>(value: &$map, v: W) -> W::Out {
                v.map::<K, V, &$map>(value)
            }
            #[inline]
            fn describe<W: TypeVisitor>(v: W) -> W::Out {
                v.map::<K, V>()
            }
            #[inline]
            fn fill<Z: Source>(value: &mut $map, s: Z) {
                s.map::<K, V, $map>(value);
            }
        }
        impl<'a, $($generics)*> Mapping<K, V> for &'a $map {
            type Key = &'a K;
            type Item = &'a V;
            fn len(&self) -> usize {
                <$map>::len(self)
            }
            fn entries(self) -> impl Iterator<Item = (&'a K, &'a V)> {
                self.iter()
            }
            fn compare(a: &&'a K, b: &&'a K) -> Ordering {
                a.order(b)
            }
            $($back)*
        }
    };
}

map_model! { BTreeMap<K, V>, [K: Key, V: Field],
    const SORTED: bool = K::IN_ORDER;
    fn entries_back(self) -> impl Iterator<Item = (&'a K, &'a V)> {
        self.iter().rev()
    }
}
map_model! { HashMap<K, V, S>, [K: Key + Hash, V: Field, S: BuildHasher + Default + 'static],
    const SORTED: bool = false;
    fn entries_back(self) -> impl Iterator<Item = (&'a K, &'a V)> {
        self.iter()
    }
}
