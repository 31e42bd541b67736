//! Cap'n Proto, by the official compiler and crate.
//!
//! It writes from the plain Rust types, through the generated builders: into a message with one segment,
//! which is kept or fresh, and from there into one piece of bytes. Nothing is checked up front: each access
//! through a pointer is, and returns a `Result`; that a text is UTF-8 is checked by `to_str`. The limit on
//! how much is read from a message is off. It has no owned types, so that it does not take part in reading to
//! owned values.

use std::cmp::Ordering;

use capnp::message::{self, Allocator, HeapAllocator, ReaderOptions, ScratchSpaceHeapAllocator};
use capnp::serialize::{self, NoAllocSliceSegments};
use capnp::traits::{Owned, OwnedStruct};
use capnp::{Word, primitive_list, struct_list, text, text_list};

use crate::library::{Checks, Library, Reads, Writes};
use crate::walk::{Sink, Walk, walk_all};
use crate::workloads::{Input, Workload};
use fill::{Fill, Item, Scalar};
use structs::{entries, enums, structs, unions};

mod canada;
mod fields;
mod fill;
mod lookup;
mod messages;
mod monsters;
mod prefab;
mod records;
mod scene_file;
mod scene_graph;
mod series;
mod structs;

const GOOD: &str = "Cap'n Proto wrote it";

/// Cap'n Proto.
#[derive(Debug)]
pub struct Capnp;

impl Library for Capnp {
    const NAME: &'static str = "capnp";
    const CHECKS: Checks = Checks::Lazily;
}

/// A workload whose root has a struct.
pub trait Rooted: Workload {
    /// The struct, of which readers and builders are made.
    type Struct: for<'a> Owned<Reader<'a>: Walk>;

    /// Writes the root.
    fn put<A: Allocator>(native: &Self::Native, message: &mut message::Builder<A>);
}

/// Says which struct is a workload's root.
macro_rules! root {
    ($Workload:ty => $module:ident $(, [$($generics:tt)*])?) => {
        impl$(<$($generics)*>)? $crate::peers::capnp::Rooted for $Workload {
            type Struct = generated::$module::Owned;

            fn put<A: capnp::message::Allocator>(
                native: &Self::Native,
                message: &mut capnp::message::Builder<A>,
            ) {
                let root: generated::$module::Builder<'_> = message.init_root();
                $crate::peers::capnp::Fill::put(native, root);
            }
        }
    };
}
use root;

/// What is kept from one message to the next.
pub struct Writer {
    /// The first segment. It is leaked, since the allocator borrows it, and it grows only once or twice.
    segment: ScratchSpaceHeapAllocator<'static>,
    message: Vec<u8>,
}

impl Default for Writer {
    fn default() -> Self {
        Self { segment: segment(128), message: Vec::new() }
    }
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").finish_non_exhaustive()
    }
}

/// A first segment of so many words.
fn segment(words: usize) -> ScratchSpaceHeapAllocator<'static> {
    ScratchSpaceHeapAllocator::new(Word::words_to_bytes_mut(Word::allocate_zeroed_vec(words).leak()))
}

impl<W: Rooted> Writes<W> for Capnp {
    /// The value, and how many words its message may take at most: a message that fits its first segment has
    /// no other, and is read faster. A user who knows about how large his messages are would set this too.
    type Source = (&'static W::Native, u32);
    type Buffer = Vec<u8>;
    type Writer = Writer;

    fn source(input: &'static Input<W>) -> Self::Source {
        let mut message = message::Builder::new_default();
        W::put(&input.native, &mut message);
        let words = serialize::compute_serialized_size_in_words(&message);
        (&input.native, u32::try_from(words).expect("a segment is smaller than 32 GiB"))
    }

    fn write((native, words): &Self::Source) -> Self::Buffer {
        let mut message = message::Builder::new(HeapAllocator::new().first_segment_words(*words));
        W::put(native, &mut message);
        serialize::write_message_to_words(&message)
    }

    fn rewrite(writer: &mut Self::Writer, (native, _): &Self::Source) -> usize {
        let mut message = message::Builder::new(&mut writer.segment);
        W::put(native, &mut message);
        writer.message.clear();
        serialize::write_message(&mut writer.message, &message).expect("memory does not fail");
        let segments = message.get_segments_for_output().len();
        drop(message);
        if segments > 1 {
            writer.segment = segment(writer.message.len() / 4);
        }
        writer.message.len()
    }

    fn bytes(buffer: &Self::Buffer) -> &[u8] {
        buffer
    }
}

impl<W: Rooted> Reads<W> for Capnp {
    type Root = <W::Struct as Owned>::Reader<'static>;

    fn root(buffer: &'static Self::Buffer) -> Self::Root {
        Box::leak(Box::new(open(buffer))).get_root().expect(GOOD)
    }

    fn read<S: Sink>(root: &Self::Root, sum: &mut S) {
        root.walk(sum);
    }

    fn verify(_: &Self::Buffer) -> bool {
        unreachable!("Cap'n Proto checks lazily")
    }

    fn safe_read<S: Sink>(buffer: &Self::Buffer, sum: &mut S) {
        let message = open(buffer);
        let root: <W::Struct as Owned>::Reader<'_> = message.get_root().expect(GOOD);
        root.walk(sum);
    }
}

/// Reads the segment table of a message.
fn open(mut buffer: &[u8]) -> message::Reader<NoAllocSliceSegments<'_>> {
    let mut options = ReaderOptions::new();
    options.traversal_limit_in_words(None);
    serialize::read_message_from_flat_slice_no_alloc(&mut buffer, options).expect(GOOD)
}

/// Finds an entry in a sorted list. There is no look-up by key; this is what a user would write.
#[inline]
fn find<'a, T: OwnedStruct>(
    entries: struct_list::Reader<'a, T>,
    compare: impl Fn(T::Reader<'a>) -> Ordering,
) -> Option<T::Reader<'a>> {
    let (mut begin, mut end) = (0, entries.len());
    while begin < end {
        let middle = u32::midpoint(begin, end);
        match compare(entries.get(middle)) {
            Ordering::Less => begin = middle + 1,
            Ordering::Equal => return Some(entries.get(middle)),
            Ordering::Greater => end = middle,
        }
    }
    None
}

/// What every access through a pointer returns.
impl<T: Walk> Walk for capnp::Result<T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.as_ref().expect(GOOD).walk(sum);
    }
}

/// What every access to an enum or a union returns.
impl<T: Walk> Walk for Result<T, capnp::NotInSchema> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.as_ref().expect(GOOD).walk(sum);
    }
}

impl Walk for text::Reader<'_> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.to_str().expect(GOOD).walk(sum);
    }
}

impl Walk for text_list::Reader<'_> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        walk_all(self.iter(), sum);
    }
}

impl<T: capnp::introspect::Introspect + capnp::private::layout::PrimitiveElement + Walk> Walk
    for primitive_list::Reader<'_, T>
{
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.as_slice().expect("numbers lie side by side").walk(sum);
    }
}

impl<'a, T: OwnedStruct<Reader<'a>: Walk>> Walk for struct_list::Reader<'a, T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        walk_all(self.iter(), sum);
    }
}
