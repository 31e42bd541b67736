//! The descriptor of a block as bytes, for the exporter (feature `export`).

pub use crate::schema::encode::{MAGIC, VERSION, descriptor, descriptor_len};
