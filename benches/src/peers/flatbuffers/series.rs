//! The series workload.

use super::{FlatBuffers, root, tables};
use crate::library::Visits;
use crate::peers::generated::flatbuffers::series as fb;
use crate::workloads::series::{self as native, FixedSamples, Samples, visited};
use crate::workloads::sum_of;

// Fixed cells are a thing of our format: both workloads are the same here.
root!(Samples => Series);
root!(FixedSamples => Series);

tables! {
    Series { samples, }
    Sample { timestamp, value, status, quality, note, }
}

/// Both are visited alike.
macro_rules! visits {
    ($($Workload:ty),*) => {$(
        impl Visits<$Workload> for FlatBuffers {
            fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
                let samples = root.samples();
                sum_of(picks, |pick| {
                    let sample = samples.get(pick);
                    visited(sample.value(), sample.timestamp())
                })
            }
        }
    )*};
}
visits!(Samples, FixedSamples);
