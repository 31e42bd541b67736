//! One comparison: ours beside the best of the peers.

use serde::{Deserialize, Serialize};

use crate::library::Checks;
use crate::measure::{Operation, Sample};

/// Our figure and that of the best peer that does the same work with the same guarantees.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The name of the workload.
    pub workload: String,
    /// The name of the operation; for writing, with the amount of sharing.
    pub operation: String,
    /// Our time in nanoseconds, or our bytes.
    pub ours_ns: f64,
    /// The fastest peer.
    pub best_peer: String,
    /// Its figure.
    pub best_peer_ns: f64,
    /// `best_peer_ns / ours_ns`: above 1 we are ahead.
    pub ratio: f64,
}

/// The comparisons that count: over the rotated inputs, or over the only one.
#[must_use]
pub fn rows(samples: &[Sample]) -> Vec<Row> {
    rows_against(samples, |rival, operation| rival.is_peer() && rival.is_rival_at(operation))
}

/// The same against the physical limits: what is left to compare with in a build without peers.
#[must_use]
pub fn rows_against_limits(samples: &[Sample]) -> Vec<Row> {
    rows_against(samples, |rival, _| rival.checks == Checks::Nothing)
}

fn rows_against(samples: &[Sample], is_rival: impl Fn(&Sample, Operation) -> bool) -> Vec<Row> {
    let counts = |sample: &&Sample| {
        let alone = || !samples.iter().any(|other| other.rotated && same_contest(other, sample));
        sample.rotated || alone()
    };
    let counted: Vec<&Sample> = samples.iter().filter(counts).collect();
    let ours = counted.iter().filter(|sample| sample.is_ours());
    let row = |ours: &&Sample| {
        let rivals = counted.iter().filter(|sample| same_contest(sample, ours));
        let rivals = rivals.filter(|rival| is_rival(rival, ours.operation));
        let best = rivals.min_by(|a, b| a.median.total_cmp(&b.median))?;
        Some(Row {
            workload: ours.workload.clone(),
            operation: match ours.library.strip_prefix("tessera, ") {
                Some(sharing) => format!("{}, {sharing}", ours.operation),
                None => ours.operation.to_string(),
            },
            ours_ns: ours.median,
            best_peer: best.library.clone(),
            best_peer_ns: best.median,
            ratio: best.median / ours.median,
        })
    };
    ours.filter_map(row).collect()
}

impl Row {
    /// Whether the peer is ahead.
    #[must_use]
    pub fn is_loss(&self) -> bool {
        self.ratio < 1.0
    }

    /// Whether the workload is one of the small messages, S1 to S6.
    #[must_use]
    pub fn is_message(&self) -> bool {
        self.workload.starts_with('S')
    }

    /// Whether we write with the default amount of sharing.
    #[must_use]
    pub fn is_default(&self) -> bool {
        !self.operation.contains(',')
    }

    /// Whether another row compares the same.
    #[must_use]
    pub fn is_at(&self, other: &Self) -> bool {
        (&self.workload, &self.operation) == (&other.workload, &other.operation)
    }
}

fn same_contest(a: &Sample, b: &Sample) -> bool {
    a.workload == b.workload && a.operation == b.operation
}

impl Sample {
    /// Whether this is a sample of ours.
    #[must_use]
    pub fn is_ours(&self) -> bool {
        self.library.starts_with("tessera")
    }

    /// Whether this is a sample of another serializer, not of a physical limit.
    #[must_use]
    pub fn is_peer(&self) -> bool {
        !self.is_ours() && self.checks != Checks::Nothing
    }

    /// Whether the library does the same as we do: where buffers are compared (writing and size), only
    /// libraries that read them in place do.
    pub(super) fn is_rival_at(&self, operation: Operation) -> bool {
        let in_place = self.checks != Checks::WhileDecoding;
        in_place || !matches!(operation, Operation::Write | Operation::WriteReused | Operation::Size)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::sample;
    use super::*;

    #[test]
    fn the_rotated_figure_of_the_best_library_that_is_read_in_place_counts() {
        let samples = [
            sample("monsters", Operation::Write, "tessera", false, 10.0),
            sample("monsters", Operation::Write, "tessera", true, 40.0),
            sample("monsters", Operation::Write, "tessera, no sharing", true, 20.0),
            sample("monsters", Operation::Write, "rkyv", false, 1.0),
            sample("monsters", Operation::Write, "rkyv", true, 60.0),
            sample("monsters", Operation::Write, "capnp", true, 50.0),
            sample("monsters", Operation::Write, "wincode", true, 5.0),
            sample("monsters", Operation::Write, "memcpy", true, 2.0),
        ];
        let short = |rows: Vec<Row>| -> Vec<String> {
            rows.iter().map(|row| format!("{} {} {}", row.operation, row.best_peer, row.ratio)).collect()
        };
        assert_eq!(short(rows(&samples)), ["write capnp 1.25", "write, no sharing capnp 2.5"]);
        let limits = short(rows_against_limits(&samples));
        assert_eq!(limits, ["write memcpy 0.05", "write, no sharing memcpy 0.1"]);
    }
}
