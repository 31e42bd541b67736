//! 2,000 records of 40 optional members, of which each is present 15 times in 100.

pub mod schema;

pub use schema::{Record, RecordSet, RecordSetView, RecordView};

use super::DotNetRandom;
use super::checksum;

/// The seed of the reference data.
pub const SEED: i32 = 3;

/// The number of records.
pub const RECORDS: usize = 2_000;

/// The number of different strings.
const STRINGS: usize = 50;

/// The records that belong to a seed.
#[must_use]
pub fn data(seed: i32) -> RecordSet {
    let mut random = DotNetRandom::new(seed);
    let strings: Vec<String> =
        (0..STRINGS).map(|k| format!("value-{k}{}", "x".repeat(random.next(16) as usize))).collect();
    RecordSet { records: (0..RECORDS).map(|_| record(&mut random, &strings)).collect() }
}

/// The checksum of the records.
#[must_use]
pub fn checksum(records: &RecordSet) -> u64 {
    checksum::of(records)
}

/// One record. The order of the members is the order of the draws.
fn record(random: &mut DotNetRandom, strings: &[String]) -> Record {
    let text = |random: &mut DotNetRandom| random.pick(strings).clone();
    Record {
        i0: maybe(random, int),
        i1: maybe(random, int),
        i2: maybe(random, int),
        i3: maybe(random, int),
        i4: maybe(random, int),
        i5: maybe(random, int),
        i6: maybe(random, int),
        i7: maybe(random, int),
        i8: maybe(random, int),
        i9: maybe(random, int),
        i10: maybe(random, int),
        i11: maybe(random, int),
        i12: maybe(random, int),
        i13: maybe(random, int),
        i14: maybe(random, int),
        i15: maybe(random, int),
        f0: maybe(random, float),
        f1: maybe(random, float),
        f2: maybe(random, float),
        f3: maybe(random, float),
        f4: maybe(random, float),
        f5: maybe(random, float),
        f6: maybe(random, float),
        f7: maybe(random, float),
        d0: maybe(random, double),
        d1: maybe(random, double),
        d2: maybe(random, double),
        d3: maybe(random, double),
        b0: maybe(random, DotNetRandom::coin),
        b1: maybe(random, DotNetRandom::coin),
        b2: maybe(random, DotNetRandom::coin),
        b3: maybe(random, DotNetRandom::coin),
        b4: maybe(random, DotNetRandom::coin),
        b5: maybe(random, DotNetRandom::coin),
        b6: maybe(random, DotNetRandom::coin),
        b7: maybe(random, DotNetRandom::coin),
        s0: maybe(random, text),
        s1: maybe(random, text),
        s2: maybe(random, text),
        s3: maybe(random, text),
    }
}

/// A value that is seldom there.
fn maybe<T>(random: &mut DotNetRandom, value: impl Fn(&mut DotNetRandom) -> T) -> Option<T> {
    random.percent(15).then(|| value(random))
}

fn int(random: &mut DotNetRandom) -> i32 {
    random.next_range(i32::MIN, i32::MAX)
}

fn float(random: &mut DotNetRandom) -> f32 {
    (random.double() * 1_000.0) as f32
}

fn double(random: &mut DotNetRandom) -> f64 {
    random.double() * 1_000_000.0
}

crate::fold_members! {
    RecordSet as RecordSetView { records }
    Record as RecordView {
        i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, f0, f1,
        f2, f3, f4, f5, f6, f7, d0, d1, d2, d3, b0, b1, b2, b3, b4, b5, b6, b7, s0, s1,
        s2, s3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_is_exact() {
        assert_eq!(checksum(&data(SEED)), 16950833987727925880);
    }
}
