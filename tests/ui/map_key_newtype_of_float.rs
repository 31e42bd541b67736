//! Keys that have no order in the format.

use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Inner(f32);
impl tessera::Newtype for Inner {
    type Inner = f32;
    fn new(inner: f32) -> Self {
        Inner(inner)
    }
    fn get(&self) -> &f32 {
        &self.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Angle(Inner);
impl tessera::Newtype for Angle {
    type Inner = Inner;
    fn new(inner: Inner) -> Self {
        Angle(inner)
    }
    fn get(&self) -> &Inner {
        &self.0
    }
}
impl Eq for Angle {}
impl PartialOrd for Angle {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Angle {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.0.total_cmp(&other.0.0)
    }
}
impl tessera::field::Key for Angle {}

tessera::tessera_schema! {
    pub schema game;
    pub table Turns { by_angle: BTreeMap<Angle, String> }
    pub table Seen { angles: BTreeSet<Angle> }
}

fn main() {}
