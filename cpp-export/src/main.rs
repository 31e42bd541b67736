//! The command `cpp-export`.

use clap::{ArgGroup, Parser};
use cpp_export::cargo::{Build, wrap_rustc};
use cpp_export::cpp::names::Names;
use cpp_export::cpp::{CppError, add_runtime, headers};
use cpp_export::descriptor::Package;
use cpp_export::files::{Changes, replace};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

/// Writes C++20 headers for schemas that are declared with tessera_schema! in a Rust library.
///
/// The library is built for this machine, in a target directory of its own; its code does not run.
#[derive(Debug, Parser)]
#[command(version, after_help = EXAMPLES)]
#[command(group(ArgGroup::new("what to do").args(["out", "descriptor", "list"]).required(true).multiple(true)))]
struct Options {
    /// A descriptor file to read instead of a package
    #[arg(value_name = "FILE.tsd", conflicts_with_all = ["package", "manifest_path", "features"])]
    file: Option<PathBuf>,
    /// The package to export; several make one export
    #[arg(long, short, required_unless_present = "file")]
    package: Vec<String>,
    /// The Cargo.toml of the package or workspace
    #[arg(long)]
    manifest_path: Option<PathBuf>,
    /// Features of the packages, separated by commas
    #[arg(long, value_delimiter = ',')]
    features: Vec<String>,
    /// The folder for the headers
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Compares the folder with what would be written, and writes nothing
    #[arg(long, requires = "out")]
    check: bool,
    /// Leaves the runtime's headers out, which come from elsewhere
    #[arg(long)]
    no_runtime: bool,
    /// Names to avoid: macros of an engine that C++ code cannot have
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    avoid: Vec<String>,
    /// Writes a descriptor file, for `cpp-export FILE.tsd` and for comparing schemas
    #[arg(long, value_name = "FILE.tsd")]
    descriptor: Option<PathBuf>,
    /// Lists the exported types
    #[arg(long)]
    list: bool,
}

const EXAMPLES: &str = "\
Examples:
  cpp-export --package game-schema --out cpp/generated
  cpp-export --package game-schema --out cpp/generated --check
  cpp-export --package game-schema --descriptor schemas/game.tsd
  cpp-export schemas/game.tsd --out cpp/generated

Exit codes: 0 when all is done, 1 when --check finds a difference, 2 when something could not be done.";

fn main() -> ExitCode {
    if let Some(status) = wrap_rustc() {
        return if status.success() { ExitCode::SUCCESS } else { code(status.code()) };
    }
    match run(&Options::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn code(code: Option<i32>) -> ExitCode {
    code.and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
}

fn run(options: &Options) -> Result<ExitCode, Box<dyn Error>> {
    let (package, others) = match &options.file {
        Some(path) => (Package::read(path)?, BTreeMap::new()),
        None => {
            let build = Build {
                packages: options.package.clone(),
                manifest_path: options.manifest_path.clone(),
                features: options.features.clone(),
            };
            Package::build(&build)?
        }
    };
    if options.list {
        for block in &package.blocks {
            for ty in &block.types {
                println!("{}::{}", block.namespace, ty.ident());
            }
        }
    }
    if let Some(path) = &options.descriptor {
        replace(path, &package.to_file())?;
    }
    let Some(out) = &options.out else { return Ok(ExitCode::SUCCESS) };
    let names = Names::new(options.avoid.iter().map(String::as_str));
    let mut files = headers(&package, &names).map_err(|error| match error {
        CppError::NotDeclared(error) => CppError::NotDeclared(error.of_one_of(others.values())),
        error => error,
    })?;
    if !options.no_runtime {
        add_runtime(&mut files)?;
    }
    if options.check {
        let changes = files.compare(out)?;
        differences(&changes);
        return Ok(if changes.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) });
    }
    let changes = files.write(out)?;
    let types: usize = package.blocks.iter().map(|block| block.types.len()).sum();
    eprintln!(
        "{types} types in {}: {} headers new, {} changed, {} removed, {} as they were",
        out.display(),
        changes.new.len(),
        changes.changed.len(),
        changes.stale.len(),
        changes.unchanged
    );
    Ok(ExitCode::SUCCESS)
}

/// Says which files are not as they would be written.
fn differences(changes: &Changes) {
    let kinds = [("is missing", &changes.new), ("differs", &changes.changed), ("is stale", &changes.stale)];
    for (what, paths) in kinds {
        for path in paths {
            println!("{path} {what}");
        }
    }
}
