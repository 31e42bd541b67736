//! Where a package comes from: a build of the user's crate, a `.tsd` file, or schemas that a program names.

use crate::bytes::Malformed;
use crate::cargo::{Build, BuildError};
use crate::descriptor::Package;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};
use tessera::{ReadError, Reader};

/// Why there is nothing to export.
#[derive(Debug)]
#[non_exhaustive]
pub enum SourceError {
    /// The build failed.
    Build(BuildError),
    /// A library holds something else than descriptors of this version.
    Malformed(String, Malformed),
    /// A package declares no schema.
    NoSchemas(String),
    /// The file cannot be read or written.
    Io(PathBuf, io::Error),
    /// The file is no descriptor.
    File(PathBuf, ReadError),
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SourceError::Build(error) => error.fmt(f),
            SourceError::Malformed(package, error) => write!(f, "package `{package}`: {error}"),
            SourceError::NoSchemas(package) => write!(
                f,
                "the package `{package}` exports no types; declare them in a `tessera_schema!` block of its library, in a module that is compiled (features may be needed: `--features`)"
            ),
            SourceError::Io(path, error) => write!(f, "`{}`: {error}", path.display()),
            SourceError::File(path, error) => {
                write!(f, "`{}` is not a descriptor that this version reads: {error}", path.display())
            }
        }
    }
}

impl std::error::Error for SourceError {}

impl Package {
    /// The packages of a build, as one with the name of the first. The second value tells which package declares which
    /// types, of those that were not asked for.
    ///
    /// # Errors
    /// If the build fails, or one of the packages declares nothing.
    pub fn build(build: &Build) -> Result<(Self, BTreeMap<String, Self>), SourceError> {
        let built = build.run().map_err(SourceError::Build)?;
        let mut asked =
            Package { name: build.packages.first().cloned().unwrap_or_default(), blocks: Vec::new() };
        let mut others = BTreeMap::new();
        for (name, section) in built.sections {
            let package = Package::from_section(&name, &section)
                .map_err(|error| SourceError::Malformed(name.clone(), error))?;
            if !build.packages.contains(&name) {
                others.insert(name, package);
            } else if package.blocks.iter().all(|block| block.types.is_empty()) {
                return Err(SourceError::NoSchemas(name));
            } else {
                asked.blocks.extend(package.blocks);
            }
        }
        asked.blocks.sort_by(|a, b| a.namespace.cmp(&b.namespace));
        Ok((asked, others))
    }

    /// The package in a `.tsd` file.
    ///
    /// # Errors
    /// If the file cannot be read, or is something else.
    pub fn read(path: &Path) -> Result<Self, SourceError> {
        let bytes = fs::read(path).map_err(|error| SourceError::Io(path.into(), error))?;
        let package = Reader::<Package>::open(&bytes).and_then(|reader| reader.to_owned());
        package.map_err(|error| SourceError::File(path.into(), error))
    }

    /// The bytes of a `.tsd` file: a Tessera buffer of this package, with its schema.
    ///
    /// # Panics
    /// If the descriptors are larger than a buffer can be, 4 GiB.
    #[must_use]
    pub fn to_file(&self) -> Vec<u8> {
        tessera::to_vec(self).expect("descriptors are small")
    }
}
