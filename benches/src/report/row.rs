//! One comparison: ours beside the best of the peers.

use serde::{Deserialize, Serialize};

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
    let counts = |sample: &&Sample| {
        let alone = || !samples.iter().any(|other| other.rotated && same_contest(other, sample));
        sample.rotated || alone()
    };
    let counted: Vec<&Sample> = samples.iter().filter(counts).collect();
    let ours = counted.iter().filter(|sample| sample.is_ours());
    let row = |ours: &&Sample| {
        let rivals = counted.iter().filter(|sample| same_contest(sample, ours) && sample.is_peer());
        let best = rivals.filter(|rival| rival.is_rival_at(ours.operation));
        let best = best.min_by(|a, b| a.median.total_cmp(&b.median))?;
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
        !self.is_ours() && self.checks != crate::library::Checks::Nothing
    }

    /// Whether the library does the same as we do: where buffers are compared (writing and size), only
    /// libraries that read them in place do.
    pub(super) fn is_rival_at(&self, operation: Operation) -> bool {
        let in_place = self.checks != crate::library::Checks::WhileDecoding;
        in_place || !matches!(operation, Operation::Write | Operation::WriteReused | Operation::Size)
    }
}
