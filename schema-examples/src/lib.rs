//! Shared schema modules.
pub mod game;
pub mod scene;
pub mod tour;
pub mod workloads;
