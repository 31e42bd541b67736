//! Schemas far beyond what a recursive macro could expand, at the default recursion limit.
//!
//! A crate of its own, so that it can be built without optimisation: thousands of functions of the codecs are
//! compiled for it, and none of them has to be fast. What the checks say is in `tests/limits.rs`.

// The consts of roots are computed for the crate that uses them, so this is where the lint would be seen.
#![deny(long_running_const_eval)]
#![allow(missing_docs, reason = "numbered types of tests")]

#[macro_use]
mod numbers;

pub mod chain;
pub mod fields;
pub mod types;
pub mod variants;

pub use chain::check_chain;
pub use fields::{check_documented_fields, check_fields};
pub use types::check_types;
pub use variants::check_variants;

use std::fmt::Debug;

#[track_caller]
fn same<T: PartialEq + Debug>(what: &str, found: T, expected: T) {
    assert!(found == expected, "{what}: found {found:?}, not {expected:?}");
}
