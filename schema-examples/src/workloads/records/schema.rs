//! The types of the records workload.

#![allow(missing_docs, reason = "most members say all there is in their names")]

tessera::tessera_schema! {
    /// Wide records that are mostly empty.
    pub schema records [rename_all = "PascalCase"];

    /// The root.
    pub table RecordSet {
        records: Vec<Record>,
    }

    /// 16 integers, 8 and 4 floats, 8 bools and 4 strings, each of them optional.
    pub table Record {
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
