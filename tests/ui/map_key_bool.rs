//! A map with bool keys.

use std::collections::BTreeMap;
tessera::tessera_schema! {
    pub schema game;
    pub table Names { by_side: BTreeMap<bool, String> }
}

fn main() {}
