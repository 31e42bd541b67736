//! A map with float keys.

use std::collections::BTreeMap;
tessera::tessera_schema! {
    pub schema game;
    pub table Curve { points: BTreeMap<f32, f32> }
}

fn main() {}
