//! The same buffers with swiss maps behind the sorted lists.
//!
//! The library's maps cannot be gone through, so that they cannot stand for the lists where all of a dictionary
//! is read in order. Writing them costs hashing and space, which is why they are a contender of their own:
//! [`Musli`](super::Musli) has the better figures for writing, [`MusliSwiss`] those for look-ups. Its maps are
//! bound before the clock runs, like the root of a trusted buffer: that checks all of their entries, and spares
//! the look-ups a part of the checks.

use musli_zerocopy::swiss::{Map, MapRef, store_map};
use musli_zerocopy::{Buf, OwnedBuf, Ref, ZeroCopy};

use super::stored::{Entry, GOOD, Store, Stored};
use super::types::lookup::Stock;
use super::{Kept, Root, begin};
use crate::library::{Checks, Finds, Library, Reads, Writes};
use crate::walk::Sink;
use crate::workloads::lookup::{self, Keys, LookUps};
use crate::workloads::scene_file::{self, Scenes};
use crate::workloads::{Input, Workload};

/// musli-zerocopy, with swiss maps for look-ups beside the sorted lists.
#[derive(Debug)]
pub struct MusliSwiss;

/// A workload that is looked up in.
pub trait Indexed: Workload<Native: Store> {
    /// Its maps, as they are stored.
    type Maps: ZeroCopy + Copy;
    /// Its maps, ready for use.
    type Bound: 'static;

    /// Writes the maps of dictionaries that are written already.
    fn maps(stored: &Root<Self>, buf: &mut OwnedBuf) -> Self::Maps;

    /// Checks the maps once, for many look-ups.
    fn bind(maps: Self::Maps, buf: &'static Buf) -> Self::Bound;
}

/// What stands at the beginning of a buffer.
#[derive(Clone, Copy, Debug, ZeroCopy)]
#[repr(C)]
#[zero_copy(bounds = {T: ZeroCopy, M: ZeroCopy})]
pub(super) struct WithMaps<T, M> {
    root: T,
    maps: M,
}

/// The root of a trusted buffer, with its maps ready for use.
#[expect(missing_debug_implementations, reason = "bound maps have none")]
pub struct WithBound<W: Indexed> {
    buf: &'static Buf,
    root: &'static Root<W>,
    maps: W::Bound,
}

impl Library for MusliSwiss {
    const NAME: &'static str = "musli-zerocopy, swiss maps";
    const CHECKS: Checks = Checks::Lazily;
}

fn store<W: Indexed>(native: &W::Native, buf: &mut OwnedBuf) {
    let place = buf.store_uninit::<WithMaps<Root<W>, W::Maps>>().expect(GOOD);
    let root = native.store(buf);
    let maps = W::maps(&root, buf);
    buf.load_uninit_mut(place).expect(GOOD).write(&WithMaps { root, maps });
}

/// Writes the map of a list of entries.
fn map<K, V>(entries: Ref<[Entry<K, V>]>, buf: &mut OwnedBuf) -> MapRef<K, V>
where
    K: Stored + musli_zerocopy::Visit<Target: std::hash::Hash>,
    V: Stored,
{
    // A copy, since the buffer cannot be read from while it is written to.
    let entries = buf.load(entries).expect(GOOD).to_vec();
    store_map(buf, entries.into_iter().map(|entry| (entry.key, entry.value))).expect(GOOD)
}

impl<W: Indexed> Writes<W> for MusliSwiss {
    type Source = &'static W::Native;
    type Buffer = OwnedBuf;
    type Writer = Kept;

    fn source(input: &'static Input<W>) -> Self::Source {
        &input.native
    }

    fn write(source: &Self::Source) -> OwnedBuf {
        let mut buf = OwnedBuf::new();
        store::<W>(source, &mut buf);
        buf
    }

    fn rewrite(writer: &mut Kept, source: &Self::Source) -> usize {
        writer.0.clear();
        store::<W>(source, &mut writer.0);
        writer.0.len()
    }

    fn bytes(buffer: &OwnedBuf) -> &[u8] {
        buffer.as_slice()
    }
}

impl<W: Indexed> Reads<W> for MusliSwiss {
    type Root = WithBound<W>;

    fn root(buffer: &'static OwnedBuf) -> WithBound<W> {
        let WithMaps { root, maps } = begin::<WithMaps<Root<W>, W::Maps>>(buffer);
        WithBound { buf: buffer, root, maps: W::bind(*maps, buffer) }
    }

    fn read<S: Sink>(opened: &WithBound<W>, sum: &mut S) {
        opened.root.read(opened.buf, sum);
    }

    fn verify(_: &OwnedBuf) -> bool {
        unreachable!("what is not read is never checked")
    }

    fn safe_read<S: Sink>(buffer: &OwnedBuf, sum: &mut S) {
        begin::<WithMaps<Root<W>, W::Maps>>(buffer).root.read(buffer, sum);
    }
}

impl Indexed for LookUps {
    type Maps = LookUpMaps;
    type Bound = (Map<'static, Ref<str>, Stock>, Map<'static, i32, f64>);

    fn maps(stored: &Root<Self>, buf: &mut OwnedBuf) -> LookUpMaps {
        LookUpMaps { items: map(stored.items, buf), prices: map(stored.prices, buf) }
    }

    fn bind(maps: LookUpMaps, buf: &'static Buf) -> Self::Bound {
        (buf.bind(maps.items).expect(GOOD), buf.bind(maps.prices).expect(GOOD))
    }
}

/// The maps of [`LookUps`].
#[derive(Clone, Copy, ZeroCopy)]
#[repr(C)]
#[expect(missing_debug_implementations, reason = "stored maps have none")]
pub struct LookUpMaps {
    items: MapRef<Ref<str>, Stock>,
    prices: MapRef<i32, f64>,
}

impl Finds<LookUps> for MusliSwiss {
    fn find(opened: &Self::Root, keys: &Keys) -> u64 {
        let (items, prices) = &opened.maps;
        lookup::found(
            keys,
            |name| Some(items.get(name).expect(GOOD)?.count),
            |id| prices.get(&id).expect(GOOD).copied(),
        )
    }
}

impl<const N: u32, const I: usize> Indexed for Scenes<N, I> {
    type Maps = MapRef<Ref<str>, u32>;
    type Bound = Map<'static, Ref<str>, u32>;

    fn maps(stored: &Root<Self>, buf: &mut OwnedBuf) -> Self::Maps {
        map(stored.names, buf)
    }

    fn bind(maps: Self::Maps, buf: &'static Buf) -> Self::Bound {
        buf.bind(maps).expect(GOOD)
    }
}

impl<const N: u32, const I: usize> Finds<Scenes<N, I>> for MusliSwiss {
    fn find(opened: &Self::Root, names: &Vec<String>) -> u64 {
        scene_file::found(names, |name| opened.maps.get(name).expect(GOOD).copied())
    }
}
