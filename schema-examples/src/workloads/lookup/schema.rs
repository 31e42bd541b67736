//! The types of the lookup workload.

#![allow(missing_docs, reason = "most members say all there is in their names")]

use std::collections::BTreeMap;

tessera::tessera_schema! {
    /// Dictionaries that are searched by key.
    pub schema lookup [rename_all = "PascalCase"];

    /// The root.
    pub table Lookup {
        items: BTreeMap<String, Stock>,
        prices: BTreeMap<i32, f64>,
    }

    /// How much of an item there is.
    pub table Stock {
        count: i32,
        weight: f32,
    }
}
