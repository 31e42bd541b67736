//! What the schema compilers of the peers made of `benches/schemas/`, where a README says how.
//!
//! None of it is written by hand, so that no lint and no formatting applies.

/// By flatc.
#[rustfmt::skip]
#[allow(warnings, missing_docs, unused_qualifications, clippy::all, clippy::undocumented_unsafe_blocks, clippy::multiple_unsafe_ops_per_block, clippy::must_use_candidate)]
pub mod flatbuffers {
    pub mod canada;
    pub mod lookup;
    pub mod messages;
    pub mod monsters;
    pub mod prefab;
    pub mod records;
    pub mod scene_file;
    pub mod scene_graph;
    pub mod series;
}

/// By planus-cli.
#[rustfmt::skip]
#[allow(warnings, missing_docs, unused_qualifications, clippy::all, clippy::undocumented_unsafe_blocks, clippy::multiple_unsafe_ops_per_block, clippy::must_use_candidate)]
pub mod planus {
    pub mod canada;
    pub mod lookup;
    pub mod messages;
    pub mod monsters;
    pub mod prefab;
    pub mod records;
    pub mod scene_file;
    pub mod scene_graph;
    pub mod series;
}

/// By capnpc.
#[rustfmt::skip]
#[allow(warnings, missing_docs, unused_qualifications, clippy::all, clippy::undocumented_unsafe_blocks, clippy::multiple_unsafe_ops_per_block, clippy::must_use_candidate)]
pub mod capnp {
    pub mod canada_capnp;
    pub mod lookup_capnp;
    pub mod messages_capnp;
    pub mod monsters_capnp;
    pub mod prefab_capnp;
    pub mod records_capnp;
    pub mod scene_file_capnp;
    pub mod scene_graph_capnp;
    pub mod series_capnp;
}
