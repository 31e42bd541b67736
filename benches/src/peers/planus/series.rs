//! The series workload.

use super::{GOOD, Planus, root, tables};
use crate::library::Visits;
use crate::peers::generated::planus::series as generated;
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
        impl Visits<$Workload> for Planus {
            fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
                let samples = root.samples().expect(GOOD);
                sum_of(picks, |pick| {
                    let sample = samples.get(pick).expect(GOOD).expect(GOOD);
                    visited(sample.value().expect(GOOD), sample.timestamp().expect(GOOD))
                })
            }
        }
    )*};
}
visits!(Samples, FixedSamples);
