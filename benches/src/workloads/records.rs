//! 2,000 records of 40 optional members.

use schema_examples::workloads::records as ours;

use super::{Workload, native, seed, sum_of};
use crate::library::Visits;
use crate::ours::Ours;
use crate::structs::Structs;

native! {
    struct RecordSet = ours::RecordSet { records: Vec<Record> }

    struct Record = ours::Record {
        i0: Option<i32>,
        i1: Option<i32>,
        i2: Option<i32>,
        i3: Option<i32>,
        i4: Option<i32>,
        i5: Option<i32>,
        i6: Option<i32>,
        i7: Option<i32>,
        i8: Option<i32>,
        i9: Option<i32>,
        i10: Option<i32>,
        i11: Option<i32>,
        i12: Option<i32>,
        i13: Option<i32>,
        i14: Option<i32>,
        i15: Option<i32>,
        f0: Option<f32>,
        f1: Option<f32>,
        f2: Option<f32>,
        f3: Option<f32>,
        f4: Option<f32>,
        f5: Option<f32>,
        f6: Option<f32>,
        f7: Option<f32>,
        d0: Option<f64>,
        d1: Option<f64>,
        d2: Option<f64>,
        d3: Option<f64>,
        b0: Option<bool>,
        b1: Option<bool>,
        b2: Option<bool>,
        b3: Option<bool>,
        b4: Option<bool>,
        b5: Option<bool>,
        b6: Option<bool>,
        b7: Option<bool>,
        s0: Option<String>,
        s1: Option<String>,
        s2: Option<String>,
        s3: Option<String>,
    }
}

/// The workload.
#[derive(Debug)]
pub struct Records;

impl Workload for Records {
    type Ours = ours::RecordSet;
    type Native = RecordSet;
    type Keys = ();
    const NAME: &'static str = "records";
    const CHECKSUM: Option<u64> = Some(16950833987727925880);

    fn input(k: usize) -> ours::RecordSet {
        ours::data(seed(ours::SEED, k))
    }

    fn elements(set: &ours::RecordSet) -> usize {
        set.records.len()
    }
}

impl<const SHARING: u8> Visits<Records> for Ours<SHARING> {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let records = root.root().records();
        sum_of(picks, |pick| {
            let record = records.get(pick).expect("a record");
            visited(record.i7(), record.s2(), record.f3(), record.b5())
        })
    }
}

impl Visits<Records> for Structs {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        sum_of(picks, |pick| {
            let record = &root.records[pick];
            visited(record.i7, record.s2.as_deref(), record.f3, record.b5)
        })
    }
}

/// What is read of a record; what is absent counts as zero.
#[inline(always)]
#[must_use]
pub fn visited(i7: Option<i32>, s2: Option<&str>, f3: Option<f32>, b5: Option<bool>) -> u64 {
    let text = s2.map_or(0, str::len) as u64;
    let number = u64::from(f3.unwrap_or(0.0).to_bits());
    (i7.unwrap_or(0) as u64).wrapping_add(text + number + u64::from(b5.unwrap_or(false)))
}
