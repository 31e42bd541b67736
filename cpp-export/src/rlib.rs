//! Finds descriptors in compiled libraries.

use object::read::archive::ArchiveFile;
use object::{Object, ObjectSection};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// The link section that blocks put their descriptors in.
pub const SECTION: &str = ".tessera";

/// Why a library could not be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum Unreadable {
    /// The file could not be read.
    Io(PathBuf, io::Error),
    /// It is no archive, or a member of it that should be an object file is none.
    Format(PathBuf, object::Error),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Io(path, error) => write!(f, "cannot read `{}`: {error}", path.display()),
            Unreadable::Format(path, error) => {
                write!(f, "`{}` is not a library as cargo builds them: {error}", path.display())
            }
        }
    }
}

impl std::error::Error for Unreadable {}

/// The descriptors in the library at `path`, one behind the other; empty if there are none.
///
/// # Errors
/// If the file cannot be read, or is not a library.
pub fn descriptors(path: &Path) -> Result<Vec<u8>, Unreadable> {
    let data = fs::read(path).map_err(|error| Unreadable::Io(path.into(), error))?;
    sections(&data).map_err(|error| Unreadable::Format(path.into(), error))
}

fn sections(library: &[u8]) -> Result<Vec<u8>, object::Error> {
    let archive = ArchiveFile::parse(library)?;
    let mut descriptors = Vec::new();
    for member in archive.members() {
        let member = member?;
        // Beside object files lies what the compiler knows of the crate.
        if !member.name().ends_with(b".o") {
            continue;
        }
        let file = object::File::parse(member.data(library)?)?;
        for section in file.sections() {
            if section.name() == Ok(SECTION) {
                descriptors.extend_from_slice(&section.uncompressed_data()?);
            }
        }
    }
    Ok(descriptors)
}
