//! Runs cases in interleaved rounds.
//!
//! Contenders of one operation run one after the other in shuffled order, again and again, so that a slow
//! moment of the machine hits all of them. A figure is the median over the rounds; what spread is stated with it
//! is the median distance from the median.

use std::time::{Duration, Instant};

use schema_examples::workloads::DotNetRandom;
use serde::{Deserialize, Serialize};

use super::{Case, Inputs, Operation};
use crate::library::Checks;

/// How much time is spent.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How often every case runs.
    pub rounds: usize,
    /// How long it runs each time, at least one call.
    pub sample: Duration,
}

impl Effort {
    /// For a look, in a minute or two.
    pub const QUICK: Self = Self { rounds: 3, sample: Duration::from_millis(2) };
    /// For publication.
    pub const FULL: Self = Self { rounds: 11, sample: Duration::from_millis(6) };
}

/// What came out for a case.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// The name of the workload.
    pub workload: String,
    /// What was done.
    pub operation: Operation,
    /// Who did it.
    pub library: String,
    /// How the library treats foreign bytes.
    pub checks: Checks,
    /// Whether all inputs were used in turn.
    pub rotated: bool,
    /// Nanoseconds a call, or bytes; the median of the rounds.
    pub median: f64,
    /// The median distance from it.
    pub spread: f64,
}

/// Runs all cases of a workload over their inputs, operation by operation.
#[must_use]
pub fn run(workload: &str, cases: &mut [Case], over: Inputs, effort: Effort) -> Vec<Sample> {
    let mut random = DotNetRandom::new(1);
    let mut samples = Vec::new();
    for operation in Operation::ALL {
        let takes_part =
            |case: &&mut Case| case.operation == operation && (over == Inputs::Repeated || case.inputs > 1);
        let mut group: Vec<&mut Case> = cases.iter_mut().filter(takes_part).collect();
        let calls: Vec<usize> = group.iter_mut().map(|case| calibrate(case, over, effort)).collect();
        let mut times = vec![Vec::new(); group.len()];
        let mut order: Vec<usize> = (0..group.len()).collect();
        for _ in 0..effort.rounds {
            random.shuffle(&mut order);
            for &case in &order {
                let time = time(group[case], over, calls[case]);
                times[case].push(time.as_nanos() as f64 / calls[case] as f64);
            }
        }
        samples.extend(group.iter().zip(times).map(|(case, times)| {
            let (median, spread) = median_and_spread(times);
            Sample {
                workload: workload.into(),
                operation,
                library: case.library.into(),
                checks: case.checks,
                rotated: over == Inputs::Rotated,
                median,
                spread,
            }
        }));
    }
    samples
}

/// How many calls fill a sample. In a rotation a whole number of turns, so that every sample has the same work.
fn calibrate(case: &mut Case, over: Inputs, effort: Effort) -> usize {
    let turn = turn(over);
    let mut calls = turn;
    loop {
        let took = time(case, over, calls);
        if took * 4 >= effort.sample {
            let wanted = calls as f64 * effort.sample.as_secs_f64() / took.as_secs_f64();
            return (wanted as usize / turn).max(1) * turn;
        }
        calls *= 4;
    }
}

/// The calls that take every input once.
fn turn(over: Inputs) -> usize {
    if over == Inputs::Rotated { crate::workloads::INPUTS } else { 1 }
}

/// How long so many calls take, after half as many that do not count. They bring what the case reads back into the
/// caches, where another contender was; most of the others share one source, which would be there anyway.
fn time(case: &mut Case, over: Inputs, calls: usize) -> Duration {
    let turn = turn(over);
    case.run(over, (calls / 2).next_multiple_of(turn).max(turn));
    let start = Instant::now();
    case.run(over, calls);
    start.elapsed()
}

fn median_and_spread(times: Vec<f64>) -> (f64, f64) {
    let middle = median(times.clone());
    (middle, median(times.into_iter().map(|time| (time - middle).abs()).collect()))
}

/// The middle value, or the mean of the two in the middle.
///
/// # Panics
/// If there are no values.
#[must_use]
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let upper = values.len() / 2;
    if values.len() % 2 == 1 { values[upper] } else { (values[upper - 1] + values[upper]) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_and_the_spread_its_median_distance() {
        assert_eq!(median_and_spread(vec![9.0, 1.0, 2.0]), (2.0, 1.0));
        assert_eq!(median_and_spread(vec![4.0, 1.0, 2.0, 3.0]), (2.5, 1.0));
    }
}
