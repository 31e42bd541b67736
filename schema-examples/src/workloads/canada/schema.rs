//! The types of the canada workload: as much of GeoJSON as it needs.

#![allow(missing_docs, reason = "most members say all there is in their names")]

use std::collections::BTreeMap;

tessera::tessera_schema! {
    /// Polygons on a map.
    pub schema canada [rename_all = "PascalCase"];

    /// Longitude and latitude in degrees.
    pub struct Point { x: f64, y: f64 }

    /// The root.
    pub table FeatureCollection {
        r#type: String,
        features: Vec<Feature>,
    }

    /// A thing on the map.
    pub table Feature {
        r#type: String,
        properties: BTreeMap<String, String>,
        geometry: Option<Geometry>,
    }

    /// A polygon: its outline, then the holes or islands.
    pub table Geometry {
        r#type: String,
        coordinates: Vec<Vec<Point>>,
    }
}
