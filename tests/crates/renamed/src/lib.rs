//! A user's crate that calls its dependencies by other names, in the older edition, with all lints on.

#![forbid(unsafe_code)]
#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    missing_copy_implementations,
    unreachable_pub,
    unused_qualifications,
    unused_lifetimes,
    rust_2018_idioms,
    rust_2024_compatibility,
    future_incompatible,
    nonstandard_style,
    clippy::all,
    clippy::pedantic
)]

pub mod hostile;
pub mod shapes;
