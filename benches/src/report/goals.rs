//! What this library set out to reach, held against the samples.

use super::samples::{Figures, geometric_mean};
use super::tables::{ratio, time};
use crate::measure::Operation;

/// The eight data sets of the format's reference benchmarks that are generated.
const GENERATED: [&str; 8] =
    ["prefab", "monsters", "records", "series", "dense-unique", "sparse-unique", "dense-shared", "lookup"];

/// Data sets for which nobody has anything to do but to copy or to add up.
const BULK: [&str; 1] = ["canada"];

/// The messages that are an array of plain structs.
const ARRAYS: [&str; 2] = ["S3-32", "S3-1024"];

/// What a peer may be ahead on data that both can only copy.
const HARDLY_BEHIND: Limit = Limit::AtLeast(1.0 / 1.03);

const OURS: &str = "tessera";
const UNSHARED: &str = "tessera, no sharing";

/// A bound on a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    Above(f64),
    AtLeast(f64),
    AtMost(f64),
}

impl Limit {
    fn holds(self, figure: f64) -> bool {
        match self {
            Self::Above(bound) => figure > bound,
            Self::AtLeast(bound) => figure >= bound,
            Self::AtMost(bound) => figure <= bound,
        }
    }

    /// How far on the right side a figure is, in order to find the worst.
    fn margin(self, figure: f64) -> f64 {
        match self {
            Self::Above(bound) | Self::AtLeast(bound) => figure / bound,
            Self::AtMost(bound) => bound / figure,
        }
    }
}

/// A figure of a workload that must keep to a bound.
#[derive(Clone, Debug)]
struct Check {
    workload: String,
    figure: f64,
    limit: Limit,
}

/// Whether a goal is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everywhere.
    Reached,
    /// Not everywhere.
    Missed,
    /// There are no samples.
    Unknown,
}

/// A goal with what was measured for it.
#[derive(Clone, Debug)]
pub struct Goal {
    /// The goal in words.
    pub text: &'static str,
    checks: Vec<Check>,
    /// How a figure is written.
    write: fn(f64) -> String,
}

impl Goal {
    /// Whether it is met.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match &*self.checks {
            [] => Verdict::Unknown,
            checks if checks.iter().all(|check| check.limit.holds(check.figure)) => Verdict::Reached,
            _ => Verdict::Missed,
        }
    }

    /// The verdict in words: with the worst figure if the goal is reached, else with every figure that misses it.
    #[must_use]
    pub fn outcome(&self) -> String {
        let mut checks: Vec<&Check> = self.checks.iter().collect();
        checks.sort_by(|a, b| a.limit.margin(a.figure).total_cmp(&b.limit.margin(b.figure)));
        let write = |check: &&Check| match &*check.workload {
            "" => (self.write)(check.figure),
            workload => format!("{} ({workload})", (self.write)(check.figure)),
        };
        match (self.verdict(), checks.first()) {
            (Verdict::Reached, Some(worst)) if checks.len() == 1 => format!("reached: {}", write(worst)),
            (Verdict::Reached, Some(worst)) => format!("reached, most narrowly {}", write(worst)),
            (Verdict::Missed, _) => {
                let missed = checks.iter().filter(|check| !check.limit.holds(check.figure));
                format!("**not reached**: {}", missed.map(write).collect::<Vec<_>>().join(", "))
            }
            _ => "not measured".into(),
        }
    }
}

/// All goals, for the samples of one build.
#[must_use]
pub fn goals(figures: &Figures<'_>) -> Vec<Goal> {
    let against = Against { figures };
    let mut goals = Vec::new();
    let mut goal = |text, write, checks| goals.push(Goal { text, checks, write });
    let everything = || GENERATED.into_iter().chain(BULK).chain(["series-fixed", "scene", "scene-large"]);
    let above = |_: &str| Limit::Above(1.0);

    let verify = Operation::Verify;
    goal(
        "Verifying is faster than rkyv's on all data that has to be looked at",
        ratio,
        against.each(everything(), verify, OURS, &["rkyv"], above),
    );
    goal(
        "… at least twice as fast on `scene-large`",
        ratio,
        against.each(["scene-large"], verify, OURS, &["rkyv"], |_| Limit::AtLeast(2.0)),
    );
    goal(
        "… and at least 8 times as fast as flatbuffers'",
        ratio,
        against.each(everything(), verify, OURS, &["flatbuffers"], |_| Limit::AtLeast(8.0)),
    );
    let arrays = ARRAYS.iter().filter_map(|workload| {
        let figure = figures.counting(workload, verify, OURS)?;
        Some(Check { workload: (*workload).into(), figure, limit: Limit::AtMost(10.0) })
    });
    goal("Verifying an array of plain structs takes at most 10 ns", time, arrays.collect());

    let in_place = ["rkyv", "musli-zerocopy", "planus", "capnp", "flatbuffers"];
    let bulk_reading = |workload: &str| match workload {
        "series" | "series-fixed" | "canada" => HARDLY_BEHIND,
        _ => Limit::Above(1.0),
    };
    let safe = against.each(everything(), Operation::SafeRead, OURS, &in_place, bulk_reading);
    let mean = geometric_mean(safe.iter().map(|check| check.figure));
    let mean = mean.map(|figure| Check { workload: String::new(), figure, limit: Limit::AtLeast(1.25) });
    goal(
        "Reading foreign bytes is faster than with the best of rkyv, musli-zerocopy, planus, capnp and flatbuffers \
         (at most 3 % behind on `series` and `canada`)",
        ratio,
        safe,
    );
    goal("… in the geometric mean at least 1.25 times as fast", ratio, mean.into_iter().collect());
    goal(
        "1,000 random reads take at most 1.15 times as long as from Rust structs",
        ratio,
        against.behind(everything(), Operation::RandomReads, OURS, "Rust structs", 1.15),
    );
    goal(
        "Look-ups are faster than every peer's",
        ratio,
        against.each(everything(), Operation::LookUps, OURS, &[], above),
    );

    let write = Operation::WriteReused;
    let bulk_writing = |workload: &str| match workload {
        "canada" | "S3-32" | "S3-1024" => HARDLY_BEHIND,
        _ => Limit::Above(1.0),
    };
    goal(
        "Writing into a kept buffer without sharing is faster than rkyv's (at most 3 % behind on `canada` and S3)",
        ratio,
        against.each(everything().chain(ARRAYS), write, UNSHARED, &["rkyv"], bulk_writing),
    );
    goal(
        "… and at least 5 times as fast as flatbuffers'",
        ratio,
        against.each(everything(), write, UNSHARED, &["flatbuffers"], |_| Limit::AtLeast(5.0)),
    );
    goal(
        "With strings shared it takes at most 1.25 times as long as rkyv's, which shares nothing",
        ratio,
        against.behind(everything(), write, OURS, "rkyv", 1.25),
    );
    goal(
        "Making owned values is not slower than with the fastest peer that checks",
        ratio,
        against.each(everything(), Operation::Owned, OURS, &[], |_| Limit::AtLeast(1.0)),
    );
    let in_place = ["rkyv", "flatbuffers", "capnp", "musli-zerocopy"];
    let size =
        |workload: &str| if workload == "canada" { Limit::AtLeast(1.0 / 1.01) } else { Limit::Above(1.0) };
    let sized = GENERATED.into_iter().chain(BULK).chain(["scene", "scene-large"]);
    goal(
        "Buffers are smaller than those of rkyv, flatbuffers, capnp and musli-zerocopy (within 1 % on `canada`)",
        ratio,
        against.each(sized, Operation::Size, OURS, &in_place, size),
    );
    goals
}

/// Holds our figures against those of others.
struct Against<'f, 's> {
    figures: &'f Figures<'s>,
}

impl Against<'_, '_> {
    /// How often the best of the peers' figures contains ours, on each workload where both are; without names,
    /// of all peers.
    fn each<'w>(
        &self,
        workloads: impl IntoIterator<Item = &'w str>,
        operation: Operation,
        ours: &str,
        peers: &[&str],
        limit: impl Fn(&str) -> Limit,
    ) -> Vec<Check> {
        let libraries = self.figures.libraries(operation);
        let named = |library: &str| peers.is_empty() || peers.contains(&library);
        let rivals: Vec<&str> = libraries
            .iter()
            .filter(|sample| sample.is_peer() && named(&sample.library))
            .map(|sample| sample.library.as_str())
            .collect();
        let check = |workload: &'w str| {
            let own = self.figures.counting(workload, operation, ours)?;
            let theirs = rivals.iter().filter_map(|rival| self.figures.counting(workload, operation, rival));
            let figure = theirs.min_by(f64::total_cmp)? / own;
            Some(Check { workload: workload.into(), figure, limit: limit(workload) })
        };
        workloads.into_iter().filter_map(check).collect()
    }

    /// How often our figure contains that of another, on each workload where both are: at most so often.
    fn behind<'w>(
        &self,
        workloads: impl IntoIterator<Item = &'w str>,
        operation: Operation,
        ours: &str,
        other: &str,
        most: f64,
    ) -> Vec<Check> {
        let check = |workload: &'w str| {
            let own = self.figures.counting(workload, operation, ours)?;
            let figure = own / self.figures.counting(workload, operation, other)?;
            Some(Check { workload: workload.into(), figure, limit: Limit::AtMost(most) })
        };
        workloads.into_iter().filter_map(check).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::sample;
    use super::*;
    use crate::measure::Sample;

    fn outcome(samples: &[Sample], text: &str) -> String {
        let goals = goals(&Figures::new(samples));
        goals.iter().find(|goal| goal.text.contains(text)).expect("a goal").outcome()
    }

    #[test]
    fn a_goal_is_reached_with_its_worst_figure() {
        let verify = |workload, library, time| sample(workload, Operation::Verify, library, true, time);
        let samples = [
            verify("monsters", "tessera", 10.0),
            verify("monsters", "rkyv", 20.0),
            verify("records", "tessera", 10.0),
            verify("records", "rkyv", 15.0),
            verify("records", "flatbuffers", 79.0),
            verify("monsters", "flatbuffers", 80.0),
            verify("S3-1024", "tessera", 4.2),
        ];
        assert_eq!(
            outcome(&samples, "faster than rkyv's on all data"),
            "reached, most narrowly 1.50× (records)"
        );
        assert_eq!(outcome(&samples, "8 times"), "**not reached**: 7.90× (records)");
        assert_eq!(outcome(&samples, "array"), "reached: 4.20 ns (S3-1024)");
        assert_eq!(outcome(&samples, "twice"), "not measured");
    }

    #[test]
    fn the_best_peer_counts_and_bulk_data_may_be_hardly_behind() {
        let safe = |workload, library, time| sample(workload, Operation::SafeRead, library, true, time);
        let samples = [
            safe("canada", "tessera", 102.0),
            safe("canada", "rkyv", 100.0),
            safe("prefab", "tessera", 100.0),
            safe("prefab", "rkyv", 200.0),
            safe("prefab", "planus", 150.0),
        ];
        assert_eq!(outcome(&samples, "foreign bytes"), "reached, most narrowly 0.980× (canada)");
        let samples = [samples.as_slice(), &[safe("prefab", "capnp", 90.0)]].concat();
        assert_eq!(outcome(&samples, "foreign bytes"), "**not reached**: 0.900× (prefab)");
        assert_eq!(outcome(&samples, "geometric mean"), "**not reached**: 0.939×");
    }

    #[test]
    fn a_ratio_that_may_not_be_exceeded() {
        let samples = [
            sample("monsters", Operation::RandomReads, "tessera", true, 115.0),
            sample("monsters", Operation::RandomReads, "Rust structs", true, 100.0),
        ];
        assert_eq!(outcome(&samples, "1,000 random reads"), "reached: 1.150× (monsters)");
    }
}
