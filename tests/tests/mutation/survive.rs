//! Every mutant is refused with the first error in canonical order (FORMAT 18.13), or read to the end.

use super::accessors::Touch;
use super::digest::Digest;
use super::schemas;
use std::fmt::{self, Write};
use tessera::field::Root;
use tessera::view::Viewed;
use tessera::{ReadErrorKind, ReadOptions, Reader, TableView, WriteErrorKind, WriteOptions, Writer};
use tessera_tests::everything;
use tessera_tests::mutate::{corpus, mutant};
use tessera_tests::random::Random;
use tessera_tests::reference::{Limits, Model, verify};

/// Mutants of each schema, in a usual run.
const EACH: usize = 40_000;

/// Items that are read of a mutant.
const BUDGET: usize = 3000;

/// What became of the mutants.
#[derive(Default, Debug)]
struct Tally {
    refused: usize,
    accepted: usize,
    read_to_the_end: usize,
    owned: usize,
    written_again: usize,
}

pub(crate) fn mutants() -> usize {
    // Seventeen schemas; see the head of the program.
    std::env::var("TESSERA_MUTANTS").map_or(EACH, |n| n.parse::<usize>().expect("a number") / 17)
}

fn survive<T: Viewed>(seed: u64)
where
    for<'a> T::View<'a>: Touch + TableView<'a, Table = T>,
{
    let corpus = corpus::<T>(seed);
    let model = Model::of::<T>();
    let mut random = Random::new(seed, 0);
    let mut tally = Tally::default();
    for good in &corpus {
        judge::<T>(good, &model, &mut tally);
    }
    assert_eq!(tally.refused, 0, "good buffers are good");
    assert_eq!(tally.written_again, corpus.len(), "good values can be written again");
    for n in 0..mutants() {
        let bytes = mutant(&corpus, &mut random);
        // Memory of exactly this length; the address is a multiple of 8, or in some cases not.
        let shift = if n % 16 == 0 { 1 + n / 16 % 7 } else { 0 };
        let mut memory = vec![0; shift];
        memory.extend(&bytes);
        let memory = memory.into_boxed_slice();
        judge::<T>(&memory[shift..], &model, &mut tally);
    }
    println!("{}: {tally:?}", T::HEADING.ident);
    assert!(
        tally.accepted * 50 > tally.refused,
        "some mutants are accepted, or nothing is tested: {tally:?}"
    );
}

/// Opens the mutant; if that works, reads all of it.
fn judge<T: Viewed>(bytes: &[u8], model: &Model, tally: &mut Tally)
where
    for<'a> T::View<'a>: Touch + TableView<'a, Table = T>,
{
    let options = ReadOptions::new().max_owned_bytes(1 << 18);
    let reader = match Reader::<T>::open_with(bytes, options) {
        Ok(reader) => reader,
        Err(error) => {
            tally.refused += 1;
            assert_eq!(tessera::verify::<T>(bytes, options).err(), Some(error.clone()), "both say the same");
            if !error.path().is_empty() {
                let fault = verify(model, bytes, limits::<T>()).expect_err("the reference refuses it too");
                // The classes have the names of the kinds.
                let found = (format!("{:?}", error.kind()), error.path().to_string(), error.offset());
                let expected = (format!("{:?}", fault.class), fault.path, fault.offset as u64);
                assert_eq!(found, expected, "FORMAT {}: {error}", fault.rule);
            }
            return;
        }
    };
    tally.accepted += 1;
    if let Err(fault) = verify(model, bytes, limits::<T>()) {
        panic!("the reference refuses what is accepted: {fault:?}");
    }
    read::<T>(&reader, tally);
}

fn read<T: Viewed>(reader: &Reader<'_, T>, tally: &mut Tally)
where
    for<'a> T::View<'a>: Touch + TableView<'a, Table = T>,
{
    let root = reader.root();
    let walked = Digest::of::<T, _>(root.object(), BUDGET);
    let mut touched = Digest::new(BUDGET);
    root.touch(&mut touched);
    assert_eq!(touched, walked, "accessors and walks read the same");
    let _ = write!(Short(1000), "{root:?}");
    if !walked.is_complete() {
        return;
    }
    tally.read_to_the_end += 1;
    let _ = reader.root() == root;

    let owned = match reader.to_owned() {
        Ok(owned) => owned,
        Err(error) => return assert_eq!(error.kind(), ReadErrorKind::TooLarge, "{error}"),
    };
    tally.owned += 1;
    assert_eq!(Digest::of::<T, _>(&owned, BUDGET), walked, "the owned value is what was read");

    let options = WriteOptions::new().include_schema(false).max_bytes(1 << 20);
    let mut writer = Writer::with_options(options);
    let again = match writer.write(&owned) {
        Ok(again) => again.to_vec(),
        Err(error) => {
            let expected = matches!(error.kind(), WriteErrorKind::UnknownArm { .. }) && walked.unknown_arm;
            return assert!(expected, "{error}");
        }
    };
    tally.written_again += 1;
    let reopened = Reader::<T>::open(&again).expect("what was written is accepted");
    assert_eq!(Digest::of::<T, _>(reopened.root().object(), BUDGET), walked, "it was written as it was read");
    let direct =
        writer.write_record::<T, _>(root.object()).expect("the view can be written if its value can");
    assert!(direct == again, "a view is written as its value is");
}

fn limits<T: Viewed>() -> Limits {
    Limits { depth: 128, types: Root::<T>::GRAPH.nodes.len() }
}

/// Takes this many bytes of text and no more.
struct Short(usize);

impl Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
        Ok(())
    }
}

macro_rules! schemas {
    ($($test:ident: $table:ty, $seed:literal;)*) => { $(
        #[test]
        fn $test() {
            survive::<$table>($seed);
        }
    )* };
}
schemas! {
    scalars: everything::Scalars, 1;
    defaults: everything::Defaults, 2;
    fixed: everything::Fixed, 3;
    optional: everything::Optional, 4;
    plain: everything::Plain, 5;
    vectors: everything::Vectors, 6;
    optional_elements: everything::OptionalElements, 7;
    arrays: everything::Arrays, 8;
    maps: everything::Maps, 9;
    everything: everything::Everything, 10;
    newtypes: everything::Newtypes, 13;
    sets: everything::Sets, 14;
    known: everything::Known, 15;
    pointers: everything::Pointers, 16;
    creature: schemas::Creature, 11;
    wide: schemas::Wide, 12;
    series: schemas::Series, 17;
}
