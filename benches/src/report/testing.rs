//! Samples made by hand.

use crate::library::Checks;
use crate::measure::{Operation, Sample};

/// A sample of a library that checks as the real one of that name does.
pub(super) fn sample(
    workload: &str,
    operation: Operation,
    library: &str,
    rotated: bool,
    median: f64,
) -> Sample {
    let checks = match library {
        "memcpy" | "Rust structs" => Checks::Nothing,
        "planus" | "capnp" | "musli-zerocopy" => Checks::Lazily,
        "bitcode" | "wincode" => Checks::WhileDecoding,
        _ => Checks::UpFront,
    };
    Sample {
        workload: workload.into(),
        operation,
        library: library.into(),
        checks,
        rotated,
        median,
        spread: 0.0,
    }
}
