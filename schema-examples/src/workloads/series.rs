//! A series of measurements: 20,000 small objects whose members are nearly all set.
//!
//! The same samples are also offered as a [`FixedSeries`], whose always-set members are fixed cells.

pub mod schema;

pub use schema::{
    FixedSample, FixedSampleView, FixedSeries, FixedSeriesView, Sample, SampleView, Series, SeriesView,
};

use super::DotNetRandom;
use super::checksum;

/// The seed of the reference data.
pub const SEED: i32 = 4;

/// The number of samples.
pub const SAMPLES: u32 = 20_000;

/// The series that belongs to a seed.
#[must_use]
pub fn data(seed: i32) -> Series {
    let mut random = DotNetRandom::new(seed);
    let mut timestamp = 1_700_000_000_000;
    let mut next_sample = |i| {
        timestamp += 1_000 + i64::from(random.next_range(-20, 21));
        sample(i, timestamp, &mut random)
    };
    Series { samples: (0..SAMPLES).map(&mut next_sample).collect() }
}

/// The same samples with fixed cells.
#[must_use]
pub fn fixed_data(seed: i32) -> FixedSeries {
    let fix = |sample: Sample| FixedSample {
        timestamp: sample.timestamp,
        value: sample.value,
        status: sample.status,
        quality: sample.quality,
        note: sample.note,
    };
    FixedSeries { samples: data(seed).samples.into_iter().map(fix).collect() }
}

/// The checksum of a series.
#[must_use]
pub fn checksum(series: &Series) -> u64 {
    checksum::of(series)
}

/// The checksum of a series with fixed cells: that of the same series without.
#[must_use]
pub fn fixed_checksum(series: &FixedSeries) -> u64 {
    checksum::of(series)
}

/// Sample `i`: a noisy sine wave, with the occasional bad status and note. The draws are made in
/// the order of the members.
fn sample(i: u32, timestamp: i64, random: &mut DotNetRandom) -> Sample {
    let value = (f64::from(i) * 0.01).sin() * 100.0 + random.double();
    Sample {
        timestamp,
        value: (value * 1_000.0).round_ties_even() / 1_000.0,
        status: if random.percent(90) { 0 } else { random.next_range(1, 8) },
        quality: if random.percent(80) { 1.0 } else { random.double() as f32 },
        note: random.percent(1).then(|| format!("spike at {i}")),
    }
}

crate::fold_members! {
    Series as SeriesView { samples }
    Sample as SampleView { timestamp, value, status, quality, note }
    FixedSeries as FixedSeriesView { samples }
    FixedSample as FixedSampleView { timestamp, value, status, quality, note }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_is_exact() {
        assert_eq!(checksum(&data(SEED)), 4819515266526374526);
        assert_eq!(fixed_checksum(&fixed_data(SEED)), 4819515266526374526);
    }
}
