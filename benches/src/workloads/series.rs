//! 20,000 samples, in ordinary and in fixed cells.

use schema_examples::workloads::series as ours;

use super::{Workload, native, seed, sum_of};
use crate::library::Visits;
use crate::ours::Ours;
use crate::structs::Structs;

native! {
    struct Series = ours::Series { samples: Vec<Sample> }

    struct Sample = ours::Sample { timestamp: i64, value: f64, status: i32, quality: f32, note: Option<String> }
}

/// The fixed cells are a matter of our format: the peers write the same types for both.
impl super::Native<ours::FixedSeries> for Series {
    fn native(fixed: &ours::FixedSeries) -> Self {
        let sample = |sample: &ours::FixedSample| Sample {
            timestamp: sample.timestamp,
            value: sample.value,
            status: sample.status,
            quality: sample.quality,
            note: sample.note.clone(),
        };
        Self { samples: fixed.samples.iter().map(sample).collect() }
    }
}

/// The workload with ordinary cells.
#[derive(Debug)]
pub struct Samples;

/// The workload with fixed cells.
#[derive(Debug)]
pub struct FixedSamples;

impl Workload for Samples {
    type Ours = ours::Series;
    type Native = Series;
    type Keys = ();
    const NAME: &'static str = "series";
    const CHECKSUM: Option<u64> = Some(4819515266526374526);

    fn input(k: usize) -> ours::Series {
        ours::data(seed(ours::SEED, k))
    }

    fn elements(series: &ours::Series) -> usize {
        series.samples.len()
    }
}

impl Workload for FixedSamples {
    type Ours = ours::FixedSeries;
    type Native = Series;
    type Keys = ();
    const NAME: &'static str = "series-fixed";
    const CHECKSUM: Option<u64> = Some(4819515266526374526);

    fn input(k: usize) -> ours::FixedSeries {
        ours::fixed_data(seed(ours::SEED, k))
    }

    fn elements(series: &ours::FixedSeries) -> usize {
        series.samples.len()
    }
}

/// Both are visited alike.
macro_rules! visits {
    ($($Workload:ty),*) => {$(
        impl<const SHARING: u8> Visits<$Workload> for Ours<SHARING> {
            fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
                let samples = root.root().samples();
                sum_of(picks, |pick| {
                    let sample = samples.get(pick).expect("a sample");
                    visited(sample.value(), sample.timestamp())
                })
            }
        }

        impl Visits<$Workload> for Structs {
            fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
                sum_of(picks, |pick| visited(root.samples[pick].value, root.samples[pick].timestamp))
            }
        }
    )*};
}
visits!(Samples, FixedSamples);

/// What is read of a sample.
#[inline(always)]
#[must_use]
pub fn visited(value: f64, timestamp: i64) -> u64 {
    value.to_bits().wrapping_add(timestamp as u64)
}
