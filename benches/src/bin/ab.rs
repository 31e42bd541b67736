//! Compares two commits: builds both, runs them in turn, and holds our figures of one against those of the other.
//!
//! The peers did not change between the commits, so what their figures differ by is noise: of the machine, or of
//! how the linker happened to lay out the code. A change of ours counts if it is well beyond that.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::Parser;
use tessera_benches::measure::median;
use tessera_benches::report::tables::{self, Table};
use tessera_benches::report::{Row, geometric_mean};

/// Compares two commits of this repository.
#[derive(Debug, Parser)]
struct Options {
    /// The one that comes first in the ratios.
    commit_a: String,
    /// The one it is divided by.
    commit_b: String,
    /// Measures only this, as in `report`.
    #[arg(long, value_name = "WORKLOAD/OPERATION")]
    only: Option<String>,
    /// How often both run.
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// Builds the peers too, as a control of the noise. Without them the limits of memory are the control, and
    /// what has no such limit, owned values and sizes, is left out.
    #[arg(long)]
    peers: bool,
}

/// The rows of one run, by workload and operation.
type Rows = BTreeMap<(String, String), Row>;

fn main() -> ExitCode {
    match compare(&Options::parse()) {
        Ok(table) => {
            println!("{table}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn compare(options: &Options) -> Result<String, Box<dyn Error>> {
    let root = PathBuf::from(output(Command::new("git").args(["rev-parse", "--show-toplevel"]))?.trim());
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir));
    let place = target.join("ab");
    // Building takes minutes, in which `HEAD` may come to mean something else.
    let commit = |name: &str| {
        output(Command::new("git").args(["rev-parse", "--verify"]).arg(format!("{name}^{{commit}}")))
    };
    let (commit_a, commit_b) = (commit(&options.commit_a)?, commit(&options.commit_b)?);
    let a = Side::build(&root, &place, "a", commit_a.trim(), options.peers)?;
    let b = Side::build(&root, &place, "b", commit_b.trim(), options.peers)?;
    let mut runs = Vec::new();
    for round in 1..=options.rounds {
        eprintln!("round {round} of {}", options.rounds);
        // Whoever comes second finds a warmer machine, so they take turns.
        if round % 2 == 1 {
            let first = a.run(options.only.as_deref())?;
            runs.push((first, b.run(options.only.as_deref())?));
        } else {
            let first = b.run(options.only.as_deref())?;
            runs.push((a.run(options.only.as_deref())?, first));
        }
    }
    Ok(table(&runs))
}

/// One of the commits: its work tree, which goes when it does, and its binary.
struct Side {
    root: PathBuf,
    tree: PathBuf,
    binary: PathBuf,
}

impl Side {
    fn build(
        root: &Path,
        place: &Path,
        name: &str,
        commit: &str,
        peers: bool,
    ) -> Result<Self, Box<dyn Error>> {
        eprintln!("building {commit}");
        fs::create_dir_all(place)?;
        let side =
            Self { root: root.into(), tree: place.join(name), binary: place.join(format!("report-{name}")) };
        side.remove();
        let mut add = Command::new("git");
        add.current_dir(root).args(["worktree", "add", "--quiet", "--detach", "--force"]);
        output(add.arg(&side.tree).arg(commit))?;
        // One target directory for both: what they have in common is built once.
        let target = place.join("target");
        let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        build.current_dir(&side.tree).env("CARGO_TARGET_DIR", &target);
        build.args(["build", "--release", "-p", "tessera-benches", "--bin", "report"]);
        if peers {
            build.args(["--features", "peers"]);
        }
        output(&mut build)?;
        let built = target.join("release").join(format!("report{}", std::env::consts::EXE_SUFFIX));
        fs::copy(built, &side.binary)?;
        Ok(side)
    }

    fn run(&self, only: Option<&str>) -> Result<Rows, Box<dyn Error>> {
        let json = self.binary.with_extension("json");
        let mut run = Command::new(&self.binary);
        run.current_dir(&self.tree).arg("--quick").arg("--json").arg(&json);
        if let Some(only) = only {
            run.args(["--only", only]);
        }
        output(&mut run)?;
        let rows: Vec<Row> = serde_json::from_slice(&fs::read(&json)?)?;
        Ok(rows.into_iter().map(|row| ((row.workload.clone(), row.operation.clone()), row)).collect())
    }

    /// Removes the work tree, also one that a run which was stopped left behind.
    fn remove(&self) {
        if self.tree.exists() {
            let mut remove = Command::new("git");
            remove.current_dir(&self.root).args(["worktree", "remove", "--force"]).arg(&self.tree);
            if let Err(error) = output(&mut remove) {
                eprintln!("the work tree {} stays: {error}", self.tree.display());
            }
        }
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        self.remove();
    }
}

/// What a command prints.
fn output(command: &mut Command) -> Result<String, Box<dyn Error>> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// For each place the ratio of the commits: ours, and that of whoever we were compared with in both.
fn table(runs: &[(Rows, Rows)]) -> String {
    let mut table = Table::new(["workload", "operation", "ours A ÷ B", "control", "its A ÷ B"]);
    let (mut all, mut all_controls) = (Vec::new(), Vec::new());
    let places = runs.first().map(|(a, _)| a.keys()).into_iter().flatten();
    for place in places {
        let pairs = || runs.iter().filter_map(|(a, b)| Some((a.get(place)?, b.get(place)?)));
        let ours: Vec<f64> = pairs().map(|(a, b)| a.ours_ns / b.ours_ns).collect();
        let same = || pairs().filter(|(a, b)| a.best_peer == b.best_peer);
        let controls: Vec<f64> = same().map(|(a, b)| a.best_peer_ns / b.best_peer_ns).collect();
        if ours.is_empty() {
            continue;
        }
        let ours = median(ours);
        all.push(ours);
        let control = (!controls.is_empty()).then(|| median(controls));
        all_controls.extend(control);
        table.row([
            place.0.clone(),
            place.1.clone(),
            shown(Some(ours)),
            same().next().map_or_else(String::new, |(a, _)| a.best_peer.clone()),
            shown(control),
        ]);
    }
    let mean = |ratios: Vec<f64>| shown(geometric_mean(ratios));
    table.row(["geometric mean".into(), String::new(), mean(all), String::new(), mean(all_controls)]);
    table.to_string()
}

/// A ratio, if there is one.
fn shown(ratio: Option<f64>) -> String {
    ratio.map_or_else(|| "–".into(), tables::ratio)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(ours_ns: f64, best_peer: &str, best_peer_ns: f64) -> Rows {
        let (workload, operation) = ("monsters".to_owned(), "verify".to_owned());
        let place = (workload.clone(), operation.clone());
        let best_peer = best_peer.into();
        let row =
            Row { workload, operation, ours_ns, best_peer, best_peer_ns, ratio: best_peer_ns / ours_ns };
        BTreeMap::from([(place, row)])
    }

    #[test]
    fn the_median_round_counts_and_a_control_is_one_library() {
        let runs = [
            (run(120.0, "rkyv", 200.0), run(100.0, "rkyv", 200.0)),
            (run(500.0, "rkyv", 210.0), run(100.0, "rkyv", 200.0)),
            (run(110.0, "rkyv", 200.0), run(100.0, "capnp", 100.0)),
        ];
        let table = table(&runs);
        let cells: Vec<&str> = table.lines().nth(2).expect("a row").split('|').map(str::trim).collect();
        assert_eq!(cells, ["", "monsters", "verify", "1.200×", "rkyv", "1.025×", ""]);
    }
}
