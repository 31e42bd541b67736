//! What can be wrong with a file.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a file was not imported.
#[derive(Debug)]
pub(crate) enum ImportError {
    /// A file could not be read.
    Read(PathBuf, io::Error),
    /// It is not glTF, or needs an extension that the scene has no place for.
    Gltf(gltf::Error),
    /// It is glTF, but not valid.
    Invalid(String),
}

impl ImportError {
    /// Something that glTF does not allow.
    pub(super) fn invalid(what: impl Into<String>) -> Self {
        ImportError::Invalid(what.into())
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportError::Read(path, error) => write!(f, "{}: {error}", path.display()),
            ImportError::Gltf(error) => write!(f, "not a glTF file that can be read: {error}"),
            ImportError::Invalid(what) => write!(f, "invalid glTF: {what}"),
        }
    }
}

impl Error for ImportError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ImportError::Read(_, error) => Some(error),
            ImportError::Gltf(error) => Some(error),
            ImportError::Invalid(_) => None,
        }
    }
}

impl From<gltf::Error> for ImportError {
    fn from(error: gltf::Error) -> Self {
        ImportError::Gltf(error)
    }
}
