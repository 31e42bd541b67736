//! No length in a buffer decides how much memory is taken (DEMANDS 10).
//!
//! An allocator that counts stands in for the system's in this test program.

use super::case::{accept, buffer};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::collections::BTreeMap;
use tessera::ReadErrorKind::TooLarge;
use tessera::view::Viewed;
use tessera::{ReadOptions, Reader};

struct Counting;

thread_local! {
    /// Bytes that this thread holds, and the most it held since [`peak_of`] began.
    static HELD: Cell<(isize, isize)> = const { Cell::new((0, 0)) };
}

fn count(bytes: isize) {
    // A thread that ends may allocate when its counters are gone.
    let _ = HELD.try_with(|held| {
        let now = held.get().0 + bytes;
        held.set((now, held.get().1.max(now)));
    });
}

// SAFETY: every call is handed on to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller's obligations are the same.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: the caller's obligations are the same.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The most memory that this thread held while `f` ran, beyond what it held before.
fn peak_of<R>(f: impl FnOnce() -> R) -> (R, usize) {
    let before = HELD.get().0;
    HELD.set((before, before));
    let result = f();
    (result, (HELD.get().1 - before) as usize)
}

tessera::tessera_schema! {
    schema memory;
    table Empty { }
    table Bytes { at: Vec<u8> }
    table Longs { at: Vec<u64> }
    table Bools { at: Vec<Option<bool>> }
    table Text { at: String }
    table Texts { at: Vec<String> }
    table Empties { at: Vec<Empty> }
    table Lists { at: Vec<Vec<u32>> }
    table Dict { at: BTreeMap<u32, u32> }
    table Arrays { at: Vec<[String; 1000]> }
    table Holder { big: [String; 1000] }
    table Holders { at: Vec<Holder> }
    table Cubes { at: Vec<Cube> }
    table Cube { squares: [Square; 100] }
    table Square { lines: [Line; 100] }
    table Line { points: [String; 100] }
}

/// A root whose item at 28 claims `count` elements and holds none.
#[track_caller]
fn claim<T: Viewed>(count: u32) {
    let mut bytes = buffer::<T>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 08 00 00 00 | 00*4");
    bytes.extend(count.to_le_bytes());
    let (result, peak) = peak_of(|| tessera::from_bytes::<T>(&bytes).is_err());
    assert!(result, "{count} elements that are not there");
    assert!(peak < 1024, "{peak} bytes were taken to refuse {count} elements");
}

/// The attack: a few bytes that claim 2^16 to 2^32 elements. No memory is taken for them.
#[test]
fn elements_that_are_not_there_take_no_memory() {
    for count in [1 << 16, 1 << 24, 1 << 29, 1 << 30, 1 << 31, u32::MAX - 3, u32::MAX] {
        claim::<Bytes>(count);
        claim::<Longs>(count);
        claim::<Bools>(count);
        claim::<Text>(count);
        claim::<Texts>(count);
        claim::<Empties>(count);
        claim::<Lists>(count);
    }
}

/// What `to_owned` takes of a good buffer: at most what it is allowed, and little more than that.
#[track_caller]
fn takes_at_most<T: Viewed>(bytes: &[u8], allowed: u64) {
    accept::<T>(bytes);
    let reader = Reader::<T>::open_with(bytes, ReadOptions::new().max_owned_bytes(allowed)).unwrap();
    let (result, peak) = peak_of(|| reader.to_owned().map(drop));
    assert!(
        peak as u64 <= allowed + 4096,
        "{peak} bytes were taken where {allowed} are allowed, for a buffer of {} bytes: {result:?}",
        bytes.len()
    );
    if let Err(error) = result {
        assert_eq!(error.kind(), TooLarge, "{error}");
        assert!(!error.path().to_string().is_empty(), "the error says where");
    }
}

/// A root with a vector of `count` null elements.
fn nulls<T: tessera::Table>(count: u32) -> Vec<u8> {
    let mut bytes = buffer::<T>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00");
    bytes.extend(count.to_le_bytes());
    bytes.resize(bytes.len() + 4 * count as usize, 0);
    bytes
}

#[test]
fn vectors_take_what_is_allowed() {
    for allowed in [0, 100, 1 << 12, 1 << 16, 1 << 20, 1 << 24] {
        takes_at_most::<Texts>(&nulls::<Texts>(10_000), allowed);
        takes_at_most::<Lists>(&nulls::<Lists>(10_000), allowed);
        takes_at_most::<Empties>(&nulls::<Empties>(10_000), allowed);
        takes_at_most::<Bytes>(&nulls::<Bytes>(10_000), allowed);
        takes_at_most::<Longs>(&buffer::<Longs>("10 00 00 00 54 53 02 00 fp 00*4"), allowed);
    }
}

/// The attack: elements that are null, which cost 4 bytes in the buffer and an array of 1,000 strings each as
/// an owned value: 24 KB, and 24 MB for a thousand of them.
#[test]
fn null_arrays_take_what_is_allowed() {
    for allowed in [1 << 16, 1 << 20, 1 << 24] {
        takes_at_most::<Arrays>(&nulls::<Arrays>(1_000), allowed);
    }
}

/// The same, where the array is a member of a null table.
#[test]
fn null_tables_with_arrays_take_what_is_allowed() {
    for allowed in [1 << 16, 1 << 20, 1 << 24] {
        takes_at_most::<Holders>(&nulls::<Holders>(1_000), allowed);
    }
}

/// The attack: a table that is stored, of which everything is absent: its defaults are 24 KB.
#[test]
fn absent_arrays_take_what_is_allowed() {
    // A vector of 1,000 offsets to one empty object.
    let mut bytes = nulls::<Holders>(1_000);
    for i in 0..1_000u32 {
        let at = 28 + 4 * i as usize;
        bytes[at..at + 4].copy_from_slice(&(4 * (1_000 - i)).to_le_bytes());
    }
    bytes.extend([0; 8]);
    for allowed in [1 << 16, 1 << 20, 1 << 24] {
        takes_at_most::<Holders>(&bytes, allowed);
    }
}

/// The default limit, 256 times the buffer and 1 MiB, is one.
#[test]
fn the_default_limit_is_held() {
    let bytes = nulls::<Holders>(1_000);
    let allowed = 256 * bytes.len() + (1 << 20);
    let (result, peak) = peak_of(|| tessera::from_bytes::<Holders>(&bytes).map(drop));
    assert!(peak <= allowed + 4096, "{peak} bytes were taken where {allowed} are allowed: {result:?}");
}

/// Opening takes memory in proportion to the buffer only, whatever is shared in it.
#[test]
fn opening_takes_no_more_than_a_few_times_the_buffer() {
    let mut bytes = buffer::<Lists>("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00");
    let count = 60_000u32;
    bytes.extend(count.to_le_bytes());
    for _ in 0..count {
        bytes.extend(1024u32.to_le_bytes());
    }
    bytes.resize(bytes.len() + (1 << 16), 0);
    let (_, peak) = peak_of(|| Reader::<Lists>::open(&bytes).is_ok());
    assert!(peak < 16 * bytes.len(), "{peak} bytes were taken to open {} bytes", bytes.len());
    // Nothing at all, as long as there is no reason to suspect the buffer.
    let bytes = nulls::<Lists>(10_000);
    let (result, peak) = peak_of(|| Reader::<Lists>::open(&bytes).is_ok());
    assert_eq!((result, peak), (true, 0), "a plain buffer at a multiple of 8 is verified without memory");
}
