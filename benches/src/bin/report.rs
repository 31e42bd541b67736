//! Measures everything and writes the report.

use std::path::PathBuf;

use clap::Parser;
use tessera_benches::contest::run_all;
use tessera_benches::measure::{Effort, Filter};
use tessera_benches::report::rows;

/// Measures Tessera and its peers side by side, and writes docs/BENCHMARKS.md.
#[derive(Debug, Parser)]
struct Options {
    /// Fewer and shorter rounds: a look in under two minutes. Writes no report.
    #[arg(long)]
    quick: bool,
    /// Writes the comparisons to a file: `[{workload, operation, ours_ns, best_peer, best_peer_ns, ratio}]`.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Measures only this: `monsters`, `monsters/verify` or `/verify`. Writes no report.
    #[arg(long, value_name = "WORKLOAD/OPERATION")]
    only: Option<String>,
}

fn main() {
    let options = Options::parse();
    let filter = filter(options.only.as_deref());
    let effort = if options.quick { Effort::QUICK } else { Effort::FULL };
    let samples = run_all(&filter, effort, |workload| eprintln!("{workload}"));
    for s in &samples {
        println!(
            "{:14} {:12} {} {:24} {:14.1} ±{:.1}",
            s.workload,
            s.operation.name(),
            if s.rotated { "r" } else { " " },
            s.library,
            s.median,
            s.spread
        );
    }
    let rows = rows(&samples);
    if let Some(path) = options.json {
        let json = serde_json::to_string_pretty(&rows).expect("rows are plain");
        std::fs::write(path, json).expect("the file can be written");
    }
}

/// What `--only` asks for.
fn filter(only: Option<&str>) -> Filter {
    let name = |name: &str| Some(name.to_owned()).filter(|name| !name.is_empty());
    let Some(only) = only else { return Filter::default() };
    let (workload, operation) = only.split_once('/').unwrap_or((only, ""));
    Filter { workload: name(workload), operation: name(operation) }
}
