//! The lookup workload.

use super::{GOOD, Planus, entries, find, root, tables};
use crate::library::Finds;
use crate::peers::generated::planus::lookup as generated;
use crate::workloads::lookup::{self as native, Keys, LookUps, found};

root!(LookUps => Lookup);

tables! {
    Lookup { items, prices, }
    Stock { count, weight, }
}

entries!(Item: String => native::Stock);
entries!(Price: i32 => f64);

impl Finds<LookUps> for Planus {
    fn find(root: &Self::Root, keys: &Keys) -> u64 {
        let (items, prices) = (root.items().expect(GOOD), root.prices().expect(GOOD));
        let count = |name: &str| {
            let item = find(items, |item| item.as_ref().expect(GOOD).key().expect(GOOD).cmp(name))?;
            Some(item.expect(GOOD).value().expect(GOOD).count().expect(GOOD))
        };
        found(keys, count, |id| Some(find(prices, |price| price.key().cmp(&id))?.value()))
    }
}
