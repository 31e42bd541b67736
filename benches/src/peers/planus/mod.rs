//! planus: FlatBuffers' format by another crate and compiler.
//!
//! It writes from the types that its compiler generates, in one pass over a value of them; the values are
//! made before the clock runs. Nothing is checked up front: each access is, and returns a `Result`. Vectors
//! of unions are such, where the official crate needs a vector of tables with one union each. With the
//! features that it has by default, equal strings and equal vectors of bytes are written once, which takes
//! time and spares space.

use std::cmp::Ordering;

use planus::{Builder, ReadAsRoot, WriteAsOffset};

use crate::library::{Checks, Library, Owns, Reads, Writes};
use crate::walk::{Sink, Walk, walk_all};
use crate::workloads::{Input, Workload};
use convert::Convert;
use tables::{entries, enums, structs, tables, unions};

mod canada;
mod convert;
mod lookup;
mod messages;
mod monsters;
mod prefab;
mod records;
mod scene_file;
mod scene_graph;
mod series;
mod tables;

const GOOD: &str = "planus wrote it";

/// planus.
#[derive(Debug)]
pub struct Planus;

impl Library for Planus {
    const NAME: &'static str = "planus";
    const CHECKS: Checks = Checks::Lazily;
}

/// A workload whose root has a table.
pub trait Rooted: Workload<Native: Convert<Self::Owned>> {
    /// planus's own type.
    type Owned: WriteAsOffset<Self::Owned> + Walk + 'static;
    /// The table in place.
    type Table<'a>: ReadAsRoot<'a> + Walk + 'a;

    /// Makes an owned value.
    fn own(table: Self::Table<'_>) -> planus::Result<Self::Owned>;
}

/// Says which table is a workload's root.
macro_rules! root {
    ($Workload:ty => $Table:ident $(, [$($generics:tt)*])?) => {
        paste::paste! {
            impl$(<$($generics)*>)? $crate::peers::planus::Rooted for $Workload {
                type Owned = generated::$Table;
                type Table<'a> = generated::[<$Table Ref>]<'a>;

                fn own(table: Self::Table<'_>) -> planus::Result<Self::Owned> {
                    table.try_into()
                }
            }
        }
    };
}
use root;

impl<W: Rooted> Writes<W> for Planus {
    type Source = W::Owned;
    /// The builder that wrote it and holds it.
    type Buffer = Builder;
    type Writer = Builder;

    fn source(input: &'static Input<W>) -> Self::Source {
        input.native.convert()
    }

    fn write(source: &Self::Source) -> Self::Buffer {
        let mut builder = Builder::new();
        builder.finish::<W::Owned>(source, None);
        builder
    }

    fn rewrite(writer: &mut Self::Writer, source: &Self::Source) -> usize {
        writer.clear();
        writer.finish::<W::Owned>(source, None).len()
    }

    fn bytes(buffer: &Self::Buffer) -> &[u8] {
        buffer.as_slice()
    }
}

impl<W: Rooted> Reads<W> for Planus {
    type Root = W::Table<'static>;

    fn root(buffer: &'static Self::Buffer) -> Self::Root {
        W::Table::read_as_root(buffer.as_slice()).expect(GOOD)
    }

    fn read<S: Sink>(root: &Self::Root, sum: &mut S) {
        root.walk(sum);
    }

    fn verify(_: &Self::Buffer) -> bool {
        unreachable!("planus checks lazily")
    }

    fn safe_read<S: Sink>(buffer: &Self::Buffer, sum: &mut S) {
        W::Table::read_as_root(buffer.as_slice()).expect(GOOD).walk(sum);
    }
}

impl<W: Rooted> Owns<W> for Planus {
    type Owned = W::Owned;

    fn own(buffer: &Self::Buffer) -> Self::Owned {
        W::own(W::Table::read_as_root(buffer.as_slice()).expect(GOOD)).expect(GOOD)
    }

    fn walk<S: Sink>(owned: &Self::Owned, sum: &mut S) {
        owned.walk(sum);
    }
}

/// Finds an entry in a sorted vector. planus has no look-up by key; this is what its user would write.
#[inline]
fn find<'a, T: planus::VectorRead<'a>>(
    entries: planus::Vector<'a, T>,
    compare: impl Fn(&T) -> Ordering,
) -> Option<T> {
    let (mut begin, mut end) = (0, entries.len());
    while begin < end {
        let middle = usize::midpoint(begin, end);
        let entry = entries.get(middle)?;
        match compare(&entry) {
            Ordering::Less => begin = middle + 1,
            Ordering::Equal => return Some(entry),
            Ordering::Greater => end = middle,
        }
    }
    None
}

/// What every accessor returns.
impl<T: Walk> Walk for planus::Result<T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.as_ref().expect(GOOD).walk(sum);
    }
}

impl<'a, T: planus::VectorRead<'a> + Walk> Walk for planus::Vector<'a, T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        walk_all(self.iter(), sum);
    }
}

impl<'a, T: planus::VectorReadUnion<'a> + Walk> Walk for planus::UnionVector<'a, T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        walk_all(self.iter(), sum);
    }
}
