//! One polygon of 55,563 points: the real file where there is one, else the stand-in.

use std::collections::BTreeMap;
use std::path::PathBuf;

use schema_examples::workloads::{DotNetRandom, canada as ours};
use serde_json::Value;

use super::{Workload, native, sum_of};
use crate::library::Visits;
use crate::ours::Ours;
use crate::structs::Structs;

native! {
    plain Point = ours::Point { x: f64, y: f64 }

    struct FeatureCollection = ours::FeatureCollection { r#type: String, features: Vec<Feature> }

    struct Feature = ours::Feature {
        r#type: String,
        properties: BTreeMap<String, String>,
        geometry: Option<Geometry>,
    }

    struct Geometry = ours::Geometry { r#type: String, coordinates: Vec<Vec<Point>> }
}

/// The workload.
#[derive(Debug)]
pub struct Canada;

impl Workload for Canada {
    type Ours = ours::FeatureCollection;
    type Native = FeatureCollection;
    type Keys = ();
    const NAME: &'static str = "canada";

    fn input(k: usize) -> ours::FeatureCollection {
        let mut collection = real().unwrap_or_else(ours::synthetic);
        if k > 0 {
            DotNetRandom::new(k as i32).shuffle(&mut geometry(&mut collection).coordinates);
        }
        collection
    }

    fn elements(collection: &ours::FeatureCollection) -> usize {
        collection.features[0].geometry.as_ref().map_or(0, |geometry| geometry.coordinates.len())
    }
}

/// The path of the real file, if it is there.
#[must_use]
pub fn real_file() -> Option<PathBuf> {
    let data = std::env::var_os("TESSERA_DATA").map_or_else(|| "../shared/data".into(), PathBuf::from);
    Some(data.join("json/canada.json")).filter(|path| path.is_file())
}

/// The real data.
///
/// # Panics
/// If the file is there and is not the file that is meant.
fn real() -> Option<ours::FeatureCollection> {
    let json = std::fs::read(real_file()?).expect("the file can be read");
    let json: Value = serde_json::from_slice(&json).expect("the file is JSON");
    let text = |value: &Value| value.as_str().expect("a string").to_owned();
    let list = |value: &Value| value.as_array().expect("an array").clone();
    let point = |point: &Value| ours::Point {
        x: point[0].as_f64().expect("a longitude"),
        y: point[1].as_f64().expect("a latitude"),
    };
    let ring = |ring: &Value| list(ring).iter().map(point).collect();
    let feature = |feature: &Value| ours::Feature {
        r#type: text(&feature["type"]),
        properties: BTreeMap::from([("name".into(), text(&feature["properties"]["name"]))]),
        geometry: Some(ours::Geometry {
            r#type: text(&feature["geometry"]["type"]),
            coordinates: list(&feature["geometry"]["coordinates"]).iter().map(ring).collect(),
        }),
    };
    Some(ours::FeatureCollection {
        r#type: text(&json["type"]),
        features: list(&json["features"]).iter().map(feature).collect(),
    })
}

fn geometry(collection: &mut ours::FeatureCollection) -> &mut ours::Geometry {
    collection.features[0].geometry.as_mut().expect("the polygon")
}

impl<const SHARING: u8> Visits<Canada> for Ours<SHARING> {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let feature = root.root().features().get(0).expect("the feature");
        let rings = feature.geometry().expect("the polygon").coordinates();
        sum_of(picks, |pick| {
            let ring = rings.get(pick).expect("a ring");
            let middle = &ring[ring.len() / 2];
            visited(ring.len(), middle.x, middle.y)
        })
    }
}

impl Visits<Canada> for Structs {
    fn visit(root: &Self::Root, picks: &[usize]) -> u64 {
        let rings = &root.features[0].geometry.as_ref().expect("the polygon").coordinates;
        sum_of(picks, |pick| {
            let ring = &rings[pick];
            let middle = &ring[ring.len() / 2];
            visited(ring.len(), middle.x, middle.y)
        })
    }
}

/// What is read of a ring: its length and its middle point.
#[inline(always)]
#[must_use]
pub fn visited(points: usize, x: f64, y: f64) -> u64 {
    x.to_bits().wrapping_add(y.to_bits()).wrapping_add(points as u64)
}
