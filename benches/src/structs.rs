//! Plain Rust structs as a contender: what reading costs where nothing is serialized at all.

use crate::library::{Checks, Library, Reads, Writes};
use crate::walk::{Sink, Walk};
use crate::workloads::{Input, Workload};

/// The values as they lie on the heap. A limit, not a peer: its "buffer" is the value.
#[derive(Debug)]
pub struct Structs;

impl Library for Structs {
    const NAME: &'static str = "Rust structs";
    const CHECKS: Checks = Checks::Nothing;
}

impl<W: Workload> Writes<W> for Structs {
    type Source = &'static W::Native;
    type Buffer = W::Native;
    type Writer = ();

    fn source(input: &'static Input<W>) -> Self::Source {
        &input.native
    }

    fn write(source: &Self::Source) -> W::Native {
        (*source).clone()
    }

    fn rewrite((): &mut (), _: &Self::Source) -> usize {
        0
    }

    fn bytes(_: &W::Native) -> &[u8] {
        &[]
    }
}

impl<W: Workload> Reads<W> for Structs {
    type Root = &'static W::Native;

    fn root(buffer: &'static W::Native) -> Self::Root {
        buffer
    }

    fn read<S: Sink>(root: &Self::Root, sum: &mut S) {
        root.walk(sum);
    }

    fn verify(_: &W::Native) -> bool {
        true
    }

    fn safe_read<S: Sink>(buffer: &W::Native, sum: &mut S) {
        buffer.walk(sum);
    }
}
