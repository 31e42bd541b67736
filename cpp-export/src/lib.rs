//! Exports schemas that were declared with `tessera_schema!` in Rust.
//!
//! ```text
//! a crate, built with descriptors -> rlib -> descriptor bytes -> Package -> .tsd file
//! schemas named in a program ------------'                          `-----> C++ headers
//! ```
//!
//! [`descriptor`] is what a schema is, as a value and as a file; [`bytes`] reads what the library puts into object files and
//! [`rlib`] finds it there. User code never runs.

pub mod bytes;
pub mod cargo;
pub mod cpp;
pub mod descriptor;
pub mod files;
pub mod fingerprint;
pub mod rlib;
pub mod source;
