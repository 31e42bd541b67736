//! The writer: values to bytes, back to front (FORMAT §15).
//!
//! One walk over the value. Children are written before their parents, last member first, so that every
//! offset points forward and its target is already known:
//!
//! 1. [`item`] writes what an offset points at and returns its position; it is a [`Visitor`].
//! 2. [`object`] writes a table: its children in reverse wire order, then its cells; [`column`], [`plain`] and
//!    [`map`] write vectors and maps.
//! 3. [`strings`] and [`items`] find equal items, [`section`] lists the types in use, [`output`] holds the bytes.
//!
//! Time is linear in the output; under full sharing, in the walk and the output. A reused [`Writer`]
//! allocates nothing once its memory has grown to what its values need.
//!
//! [`Visitor`]: crate::field::Visitor

mod cell;
mod column;
mod fresh;
mod hash;
mod item;
mod items;
mod lane;
mod map;
mod object;
mod output;
mod plain;
mod section;
mod strings;

use crate::buffer::AlignedBuf;
use crate::error::{Step, WriteError, WriteErrorKind};
use crate::field::{Record, Root, Table, WriteTable};
use crate::format::header::{self, Header};
use crate::format::limits;
use alloc::vec::Vec;
use core::any::TypeId;
use items::ItemPool;
use output::{Full, Output};
use section::SectionWriter;
use std::collections::HashMap;
use strings::StringPool;
use zerocopy::IntoBytes;

/// Which equal items of a buffer are written once (FORMAT §16). Readers need not know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sharing {
    /// None: the fastest to write.
    None,
    /// Equal strings.
    #[default]
    Strings,
    /// Equal strings, objects, vectors, maps and shared structs: the smallest.
    All,
}

/// How a value is written. All options leave the value the same for a reader.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub table Monster { hp: i16 = 100 } }
/// use tessera::{Sharing, WriteOptions, Writer};
/// let options = WriteOptions::new().sharing(Sharing::All).include_schema(false);
/// let mut writer = Writer::with_options(options);
/// let bytes: &[u8] = writer.write(&Monster { hp: 7 })?;
/// assert_eq!(bytes.len(), 24);
/// # Ok::<(), tessera::WriteError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteOptions {
    sharing: Sharing,
    include_schema: bool,
    write_defaults: bool,
    max_depth: u32,
    max_bytes: usize,
}

impl Default for WriteOptions {
    fn default() -> Self {
        WriteOptions {
            sharing: Sharing::Strings,
            include_schema: true,
            write_defaults: false,
            max_depth: limits::MAX_DEPTH,
            max_bytes: limits::MAX_BUFFER,
        }
    }
}

impl WriteOptions {
    /// Strings shared, schema included, defaults left out, 128 levels, up to 4 GiB.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Which equal items are written once.
    #[must_use]
    pub fn sharing(self, sharing: Sharing) -> Self {
        WriteOptions { sharing, ..self }
    }

    /// Whether the buffer describes itself, so that programs with another version of the schema can read
    /// it. Default: true.
    #[must_use]
    pub fn include_schema(self, include_schema: bool) -> Self {
        WriteOptions { include_schema, ..self }
    }

    /// Whether members equal to their default are stored (FORMAT §7). Default: false.
    #[must_use]
    pub fn write_defaults(self, write_defaults: bool) -> Self {
        WriteOptions { write_defaults, ..self }
    }

    /// Levels of objects and vectors, the root being level 1. Default: 128, which is also what readers
    /// accept by default.
    #[must_use]
    pub fn max_depth(self, max_depth: u32) -> Self {
        WriteOptions { max_depth, ..self }
    }

    /// Bytes of the whole buffer, at most and by default 2^32 - 8.
    #[must_use]
    pub fn max_bytes(self, max_bytes: usize) -> Self {
        WriteOptions { max_bytes: max_bytes.min(limits::MAX_BUFFER), ..self }
    }
}

/// Writes `value` (`&table`, a [`draft`](crate::draft) or a view) with the default options.
///
/// Each thread keeps up to about 2 MiB of memory for the next call. A buffer of up to 1 MiB has memory of exactly its
/// length; a larger one keeps the memory that it was written in, up to twice its length. [`Writer`] hands out the bytes
/// alone.
///
/// # Errors
///
/// [`WriteErrorKind::TooLarge`] past 4 GiB, [`WriteErrorKind::TooDeep`] past 128 levels,
/// [`WriteErrorKind::UnknownArm`] for a union that holds an arm this build does not know.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub table Weapon { name: String, damage: i32 } }
/// let buffer = tessera::to_bytes(&Weapon { name: "Axe".into(), damage: 9 })?;
/// let reader = tessera::Reader::<Weapon>::open(&buffer)?;
/// assert_eq!(reader.root().name(), "Axe");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn to_bytes<W: WriteTable>(value: W) -> Result<AlignedBuf, WriteError> {
    to_bytes_with(value, WriteOptions::new())
}

/// Writes `value`.
///
/// # Errors
///
/// As [`to_bytes`], with the limits of `options`.
pub fn to_bytes_with<W: WriteTable>(value: W, options: WriteOptions) -> Result<AlignedBuf, WriteError> {
    fresh::with_state(value, options, fresh::buffer)
}

/// Writes `value` into a `Vec<u8>`; readers copy it once if its address is not a multiple of 8.
///
/// # Errors
///
/// As [`to_bytes`].
pub fn to_vec<W: WriteTable>(value: W) -> Result<Vec<u8>, WriteError> {
    fresh::with_state(value, WriteOptions::new(), |state| state.out.bytes().to_vec())
}

/// A writer that keeps its memory: for many values, one after the other.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub table Ping { id: u32 } }
/// let mut writer = tessera::Writer::new();
/// for id in 0..3 {
///     let bytes = writer.write(&Ping { id })?;
///     assert_eq!(bytes.len() % 8, 0);
/// }
/// # Ok::<(), tessera::WriteError>(())
/// ```
#[derive(Debug, Default)]
pub struct Writer {
    state: State,
}

impl Writer {
    /// A writer with the default options.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A writer with these options.
    #[must_use]
    pub fn with_options(options: WriteOptions) -> Self {
        Writer { state: State { options, ..State::default() } }
    }

    /// Writes a buffer whose root is `value`: `&table`, a [`draft`](crate::draft) or a view. The bytes stay until the
    /// next call and start at a multiple of 8.
    ///
    /// The buffer behind a view is walked as a tree. One whose items share can stand for a value that is
    /// exponentially larger, whatever [`Sharing`] writes of it: give [`WriteOptions::max_bytes`] for views of
    /// buffers that others made, and do not write them with [`Sharing::All`].
    ///
    /// # Errors
    ///
    /// As [`to_bytes`].
    pub fn write<W: WriteTable>(&mut self, value: W) -> Result<&[u8], WriteError> {
        self.write_record::<W::Table, W::Record>(value.record())
    }

    /// [`write`](Writer::write) for anything that stands for a table, also of types of the caller's own.
    ///
    /// # Errors
    ///
    /// As [`to_bytes`].
    pub fn write_record<T: Table, R: Record<T>>(&mut self, record: R) -> Result<&[u8], WriteError> {
        self.state.write::<T, R>(record)?;
        Ok(self.state.out.bytes())
    }
}

/// What is passed down the walk.
#[derive(Debug, Default)]
struct State {
    options: WriteOptions,
    out: Output,
    strings: StringPool,
    items: ItemPool,
    /// Positions (and tags) of elements that wait for their vector, and what large tables keep; a stack.
    children: Vec<u32>,
    /// The key of an item for the pool; in use only while nothing else is written.
    key: Vec<u8>,
    entries: map::Entries,
    members: map::Singles,
    section: SectionWriter,
    /// What `Rc` and `Arc` hold, by address and type: position and levels below. Under full sharing only.
    pointers: HashMap<(usize, TypeId), (u32, u32)>,
    /// The deepest level that was entered, which `pointer` asks for.
    deepest: u32,
    /// The first error; the rest of the walk is then idle.
    error: Option<WriteError>,
}

impl State {
    fn write<T: Table, R: Record<T>>(&mut self, record: R) -> Result<(), WriteError> {
        self.start();
        let root = self.table::<T, R>(record, 1);
        if self.options.include_schema {
            self.write_section::<T>();
        }
        self.write_header(root, Root::<T>::FINGERPRINT);
        if self.error.is_some() { self.fail_at_root(T::HEADING.ident) } else { Ok(()) }
    }

    fn start(&mut self) {
        self.out.restart(self.options.max_bytes);
        self.strings.clear();
        self.items.clear();
        self.children.clear();
        self.section.restart();
        self.pointers.clear();
        self.error = None;
    }

    #[cold]
    #[inline(never)]
    fn fail_at_root(&mut self, ident: &'static str) -> Result<(), WriteError> {
        self.error.take().map_or(Ok(()), |mut error| {
            error.prepend(Step::Root(ident));
            Err(error)
        })
    }

    /// Bytes that everything but the output keeps.
    fn memory(&self) -> usize {
        self.strings.memory()
            + self.items.memory()
            + 4 * self.children.capacity()
            + self.key.capacity()
            + self.entries.memory()
            + self.members.memory()
            + self.section.memory()
            + self.pointers.capacity() * size_of::<((usize, TypeId), (u32, u32))>()
    }

    fn write_header(&mut self, root: u32, fingerprint: u64) {
        let include_schema = self.options.include_schema;
        if self.reserve(header::SIZE, 8, header::SIZE).is_some() {
            let root = self.out.position() as u32 - root;
            let header = Header::new(root, include_schema, fingerprint);
            self.out.item_mut(header::SIZE).copy_from_slice(header.as_bytes());
        }
    }

    /// Room for an item; on failure an error is noted and `None` returned. Some of its last bytes are 0 already:
    /// [`Output::place`].
    #[inline]
    fn reserve(&mut self, size: usize, align: usize, tail: usize) -> Option<&mut [u8]> {
        let padding = self.out.padding(align, tail);
        if let Err(full) = self.out.fit(size.saturating_add(padding)) {
            self.fail_full(full);
            return None;
        }
        Some(self.out.place(size, padding))
    }

    /// The position of what was just written, 0 after an error.
    #[inline]
    fn position_unless_failed(&self) -> u32 {
        if self.error.is_some() { 0 } else { self.out.position() as u32 }
    }

    /// Whether there is an error, which is then one at `step`.
    #[inline]
    fn failed_at(&mut self, step: impl FnOnce() -> Step) -> bool {
        if self.error.is_none() {
            return false;
        }
        self.prepend(step());
        true
    }

    #[cold]
    #[inline(never)]
    fn fail_full(&mut self, Full(needed): Full) {
        self.fail(WriteErrorKind::TooLarge { needed, limit: self.options.max_bytes as u64 });
    }

    /// Notes the first error.
    #[cold]
    #[inline(never)]
    fn fail(&mut self, kind: WriteErrorKind) {
        if self.error.is_none() {
            self.error = Some(WriteError::new(kind));
        }
    }

    /// Adds a step to the error that was met below it.
    #[cold]
    #[inline(never)]
    fn prepend(&mut self, step: Step) {
        if let Some(error) = &mut self.error {
            error.prepend(step);
        }
    }

    /// Whether `depth` is within the limit; notes an error if not.
    #[inline]
    fn enter(&mut self, depth: u32) -> bool {
        self.deepest = self.deepest.max(depth);
        if depth > self.options.max_depth {
            self.fail(WriteErrorKind::TooDeep { limit: self.options.max_depth });
            return false;
        }
        true
    }
}
