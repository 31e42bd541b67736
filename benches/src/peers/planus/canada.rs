//! The canada workload.

use super::{Convert, GOOD, Planus, entries, root, structs, tables};
use crate::library::Visits;
use crate::peers::generated::planus::canada as generated;
use crate::walk::{Sink, Walk};
use crate::workloads::canada::{self as native, Canada, visited};
use crate::workloads::sum_of;

root!(Canada => FeatureCollection);

tables! {
    FeatureCollection { type_ = r#type, features, }
    Feature { type_ = r#type, properties, geometry, }
    Geometry { type_ = r#type, coordinates, }
}

structs! { Point { x, y } }

entries!(Property: String => String);

impl Convert<generated::Ring> for Vec<native::Point> {
    fn convert(&self) -> generated::Ring {
        generated::Ring { points: self.convert() }
    }
}

/// A ring is a table only because there are no vectors of vectors.
impl Walk for generated::RingRef<'_> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.points().walk(sum);
    }
}

impl Walk for generated::Ring {
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.points.walk(sum);
    }
}

impl Visits<Canada> for Planus {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let feature = root.features().expect(GOOD).get(0).expect(GOOD).expect(GOOD);
        let rings = feature.geometry().expect(GOOD).expect(GOOD).coordinates().expect(GOOD);
        sum_of(picks, |pick| {
            let points = rings.get(pick).expect(GOOD).expect(GOOD).points().expect(GOOD);
            let middle = points.get(points.len() / 2).expect("rings have points");
            visited(points.len(), middle.x(), middle.y())
        })
    }
}
