//! Cases, rounds and statistics.
//!
//! [`Set`] collects the [`Case`]s of a workload, one for each library and operation, and refuses a library whose
//! reading does not give the checksum of our own. [`run`] runs them. What comes out is a [`Sample`] each.

mod case;
mod operation;
mod rounds;
mod set;

pub use case::{Case, Inputs};
pub use operation::Operation;
pub use rounds::{Effort, Sample, median, run};
pub use set::{Filter, Set};
