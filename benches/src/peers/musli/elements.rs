//! Single elements of each workload, by index and by key.
//!
//! The list of the elements is loaded beforehand; what an element refers to, when it is read. Keys are found by
//! the library's binary search, which loads what it compares.

use std::cmp::Ordering;
use std::fmt;

use musli_zerocopy::slice::{BinarySearch, binary_search_by};
use musli_zerocopy::{Buf, Ref};

use super::Musli;
use super::stored::{Entry, GOOD, Stored};
use super::types;
use super::types::monsters::{Monster, MonsterMember};
use super::types::prefab::{PrefabObject, PrefabObjectMember};
use super::types::records::{Record, RecordMember};
use super::types::scene_graph::NodeMember;
use super::types::series::Sample;
use crate::library::{Finds, Visits};
use crate::workloads::canada::{self, Canada};
use crate::workloads::lookup::{self, Keys, LookUps};
use crate::workloads::monsters::{self, Monsters};
use crate::workloads::prefab::{self, Prefabs};
use crate::workloads::records::{self, Records};
use crate::workloads::scene_file::{self, Scenes};
use crate::workloads::scene_graph::{self, SceneGraph};
use crate::workloads::series::{self, FixedSamples, Samples};
use crate::workloads::sum_of;

/// The root of a workload.
pub trait Elements: Stored + fmt::Debug + 'static {
    /// The loaded list of the elements that are read at random.
    type List: Copy + fmt::Debug + 'static;

    /// Loads it.
    fn list(&self, buf: &'static Buf) -> Self::List;
}

/// Says where the elements of each root are.
macro_rules! elements {
    ($($Root:ty: $List:ty = |$root:ident, $buf:ident| $list:expr;)*) => {$(
        impl Elements for $Root {
            type List = $List;

            fn list(&self, $buf: &'static Buf) -> $List {
                let $root = self;
                $list
            }
        }
    )*};
}

elements! {
    types::prefab::Prefab: &'static [PrefabObject] = |prefab, buf| load(buf, prefab.objects);
    types::monsters::World: &'static [Monster] = |world, buf| load(buf, world.monsters);
    types::records::RecordSet: &'static [Record] = |set, buf| load(buf, set.records);
    types::series::Series: &'static [Sample] = |series, buf| load(buf, series.samples);
    types::scene_graph::Scene: &'static [types::scene_graph::Node] = |scene, buf| load(buf, scene.nodes);
    types::scene_file::SceneFile: &'static [types::scene_file::Node] = |scene, buf| load(buf, scene.nodes);
    types::canada::FeatureCollection: &'static [Ref<[canada::Point]>] = |collection, buf| {
        load(buf, element(buf, collection.features, 0).geometry.coordinates)
    };
}

/// Roots without such a list.
macro_rules! no_elements {
    ($($Root:ty),* $(,)?) => {$(
        impl Elements for $Root {
            type List = ();

            fn list(&self, _: &'static Buf) {}
        }
    )*};
}

no_elements! {
    types::lookup::Lookup, types::messages::PlayerMoved, types::messages::SpawnEntity, types::messages::Snapshot,
    types::messages::Inventory, types::messages::Record, types::messages::Order,
}

/// Loads a list, which checks all of its elements.
fn load<T: Stored>(buf: &Buf, list: Ref<[T]>) -> &[T] {
    buf.load(list).expect(GOOD)
}

/// Loads one element of a list.
#[inline(always)]
fn element<T: Stored>(buf: &Buf, list: Ref<[T]>, index: usize) -> &T {
    buf.load(list.get(index).expect("the index is in range")).expect(GOOD)
}

/// Loads a text.
#[inline(always)]
fn text(buf: &Buf, text: Ref<str>) -> &str {
    buf.load(text).expect(GOOD)
}

impl Visits<Monsters> for Musli {
    fn visit(opened: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let monster = &opened.elements[pick];
            let count = monster.option(MonsterMember::weapons, monster.weapons).map_or(0, Ref::<[_]>::len);
            monsters::visited(monster.hp, monster.pos.x, count, text(opened.buf, monster.name))
        })
    }
}

impl Visits<Prefabs> for Musli {
    fn visit(opened: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let object = &opened.elements[pick];
            let count =
                object.option(PrefabObjectMember::components, object.components).map_or(0, Ref::<[_]>::len);
            prefab::visited(text(opened.buf, object.name), object.position.x, count, object.id)
        })
    }
}

impl Visits<Records> for Musli {
    fn visit(opened: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let record = &opened.elements[pick];
            records::visited(
                record.option(RecordMember::i7, record.i7),
                record.option(RecordMember::s2, record.s2).map(|s2| text(opened.buf, s2)),
                record.option(RecordMember::f3, record.f3),
                record.option(RecordMember::b5, record.b5),
            )
        })
    }
}

/// Both series are the same here.
macro_rules! samples {
    ($($Workload:ty),*) => {$(
        impl Visits<$Workload> for Musli {
            fn visit(opened: &Self::Root, picks: &[usize]) -> u64 {
                sum_of(picks, |pick| {
                    let sample = &opened.elements[pick];
                    series::visited(sample.value, sample.timestamp)
                })
            }
        }
    )*};
}
samples!(Samples, FixedSamples);

impl<const SHAPE: usize> Visits<SceneGraph<SHAPE>> for Musli {
    fn visit(opened: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let node = &opened.elements[pick];
            scene_graph::visited(
                node.id,
                node.option(NodeMember::name, node.name).map(|name| text(opened.buf, name)),
                node.option(NodeMember::children, node.children).map_or(0, Ref::<[_]>::len),
                node.option(NodeMember::parent, node.parent),
            )
        })
    }
}

impl Visits<Canada> for Musli {
    fn visit(opened: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let ring = opened.elements[pick];
            let middle = element(opened.buf, ring, ring.len() / 2);
            canada::visited(ring.len(), middle.x, middle.y)
        })
    }
}

impl<const N: u32, const I: usize> Visits<Scenes<N, I>> for Musli {
    fn visit(opened: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let node = &opened.elements[pick];
            let (components, children) = (node.components.len(), node.children.len());
            scene_file::visited(text(opened.buf, node.name), node.transform.position.x, components, children)
        })
    }
}

/// Finds a key in a sorted list with the library's binary search.
#[inline(always)]
fn search<K: Stored, V: Stored>(
    buf: &Buf,
    entries: Ref<[Entry<K, V>]>,
    order: impl Fn(K) -> Ordering,
) -> Option<V> {
    match binary_search_by(buf, entries, |entry| Ok(order(entry.key))).expect(GOOD) {
        BinarySearch::Found(index) => Some(element(buf, entries, index).value),
        BinarySearch::Missing(_) => None,
    }
}

impl Finds<LookUps> for Musli {
    fn find(opened: &Self::Root, keys: &Keys) -> u64 {
        lookup::found(
            keys,
            |name| Some(search(opened.buf, opened.root.items, |key| text(opened.buf, key).cmp(name))?.count),
            |id| search(opened.buf, opened.root.prices, |key| key.cmp(&id)),
        )
    }
}

impl<const N: u32, const I: usize> Finds<Scenes<N, I>> for Musli {
    fn find(opened: &Self::Root, names: &Vec<String>) -> u64 {
        scene_file::found(names, |name| {
            search(opened.buf, opened.root.names, |key| text(opened.buf, key).cmp(name))
        })
    }
}
