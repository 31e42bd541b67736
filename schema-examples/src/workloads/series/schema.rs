//! The types of the series workloads.

#![allow(missing_docs, reason = "most members say all there is in their names")]

tessera::tessera_schema! {
    /// Measurements over time.
    pub schema series [rename_all = "PascalCase"];

    /// The root.
    pub table Series {
        samples: Vec<Sample>,
    }

    /// One measurement.
    pub table Sample {
        /// Milliseconds since 1970.
        timestamp: i64,
        value: f64,
        /// 0 is good.
        status: i32,
        /// Between 0 and 1.
        quality: f32,
        note: Option<String>,
    }

    /// The root of the variant with fixed cells.
    pub table FixedSeries {
        samples: Vec<FixedSample>,
    }

    /// A [`Sample`] whose always-set members lie at constant positions.
    pub table FixedSample {
        timestamp: i64 [fixed],
        value: f64 [fixed],
        status: i32,
        quality: f32 [fixed],
        note: Option<String>,
    }
}
