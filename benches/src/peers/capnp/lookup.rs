//! The lookup workload.

use super::{Capnp, GOOD, entries, find, root, structs};
use crate::library::Finds;
use crate::peers::generated::capnp::lookup_capnp as generated;
use crate::workloads::lookup::{self as native, Keys, LookUps, found};

root!(LookUps => lookup);

structs! {
    Lookup in lookup { list items, list prices }
    Stock in item::value { value count, value weight }
}

entries!(item: text String => inline native::Stock);
entries!(price: value i32 => value f64);

impl Finds<LookUps> for Capnp {
    fn find(root: &Self::Root, keys: &Keys) -> u64 {
        let (items, prices) = (root.get_items().expect(GOOD), root.get_prices().expect(GOOD));
        let count = |name: &str| {
            let item = find(items, |item| item.get_key().expect(GOOD).as_bytes().cmp(name.as_bytes()))?;
            Some(item.get_value().get_count())
        };
        found(keys, count, |id| Some(find(prices, |price| price.get_key().cmp(&id))?.get_value()))
    }
}
