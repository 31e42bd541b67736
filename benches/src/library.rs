//! What a contender is: a type that implements these traits for a workload.
//!
//! Everything that a call needs and a user would keep is made before the clock runs: the source in the
//! library's own types, the buffer, the root of a buffer that is trusted. Inputs and buffers are leaked, so
//! that roots may borrow from them; the process measures a fixed number of them and ends.

use schema_examples::workloads::Sink;
use serde::{Deserialize, Serialize};

use crate::workloads::{Input, Workload};

/// What a library does about bytes that it did not write itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Checks {
    /// Checks the whole buffer, then reads without checks. Only these take part in "verify".
    UpFront,
    /// Checks what is read, whenever it is read; never says that a whole buffer is good.
    Lazily,
    /// Decodes into owned values and checks on the way.
    WhileDecoding,
    /// Is not a serializer at all: the limit that plain memory sets.
    Nothing,
}

/// A serializer, with the settings that it is measured with.
pub trait Library: 'static {
    /// The name in the tables.
    const NAME: &'static str;
    /// How it treats foreign bytes.
    const CHECKS: Checks;
}

/// A library that writes a workload.
pub trait Writes<W: Workload>: Library {
    /// What it writes from: plain Rust types if it can, else its own.
    type Source: 'static;
    /// A finished buffer, aligned as the library wants it.
    type Buffer: 'static;
    /// What it keeps from one message to the next.
    type Writer: Default + 'static;

    /// The source of an input. Not timed.
    fn source(input: &'static Input<W>) -> Self::Source;

    /// Writes into a buffer of its own.
    fn write(source: &Self::Source) -> Self::Buffer;

    /// Writes into what `writer` kept, and returns how many bytes there are.
    fn rewrite(writer: &mut Self::Writer, source: &Self::Source) -> usize;

    /// The bytes of a buffer.
    fn bytes(buffer: &Self::Buffer) -> &[u8];
}

/// A library that reads in place.
pub trait Reads<W: Workload>: Writes<W> {
    /// Where reading begins, for a buffer that is trusted.
    type Root: 'static;

    /// The root of a trusted buffer. Not timed.
    fn root(buffer: &'static Self::Buffer) -> Self::Root;

    /// Reads every field.
    fn read<S: Sink>(root: &Self::Root, sum: &mut S);

    /// Whether the whole buffer is good. Never called for libraries that check lazily.
    fn verify(buffer: &Self::Buffer) -> bool;

    /// Checks, then reads every field, or both at once; the bytes are not trusted.
    fn safe_read<S: Sink>(buffer: &Self::Buffer, sum: &mut S);
}

/// A library that reaches a single element of a workload at once.
pub trait Visits<W: Workload>: Reads<W> {
    /// Reads a few members of each of these elements.
    fn visit(root: &Self::Root, picks: &[usize]) -> u64;
}

/// A library that finds the value of a key.
pub trait Finds<W: Workload>: Reads<W> {
    /// Looks all keys up and adds up what they lead to.
    fn find(root: &Self::Root, keys: &W::Keys) -> u64;
}

/// A library that makes owned values again, from bytes that are not trusted.
pub trait Owns<W: Workload>: Writes<W> {
    /// The owned value.
    type Owned;

    /// Checks and decodes.
    fn own(buffer: &Self::Buffer) -> Self::Owned;

    /// Walks over the value, for the checksum. Not timed.
    fn walk<S: Sink>(owned: &Self::Owned, sum: &mut S);
}
