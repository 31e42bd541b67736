//! Measures everything and writes the report.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use tessera_benches::contest::{WORKLOADS, run_all};
use tessera_benches::growth;
use tessera_benches::measure::{Effort, Filter};
use tessera_benches::report::{Build, Saved, render, rows, rows_against_limits, summary};

/// Measures Tessera and its peers side by side, and writes docs/BENCHMARKS.md.
#[derive(Debug, Parser)]
struct Options {
    /// Fewer and shorter rounds: a look in under two minutes. Writes no report.
    #[arg(long)]
    quick: bool,
    /// Writes the comparisons to a file: `[{workload, operation, ours_ns, best_peer, best_peer_ns, ratio}]`. In a
    /// build without peers the limits of memory take their place, where there are any.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Measures only this: `monsters`, `monsters/verify`, `/verify` or `growth`. Writes no report.
    #[arg(long, value_name = "WORKLOAD/OPERATION", value_parser = only)]
    only: Option<Only>,
    /// The most nodes that a scene grows to: up to 4,000,000, which takes six gigabytes of memory.
    #[arg(long, value_name = "NODES", default_value_t = 1_000_000)]
    growth_to: u32,
    /// Measures nothing and writes the report again from the saved samples.
    #[arg(long, conflicts_with_all = ["quick", "json", "only", "growth_to"])]
    render: bool,
}

/// What is to be measured.
#[derive(Clone, Debug)]
enum Only {
    Workloads(Filter),
    Growth,
}

fn only(only: &str) -> Result<Only, String> {
    if only == growth::NAME {
        return Ok(Only::Growth);
    }
    let known: Vec<&str> = WORKLOADS.iter().copied().chain([growth::NAME]).collect();
    Filter::parse(only, &known).and_then(|filter| match filter.workload.as_deref() {
        Some(growth::NAME) => Err("growth is measured as a whole".into()),
        _ => Ok(Only::Workloads(filter)),
    })
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    if options.render {
        return Ok(render(&docs)?);
    }
    let publish = !options.quick && options.only.is_none();
    if publish && !cfg!(feature = "peers") {
        return Err("the report needs the peers: --features peers (or a look: --quick)".into());
    }
    let saved = measure(options);
    let rows = rows(&saved.samples);
    print_samples(&saved, rows.is_empty());
    if !rows.is_empty() {
        println!("{}\n{}", summary::table(&rows), summary::means(&rows));
    }
    if let Some(path) = &options.json {
        let rows = if rows.is_empty() { rows_against_limits(&saved.samples) } else { rows };
        std::fs::write(path, serde_json::to_string_pretty(&rows)?)?;
    }
    if publish {
        saved.save(&docs.join("benchmarks"))?;
        render(&docs)?;
    }
    Ok(())
}

fn measure(options: &Options) -> Saved {
    let effort = if options.quick { Effort::QUICK } else { Effort::FULL };
    let start = Instant::now();
    let progress = |next: &str| eprintln!("{:6.0} s  {next}", start.elapsed().as_secs_f64());
    let (filter, grows) = match &options.only {
        None => (Some(Filter::default()), !options.quick),
        Some(Only::Workloads(filter)) => (Some(filter.clone()), false),
        Some(Only::Growth) => (None, true),
    };
    let samples = filter.map(|filter| run_all(&filter, effort, progress)).unwrap_or_default();
    let growth = if grows { growth::measure(options.growth_to, effort, progress) } else { Vec::new() };
    progress("done");
    Saved { build: Build::current(), samples, growth }
}

/// What the rows do not show: the growth, and without peers our own figures.
fn print_samples(saved: &Saved, all: bool) {
    if all && !saved.samples.is_empty() {
        println!("{}", summary::samples(&saved.samples));
    }
    if let Some(table) = summary::growth(&saved.growth) {
        println!("{table}");
    }
}
