//! Exports schemas that were declared with `tessera_schema!` in Rust to C++20 headers.
//!
//! ```text
//! a crate, built with descriptors -> rlib -> descriptor bytes -> Package -> .tsd file
//! schemas named in a program ------------'                          `-----> C++ headers
//! ```
//!
//! [`descriptor`] is what schemas are, as a value and as a file. [`cargo`] builds a user's crate with the descriptors in it,
//! [`rlib`] finds them there, [`bytes`] reads them; user code never runs. [`fingerprint`] computes what depends on all that a
//! type reaches, [`cpp`] writes the headers, [`files`] puts them in place. [`run`] is all of it for a program that names its
//! schemas, the command `cpp-export` is all of it for everyone else.

use cpp::CppError;
use cpp::names::Names;
use descriptor::Package;
use files::{Changes, FilesError};
use std::fmt;
use std::path::Path;
use tessera::Schema;

pub mod bytes;
pub mod cargo;
pub mod cpp;
pub mod descriptor;
pub mod files;
pub mod fingerprint;
pub mod rlib;
pub mod source;

/// Why an export failed.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExportError {
    /// Headers cannot be generated.
    Cpp(CppError),
    /// Headers cannot be written.
    Files(FilesError),
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportError::Cpp(error) => error.fmt(f),
            ExportError::Files(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExportError {}

/// Writes the headers of these schemas and the runtime to a folder: for build scripts and programs of three lines.
///
/// The umbrella header is called after `name`. Files are written when they change, and files of an earlier export that are
/// not written any more are removed.
///
/// # Errors
/// If there are no types, if one refers to a schema that is not among these, or if a file cannot be written.
///
/// ```
/// tessera::tessera_schema! {
///     pub schema game;
///     pub table Monster { name: String, hp: i16 = 100 }
/// }
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let out = tempfile::tempdir()?;
/// # let out = out.path();
/// cpp_export::run("game", &[GAME], out)?;
/// assert!(out.join("game/Monster.hpp").exists());
/// # Ok(())
/// # }
/// ```
pub fn run(name: &str, schemas: &[Schema], out: &Path) -> Result<Changes, ExportError> {
    let package = Package::of(name, schemas);
    let mut files = cpp::headers(&package, &Names::new([])).map_err(ExportError::Cpp)?;
    cpp::add_runtime(&mut files).map_err(ExportError::Files)?;
    files.write(out).map_err(ExportError::Files)
}
