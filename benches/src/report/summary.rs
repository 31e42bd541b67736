//! The comparisons in short: on the terminal after measuring, and as means.

use super::row::Row;
use super::samples::geometric_mean;
use super::tables::{Table, figure, ratio, time, whole};
use crate::growth::Point;
use crate::measure::Sample;

/// All rows, those that we lose marked.
#[must_use]
pub fn table(rows: &[Row]) -> Table {
    let mut table = Table::new(["workload", "operation", "ours", "best peer", "its figure", "ratio", ""]);
    for row in rows {
        let write = if row.operation.starts_with("size") { whole } else { time };
        table.row([
            row.workload.clone(),
            row.operation.clone(),
            write(row.ours_ns),
            row.best_peer.clone(),
            write(row.best_peer_ns),
            ratio(row.ratio),
            if row.is_loss() { "LOSS".into() } else { String::new() },
        ]);
    }
    table
}

/// For each operation the geometric mean of the ratios and how many are lost, with the small messages on their
/// own: a nanosecond more or less would outweigh everything else.
#[must_use]
pub fn means(rows: &[Row]) -> Table {
    let mut table = Table::new(["operation", "data sets", "lost", "messages S1–S6", "lost"]);
    let mut operations: Vec<&str> = Vec::new();
    for row in rows {
        if !operations.contains(&&*row.operation) {
            operations.push(&row.operation);
        }
    }
    for operation in operations {
        let group = |messages: bool| {
            let group = rows.iter().filter(|row| row.operation == operation && row.is_message() == messages);
            let group: Vec<&Row> = group.collect();
            let mean = geometric_mean(group.iter().map(|row| row.ratio));
            let lost = group.iter().filter(|row| row.is_loss()).count();
            match mean {
                Some(mean) => [ratio(mean), format!("{lost} of {}", group.len())],
                None => ["–".into(), "–".into()],
            }
        };
        table.row([operation.to_owned()].into_iter().chain(group(false)).chain(group(true)));
    }
    table
}

/// The growth of a scene; nothing if it was not measured.
#[must_use]
pub fn growth(points: &[Point]) -> Option<Table> {
    points.first()?;
    let mut table = Table::new([
        "nodes",
        "bytes",
        "verify, a node",
        "read, a node",
        "write reused, a node",
        "memcpy, a node",
        "memcpy, a byte",
    ]);
    for point in points {
        let nodes = f64::from(point.nodes);
        table.row([
            whole(nodes),
            whole(point.bytes as f64),
            time(point.verify / nodes),
            time(point.read / nodes),
            time(point.write_reused / nodes),
            time(point.memcpy / nodes),
            format!("{:.3} ns", point.memcpy / point.bytes as f64),
        ]);
    }
    Some(table)
}

/// Our own figures and the limits, for a look without peers.
#[must_use]
pub fn samples(samples: &[Sample]) -> Table {
    let mut table = Table::new(["workload", "operation", "library", "one input", "in rotation"]);
    for sample in samples.iter().filter(|sample| !sample.rotated) {
        let rotated = samples.iter().find(|other| {
            other.rotated
                && (&other.workload, other.operation, &other.library)
                    == (&sample.workload, sample.operation, &sample.library)
        });
        table.row([
            sample.workload.clone(),
            sample.operation.to_string(),
            sample.library.clone(),
            figure(sample.operation, sample.median),
            rotated.map_or_else(|| "–".into(), |rotated| figure(rotated.operation, rotated.median)),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(workload: &str, ratio: f64) -> Row {
        Row {
            workload: workload.into(),
            operation: "verify".into(),
            ours_ns: 1_000.0,
            best_peer: "rkyv".into(),
            best_peer_ns: 1_000.0 * ratio,
            ratio,
        }
    }

    #[test]
    fn losses_are_marked_and_messages_have_their_own_mean() {
        let rows = [row("monsters", 4.0), row("records", 0.25), row("S1", 0.5)];
        let table = table(&rows).to_string();
        assert!(table.contains("| 1.00 µs |      rkyv |     250 ns | 0.25× | LOSS |"), "{table}");
        assert!(table.contains("| 4.00× |      |"), "{table}");
        let means = means(&rows).to_string();
        assert!(means.contains("1.000× | 1 of 2 |          0.50× | 1 of 1 |"), "{means}");
    }
}
