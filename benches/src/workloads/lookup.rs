//! Two dictionaries of 5,000 entries.

use std::collections::BTreeMap;

use rand_mt::Mt;
use schema_examples::workloads::lookup as ours;

use super::{Workload, native, seed};
use crate::library::Finds;
use crate::ours::Ours;
use crate::structs::Structs;

native! {
    struct Lookup = ours::Lookup { items: BTreeMap<String, Stock>, prices: BTreeMap<i32, f64> }

    struct Stock = ours::Stock { count: i32, weight: f32 }
}

/// How many keys of each dictionary are looked up.
pub const LOOK_UPS: usize = 1_000;

/// The workload.
#[derive(Debug)]
pub struct LookUps;

/// What is looked up: a name and a number in turn, all of them present.
pub type Keys = Vec<(String, i32)>;

impl Workload for LookUps {
    type Ours = ours::Lookup;
    type Native = Lookup;
    type Keys = Keys;
    const NAME: &'static str = "lookup";
    const CHECKSUM: Option<u64> = Some(13907908313588902960);

    fn input(k: usize) -> ours::Lookup {
        ours::data(seed(ours::SEED, k))
    }

    fn keys(lookup: &ours::Lookup, seed: u32) -> Keys {
        let names: Vec<&String> = lookup.items.keys().collect();
        let ids: Vec<i32> = lookup.prices.keys().copied().collect();
        let mut random = Mt::new(seed);
        let mut pick = |count: usize| random.next_u32() as usize % count;
        (0..LOOK_UPS).map(|_| (names[pick(names.len())].clone(), ids[pick(ids.len())])).collect()
    }
}

impl<const SHARING: u8> Finds<LookUps> for Ours<SHARING> {
    fn find(root: &Self::Root, keys: &Keys) -> u64 {
        let (items, prices) = (root.root().items(), root.root().prices());
        found(keys, |name| items.get(name).map(|stock| stock.count()), |id| prices.get(id))
    }
}

impl Finds<LookUps> for Structs {
    fn find(root: &Self::Root, keys: &Keys) -> u64 {
        found(keys, |name| Some(root.items.get(name)?.count), |id| root.prices.get(&id).copied())
    }
}

/// Looks every name and every number up, and adds up the counts and the bits of the prices.
#[inline(always)]
pub fn found<'k>(
    keys: &'k Keys,
    count: impl Fn(&'k str) -> Option<i32>,
    price: impl Fn(i32) -> Option<f64>,
) -> u64 {
    keys.iter().fold(0, |sum, (name, id)| {
        let count = count(name).expect("the name is there");
        let price = price(*id).expect("the number is there");
        sum.wrapping_add(count as u64).wrapping_add(price.to_bits())
    })
}
