//! The bytes that a document refers to: in the file itself, in data URIs, in files beside it.

use super::ImportError;
use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use gltf::buffer::Source;
use std::path::Path;

/// Exporters differ in whether they pad.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The content of each buffer.
pub(super) fn load(
    document: &gltf::Document,
    blob: Option<Vec<u8>>,
    folder: &Path,
) -> Result<Vec<Vec<u8>>, ImportError> {
    let mut blob = blob;
    let load = |buffer: gltf::Buffer<'_>| {
        let bytes = match buffer.source() {
            Source::Bin => {
                blob.take().ok_or_else(|| invalid(&buffer, "is nowhere: the file has no BIN chunk"))?
            }
            Source::Uri(uri) => match DataUri::parse(uri) {
                Some(data) => data.decode()?,
                None => read(uri, folder)?,
            },
        };
        if bytes.len() < buffer.length() {
            return Err(invalid(&buffer, &format!("has {} bytes of {}", bytes.len(), buffer.length())));
        }
        Ok(bytes)
    };
    document.buffers().map(load).collect()
}

fn invalid(buffer: &gltf::Buffer<'_>, what: &str) -> ImportError {
    ImportError::invalid(format!("buffer {} {what}", buffer.index()))
}

/// Reads a file that a document names.
fn read(uri: &str, folder: &Path) -> Result<Vec<u8>, ImportError> {
    if uri.contains(':') {
        return Err(ImportError::invalid(format!("`{uri}`: only files and data URIs are read")));
    }
    let name = percent_encoding::percent_decode_str(uri)
        .decode_utf8()
        .map_err(|_| ImportError::invalid(format!("`{uri}` is not UTF-8")))?;
    let path = folder.join(&*name);
    std::fs::read(&path).map_err(|error| ImportError::Read(path, error))
}

/// `data:image/png;base64,iVBORw0K…`
pub(super) struct DataUri<'a> {
    /// `image/png`; may be empty.
    pub(super) mime: &'a str,
    base64: bool,
    content: &'a str,
}

impl<'a> DataUri<'a> {
    /// Takes a URI apart; `None` if it is of another kind.
    pub(super) fn parse(uri: &'a str) -> Option<Self> {
        let (head, content) = uri.strip_prefix("data:")?.split_once(',')?;
        let mime = head.split(';').next().unwrap_or_default();
        Some(DataUri { mime, base64: head.ends_with(";base64"), content })
    }

    /// The bytes that it spells.
    pub(super) fn decode(&self) -> Result<Vec<u8>, ImportError> {
        if !self.base64 {
            return Ok(percent_encoding::percent_decode_str(self.content).collect());
        }
        BASE64.decode(self.content).map_err(|error| ImportError::invalid(format!("a data URI: {error}")))
    }
}
