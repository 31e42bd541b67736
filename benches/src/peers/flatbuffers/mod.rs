//! FlatBuffers, by the official crate and compiler.
//!
//! It writes from the plain Rust types, by the `create` functions that the compiler generates. Strings are
//! not shared; vtables are, which the builder always does. Checking is the generated verifier, with its
//! limits out of the way, and reading to owned values is verification and then the generated object API.

use flatbuffers::{Follow, InvalidFlatbuffer, Verifiable, VerifierOptions, WIPOffset};

use crate::library::{Checks, Library, Owns, Reads, Writes};
use crate::walk::{Sink, Walk};
use crate::workloads::{Input, Workload};
use tables::{entries, enums, structs, tables, unions};
use write::{Arg, Writer};

mod canada;
mod lookup;
mod messages;
mod monsters;
mod prefab;
mod records;
mod scene_file;
mod scene_graph;
mod series;
mod tables;
mod write;

/// FlatBuffers.
#[derive(Debug)]
pub struct FlatBuffers;

impl Library for FlatBuffers {
    const NAME: &'static str = "flatbuffers";
    const CHECKS: Checks = Checks::UpFront;
}

/// A workload whose root has a table.
pub trait Rooted: Workload {
    /// The table in place.
    type Table<'a>: Follow<'a, Inner = Self::Table<'a>> + Verifiable + Walk + 'a;
    /// What the object API makes of it.
    type Owned: Walk;

    /// Writes the root.
    fn put(native: &Self::Native, writer: &mut Writer) -> WIPOffset<Self::Table<'static>>;

    /// Calls the object API.
    fn unpack(table: Self::Table<'_>) -> Self::Owned;
}

/// Says which table is a workload's root.
macro_rules! root {
    ($Workload:ty => $Table:ident $(, [$($generics:tt)*])?) => {
        paste::paste! {
            impl$(<$($generics)*>)? $crate::peers::flatbuffers::Rooted for $Workload {
                type Table<'a> = fb::$Table<'a>;
                type Owned = fb::[<$Table T>];

                fn put(
                    native: &Self::Native,
                    writer: &mut $crate::peers::flatbuffers::Writer,
                ) -> flatbuffers::WIPOffset<fb::$Table<'static>> {
                    let root: Option<_> = $crate::peers::flatbuffers::Arg::arg(native, writer);
                    root.expect("a root is never null")
                }

                fn unpack(table: fb::$Table<'_>) -> Self::Owned {
                    table.unpack()
                }
            }
        }
    };
}
use root;

impl<W: Rooted> Writes<W> for FlatBuffers {
    type Source = &'static W::Native;
    /// The memory of the builder, and where in it the buffer begins: it was written from the end.
    type Buffer = (Vec<u8>, usize);
    type Writer = Writer;

    fn source(input: &'static Input<W>) -> Self::Source {
        &input.native
    }

    fn write(source: &Self::Source) -> Self::Buffer {
        let mut writer = Writer::default();
        let root = W::put(source, &mut writer);
        writer.builder.finish_minimal(root);
        writer.builder.collapse()
    }

    fn rewrite(writer: &mut Self::Writer, source: &Self::Source) -> usize {
        writer.builder.reset();
        let root = W::put(source, writer);
        writer.builder.finish_minimal(root);
        writer.builder.finished_data().len()
    }

    fn bytes((memory, begin): &Self::Buffer) -> &[u8] {
        &memory[*begin..]
    }
}

impl<W: Rooted> Reads<W> for FlatBuffers {
    type Root = W::Table<'static>;

    fn root(buffer: &'static Self::Buffer) -> Self::Root {
        checked::<W>(buffer).expect("we wrote it")
    }

    fn read<S: Sink>(root: &Self::Root, sum: &mut S) {
        root.walk(sum);
    }

    fn verify(buffer: &Self::Buffer) -> bool {
        checked::<W>(buffer).is_ok()
    }

    fn safe_read<S: Sink>(buffer: &Self::Buffer, sum: &mut S) {
        checked::<W>(buffer).expect("we wrote it").walk(sum);
    }
}

impl<W: Rooted> Owns<W> for FlatBuffers {
    type Owned = W::Owned;

    fn own(buffer: &Self::Buffer) -> Self::Owned {
        W::unpack(checked::<W>(buffer).expect("we wrote it"))
    }

    fn walk<S: Sink>(owned: &Self::Owned, sum: &mut S) {
        owned.walk(sum);
    }
}

/// Verifies a whole buffer. The limits against buffers that are larger than they look would refuse large
/// data.
fn checked<W: Rooted>((memory, begin): &(Vec<u8>, usize)) -> Result<W::Table<'_>, InvalidFlatbuffer> {
    let limits = VerifierOptions {
        max_tables: usize::MAX,
        max_apparent_size: usize::MAX,
        ..VerifierOptions::default()
    };
    flatbuffers::root_with_opts::<W::Table<'_>>(&limits, &memory[*begin..])
}
