//! The canada workload.

use capnp::{list_list, struct_list};

use super::{Capnp, Fill, GOOD, entries, root, structs};
use crate::library::Visits;
use crate::peers::generated::capnp::canada_capnp as generated;
use crate::walk::{Sink, Walk, walk_all};
use crate::workloads::canada::{self as native, Canada, visited};
use crate::workloads::sum_of;

root!(Canada => feature_collection);

structs! {
    FeatureCollection in feature_collection { text r#type, list features }
    Feature in feature { text r#type, list properties, maybe_item geometry }
    Geometry in geometry { text r#type, list coordinates }
    Point in point { value x, value y }
}

entries!(property: text String => text String);

/// A list of points.
type Ring = struct_list::Owned<generated::point::Owned>;

impl Fill<list_list::Builder<'_, Ring>> for Vec<Vec<native::Point>> {
    fn put(&self, mut builder: list_list::Builder<'_, Ring>) {
        for (i, ring) in (0..).zip(self) {
            Fill::put(ring, builder.reborrow().init(i, ring.len() as u32));
        }
    }
}

impl Walk for list_list::Reader<'_, Ring> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        walk_all(self.iter(), sum);
    }
}

impl Visits<Canada> for Capnp {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let feature = root.get_features().expect(GOOD).get(0);
        let rings = feature.get_geometry().expect(GOOD).get_coordinates().expect(GOOD);
        sum_of(picks, |pick| {
            let points = rings.get(pick as u32).expect(GOOD);
            let middle = points.get(points.len() / 2);
            visited(points.len() as usize, middle.get_x(), middle.get_y())
        })
    }
}
