//! Nothing of the program's memory gets into a buffer (FORMAT 1.9, 5.6, 9.6; DEMANDS 2-24).
//!
//! What is padding is computed by the reference from FORMAT: every byte that has no meaning there.

use super::case::referee;
use std::collections::BTreeMap;
use std::mem::MaybeUninit;
use tessera::{Sharing, Table, WriteOptions, Writer};

tessera::tessera_schema! {
    schema padding;
    enum Team: u8 [closed] { Red, Blue }
    struct Inner { a: u8, b: u16, c: bool }
    /// Padding inside (7 bytes), between nested fields, in an array, and behind.
    struct Padded { tag: u8, value: f64, inner: Inner, pair: [Inner; 2], team: Team }
    struct Shared [shared] { big: u64, small: u8 }
    union Arm { Short, Long }
    table Short { a: u8 }
    table Long { a: u64, b: Padded, text: String }
    table Everything {
        fixed: Padded [fixed],
        odd: u8 [fixed] = 3,
        flag: bool,
        maybe: Option<bool>,
        one: Padded,
        some: Option<Padded>,
        elsewhere: Padded [shared],
        shared: Shared,
        shareds: Vec<Shared>,
        many: Vec<Padded>,
        maybes: Vec<Option<Padded>>,
        bytes: Vec<Option<u8>>,
        longs: Vec<Option<u64>>,
        array: [Inner; 3],
        text: String,
        texts: Vec<String>,
        arms: Vec<Arm>,
        arm: Arm,
        dict: BTreeMap<u8, Option<Padded>>,
        words: BTreeMap<String, Inner>,
        tail: u8,
    }
}

/// Memory that is not zero, freed again: what is allocated next is likely to be some of it.
fn dirty_the_heap() {
    let blocks: Vec<Vec<u8>> = (3..16).map(|bits| vec![0xA5; 1 << bits]).collect();
    drop(std::hint::black_box(blocks));
}

#[inline(never)]
fn dirty_the_stack() {
    std::hint::black_box([0xA5u8; 64 << 10]);
}

/// A value whose padding is noise; `fields` fills the rest.
fn noisy<T: Copy>(fields: impl Fn(*mut T)) -> Vec<T> {
    let mut items = Vec::<T>::with_capacity(1);
    let spare: &mut [MaybeUninit<T>] = items.spare_capacity_mut();
    let item = spare[0].as_mut_ptr();
    // SAFETY: there is room for one `T`.
    unsafe { item.write_bytes(0xA5, 1) };
    fields(item);
    // SAFETY: `fields` has written every field.
    unsafe { items.set_len(1) };
    items
}

fn padded() -> Vec<Padded> {
    let inner = Inner { a: 1, b: 2, c: true };
    noisy(|item: *mut Padded| {
        // SAFETY: `item` points to memory for a `Padded`; assigning a field leaves the padding alone.
        let item = unsafe { &mut *item };
        item.tag = 1;
        item.value = 2.5;
        item.inner.a = 3;
        item.inner.b = 4;
        item.inner.c = false;
        for part in &mut item.pair {
            part.a = inner.a;
            part.b = inner.b;
            part.c = inner.c;
        }
        item.team = Team::Blue;
    })
}

fn shared() -> Vec<Shared> {
    noisy(|item: *mut Shared| {
        // SAFETY: as in `padded`.
        let item = unsafe { &mut *item };
        item.big = 7;
        item.small = 8;
    })
}

fn everything() -> Everything {
    let (many, shareds) = (padded(), shared());
    let (padded, shared) = (many[0], shareds[0]);
    let inner = padded.inner;
    Everything {
        fixed: padded,
        odd: 3,
        flag: true,
        maybe: Some(false),
        one: padded,
        some: Some(padded),
        elsewhere: padded,
        shared,
        shareds,
        many,
        maybes: vec![Some(padded), None, Some(padded)],
        bytes: vec![None, Some(1), None],
        longs: vec![None, Some(1), None],
        array: [inner; 3],
        text: "a".into(),
        texts: vec!["bc".into(), String::new(), "def".into()],
        arms: vec![
            Arm::Short(Short { a: 9 }),
            Arm::Unknown(0),
            Arm::Long(Long { a: 1, b: padded, text: "q".into() }),
        ],
        arm: Arm::Short(Short { a: 9 }),
        dict: [(1, None), (2, Some(padded))].into(),
        words: [("x".into(), inner)].into(),
        tail: 1,
    }
}

/// Every byte without a meaning is zero. Returns how many there are.
#[track_caller]
fn padding_is_zero<T: Table>(bytes: &[u8]) -> usize {
    let mut covered = referee::<T>(bytes, 128).expect("a good buffer");
    covered[..16].fill(true);
    if bytes[7] & 1 == 1 {
        let section = u32::from_le_bytes(bytes[16..20].try_into().unwrap()) as usize;
        covered[16..16 + section].fill(true);
    }
    let padding: Vec<_> = (0..bytes.len()).filter(|i| !covered[*i]).collect();
    for &i in &padding {
        assert_eq!(bytes[i], 0, "byte {i} of {} is padding", bytes.len());
    }
    padding.len()
}

fn options() -> Vec<WriteOptions> {
    let mut all = Vec::new();
    for sharing in [Sharing::None, Sharing::Strings, Sharing::All] {
        for schema in [false, true] {
            for defaults in [false, true] {
                all.push(
                    WriteOptions::new().sharing(sharing).include_schema(schema).write_defaults(defaults),
                );
            }
        }
    }
    all
}

#[test]
fn padding_is_zero_whatever_the_memory_held() {
    for options in options() {
        dirty_the_heap();
        dirty_the_stack();
        let value = everything();
        let bytes = tessera::to_bytes_with(&value, options).unwrap();
        assert!(padding_is_zero::<Everything>(&bytes) > 100, "there is padding");
        assert!(tessera::from_bytes::<Everything>(&bytes).unwrap() == value);
    }
}

/// A writer that is used again has its own last buffer in its memory.
#[test]
fn padding_is_zero_in_the_memory_of_the_last_buffer() {
    tessera::tessera_schema! {
        schema noise;
        table Noise { bytes: Vec<u8>, maybes: Vec<Option<u64>> }
    }
    for options in options() {
        let mut writer = Writer::with_options(options);
        for len in [0, 1, 500, 1000, 5000, 70_000] {
            let noise = Noise { bytes: vec![0xA5; len], maybes: vec![Some(u64::MAX); len / 8] };
            writer.write(&noise).unwrap();
            let bytes = writer.write(&everything()).unwrap();
            assert!(padding_is_zero::<Everything>(bytes) > 100, "there is padding");
            // The same bytes as from a writer that has seen nothing.
            assert!(*bytes == *tessera::to_bytes_with(&everything(), options).unwrap());
        }
    }
}

/// 7.4, 16.3: padding takes no part in comparisons, so noise in it neither stores a struct of zeros nor keeps
/// two equal ones apart.
#[test]
fn padding_takes_no_part_in_comparisons() {
    tessera::tessera_schema! {
        use PADDING;
        schema zero;
        table Zero { one: Padded, shareds: Vec<Shared>, lists: Vec<Vec<Padded>> }
    }
    let zero = noisy(|item: *mut Padded| {
        // SAFETY: as in `padded`.
        let item = unsafe { &mut *item };
        item.tag = 0;
        item.value = 0.0;
        item.inner.a = 0;
        item.inner.b = 0;
        item.inner.c = false;
        for part in &mut item.pair {
            part.a = 0;
            part.b = 0;
            part.c = false;
        }
        item.team = Team::Red;
    });
    let clean = Shared { big: 7, small: 8 };
    let value =
        Zero { one: zero[0], shareds: vec![shared()[0], clean], lists: vec![zero, vec![Padded::default()]] };
    let options = WriteOptions::new().include_schema(false).sharing(Sharing::All);
    let bytes = tessera::to_bytes_with(&value, options).unwrap();
    let clean =
        Zero { one: Padded::default(), shareds: vec![clean; 2], lists: vec![vec![Padded::default()]; 2] };
    assert!(
        bytes == tessera::to_bytes_with(&clean, options).unwrap(),
        "the bytes depend on the values alone"
    );
}
