//! Tessera as a contender: with the default sharing of strings, with none, and with everything shared.
//!
//! Buffers carry no schema, since no peer's do. Reading is the same for all three, and measured for the default.

use std::fmt;

use schema_examples::workloads::{Fold, Sink};
use tessera::view::Viewed;
use tessera::{AlignedBuf, ReadOptions, Reader, Sharing, WriteOptions, Writer};

use crate::library::{Checks, Library, Owns, Reads, Writes};
use crate::workloads::{Input, Workload};

/// A root table of ours whose view can be walked over.
pub trait Root: for<'a> Viewed<View<'a>: Fold> + Fold + Clone + fmt::Debug + 'static {}

impl<T: for<'a> Viewed<View<'a>: Fold> + Fold + Clone + fmt::Debug + 'static> Root for T {}

/// A writer that is kept, with the options of its contender.
#[derive(Debug)]
pub struct Kept<const SHARING: u8>(Writer);

impl<const SHARING: u8> Default for Kept<SHARING> {
    fn default() -> Self {
        Self(Writer::with_options(options(SHARING)))
    }
}

/// Tessera; the number is the amount of sharing.
#[derive(Debug)]
pub struct Ours<const SHARING: u8>;

/// As it is used by default: equal strings are written once.
pub type Tessera = Ours<1>;
/// Everything is written as often as it occurs.
pub type Unshared = Ours<0>;
/// Equal objects, vectors and maps are written once, too.
pub type Shared = Ours<2>;

fn options(sharing: u8) -> WriteOptions {
    let sharing = [Sharing::None, Sharing::Strings, Sharing::All][usize::from(sharing)];
    WriteOptions::new().include_schema(false).sharing(sharing)
}

impl<const SHARING: u8> Library for Ours<SHARING> {
    const NAME: &'static str = ["tessera, no sharing", "tessera", "tessera, full sharing"][SHARING as usize];
    const CHECKS: Checks = Checks::UpFront;
}

impl<W: Workload, const SHARING: u8> Writes<W> for Ours<SHARING> {
    type Source = &'static W::Ours;
    type Buffer = AlignedBuf;
    type Writer = Kept<SHARING>;

    fn source(input: &'static Input<W>) -> Self::Source {
        &input.ours
    }

    fn write(source: &Self::Source) -> AlignedBuf {
        tessera::to_bytes_with(*source, options(SHARING)).expect("the data sets can be written")
    }

    fn rewrite(writer: &mut Self::Writer, source: &Self::Source) -> usize {
        writer.0.write(*source).expect("the data sets can be written").len()
    }

    fn bytes(buffer: &AlignedBuf) -> &[u8] {
        buffer
    }
}

impl<W: Workload, const SHARING: u8> Reads<W> for Ours<SHARING> {
    type Root = Reader<'static, W::Ours>;

    fn root(buffer: &'static AlignedBuf) -> Self::Root {
        Reader::open(buffer).expect("the buffer is ours")
    }

    fn read<S: Sink>(root: &Self::Root, sum: &mut S) {
        root.root().fold(sum);
    }

    fn verify(buffer: &AlignedBuf) -> bool {
        tessera::verify::<W::Ours>(buffer, ReadOptions::new()).is_ok()
    }

    fn safe_read<S: Sink>(buffer: &AlignedBuf, sum: &mut S) {
        let reader = Reader::<W::Ours>::open(buffer).expect("the buffer is ours");
        reader.root().fold(sum);
    }
}

impl<W: Workload, const SHARING: u8> Owns<W> for Ours<SHARING> {
    type Owned = W::Ours;

    fn own(buffer: &AlignedBuf) -> W::Ours {
        tessera::from_bytes(buffer).expect("the buffer is ours")
    }

    fn walk<S: Sink>(owned: &W::Ours, sum: &mut S) {
        owned.fold(sum);
    }
}
