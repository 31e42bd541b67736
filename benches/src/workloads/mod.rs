//! The workloads: our types and data, the same types in plain Rust for the peers, and what is read at random.
//!
//! Each submodule declares its plain types once, with the derives of every peer that has derives, and says how
//! each library that reads in place reaches single elements.

#![allow(missing_debug_implementations, reason = "what rkyv derives from the plain types has none")]
#![allow(
    clippy::large_enum_variant,
    reason = "the plain unions are as in the schema, where nothing is boxed"
)]

use std::collections::BTreeMap;
use std::fmt;

use rand_mt::Mt;

use crate::ours::Root;
use crate::walk::Walk;

pub mod canada;
pub mod lookup;
pub mod messages;
pub mod monsters;
mod native;
pub mod prefab;
pub mod records;
pub mod scene_file;
pub mod scene_graph;
pub mod series;

pub(crate) use native::native;

/// How many inputs a rotation has.
pub const INPUTS: usize = 16;

/// How many elements are read at random.
pub const PICKS: usize = 1_000;

/// A data set with everything that depends on its types.
pub trait Workload: Sized + fmt::Debug + 'static {
    /// Our root type.
    type Ours: Root;
    /// The same in plain Rust.
    type Native: Native<Self::Ours>;
    /// The keys that are looked up; `()` if there is no dictionary.
    type Keys: Default + fmt::Debug + 'static;

    /// The name in the tables.
    const NAME: &'static str;
    /// How many inputs there are: 1 for what is too large to rotate.
    const INPUTS: usize = INPUTS;
    /// The published checksum of input 0, if there is one.
    const CHECKSUM: Option<u64> = None;

    /// Input `k`; number 0 is the reference data.
    fn input(k: usize) -> Self::Ours;

    /// How many elements can be read at random.
    #[must_use]
    fn elements(_: &Self::Ours) -> usize {
        0
    }

    /// The keys to look up in an input, chosen by a seed.
    #[must_use]
    fn keys(_: &Self::Ours, _seed: u32) -> Self::Keys {
        Self::Keys::default()
    }
}

/// One input of a workload, in both kinds of types.
#[derive(Debug)]
pub struct Input<W: Workload> {
    /// What we write.
    pub ours: W::Ours,
    /// What the peers write.
    pub native: W::Native,
    /// The elements that are read at random: one choice, or sixteen if this is the only input.
    pub picks: Vec<Vec<usize>>,
    /// The keys that are looked up, as many choices.
    pub keys: Vec<W::Keys>,
}

impl<W: Workload> Input<W> {
    /// Input `k`.
    #[must_use]
    pub fn new(k: usize) -> Self {
        let ours = W::input(k);
        let native = W::Native::native(&ours);
        // Made anew as the plain types were, so that both lie in memory alike and not as the generator left it.
        let ours = ours.clone();
        // A thousand reads of one input are learned by heart as well as one small input is.
        let choices = (k..INPUTS).take(INPUTS / W::INPUTS);
        let picks = choices.clone().map(|choice| picks(W::elements(&ours), choice)).collect();
        let keys = choices.map(|choice| W::keys(&ours, 11 + 1_000 * choice as u32)).collect();
        Self { picks, keys, ours, native }
    }
}

/// The elements to read: the reference's generator, seeded as there for input 0.
fn picks(elements: usize, k: usize) -> Vec<usize> {
    let mut random = Mt::new(7 + 1_000 * k as u32);
    let picks = if elements == 0 { 0 } else { PICKS };
    (0..picks).map(|_| random.next_u32() as usize % elements).collect()
}

/// The seed of input `k` of a workload whose reference data has this seed.
#[must_use]
pub fn seed(reference: i32, k: usize) -> i32 {
    reference + 1_000 * k as i32
}

/// Adds up what is read of each picked element.
#[inline(always)]
pub fn sum_of(picks: &[usize], read: impl Fn(usize) -> u64) -> u64 {
    picks.iter().fold(0, |sum, &pick| sum.wrapping_add(read(pick)))
}

/// A plain Rust type that mirrors one of ours.
pub trait Native<Ours>: Walk + Clone + fmt::Debug + 'static {
    /// The same value.
    fn native(ours: &Ours) -> Self;
}

impl<O, N: Native<O>> Native<Vec<O>> for Vec<N> {
    fn native(ours: &Vec<O>) -> Self {
        ours.iter().map(N::native).collect()
    }
}

impl<O, N: Native<O>> Native<Option<O>> for Option<N> {
    fn native(ours: &Option<O>) -> Self {
        ours.as_ref().map(N::native)
    }
}

impl<L, O, K: Native<L> + Ord, N: Native<O>> Native<BTreeMap<L, O>> for BTreeMap<K, N> {
    fn native(ours: &BTreeMap<L, O>) -> Self {
        ours.iter().map(|(key, value)| (K::native(key), N::native(value))).collect()
    }
}

/// Types that are the same on both sides.
macro_rules! same {
    ($($Type:ty),*) => {$(
        impl Native<$Type> for $Type {
            fn native(ours: &$Type) -> Self {
                ours.clone()
            }
        }
    )*};
}
same!(bool, u8, u16, u32, u64, i16, i32, i64, f32, f64, String);
