//! One polygon with the shape of a country's borders: 55,563 points in 480 rings.
//!
//! The real data set is a well-known JSON file of that size; [`synthetic`] makes a stand-in with as
//! many rings and points, so that buffers have the same size, but with coordinates of its own.

pub mod schema;

pub use schema::{
    Feature, FeatureCollection, FeatureCollectionView, FeatureView, Geometry, GeometryView, Point,
};

use std::collections::BTreeMap;

use super::DotNetRandom;
use super::checksum;

/// The seed of the synthetic coordinates.
pub const SEED: i32 = 10;

/// The number of rings.
pub const RINGS: usize = 480;

/// The number of points of all rings together.
pub const POINTS: usize = 55_563;

/// The least number of points that make a ring: a triangle whose last point is its first.
const SMALLEST_RING: usize = 4;

/// The stand-in: rings of very uneven lengths, each closed, with random coordinates.
#[must_use]
pub fn synthetic() -> FeatureCollection {
    let mut random = DotNetRandom::new(SEED);
    let lengths = ring_lengths(&mut random);
    let coordinates = lengths.into_iter().map(|length| ring(length, &mut random)).collect();
    FeatureCollection {
        r#type: "FeatureCollection".into(),
        features: vec![Feature {
            r#type: "Feature".into(),
            properties: BTreeMap::from([("name".into(), "Canada".into())]),
            geometry: Some(Geometry { r#type: "Polygon".into(), coordinates }),
        }],
    }
}

/// The checksum of a collection.
#[must_use]
pub fn checksum(collection: &FeatureCollection) -> u64 {
    checksum::of(collection)
}

/// How long each ring is: a few are long, most are short, and they sum to [`POINTS`].
fn ring_lengths(random: &mut DotNetRandom) -> Vec<usize> {
    let weights: Vec<f64> = (0..RINGS).map(|_| random.double()).map(|u| u * u * u * u).collect();
    let per_weight = (POINTS - RINGS * SMALLEST_RING) as f64 / weights.iter().sum::<f64>();
    let mut lengths: Vec<usize> =
        weights.iter().map(|weight| SMALLEST_RING + (weight * per_weight) as usize).collect();
    // What rounding down left over is less than one point for each ring.
    let left_over = POINTS - lengths.iter().sum::<usize>();
    for length in &mut lengths[..left_over] {
        *length += 1;
    }
    lengths
}

/// A closed ring of `length` points.
fn ring(length: usize, random: &mut DotNetRandom) -> Vec<Point> {
    let mut points: Vec<Point> = (1..length).map(|_| point(random)).collect();
    points.extend(points.first().cloned());
    points
}

/// A place by longitude and latitude.
fn point(random: &mut DotNetRandom) -> Point {
    Point { x: -141.0 + random.double() * 89.0, y: 41.0 + random.double() * 42.0 }
}

crate::fold_members! {
    FeatureCollection as FeatureCollectionView { r#type, features }
    Feature as FeatureView { r#type, properties, geometry }
    Geometry as GeometryView { r#type, coordinates }
    Point { x, y }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sizes_are_those_of_the_real_data() {
        let collection = synthetic();
        let geometry = collection.features[0].geometry.as_ref().unwrap();
        let lengths: Vec<usize> = geometry.coordinates.iter().map(Vec::len).collect();
        assert_eq!(lengths.len(), RINGS);
        assert_eq!(lengths.iter().sum::<usize>(), POINTS);
        assert!(lengths.iter().all(|&length| length >= SMALLEST_RING));
        assert!(lengths.iter().max() > lengths.iter().min().map(|min| min * 50).as_ref());
    }

    #[test]
    fn the_data_stays_as_it_is() {
        assert_eq!(checksum(&synthetic()), 7198075536412916550);
    }
}
