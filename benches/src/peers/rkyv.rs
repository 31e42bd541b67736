//! rkyv 0.8 with bytecheck: a kept buffer and arena, checked access, the error type that costs nothing.

mod elements;

use rkyv::api::high::{HighDeserializer, HighSerializer, HighValidator};
use rkyv::bytecheck::CheckBytes;
use rkyv::collections::btree_map::ArchivedBTreeMap;
use rkyv::option::ArchivedOption;
use rkyv::rancor::Failure;
use rkyv::rend::{f32_le, f64_le, i16_le, i32_le, i64_le, u16_le, u32_le, u64_le};
use rkyv::ser::allocator::{Arena, ArenaHandle};
use rkyv::string::ArchivedString;
use rkyv::util::AlignedVec;
use rkyv::vec::ArchivedVec;
use rkyv::{Archive, Archived, Deserialize, Serialize, api::high};

use crate::library::{Checks, Library, Owns, Reads, Writes};
use crate::walk::{Sink, Walk, walk_all, walk_words};
use crate::workloads::{Input, Workload};

/// rkyv, from plain Rust types.
#[derive(Debug)]
pub struct Rkyv;

impl Library for Rkyv {
    const NAME: &'static str = "rkyv";
    const CHECKS: Checks = Checks::UpFront;
}

/// What rkyv keeps from one message to the next.
#[derive(Default)]
#[expect(missing_debug_implementations, reason = "an arena has none")]
pub struct Kept {
    buffer: AlignedVec,
    arena: Arena,
}

impl<W> Writes<W> for Rkyv
where
    W: Workload<Native: for<'a> Serialize<HighSerializer<AlignedVec, ArenaHandle<'a>, Failure>>>,
{
    type Source = &'static W::Native;
    type Buffer = AlignedVec;
    type Writer = Kept;

    fn source(input: &'static Input<W>) -> Self::Source {
        &input.native
    }

    fn write(source: &Self::Source) -> AlignedVec {
        rkyv::to_bytes::<Failure>(*source).expect("the data sets can be written")
    }

    fn rewrite(writer: &mut Kept, source: &Self::Source) -> usize {
        writer.buffer.clear();
        let buffer = std::mem::take(&mut writer.buffer);
        let arena = writer.arena.acquire();
        writer.buffer = high::to_bytes_in_with_alloc::<_, _, Failure>(*source, buffer, arena)
            .expect("the data sets can be written");
        writer.buffer.len()
    }

    fn bytes(buffer: &AlignedVec) -> &[u8] {
        buffer
    }
}

impl<W> Reads<W> for Rkyv
where
    Self: Writes<W, Buffer = AlignedVec>,
    W: Workload<Native: Archive<Archived: Walk + for<'a> CheckBytes<HighValidator<'a, Failure>>>>,
{
    type Root = &'static Archived<W::Native>;

    fn root(buffer: &'static AlignedVec) -> Self::Root {
        rkyv::access::<_, Failure>(buffer).expect("the buffer is rkyv's")
    }

    fn read<S: Sink>(root: &Self::Root, sum: &mut S) {
        root.walk(sum);
    }

    fn verify(buffer: &AlignedVec) -> bool {
        rkyv::access::<Archived<W::Native>, Failure>(buffer).is_ok()
    }

    fn safe_read<S: Sink>(buffer: &AlignedVec, sum: &mut S) {
        rkyv::access::<Archived<W::Native>, Failure>(buffer).expect("the buffer is rkyv's").walk(sum);
    }
}

impl<W> Owns<W> for Rkyv
where
    Self: Writes<W, Buffer = AlignedVec>,
    W: Workload<
        Native: Archive<
            Archived: for<'a> CheckBytes<HighValidator<'a, Failure>>
                          + Deserialize<W::Native, HighDeserializer<Failure>>,
        >,
    >,
{
    type Owned = W::Native;

    fn own(buffer: &AlignedVec) -> W::Native {
        rkyv::from_bytes::<_, Failure>(buffer).expect("the buffer is rkyv's")
    }

    fn walk<S: Sink>(owned: &W::Native, sum: &mut S) {
        owned.walk(sum);
    }
}

walk_words! {
    u16_le: |v| u64::from(v.to_native()),
    u32_le: |v| u64::from(v.to_native()),
    u64_le: |v| v.to_native(),
    i16_le: |v| i64::from(v.to_native()) as u64,
    i32_le: |v| i64::from(v.to_native()) as u64,
    i64_le: |v| v.to_native() as u64,
    f32_le: |v| u64::from(v.to_native().to_bits()),
    f64_le: |v| v.to_native().to_bits(),
}

impl Walk for ArchivedString {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        sum.string(self);
    }
}

impl<T: Walk> Walk for ArchivedOption<T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        match self {
            Self::Some(value) => value.walk(sum),
            Self::None => sum.absent(),
        }
    }
}

impl<T: Walk> Walk for ArchivedVec<T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        walk_all(self.iter(), sum);
    }
}

impl<K: Walk, V: Walk> Walk for ArchivedBTreeMap<K, V> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        sum.count(self.len());
        for (key, value) in self.iter() {
            key.walk(sum);
            value.walk(sum);
        }
    }
}
