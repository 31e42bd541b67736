//! The canada workload.

use flatbuffers::WIPOffset;

use super::{Arg, FlatBuffers, Writer, entries, root, structs, tables};
use crate::library::Visits;
use crate::peers::generated::flatbuffers::canada as fb;
use crate::walk::{Sink, Walk};
use crate::workloads::canada::{self as native, Canada, visited};
use crate::workloads::sum_of;

root!(Canada => FeatureCollection);

tables! {
    FeatureCollection { type_ = r#type, features, }
    Feature { type_ = r#type, properties, geometry, }
    Geometry { type_ = r#type, coordinates, }
}

structs! { Point { x: f64, y: f64 } }

entries!(Property: String => String);

impl Arg<'_, Option<WIPOffset<fb::Ring<'static>>>> for Vec<native::Point> {
    fn arg(&self, writer: &mut Writer) -> Option<WIPOffset<fb::Ring<'static>>> {
        let points = self.arg(writer);
        Some(fb::Ring::create(&mut writer.builder, &fb::RingArgs { points }))
    }
}

/// A ring is a table only because there are no vectors of vectors.
impl Walk for fb::Ring<'_> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.points().walk(sum);
    }
}

impl Walk for fb::RingT {
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.points.walk(sum);
    }
}

impl Visits<Canada> for FlatBuffers {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let rings = root.features().get(0).geometry().expect("the polygon").coordinates();
        sum_of(picks, |pick| {
            let points = rings.get(pick).points();
            let middle = points.get(points.len() / 2);
            visited(points.len(), middle.x(), middle.y())
        })
    }
}
