//! Two dictionaries of 5,000 entries: by name and by number.

pub mod schema;

pub use schema::{Lookup, LookupView, Stock, StockView};

use std::collections::{BTreeMap, BTreeSet};

use super::DotNetRandom;
use super::checksum;

/// The seed of the reference data.
pub const SEED: i32 = 9;

/// The number of entries of each dictionary.
pub const ENTRIES: usize = 5_000;

/// The dictionaries that belong to a seed. Keys are drawn before the values, and values in key order.
#[must_use]
pub fn data(seed: i32) -> Lookup {
    let mut random = DotNetRandom::new(seed);
    let names = distinct(|| format!("item-{:06x}", random.next(1 << 24)));
    let items = names.into_iter().map(|name| {
        let stock = Stock { count: random.next(1_000), weight: cents(random.double() * 50.0) as f32 };
        (name, stock)
    });
    let items: BTreeMap<String, Stock> = items.collect();
    let ids = distinct(|| random.next_range(i32::MIN, i32::MAX));
    let prices = ids.into_iter().map(|id| (id, cents(random.double() * 1_000.0)));
    Lookup { items, prices: prices.collect() }
}

/// The checksum of the dictionaries.
#[must_use]
pub fn checksum(lookup: &Lookup) -> u64 {
    checksum::of(lookup)
}

/// Draws until there are as many different keys as a dictionary has entries.
fn distinct<K: Ord>(draw: impl FnMut() -> K) -> BTreeSet<K> {
    let mut keys = BTreeSet::new();
    let mut draws = std::iter::repeat_with(draw);
    while keys.len() < ENTRIES {
        keys.extend(draws.next());
    }
    keys
}

/// `amount` rounded to two decimals.
fn cents(amount: f64) -> f64 {
    (amount * 100.0).round_ties_even() / 100.0
}

crate::fold_members! {
    Lookup as LookupView { items, prices }
    Stock as StockView { count, weight }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_is_exact() {
        assert_eq!(checksum(&data(SEED)), 13907908313588902960);
    }
}
