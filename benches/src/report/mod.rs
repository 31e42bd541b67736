//! Turns samples into tables, charts and JSON.
//!
//! [`Saved`] is what one build measured. [`rows`] hold us against the best peer of each place, [`goals`] against
//! what was set out for, [`losses`](losses::losses) are the rows that others win. [`render`] writes all of it
//! down, from the samples that are saved and from nothing else.

pub mod charts;
pub mod compile_time;
mod document;
mod goals;
pub mod losses;
mod row;
mod samples;
pub mod summary;
pub mod tables;
#[cfg(test)]
mod testing;
mod wording;

pub use document::{document, render};
pub use goals::{Goal, Verdict, goals};
pub use row::{Row, rows, rows_against_limits};
pub use samples::{Build, Figures, Saved, geometric_mean};
