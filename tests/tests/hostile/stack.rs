//! Deep values on a small stack: the value, or an error (DEMANDS 2).
//!
//! A stack that overflows ends the process, so that every case runs in a process of its own: this program again,
//! told by a variable which one.

use std::process::Command;
use std::thread;
use tessera::view::Viewed;
use tessera::{ReadErrorKind, ReadOptions, Reader, Sharing, WriteErrorKind, WriteOptions};
use tessera_tests::dump::dump;

/// A table that contains itself in a box, a vector, a map and a union, with 36 fields more.
macro_rules! forty {
    ($($field:ident: $ty:ty),*) => {
        tessera::tessera_schema! {
            schema forty;
            union Link { Forty = Box<Forty> }
            table Forty {
                next: Option<Box<Forty>>,
                kids: Vec<Forty>,
                dict: std::collections::BTreeMap<u32, Forty>,
                link: Link,
                $( $field: $ty ),*
            }
        }
    };
}
forty! {
    f0: u8, f1: u16, f2: u32, f3: u64, f4: i8, f5: i16, f6: i32, f7: i64, f8: f32, f9: f64,
    g0: bool, g1: Option<bool>, g2: char, g3: String, g4: Option<String>, g5: Vec<u8>, g6: Vec<String>, g7: [u32; 4],
    g8: Option<[String; 2]>, g9: Option<u64>, h0: Vec<Option<u32>>, h1: Vec<Vec<u8>>, h2: std::collections::BTreeMap<String, u8>,
    h3: Option<f64>, h4: u8, h5: u16, h6: u32, h7: u64, h8: String, h9: String,
    i0: String, i1: String, i2: u64, i3: u64, i4: u64, i5: u64
}

/// How a value contains the next one.
#[derive(Clone, Copy, Debug, PartialEq)]
enum By {
    Next,
    Kids,
    Dict,
    Link,
}

const WAYS: [By; 4] = [By::Next, By::Kids, By::Dict, By::Link];

fn chain(by: By, objects: usize) -> Forty {
    let mut node = Forty { f2: 1, ..Forty::default() };
    for _ in 1..objects {
        node = match by {
            By::Next => Forty { next: Some(Box::new(node)), ..Forty::default() },
            By::Kids => Forty { kids: vec![node], ..Forty::default() },
            By::Dict => Forty { dict: [(1, node)].into(), ..Forty::default() },
            By::Link => Forty { link: Link::Forty(Box::new(node)), ..Forty::default() },
        };
    }
    node
}

/// Counts the objects and drops them one by one, as the recursion of `Drop` would need a stack of its own.
fn unchain(by: By, mut node: Forty) -> usize {
    let mut objects = 1;
    loop {
        let below = match by {
            By::Next => node.next.take().map(|next| *next),
            By::Kids => node.kids.pop(),
            By::Dict => node.dict.pop_first().map(|(_, next)| next),
            By::Link => match std::mem::take(&mut node.link) {
                Link::Forty(next) => Some(*next),
                Link::Unknown(_) => None,
            },
        };
        match below {
            None => return objects,
            Some(below) => node = below,
        }
        objects += 1;
    }
}

/// Runs `f` on a thread with this much stack.
fn on_a_stack_of<R: Send>(bytes: usize, f: impl FnOnce() -> R + Send) -> R {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(bytes).spawn_scoped(scope, f).expect("a thread");
        thread.join().expect("the thread does not panic")
    })
}

const SMALL: usize = 256 << 10;

/// Levels of a chain of objects (FORMAT 17.3).
fn levels(by: By, objects: usize) -> usize {
    (objects - 1) * [1, 2, 3, 1][by as usize] + 1
}

/// What runs in a process of its own.
const CASES: [(&str, fn()); 15] = [
    ("written", any_depth_is_written_or_refused),
    ("read", any_depth_is_read_or_refused),
    ("hostile", a_hostile_chain_is_refused),
    ("views", views_print_and_compare),
    ("raised", a_level_takes_at_most_2_kib),
    ("boxes", at_the_limit::<Boxes>),
    ("strings", at_the_limit::<Strings>),
    ("maps", at_the_limit::<Maps>),
    ("large boxes", at_the_limit::<LargeBoxes>),
    ("large maps", at_the_limit::<LargeMaps>),
    ("large unions", at_the_limit::<LargeUnions>),
    ("large arms", at_the_limit::<LargeArms>),
    ("large elements", at_the_limit::<LargeElements>),
    ("large arrays", at_the_limit::<LargeArrays>),
    ("large options", at_the_limit::<LargeOptions>),
];

const CASE: &str = "TESSERA_STACK_CASE";

#[track_caller]
fn survives(case: &str) {
    assert!(CASES.iter().any(|(name, _)| *name == case));
    let mut child = Command::new(std::env::current_exe().expect("this program"));
    child.args(["--exact", "stack::the_case_of_this_process"]).env(CASE, case);
    let output = child.output().expect("this program runs");
    let text = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{}: {}", output.status, String::from_utf8_lossy(&text));
}

#[test]
fn the_case_of_this_process() {
    let Ok(case) = std::env::var(CASE) else { return };
    let (_, run) = CASES.iter().find(|(name, _)| *name == case).expect("a case");
    run();
}

#[test]
fn any_depth_is_written_or_refused_on_a_small_stack() {
    survives("written");
}

#[test]
fn any_depth_is_read_or_refused_on_a_small_stack() {
    survives("read");
}

#[test]
fn a_hostile_chain_of_200_000_objects_is_refused_on_a_small_stack() {
    survives("hostile");
}

#[test]
fn views_at_the_limit_print_and_compare_on_a_small_stack() {
    survives("views");
}

#[test]
fn a_level_takes_at_most_2_kib_of_stack() {
    survives("raised");
}

#[test]
fn a_table_of_40_boxes_is_read_at_the_limit_on_a_small_stack() {
    survives("boxes");
}

#[test]
fn a_table_of_38_strings_is_read_at_the_limit_on_a_small_stack() {
    survives("strings");
}

#[test]
fn a_table_of_38_hash_maps_is_read_at_the_limit_on_a_small_stack() {
    survives("maps");
}

/// Tables of 2.5 KB in themselves, in boxes, maps, unions, vectors, arrays and options.
#[test]
fn large_tables_in_boxes_are_read_at_the_limit_on_a_small_stack() {
    survives("large boxes");
}

#[test]
fn large_tables_in_maps_are_read_at_the_limit_on_a_small_stack() {
    survives("large maps");
}

#[test]
fn large_tables_in_unions_are_read_at_the_limit_on_a_small_stack() {
    survives("large unions");
}

#[test]
fn large_arms_are_read_at_the_limit_on_a_small_stack() {
    survives("large arms");
}

#[test]
fn large_elements_are_read_at_the_limit_on_a_small_stack() {
    survives("large elements");
}

#[test]
fn large_tables_in_arrays_are_read_at_the_limit_on_a_small_stack() {
    survives("large arrays");
}

#[test]
fn large_tables_in_options_are_read_at_the_limit_on_a_small_stack() {
    survives("large options");
}

/// With the default limit, any depth is written or refused.
fn any_depth_is_written_or_refused() {
    for by in WAYS {
        for objects in [1, 2, 10, 42, 43, 44, 63, 64, 65, 127, 128, 129, 1_000, 200_000] {
            let value = chain(by, objects);
            let expected = match levels(by, objects) {
                0..=128 => Ok(()),
                _ => Err(WriteErrorKind::TooDeep { limit: 128 }),
            };
            for sharing in [Sharing::None, Sharing::All] {
                let options = WriteOptions::new().sharing(sharing);
                let written = on_a_stack_of(SMALL, || {
                    tessera::to_bytes_with(&value, options).map(drop).map_err(|e| e.kind())
                });
                assert_eq!(written, expected, "{by:?}, {objects} objects");
            }
            assert_eq!(unchain(by, value), objects);
        }
    }
}

/// The same for reading: verified, made an owned value, written again, compared.
fn any_depth_is_read_or_refused() {
    for by in WAYS {
        for objects in [1, 2, 10, 42, 43, 44, 63, 64, 65, 127, 128, 129, 1_000] {
            let value = chain(by, objects);
            let any = WriteOptions::new().max_depth(u32::MAX).include_schema(false);
            let bytes = on_a_stack_of(256 << 20, || tessera::to_bytes_with(&value, any).unwrap());
            unchain(by, value);
            let read = on_a_stack_of(SMALL, || {
                let reader = Reader::<Forty>::open(&bytes).map_err(|e| e.kind())?;
                let owned = reader.to_owned().map_err(|e| e.kind())?;
                let again = tessera::to_bytes_with(&owned, any).expect("it was in a buffer");
                assert!(again == bytes);
                Ok(owned)
            });
            match read {
                Ok(owned) => assert_eq!((levels(by, objects) <= 128, unchain(by, owned)), (true, objects)),
                Err(kind) => assert_eq!((levels(by, objects) <= 128, kind), (false, ReadErrorKind::TooDeep)),
            }
        }
    }
}

/// The same for a buffer that no writer can have made: 200,000 levels in 1.6 MB.
fn a_hostile_chain_is_refused() {
    tessera::tessera_schema! {
        schema chain;
        table Chain { next: Option<Box<Chain>> }
    }
    let mut bytes = dump(tessera::field::Root::<Chain>::FINGERPRINT, "10 00 00 00 54 53 02 00 fp");
    for _ in 0..200_000 {
        bytes.extend([1, 0, 0, 0, 4, 0, 0, 0]);
    }
    bytes.extend([0; 4]);
    let kind = on_a_stack_of(SMALL, || Reader::<Chain>::open(&bytes).unwrap_err().kind());
    assert_eq!(kind, ReadErrorKind::TooDeep);
}

/// `Debug` and `==` of views are walks of at most 128 levels, and have the same stack.
fn views_print_and_compare() {
    for by in WAYS {
        let objects = 127 / [1, 2, 3, 1][by as usize] + 1;
        let value = chain(by, objects);
        let bytes = tessera::to_bytes(&value).unwrap();
        unchain(by, value);
        on_a_stack_of(SMALL, || {
            let reader = Reader::<Forty>::open(&bytes).unwrap();
            assert!(reader.root() == reader.root());
            assert!(format!("{:?}", reader.root()).len() > objects);
        });
    }
}

/// A caller who raises the limit needs the stack for it: this much for each level, at most.
fn a_level_takes_at_most_2_kib() {
    let (levels, per_level) = (10_000, 2 << 10);
    let options = ReadOptions::new().max_depth(levels as u32).max_owned_bytes(u64::MAX);
    let any = WriteOptions::new().max_depth(u32::MAX).include_schema(false);
    let value = chain(By::Next, levels);
    let (value, bytes) = on_a_stack_of(levels * per_level, move || {
        let bytes = tessera::to_bytes_with(&value, any).unwrap();
        (value, bytes)
    });
    unchain(By::Next, value);
    let owned = on_a_stack_of(levels * per_level, || {
        tessera::from_bytes_with::<Forty>(&bytes, options).expect("within the limit")
    });
    assert_eq!(unchain(By::Next, owned), levels);
}

/// Tables of 40 fields, of which one leads on.
macro_rules! tables {
    ($($field:ident)*) => {
        tessera::tessera_schema! {
            schema tables;
            table Boxes { next: Option<Box<Boxes>>, kids: Vec<Boxes>, $( $field: Option<Box<Boxes>> ),* }
            table Strings { next: Option<Box<Strings>>, kids: Vec<Strings>, $( $field: String ),* }
            table Maps {
                next: Option<Box<Maps>>, kids: Vec<Maps>, $( $field: std::collections::HashMap<u32, u32> ),*
            }
            /// 2.5 KB in itself.
            table Large { $( $field: [u64; 8] ),* }
            table LargeBoxes { next: Option<Box<LargeBoxes>>, large: Large }
            table LargeMaps { next: std::collections::BTreeMap<u8, LargeMaps>, large: Large }
            table LargeUnions { next: Vec<OneOf>, large: Large }
            union OneOf { LargeUnions = Box<LargeUnions> }
            table LargeArms { next: Vec<Arm>, large: Large }
            union Arm { LargeArms }
            table LargeElements { next: Vec<LargeElements>, large: Large }
            table LargeArrays { next: Vec<[Part; 2]>, name: String }
            table Part { next: Option<Box<LargeArrays>>, large: Large }
            table LargeOptions { next: Vec<Option<LargeOptions>>, large: Large, names: Option<[String; 100]> }
        }
    };
}
tables! {
    a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 c0 c1 c2 c3 c4 c5 c6 c7 c8 c9 d0 d1 d2 d3 d4 d5 d6 d7
}

/// A table of which one can contain the next.
trait Chained: Viewed + Send + Sync {
    /// Objects in 128 levels.
    const OBJECTS: usize;
    fn around(self) -> Self;
    fn inside(&mut self) -> Option<Self>;
}

macro_rules! chained {
    ($($table:ident $objects:literal |$inner:ident| $around:expr, |$outer:ident| $inside:expr;)*) => { $(
        impl Chained for $table {
            const OBJECTS: usize = $objects;
            fn around(self) -> Self {
                let $inner = self;
                $table { next: $around, ..$table::default() }
            }
            fn inside(&mut self) -> Option<Self> {
                let $outer = self;
                $inside
            }
        }
    )* };
}
chained! {
    Boxes 128 |inner| Some(Box::new(inner)), |outer| outer.next.take().map(|inner| *inner);
    Strings 128 |inner| Some(Box::new(inner)), |outer| outer.next.take().map(|inner| *inner);
    Maps 128 |inner| Some(Box::new(inner)), |outer| outer.next.take().map(|inner| *inner);
    LargeBoxes 127 |inner| Some(Box::new(inner)), |outer| outer.next.take().map(|inner| *inner);
    LargeMaps 42 |inner| [(1, inner)].into(), |outer| outer.next.pop_first().map(|(_, inner)| inner);
    LargeUnions 63 |inner| vec![OneOf::LargeUnions(Box::new(inner))], |outer| match outer.next.pop()? {
        OneOf::LargeUnions(inner) => Some(*inner),
        OneOf::Unknown(_) => None,
    };
    LargeArms 63 |inner| vec![Arm::LargeArms(inner)], |outer| match outer.next.pop()? {
        Arm::LargeArms(inner) => Some(inner),
        Arm::Unknown(_) => None,
    };
    LargeElements 63 |inner| vec![inner], |outer| outer.next.pop();
    LargeArrays 31 |inner| vec![[part(inner), Part::default()]], |outer| {
        outer.next.pop().and_then(|[part, _]| part.next).map(|inner| *inner)
    };
    LargeOptions 63 |inner| vec![Some(inner)], |outer| outer.next.pop()?;
}

fn part(inner: LargeArrays) -> Part {
    Part { next: Some(Box::new(inner)), ..Part::default() }
}

/// As many objects as 128 levels allow are written, verified and read.
fn at_the_limit<T: Chained>() {
    let objects = T::OBJECTS;
    let value = (1..objects).fold(T::default(), |value, _| value.around());
    let bytes = on_a_stack_of(SMALL, || tessera::to_bytes(&value).expect("within the limit"));
    count(value);
    on_a_stack_of(SMALL, || tessera::verify::<T>(&bytes, ReadOptions::new()).expect("within the limit"));
    let owned = on_a_stack_of(SMALL, || tessera::from_bytes::<T>(&bytes).expect("within the limit"));
    assert_eq!(count(owned), objects);
}

/// Counts the objects and drops them one by one.
fn count<T: Chained>(mut value: T) -> usize {
    let mut objects = 1;
    while let Some(inner) = value.inside() {
        value = inner;
        objects += 1;
    }
    objects
}
