//! The series workload.

use super::{Capnp, GOOD, root, structs};
use crate::library::Visits;
use crate::peers::generated::capnp::series_capnp as generated;
use crate::workloads::series::{self as native, FixedSamples, Samples, visited};
use crate::workloads::sum_of;

// Fixed cells are a thing of our format: both workloads are the same here.
root!(Samples => series);
root!(FixedSamples => series);

structs! {
    Series in series { list samples }
    Sample in sample { value timestamp, value value, value status, value quality, maybe_text note }
}

/// Both are visited alike.
macro_rules! visits {
    ($($Workload:ty),*) => {$(
        impl Visits<$Workload> for Capnp {
            fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
                let samples = root.get_samples().expect(GOOD);
                sum_of(picks, |pick| {
                    let sample = samples.get(pick as u32);
                    visited(sample.get_value(), sample.get_timestamp())
                })
            }
        }
    )*};
}
visits!(Samples, FixedSamples);
