//! Single elements of each workload, by index and by key.

use rkyv::collections::btree_map::ArchivedBTreeMap;

use super::Rkyv;
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

impl Visits<Monsters> for Rkyv {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let monster = &root.monsters[pick];
            let weapons = monster.weapons.as_ref().map_or(0, |weapons| weapons.len());
            monsters::visited(monster.hp.to_native(), monster.pos.x.to_native(), weapons, &monster.name)
        })
    }
}

impl Visits<Prefabs> for Rkyv {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let object = &root.objects[pick];
            let components = object.components.as_ref().map_or(0, |components| components.len());
            prefab::visited(&object.name, object.position.x.to_native(), components, object.id.to_native())
        })
    }
}

impl Visits<Records> for Rkyv {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let record = &root.records[pick];
            let (i7, f3) = (record.i7.as_ref(), record.f3.as_ref());
            records::visited(
                i7.map(|v| v.to_native()),
                record.s2.as_ref().map(|text| text.as_str()),
                f3.map(|v| v.to_native()),
                record.b5.as_ref().copied(),
            )
        })
    }
}

/// Both series are the same to rkyv.
macro_rules! samples {
    ($($Workload:ty),*) => {$(
        impl Visits<$Workload> for Rkyv {
            fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
                sum_of(picks, |pick| {
                    let sample = &root.samples[pick];
                    series::visited(sample.value.to_native(), sample.timestamp.to_native())
                })
            }
        }
    )*};
}
samples!(Samples, FixedSamples);

impl<const SHAPE: usize> Visits<SceneGraph<SHAPE>> for Rkyv {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let node = &root.nodes[pick];
            scene_graph::visited(
                node.id.to_native(),
                node.name.as_ref().map(|name| name.as_str()),
                node.children.as_ref().map_or(0, |children| children.len()),
                node.parent.as_ref().map(|parent| parent.to_native()),
            )
        })
    }
}

impl Visits<Canada> for Rkyv {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let rings = &root.features[0].geometry.as_ref().expect("the polygon").coordinates;
        sum_of(picks, |pick| {
            let ring = &rings[pick];
            let middle = &ring[ring.len() / 2];
            canada::visited(ring.len(), middle.x.to_native(), middle.y.to_native())
        })
    }
}

impl<const N: u32, const I: usize> Visits<Scenes<N, I>> for Rkyv {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let node = &root.nodes[pick];
            let x = node.transform.position.x.to_native();
            scene_file::visited(&node.name, x, node.components.len(), node.children.len())
        })
    }
}

impl Finds<LookUps> for Rkyv {
    fn find(root: &Self::Root, keys: &Keys) -> u64 {
        lookup::found(
            keys,
            |name| Some(ArchivedBTreeMap::get(&root.items, name)?.count.to_native()),
            |id| Some(root.prices.get(&rkyv::rend::i32_le::from_native(id))?.to_native()),
        )
    }
}

impl<const N: u32, const I: usize> Finds<Scenes<N, I>> for Rkyv {
    fn find(root: &Self::Root, names: &Vec<String>) -> u64 {
        scene_file::found(names, |name| Some(root.names.get(name)?.to_native()))
    }
}
