//! musli-zerocopy 0.1: types that are laid out as they are stored, written top-down into an `OwnedBuf`.
//!
//! The root lies at offset 0 (`store_uninit`), so that a reader needs nothing but the bytes. Plain structs are
//! stored as they are, and their lists copied in one go; everything else has a stored form of its own in
//! [`types`], whose members are ordered so that there is hardly any padding. The library has no options of
//! numbers: a word of presence bits stands for them, which unlike flags may be any bits and needs no check.
//! Dictionaries are sorted lists, since its maps cannot be gone through; [`MusliSwiss`] has maps beside them.
//!
//! Reading checks what it loads when it loads it: alignment, bounds, UTF-8, bools and enums, every time. The
//! library offers no load without checks, so reading a trusted buffer does the same as reading any other. The
//! list of the elements that are read at random is loaded before the clock runs, as are the maps: other
//! libraries verify a trusted buffer before it does.

mod declare;
mod elements;
mod stored;
mod swiss;
pub mod types;

use musli_zerocopy::{Buf, OwnedBuf, ZeroCopy};

pub use self::elements::Elements;
use self::stored::{GOOD, Store, Stored};
pub use self::swiss::MusliSwiss;
use crate::library::{Checks, Library, Reads, Writes};
use crate::walk::Sink;
use crate::workloads::{Input, Workload};

/// musli-zerocopy, from plain Rust types.
#[derive(Debug)]
pub struct Musli;

impl Library for Musli {
    const NAME: &'static str = "musli-zerocopy";
    const CHECKS: Checks = Checks::Lazily;
}

/// The buffer that is kept from one message to the next.
#[derive(Default)]
#[expect(missing_debug_implementations, reason = "a buffer has none")]
pub struct Kept(OwnedBuf);

/// The stored form of a workload's root.
type Root<W> = <<W as Workload>::Native as Store>::Stored;

/// The root of a buffer that is trusted, with the list whose elements are read at random, if there is one.
/// What is loaded need not be checked again.
#[derive(Debug)]
pub struct Opened<R: Elements> {
    buf: &'static Buf,
    root: &'static R,
    elements: R::List,
}

/// Checks and returns what stands at the beginning of a buffer.
#[inline]
fn begin<T: ZeroCopy>(buf: &Buf) -> &T {
    buf.load_at(0).expect(GOOD)
}

fn store<N: Store>(native: &N, buf: &mut OwnedBuf) {
    let place = buf.store_uninit::<N::Stored>().expect(GOOD);
    let root = native.store(buf);
    buf.load_uninit_mut(place).expect(GOOD).write(&root);
}

impl<W: Workload<Native: Store>> Writes<W> for Musli {
    type Source = &'static W::Native;
    type Buffer = OwnedBuf;
    type Writer = Kept;

    fn source(input: &'static Input<W>) -> Self::Source {
        &input.native
    }

    fn write(source: &Self::Source) -> OwnedBuf {
        let mut buf = OwnedBuf::new();
        store(*source, &mut buf);
        buf
    }

    fn rewrite(writer: &mut Kept, source: &Self::Source) -> usize {
        writer.0.clear();
        store(*source, &mut writer.0);
        writer.0.len()
    }

    fn bytes(buffer: &OwnedBuf) -> &[u8] {
        buffer.as_slice()
    }
}

impl<W: Workload<Native: Store<Stored: Elements>>> Reads<W> for Musli {
    type Root = Opened<Root<W>>;

    fn root(buffer: &'static OwnedBuf) -> Self::Root {
        let root = begin::<Root<W>>(buffer);
        Opened { buf: buffer, root, elements: root.list(buffer) }
    }

    fn read<S: Sink>(opened: &Self::Root, sum: &mut S) {
        opened.root.read(opened.buf, sum);
    }

    fn verify(_: &OwnedBuf) -> bool {
        unreachable!("what is not read is never checked")
    }

    fn safe_read<S: Sink>(buffer: &OwnedBuf, sum: &mut S) {
        begin::<Root<W>>(buffer).read(buffer, sum);
    }
}
