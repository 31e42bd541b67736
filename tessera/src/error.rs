//! What can go wrong, where in a schema and where in a buffer. Knows no codec.
//!
//! There is one error type for each operation; both are one pointer wide, so that results stay small, and
//! both say where: a [`Path`] through the schema and, for reading, a byte offset.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

/// A way through a schema: `Monster.weapons[3].name`, by wire names.
///
/// A map is an object with the members `Keys` and `Values` (FORMAT §10) and shows as one:
/// `Monster.loot.Keys[2]`. An arm of a union stands in parentheses: `Monster.component(Sprite).image`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// From the end to the root: errors collect their path while they leave the walk.
    reversed: Vec<Step>,
}

/// One step of a [`Path`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The root's type.
    Root(&'static str),
    /// A member.
    Field(&'static str),
    /// An element of a vector.
    Element(usize),
    /// An arm of a union.
    Arm(&'static str),
}

impl Path {
    /// Puts a step in front.
    pub(crate) fn prepend(&mut self, step: Step) {
        self.reversed.push(step);
    }

    /// The steps from the root on.
    #[must_use]
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = Step> + ExactSizeIterator {
        self.reversed.iter().rev().copied()
    }

    /// Whether the error concerns no place in the schema, as one in the header.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.reversed.is_empty()
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in self.steps() {
            match step {
                Step::Root(name) => f.write_str(name)?,
                Step::Field(name) => write!(f, ".{name}")?,
                Step::Element(i) => write!(f, "[{i}]")?,
                Step::Arm(name) => write!(f, "({name})")?,
            }
        }
        Ok(())
    }
}

/// Why a buffer was refused, or a value in it could not be handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// The buffer is shorter than a header.
    TooSmall,
    /// The buffer's address is not a multiple of 8, and the caller asked not to copy it.
    Misaligned,
    /// The buffer does not start as Tessera buffers do.
    BadMagic,
    /// The buffer has another version of the wire format.
    BadVersion,
    /// Bits that must be 0 are not.
    ReservedBits,
    /// An offset is null where it must not be, no multiple of 4, or leads to data that is not aligned as its
    /// type demands; or a map lacks one of its vectors.
    BadOffset,
    /// Data would reach past the end of the buffer.
    OutOfBounds,
    /// A string is not UTF-8, or its final 0 byte is missing.
    BadString,
    /// A union's tag names none of its arms.
    BadUnionTag,
    /// A bool, character or closed enum has a value that is none.
    BadValue,
    /// The keys of a map are not in ascending order, or one is there twice.
    UnsortedKeys,
    /// Two vectors that belong together differ in length, or an array has another length than its type.
    LengthMismatch,
    /// Objects and vectors are nested deeper than the limit.
    TooDeep,
    /// Checking would take more work than a buffer of this size can need.
    TooMuchWork,
    /// The buffer holds a value of another schema.
    SchemaMismatch,
    /// Owned values would need more memory than allowed.
    TooLarge,
}

impl ReadErrorKind {
    const fn text(self) -> &'static str {
        match self {
            ReadErrorKind::TooSmall => "buffer too small",
            ReadErrorKind::Misaligned => "misaligned buffer",
            ReadErrorKind::BadMagic => "not a Tessera buffer",
            ReadErrorKind::BadVersion => "unknown format version",
            ReadErrorKind::ReservedBits => "reserved bits are set",
            ReadErrorKind::BadOffset => "bad offset",
            ReadErrorKind::OutOfBounds => "out of bounds",
            ReadErrorKind::BadString => "bad string",
            ReadErrorKind::BadUnionTag => "unknown union tag",
            ReadErrorKind::BadValue => "value out of range",
            ReadErrorKind::UnsortedKeys => "map keys out of order",
            ReadErrorKind::LengthMismatch => "lengths differ",
            ReadErrorKind::TooDeep => "nested too deeply",
            ReadErrorKind::TooMuchWork => "too much work",
            ReadErrorKind::SchemaMismatch => "buffer of another schema",
            ReadErrorKind::TooLarge => "owned values too large",
        }
    }
}

/// What a check wanted to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// This number.
    Exactly(u64),
    /// This number or a smaller one.
    AtMost(u64),
    /// This number or a larger one.
    AtLeast(u64),
    /// A multiple of this number.
    MultipleOf(u64),
    /// This fingerprint.
    Fingerprint(u64),
    /// What the text says.
    Text(&'static str),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Exactly(n) => write!(f, "{n}"),
            Expected::AtMost(n) => write!(f, "at most {n}"),
            Expected::AtLeast(n) => write!(f, "at least {n}"),
            Expected::MultipleOf(n) => write!(f, "a multiple of {n}"),
            Expected::Fingerprint(n) => write!(f, "fingerprint {n:016x}"),
            Expected::Text(text) => f.write_str(text),
        }
    }
}

/// A buffer that was refused, or a value in it that could not be handed out.
#[derive(Clone, PartialEq, Eq)]
pub struct ReadError(Box<ReadFault>);

#[derive(Clone, PartialEq, Eq)]
struct ReadFault {
    kind: ReadErrorKind,
    path: Path,
    offset: u64,
    expected: Expected,
    found: u64,
}

impl ReadError {
    #[cold]
    #[inline(never)]
    pub(crate) fn new(kind: ReadErrorKind, offset: usize, expected: Expected, found: u64) -> Self {
        let offset = offset as u64;
        ReadError(Box::new(ReadFault { kind, path: Path::default(), offset, expected, found }))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn prepend(&mut self, step: Step) {
        self.0.path.prepend(step);
    }

    /// What went wrong.
    #[must_use]
    pub fn kind(&self) -> ReadErrorKind {
        self.0.kind
    }

    /// Where in the schema; empty for errors of the header.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Where in the buffer, in bytes from its start.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.0.offset
    }

    /// What was expected there.
    #[must_use]
    pub fn expected(&self) -> Expected {
        self.0.expected
    }

    /// What was found there, as a number.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.0.found
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fault = &*self.0;
        f.write_str(fault.kind.text())?;
        if !fault.path.is_empty() {
            write!(f, " at {}", fault.path)?;
        }
        write!(f, " (byte {}): expected {}, found ", fault.offset, fault.expected)?;
        match fault.expected {
            Expected::Fingerprint(_) => write!(f, "{:016x}", fault.found),
            _ => write!(f, "{}", fault.found),
        }
    }
}

impl fmt::Debug for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ReadError({self})")
    }
}

impl core::error::Error for ReadError {}

/// Why a value could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteErrorKind {
    /// The buffer would exceed the limit: the option, or what 32-bit offsets reach.
    TooLarge {
        /// Bytes that were needed when the limit was met.
        needed: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// Objects and vectors are nested deeper than the limit.
    TooDeep {
        /// The limit in levels, the root being level 1.
        limit: u32,
    },
    /// A union holds an arm that this build does not know, whose content was not kept.
    UnknownArm {
        /// The arm's tag.
        tag: u32,
    },
    /// An iterator that stands for a map or set gives one key twice.
    DuplicateKey,
    /// An iterator that stands for a vector gives another number of items than it says.
    WrongLength {
        /// What it said.
        said: u64,
        /// How many it gave, counted up to one more than it said.
        gave: u64,
    },
    /// A vector has more elements than the format can count.
    TooManyElements {
        /// How many it has.
        count: u64,
    },
}

/// A value that could not be written.
#[derive(Clone, PartialEq, Eq)]
pub struct WriteError(Box<WriteFault>);

#[derive(Clone, PartialEq, Eq)]
struct WriteFault {
    kind: WriteErrorKind,
    path: Path,
}

impl WriteError {
    #[cold]
    #[inline(never)]
    pub(crate) fn new(kind: WriteErrorKind) -> Self {
        WriteError(Box::new(WriteFault { kind, path: Path::default() }))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn prepend(&mut self, step: Step) {
        self.0.path.prepend(step);
    }

    /// What went wrong.
    #[must_use]
    pub fn kind(&self) -> WriteErrorKind {
        self.0.kind
    }

    /// Where in the value.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = &self.0.path;
        match self.0.kind {
            WriteErrorKind::TooLarge { needed, limit } => {
                write!(f, "buffer too large at {path}: {needed} bytes needed, the limit is {limit}")
            }
            WriteErrorKind::TooDeep { limit } => {
                write!(f, "nested too deeply at {path}: the limit is {limit} levels")
            }
            WriteErrorKind::UnknownArm { tag } => write!(
                f,
                "unknown union arm at {path}: the content of tag {tag} was not kept when it was read, so it cannot be written"
            ),
            WriteErrorKind::WrongLength { said, gave } => {
                write!(f, "wrong length at {path}: an iterator said {said} items and gave {gave}")
            }
            WriteErrorKind::DuplicateKey => {
                write!(f, "duplicate key at {path}: it is the one before, in order")
            }
            WriteErrorKind::TooManyElements { count } => {
                write!(f, "too many elements at {path}: {count}, the format counts to 4294967295")
            }
        }
    }
}

impl fmt::Debug for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WriteError({self})")
    }
}

impl core::error::Error for WriteError {}
