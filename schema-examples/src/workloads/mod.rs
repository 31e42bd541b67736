//! The data sets of the format's reference benchmarks, reproduced exactly, each beside its schema.
//!
//! | Module | Root | Size | What it stresses |
//! |---|---|---|---|
//! | [`prefab`] | `Prefab` | 400 objects | unions, inline structs, repeated strings, one wide sparse type |
//! | [`monsters`] | `World` | 1,000 monsters | mixed members, small vectors, nested objects |
//! | [`records`] | `RecordSet` | 2,000 records of 40 members | sparse optional values |
//! | [`series`] | `Series`, `FixedSeries` | 20,000 samples | many small dense objects; fixed cells |
//! | [`scene_graph`] | `Scene` | 1,024 nodes, three ways | dense objects, absence, sharing |
//! | [`lookup`] | `Lookup` | two dictionaries of 5,000 | sorted keys |
//! | [`canada`] | `FeatureCollection` | 55,563 points in 480 rings | bulk `f64` structs |
//!
//! Two more are of our own making:
//!
//! | Module | Root | Size | What it stresses |
//! |---|---|---|---|
//! | [`scene_file`] | `SceneFile` | 1,024 nodes, 200,000, or any number | everything that a game's scene has |
//! | [`messages`] | `PlayerMoved` to `Order` | 16 bytes to 24 KB | the fixed cost of a small message |
//!
//! Every module has a `schema` submodule with the types, a function that builds the data, and a
//! `checksum` of the owned value. The checksums are published with the format, so the tests
//! prove the data of the reference sets exact; any reader that visits every field must arrive at the same number.
//! Only [`canada`] is a synthetic stand-in, with the sizes of the real file.

pub mod canada;
pub mod checksum;
pub mod dotnet_random;
pub mod lookup;
pub mod messages;
pub mod monsters;
pub mod prefab;
pub mod records;
pub mod scene_file;
pub mod scene_graph;
pub mod series;

pub use checksum::{Checksum, Fold, Sink};
pub use dotnet_random::DotNetRandom;
