//! Tessera measured beside its peers.
//!
//! The data sets are those of [`schema_examples::workloads`]. A [`library`] says how one serializer writes,
//! checks and reads a workload; [`measure`] runs all of them in shuffled, interleaved rounds after every one
//! has computed the same checksum; [`report`] turns the samples into tables, charts and a list of losses.
//!
//! ```text
//! workloads  what is written and read: our types, plain Rust types for the peers, sixteen inputs each
//! library    the traits of a contender
//! ours       Tessera                      peers  everybody else (feature `peers`)
//! contest    who takes part in what       structs  plain Rust, the limit of reading
//! measure    cases, rounds, statistics    report   tables, charts, JSON
//! growth     one scene, ever larger
//! ```
//!
//! Every workload of at most a few megabytes is run twice: with one input again and again, which a branch
//! predictor learns by heart, and with sixteen inputs in rotation, which it does not. The rotated figure is
//! the one that counts.

pub mod contest;
pub mod growth;
pub mod library;
pub mod measure;
pub mod ours;
#[cfg(feature = "peers")]
pub mod peers;
pub mod report;
pub mod structs;
pub mod walk;
pub mod workloads;

/// The allocator of every measurement of this build.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
