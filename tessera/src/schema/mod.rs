//! The descriptor: what a schema is, as `const` data. Knows nothing of buffers.
//!
//! A block expands to consts built by the functions of this module. They are evaluated in two steps:
//! names, hashes and mistakes by every `cargo check`; layouts, fingerprints and schema sections where
//! running code needs them, because those stand in generic impls, whose consts the compiler leaves alone.
//!
//! [`Schema::types`] walks all of it at run time: names, docs, kinds, defaults, positions, enum names.

pub mod check;
pub mod desc;
#[cfg(any(feature = "export", tessera_export))]
pub(crate) mod encode;
pub mod graph;
pub mod hash;
pub mod layout;
pub(crate) mod message;
pub mod names;
pub mod plain;
pub(crate) mod section;
pub mod table;
mod types;

pub use desc::{Arm, Block, EnumDesc, Schema, TableDesc, TypeDesc, UnionDesc, Variant};
pub use graph::Graph;
pub use layout::{Cell, Head, Place};
pub use names::NamingRule;
pub use plain::{StructDesc, StructField};
pub use table::FieldDesc;
pub use types::TypeRef;
