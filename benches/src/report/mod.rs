//! Turns samples into tables, charts and JSON.

mod row;

pub use row::{Row, rows};
