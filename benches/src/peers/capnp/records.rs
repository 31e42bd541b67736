//! The records workload.

use super::{Capnp, GOOD, root, structs};
use crate::library::Visits;
use crate::peers::generated::capnp::records_capnp as generated;
use crate::workloads::records::{self as native, Records, visited};
use crate::workloads::sum_of;

root!(Records => record_set);

structs! {
    RecordSet in record_set { list records }
    Record in record {
        bits present [
            i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 i12 i13 i14 i15 f0 f1 f2 f3 f4 f5 f6 f7 d0 d1 d2 d3
            b0 b1 b2 b3 b4 b5 b6 b7
        ],
        maybe_text s0,
        maybe_text s1,
        maybe_text s2,
        maybe_text s3,
    }
}

/// Where the bits of the scalars that are read at random stand in the bitmap.
const I7: u64 = 1 << 7;
const F3: u64 = 1 << 19;
const B5: u64 = 1 << 33;

impl Visits<Records> for Capnp {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let records = root.get_records().expect(GOOD);
        sum_of(picks, |pick| {
            let record = records.get(pick as u32);
            let present = |bit| record.get_present() & bit != 0;
            visited(
                present(I7).then(|| record.get_i7()),
                record.has_s2().then(|| record.get_s2().expect(GOOD).to_str().expect(GOOD)),
                present(F3).then(|| record.get_f3()),
                present(B5).then(|| record.get_b5()),
            )
        })
    }
}
