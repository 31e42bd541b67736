//! Shared schema modules.
pub mod game;
pub mod workloads;
