//! Builds the user's packages with descriptors in them, and collects these. User code is compiled and never run.
//!
//! - The switch is a cfg of the library. A compiler wrapper adds it, which leaves alone whatever flags the user's
//!   configuration sets: this program is that wrapper itself, see [`wrap_rustc`].
//! - The build has a target directory of its own, and is one for the host in the `dev` profile, whatever the user's
//!   configuration builds for. Settings of that profile that would take the descriptors away are overridden.

use crate::rlib::{self, Unreadable};
use serde_json::Value;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::{env, fmt, io};

/// Set for the compiler wrapper, which is this program.
const WRAPPING: &str = "TESSERA_EXPORT_WRAPS_RUSTC";

/// What is to be built.
#[derive(Clone, Debug, Default)]
pub struct Build {
    /// Package names, as cargo's `--package` takes them.
    pub packages: Vec<String>,
    /// The manifest of the package or workspace; by default the one that cargo finds.
    pub manifest_path: Option<PathBuf>,
    /// Features to switch on, as cargo's `--features` takes them.
    pub features: Vec<String>,
}

/// The descriptors that were found in each package of a build.
#[derive(Clone, Debug, Default)]
pub struct Built {
    /// By package name: those that were asked for, and those they depend on if they declare schemas.
    pub sections: BTreeMap<String, Vec<u8>>,
}

/// Why there are no descriptors.
#[derive(Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// Cargo could not be run.
    Run(io::Error),
    /// Cargo found a mistake, and told it.
    Failed(ExitStatus),
    /// A package has no library, in which schemas are declared.
    NoLibrary(String),
    /// A library could not be read.
    Unreadable(Unreadable),
    /// What cargo said about itself was not understood.
    Answer(String),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Run(error) => {
                write!(f, "cargo cannot be run: {error}; is it installed and in `PATH`?")
            }
            BuildError::Failed(status) => write!(f, "the build failed ({status}); cargo says why above"),
            BuildError::NoLibrary(package) => write!(
                f,
                "the package `{package}` has no Rust library; schemas are exported from a library (`[lib]`, with `rlib` or nothing as `crate-type`)"
            ),
            BuildError::Unreadable(error) => error.fmt(f),
            BuildError::Answer(what) => write!(f, "cargo's answer was not understood: {what}"),
        }
    }
}

impl std::error::Error for BuildError {}

/// Runs the compiler that cargo meant, with descriptors switched on, if this process was started as its wrapper.
///
/// Programs call this first of all.
#[must_use]
pub fn wrap_rustc() -> Option<ExitStatus> {
    env::var_os(WRAPPING)?;
    let mut arguments = env::args_os().skip(1);
    let rustc = arguments.next()?;
    let arguments: Vec<OsString> = arguments.collect();
    // Cargo asks the compiler about itself, too; that has to be answered alike.
    Some(match Command::new(rustc).args(arguments).args(["--cfg", "tessera_export"]).status() {
        Ok(status) => status,
        Err(error) => {
            eprintln!("rustc cannot be run: {error}");
            std::process::exit(2);
        }
    })
}

impl Build {
    /// Builds. Cargo's own progress goes to the terminal.
    ///
    /// # Errors
    /// If the build fails, or a package that was asked for has no library.
    pub fn run(&self) -> Result<Built, BuildError> {
        let host = host()?;
        let mut command = Command::new(cargo());
        command.args(["build", "--lib", "--profile", "dev", "--message-format", "json-render-diagnostics"]);
        command.arg("--target").arg(&host).arg("--target-dir").arg(self.target_dir()?);
        for setting in [
            "strip=\"none\"",
            "lto=\"off\"",
            "panic=\"unwind\"",
            "opt-level=0",
            "debug=false",
            "split-debuginfo=\"off\"",
            "codegen-units=16",
        ] {
            command.arg("--config").arg(format!("profile.dev.{setting}"));
        }
        self.select(&mut command);
        let wrapper = env::current_exe().map_err(BuildError::Run)?;
        command.env("RUSTC_WRAPPER", wrapper).env(WRAPPING, "1").stdout(Stdio::piped());
        let mut child = command.spawn().map_err(BuildError::Run)?;
        let mut built = Built::default();
        let mut libraries = Vec::new();
        if let Some(output) = child.stdout.take() {
            for line in BufReader::new(output).lines() {
                libraries.extend(library(&line.map_err(BuildError::Run)?));
            }
        }
        let status = child.wait().map_err(BuildError::Run)?;
        if !status.success() {
            return Err(BuildError::Failed(status));
        }
        for (package, path) in libraries {
            let section = rlib::descriptors(&path).map_err(BuildError::Unreadable)?;
            if !section.is_empty() || self.packages.contains(&package) {
                built.sections.entry(package).or_default().extend(section);
            }
        }
        match self.packages.iter().find(|package| !built.sections.contains_key(*package)) {
            Some(package) => Err(BuildError::NoLibrary(package.clone())),
            None => Ok(built),
        }
    }

    fn select(&self, command: &mut Command) {
        for package in &self.packages {
            command.arg("--package").arg(package);
        }
        if let Some(path) = &self.manifest_path {
            command.arg("--manifest-path").arg(path);
        }
        if !self.features.is_empty() {
            command.arg("--features").arg(self.features.join(","));
        }
    }

    /// Beside the user's own builds, which it neither uses nor disturbs.
    fn target_dir(&self) -> Result<PathBuf, BuildError> {
        let mut command = Command::new(cargo());
        command.args(["metadata", "--no-deps", "--format-version", "1"]);
        if let Some(path) = &self.manifest_path {
            command.arg("--manifest-path").arg(path);
        }
        let answer = answer(&mut command)?;
        let metadata: Value =
            serde_json::from_slice(&answer).map_err(|error| BuildError::Answer(error.to_string()))?;
        match metadata["target_directory"].as_str() {
            Some(target) => Ok(Path::new(target).join("tessera-export")),
            None => Err(BuildError::Answer("it names no target directory".into())),
        }
    }
}

fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// The host's target triple.
fn host() -> Result<String, BuildError> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let answer = answer(Command::new(rustc).arg("-vV"))?;
    let text = String::from_utf8_lossy(&answer);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(Into::into).ok_or_else(|| BuildError::Answer("rustc names no host".into()))
}

fn answer(command: &mut Command) -> Result<Vec<u8>, BuildError> {
    let output = command.stderr(Stdio::inherit()).output().map_err(BuildError::Run)?;
    if output.status.success() { Ok(output.stdout) } else { Err(BuildError::Failed(output.status)) }
}

/// The package and library that a line of cargo's tells of.
fn library(line: &str) -> Option<(String, PathBuf)> {
    let message: Value = serde_json::from_str(line).ok()?;
    if message["reason"] != "compiler-artifact" {
        return None;
    }
    let rlib = message["filenames"].as_array()?.iter().filter_map(Value::as_str);
    let rlib = rlib.into_iter().find(|name| name.ends_with(".rlib"))?;
    Some((package_name(message["package_id"].as_str()?), rlib.into()))
}

/// The name in a package id: `path+file:///a/b#name@1.0.0`, or `path+file:///a/name#1.0.0` if the folder has it.
fn package_name(id: &str) -> String {
    let (source, fragment) = id.rsplit_once('#').unwrap_or(("", id));
    match fragment.rsplit_once('@') {
        Some((name, _)) => name.into(),
        None => source.rsplit('/').next().unwrap_or(source).split('?').next().unwrap_or("").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn package_ids_name_packages() {
        assert_eq!(package_name("path+file:///home/a/b#game-schema@1.0.0"), "game-schema");
        assert_eq!(package_name("path+file:///home/a/game-schema#1.0.0"), "game-schema");
        assert_eq!(
            package_name("registry+https://github.com/rust-lang/crates.io-index#serde@1.0.1"),
            "serde"
        );
        assert_eq!(package_name("git+https://example.com/schemas?branch=main#0.1.0"), "schemas");
    }

    #[test]
    fn only_libraries_are_collected() {
        let artifact = r#"{"reason":"compiler-artifact","package_id":"path+file:///a/p#0.1.0","filenames":["/t/libp.rlib","/t/libp.rmeta"]}"#;
        assert_eq!(library(artifact), Some(("p".into(), "/t/libp.rlib".into())));
        let program =
            r#"{"reason":"compiler-artifact","package_id":"path+file:///a/p#0.1.0","filenames":["/t/p"]}"#;
        assert_eq!(library(program), None);
        assert_eq!(library("not json"), None);
    }
}
