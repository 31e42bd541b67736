//! The records workload.

use super::{GOOD, Planus, root, tables};
use crate::library::Visits;
use crate::peers::generated::planus::records as generated;
use crate::workloads::records::{self as native, Records, visited};
use crate::workloads::sum_of;

root!(Records => RecordSet);

tables! {
    RecordSet { records, }
    Record {
        i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15,
        f0, f1, f2, f3, f4, f5, f6, f7, d0, d1, d2, d3, b0, b1, b2, b3, b4, b5, b6, b7, s0, s1, s2, s3,
    }
}

impl Visits<Records> for Planus {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let records = root.records().expect(GOOD);
        sum_of(picks, |pick| {
            let record = records.get(pick).expect(GOOD).expect(GOOD);
            visited(
                record.i7().expect(GOOD),
                record.s2().expect(GOOD),
                record.f3().expect(GOOD),
                record.b5().expect(GOOD),
            )
        })
    }
}
