//! What does not allocate: a warm writer, and everything that reads in place.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tessera::{Reader, Sharing, TableView, WriteOptions, Writer};
use tessera_tests::everything::Everything;
use tessera_tests::kitchen::{self, Kitchen};
use tessera_tests::random::Random;

/// Counts the allocations of each thread.
struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: hands every call to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: as the caller vouches.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, address: *mut u8, layout: Layout) {
        // SAFETY: as the caller vouches.
        unsafe { System.dealloc(address, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(f: impl FnOnce()) -> usize {
    let before = COUNT.with(Cell::get);
    f();
    COUNT.with(Cell::get) - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(vec![1]))), 1);
}

#[test]
fn a_warm_writer_allocates_nothing() {
    // Maps, hash maps, unions, many presence words, shared items: everything that needs memory of its own.
    let values: Vec<Everything> = (0..8).map(|seed| Random::new(seed, 8).value()).collect();
    for sharing in [Sharing::None, Sharing::Strings, Sharing::All] {
        for schema in [false, true] {
            let mut writer =
                Writer::with_options(WriteOptions::new().sharing(sharing).include_schema(schema));
            let value = &values[0];
            let size = writer.write(value).expect("small").len();
            let again = allocations(|| assert_eq!(writer.write(value).expect("small").len(), size));
            assert_eq!(again, 0, "{sharing:?}, schema {schema}");
            // Without a schema there is nothing that depends on the last value.
            if !schema {
                for value in &values {
                    writer.write(value).expect("small");
                }
                let all = allocations(|| {
                    for value in &values {
                        writer.write(value).expect("small");
                    }
                });
                assert_eq!(all, 0, "{sharing:?}, values in turn");
            }
        }
    }
}

#[test]
fn opening_and_reading_allocate_nothing() {
    let bytes = tessera::to_bytes(&kitchen::example()).expect("small");
    let count = allocations(|| {
        let reader = Reader::<Kitchen>::open(&bytes).expect("just written");
        let view = reader.root();
        assert_eq!(view.id(), 7);
        assert_eq!(view.names().iter().flatten().map(str::len).sum::<usize>(), 1);
        assert_eq!(view.stock().get("b"), Some(2));
        assert_eq!(view.bag().len(), 2);
        assert!(view.presence().maybe());
        assert!(view == reader.root());
    });
    assert_eq!(count, 0);
}
