//! Measures how long `cargo check` takes for a crate of nothing but types, with Tessera's macro and with rkyv's
//! derives, and saves what the report shows.
//!
//! The crates are made in the target directory. What they depend on is built first and not measured; then each is
//! checked in turn, again and again, after its source was touched. Nothing is compiled incrementally.

mod generate;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::Parser;
use tessera_benches::measure::median;
use tessera_benches::report::compile_time::{Checked, CompileTime};
use tessera_benches::report::render;

use generate::{ALL, Library, Types};

/// Measures how long schemas take to compile.
#[derive(Debug, Parser)]
struct Options {
    /// How often each crate is checked.
    #[arg(long, default_value_t = 7)]
    rounds: usize,
    /// Prints the figures and saves nothing.
    #[arg(long)]
    dry: bool,
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
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = package.parent().ok_or("the package lies in the repository")?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir));
    let crates = Crates { place: target.join("compile-time") };
    crates.write(root)?;

    let mut measured = CompileTime::new(options.rounds);
    for types in &ALL {
        eprintln!("{}", types.says);
        let mut times = [Vec::new(), Vec::new()];
        for round in 0..=options.rounds {
            for (library, times) in Library::BOTH.into_iter().zip(&mut times) {
                let time = crates.check(types, library)?;
                // The first builds what the crate depends on.
                if round > 0 {
                    times.push(time);
                }
            }
        }
        let [tessera, rkyv] = times.map(median);
        measured.rows.push(Checked { types: types.says.into(), tessera, rkyv });
    }
    println!("{}", measured.table());
    if !options.dry {
        let docs = root.join("docs");
        measured.save(&docs.join("benchmarks"))?;
        // Before the first report there is no page to put the table on.
        if docs.join("BENCHMARKS.md").exists() {
            render(&docs)?;
        }
    }
    Ok(())
}

/// The crates, as a workspace of their own.
struct Crates {
    place: PathBuf,
}

impl Crates {
    fn write(&self, root: &Path) -> Result<(), Box<dyn Error>> {
        let mut members = Vec::new();
        for types in &ALL {
            for library in Library::BOTH {
                let name = types.package(library);
                let directory = self.place.join(&name);
                fs::create_dir_all(directory.join("src"))?;
                let manifest = format!(
                    "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{}\n",
                    library.dependency(root)
                );
                fs::write(directory.join("Cargo.toml"), manifest)?;
                fs::write(self.source(types, library), types.source(library))?;
                members.push(format!("{name:?}"));
            }
        }
        let workspace = format!("[workspace]\nresolver = \"3\"\nmembers = [{}]\n", members.join(", "));
        fs::write(self.place.join("Cargo.toml"), workspace)?;
        // The versions that the rest of the report is about.
        fs::copy(root.join("Cargo.lock"), self.place.join("Cargo.lock"))?;
        Ok(())
    }

    fn source(&self, types: &Types, library: Library) -> PathBuf {
        self.place.join(types.package(library)).join("src/lib.rs")
    }

    /// Touches the source and checks the crate: seconds of user time.
    fn check(&self, types: &Types, library: Library) -> Result<f64, Box<dyn Error>> {
        fs::write(self.source(types, library), types.source(library))?;
        let mut check = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        check.current_dir(&self.place).env("CARGO_TARGET_DIR", self.place.join("target"));
        check.env("CARGO_INCREMENTAL", "0").args(["check", "--quiet", "-p", &types.package(library)]);
        let before = children_user_time()?;
        let output = check.output()?;
        let after = children_user_time()?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into());
        }
        Ok(after - before)
    }
}

/// Seconds of user time of the processes that this one started and that ended, with their own children. Linux
/// counts it in hundredths.
fn children_user_time() -> Result<f64, Box<dyn Error>> {
    let stat = fs::read_to_string("/proc/self/stat").map_err(|_| "user times are only known on Linux")?;
    // The name of the program, which may hold anything, ends at the last parenthesis.
    let after_name = stat.rsplit(')').next().ok_or("a line of fields")?;
    let ticks: f64 = after_name.split_whitespace().nth(13).ok_or("a field for children")?.parse()?;
    Ok(ticks / 100.0)
}
