//! The C++ compiler of this machine.

use std::env;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The warnings that generated headers and the runtime are free of, in programs without exceptions and type information.
const STRICT: &str = "-std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Werror \
    -fno-exceptions -fno-rtti";

/// Where the runtime is.
pub(crate) fn runtime() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("include")
}

#[derive(Clone, Debug)]
pub(crate) struct Compiler(String);

impl Compiler {
    /// `CXX`, else `g++`, else `clang++`; `None` if there is none, which is no reason to fail but in CI.
    pub(crate) fn find() -> Option<Self> {
        let named = env::var("CXX").ok();
        let found = named.into_iter().chain(["g++".into(), "clang++".into()]).find(|name| {
            Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success())
        });
        if found.is_none() {
            assert!(env::var_os("CI").is_none(), "no C++ compiler was found, and in CI there has to be one");
            skip("no C++ compiler was found (CXX, g++, clang++)");
        }
        found.map(Self)
    }

    /// A call that finds generated headers in `headers`, and takes no warning.
    pub(crate) fn strict(&self, headers: &Path) -> Command {
        let mut command = Command::new(&self.0);
        command.args(STRICT.split_whitespace()).arg("-I").arg(headers).arg("-I").arg(runtime());
        command
    }

    /// Checks one file, which is C++ whatever it is called.
    pub(crate) fn check(&self, headers: &Path, file: &Path, more: &[&str]) -> Result<(), String> {
        let mut command = self.strict(headers);
        run(command.args(more).args(["-fsyntax-only", "-x", "c++"]).arg(file))
    }

    /// Builds a program from one file.
    pub(crate) fn build(
        &self,
        headers: &Path,
        file: &Path,
        program: &Path,
        more: &[&str],
    ) -> Result<(), String> {
        let mut command = self.strict(headers);
        run(command.args(more).arg(file).arg("-o").arg(program))
    }
}

/// Says why a test does nothing, where test runners do not swallow it.
pub(crate) fn skip(why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}

/// Runs a command; what it said if it failed.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    let arguments: Vec<&OsStr> = command.get_args().collect();
    Err(format!("{arguments:?}\n{}", String::from_utf8_lossy(&output.stderr)))
}
