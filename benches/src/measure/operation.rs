//! What is measured.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One thing that a program does with a serializer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Operation {
    /// Writes into a new buffer.
    Write,
    /// Writes into a buffer that is kept between messages.
    WriteReused,
    /// Checks a whole buffer.
    Verify,
    /// Reads every field of a buffer that is trusted.
    Read,
    /// Checks a buffer and reads every field.
    SafeRead,
    /// Reads a few members of 1,000 elements.
    RandomReads,
    /// Looks keys up in dictionaries.
    LookUps,
    /// Makes owned values again, and drops them.
    Owned,
    /// The length of the buffer, in bytes.
    Size,
}

impl Operation {
    /// All of them, in the order of the tables.
    pub const ALL: [Self; 9] = [
        Self::Write,
        Self::WriteReused,
        Self::Verify,
        Self::Read,
        Self::SafeRead,
        Self::RandomReads,
        Self::LookUps,
        Self::Owned,
        Self::Size,
    ];

    /// The name on the command line and in the samples.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Write => "write",
            Self::WriteReused => "write-reused",
            Self::Verify => "verify",
            Self::Read => "read",
            Self::SafeRead => "safe-read",
            Self::RandomReads => "random-reads",
            Self::LookUps => "look-ups",
            Self::Owned => "owned",
            Self::Size => "size",
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
