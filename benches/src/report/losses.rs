//! Every place where somebody else is ahead.

use super::row::{Row, rows};
use super::samples::{Figures, Saved};
use super::tables::{self, Table, figure};
use crate::library::Checks;
use crate::measure::Operation;

/// The rows in which the best peer is ahead, the farthest first.
#[must_use]
pub fn losses(rows: &[Row]) -> Vec<Row> {
    let mut losses: Vec<Row> = rows.iter().filter(|row| row.is_loss()).cloned().collect();
    losses.sort_by(|a, b| a.ratio.total_cmp(&b.ratio));
    losses
}

/// The losses of all builds, with the default amount of sharing or with the others: what is lost as rows, and by
/// how much as a column for each build.
#[must_use]
pub fn table(all: &[Saved], defaults: bool) -> Table {
    let names = all.iter().map(|saved| saved.build.name());
    let mut table = Table::new(["where".to_owned(), "best peer".to_owned()].into_iter().chain(names));
    let builds: Vec<Vec<Row>> = all.iter().map(|saved| rows(&saved.samples)).collect();
    let mut places: Vec<Row> = Vec::new();
    let lost = builds.iter().flat_map(|rows| losses(rows));
    for loss in lost.filter(|row| row.is_default() == defaults) {
        match places.iter_mut().find(|place| place.is_at(&loss)) {
            Some(place) if place.ratio <= loss.ratio => {}
            Some(place) => *place = loss,
            None => places.push(loss),
        }
    }
    places.sort_by(|a, b| a.ratio.total_cmp(&b.ratio));
    for place in &places {
        let ratio = |rows: &Vec<Row>| rows.iter().find(|row| row.is_at(place)).map(|row| row.ratio);
        let ratio = |rows: &Vec<Row>| ratio(rows).map_or_else(|| "–".into(), tables::ratio);
        let start = [format!("{}: {}", place.operation, place.workload), place.best_peer.clone()];
        table.row(start.into_iter().chain(builds.iter().map(ratio)));
    }
    table
}

/// Where a serializer that cannot be read in place writes faster or smaller buffers. Those are left out of the
/// rows, since its reader has yet to decode them.
#[must_use]
pub fn to_decoders(figures: &Figures<'_>) -> Table {
    let mut table = Table::new(["where", "ours", "best decoder", "its figure", "ratio"]);
    for operation in [Operation::Write, Operation::WriteReused, Operation::Size] {
        let libraries = figures.libraries(operation);
        let decoders: Vec<&str> = libraries
            .iter()
            .filter(|sample| sample.checks == Checks::WhileDecoding)
            .map(|sample| sample.library.as_str())
            .collect();
        for workload in figures.workloads(operation) {
            let named = |library| Some((figures.counting(workload, operation, library)?, library));
            let best = decoders.iter().copied().filter_map(named).min_by(|a, b| a.0.total_cmp(&b.0));
            let Some((ours, (theirs, library))) = figures.counting(workload, operation, "tessera").zip(best)
            else {
                continue;
            };
            if theirs < ours {
                table.row([
                    format!("{operation}: {workload}"),
                    figure(operation, ours),
                    library.into(),
                    figure(operation, theirs),
                    tables::ratio(theirs / ours),
                ]);
            }
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::testing::sample;
    use super::*;

    #[test]
    fn losses_are_those_of_the_best_peer_and_the_worst_comes_first() {
        let samples = [
            sample("S1", Operation::Read, "tessera", true, 2.0),
            sample("S1", Operation::Read, "rkyv", true, 1.0),
            sample("S1", Operation::Read, "capnp", true, 3.0),
            sample("S2", Operation::Read, "tessera", true, 2.0),
            sample("S2", Operation::Read, "capnp", true, 3.0),
            sample("S4", Operation::Read, "tessera", true, 4.0),
            sample("S4", Operation::Read, "rkyv", true, 1.0),
        ];
        let losses = losses(&rows(&samples));
        let losses: Vec<_> = losses.iter().map(|row| (&*row.workload, &*row.best_peer, row.ratio)).collect();
        assert_eq!(losses, [("S4", "rkyv", 0.25), ("S1", "rkyv", 0.5)]);
    }

    #[test]
    fn decoders_are_a_list_of_their_own() {
        let samples = [
            sample("S1", Operation::Size, "tessera", false, 40.0),
            sample("S1", Operation::Size, "bitcode", false, 16.0),
            sample("S1", Operation::Read, "tessera", true, 2.0),
        ];
        assert!(losses(&rows(&samples)).is_empty());
        let table = to_decoders(&Figures::new(&samples)).to_string();
        assert_eq!(table.lines().last(), Some("| size: S1 |   40 |      bitcode |         16 | 0.40× |"));
    }
}
