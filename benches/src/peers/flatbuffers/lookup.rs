//! The lookup workload.

use std::collections::BTreeMap;

use flatbuffers::{Vector, WIPOffset};

use super::{Arg, FlatBuffers, Writer, entries, root, tables};
use crate::library::Finds;
use crate::peers::generated::flatbuffers::lookup as fb;
use crate::walk::{Sink, Walk, walk_fields};
use crate::workloads::lookup::{self as native, Keys, LookUps, found};

root!(LookUps => Lookup);

tables! {
    Lookup { items, prices, }
    Stock { count, weight, }
}

entries!(Item: String => native::Stock);

/// An entry with a number for its key is a plain struct.
impl Arg<'_, Option<WIPOffset<Vector<'static, fb::Price>>>> for BTreeMap<i32, f64> {
    fn arg(&self, writer: &mut Writer) -> Option<WIPOffset<Vector<'static, fb::Price>>> {
        let prices = self.iter().map(|(&key, &value)| fb::Price::new(key, value));
        Some(writer.builder.create_vector_from_iter(prices))
    }
}

impl Walk for fb::Price {
    #[inline(always)]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.key().walk(sum);
        self.value().walk(sum);
    }
}

walk_fields! { fb::PriceT { key, value } }

impl Finds<LookUps> for FlatBuffers {
    fn find(root: &Self::Root, keys: &Keys) -> u64 {
        let (items, prices) = (root.items(), root.prices());
        let count = |name: &str| {
            let item = items.lookup_by_key(name, |item, &name| item.key_compare_with_value(name))?;
            Some(item.value().count())
        };
        let price = |id| {
            let price = prices.lookup_by_key(id, |price, &id| price.key_compare_with_value(id))?;
            Some(price.value())
        };
        found(keys, count, price)
    }
}
