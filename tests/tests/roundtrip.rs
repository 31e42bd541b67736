//! Random values of every field type, written with every option: verified, read in place, owned again, and
//! written again with the same bytes.

use quickcheck::{QuickCheck, TestResult};
use tessera::{Reader, Sharing, TableView, WriteOptions, Writer, tessera_schema};
use tessera_tests::everything::Everything;
use tessera_tests::random::Random;

/// All combinations of the options that change bytes.
fn all_options() -> Vec<WriteOptions> {
    let mut all = Vec::new();
    for sharing in [Sharing::None, Sharing::Strings, Sharing::All] {
        for include_schema in [false, true] {
            for write_defaults in [false, true] {
                all.push(
                    WriteOptions::new()
                        .sharing(sharing)
                        .include_schema(include_schema)
                        .write_defaults(write_defaults),
                );
            }
        }
    }
    all
}

fn written(value: &Everything, options: WriteOptions) -> Vec<u8> {
    Writer::with_options(options).write(value).expect("values of this size fit").to_vec()
}

/// Everything that a value holds, by bits: NaN payloads included, which `==` cannot see.
fn fingerprint(value: &Everything) -> Vec<u8> {
    written(value, WriteOptions::new().sharing(Sharing::None).include_schema(false).write_defaults(true))
}

#[test]
fn every_value_survives_every_option() {
    fn property(seed: u64, size: u8) -> TestResult {
        let value: Everything = Random::new(seed, usize::from(size % 9)).value();
        let expected = fingerprint(&value);
        for options in all_options() {
            let bytes = written(&value, options);
            let reader = match Reader::<Everything>::open(&bytes) {
                Ok(reader) => reader,
                Err(error) => return TestResult::error(format!("{options:?}: {error}")),
            };
            let back = match reader.to_owned() {
                Ok(back) => back,
                Err(error) => return TestResult::error(format!("{options:?}: owned: {error}")),
            };
            if fingerprint(&back) != expected {
                return TestResult::error(format!("{options:?}: another value came back"));
            }
            if written(&back, options) != bytes {
                return TestResult::error(format!("{options:?}: the owned value has other bytes"));
            }
            let mut writer = Writer::with_options(options);
            if writer.write_record::<Everything, _>(reader.root().object()).expect("as before") != bytes {
                return TestResult::error(format!("{options:?}: the view has other bytes"));
            }
            let text = format!("{:?}", reader.root());
            if !text.contains("NaN") && (back != value || reader.root() != reader.root()) {
                return TestResult::error(format!("{options:?}: equal values differ"));
            }
        }
        TestResult::passed()
    }
    QuickCheck::new().tests(300).quickcheck(property as fn(u64, u8) -> TestResult);
}

#[test]
fn a_reused_writer_and_any_address_give_the_same() {
    fn property(seeds: Vec<u64>, shift: u8) -> bool {
        let options = WriteOptions::new().sharing(Sharing::All);
        let mut reused = Writer::with_options(options);
        seeds.into_iter().take(6).all(|seed| {
            let value: Everything = Random::new(seed, 6).value();
            let bytes = reused.write(&value).expect("values of this size fit").to_vec();
            // A copy at each remainder of 8.
            let shift = usize::from(shift % 8);
            let mut moved = vec![0; shift];
            moved.extend_from_slice(&bytes);
            let reader = Reader::<Everything>::open(&moved[shift..]).expect("any address is accepted");
            bytes == written(&value, options)
                && fingerprint(&reader.to_owned().expect("small")) == fingerprint(&value)
        })
    }
    QuickCheck::new().tests(60).quickcheck(property as fn(Vec<u64>, u8) -> bool);
}

tessera_schema! {
    schema orders;
    table Counts { by_name: std::collections::HashMap<String, u32>, by_id: std::collections::HashMap<i16, String> }
}

#[test]
fn a_map_has_the_same_bytes_whatever_its_insertion_order() {
    let names: Vec<String> = (0..200).map(|i| format!("name {i}")).collect();
    let forward = Counts {
        by_name: names.iter().cloned().zip(0..200).collect(),
        by_id: names.iter().enumerate().map(|(i, name)| (i as i16 - 100, name.clone())).collect(),
    };
    let backward = Counts {
        by_name: names.iter().cloned().zip(0..200).rev().collect(),
        by_id: names.iter().enumerate().rev().map(|(i, name)| (i as i16 - 100, name.clone())).collect(),
    };
    let bytes = tessera::to_bytes(&forward).unwrap();
    assert!(bytes == tessera::to_bytes(&backward).unwrap());
    let reader = Reader::<Counts>::open(&bytes).unwrap();
    let ids: Vec<i16> = reader.root().by_id().keys().collect();
    assert!(ids.is_sorted(), "{ids:?}");
    assert_eq!(reader.root().by_name().get("name 7"), Some(7));
    assert_eq!(reader.root().by_id().get(-100), Some("name 0"));
    assert_eq!(reader.root().by_id().get(100), None);
}

tessera_schema! {
    pub(crate) schema ends;
    pub(crate) union Shape { Dot }
    pub(crate) table Dot { }
    pub(crate) table Text { item: Option<String> }
    pub(crate) table Bytes { item: Option<Vec<u8>> }
    pub(crate) table Longs { item: Option<Vec<u64>> }
    pub(crate) table Maybes { item: Option<Vec<Option<u64>>> }
    pub(crate) table Texts { item: Option<Vec<String>> }
    pub(crate) table Dots { item: Option<Vec<Dot>> }
    pub(crate) table Shapes { item: Option<Vec<Shape>> }
    pub(crate) table Map { item: Option<std::collections::BTreeMap<String, Shape>> }
    pub(crate) table Set { item: Option<std::collections::BTreeSet<u16>> }
    pub(crate) table Alone { item: Option<Box<Dot>> }
    pub(crate) table Chosen { item: Shape }
}

#[test]
fn an_empty_item_can_be_the_last_thing_in_a_buffer() {
    // Nothing but the item lies behind the object, so that the positions of its slots would be below 0.
    macro_rules! survive {
        ($($table:ident),*) => { $(
            let value = $table { item: Some(Default::default()) };
            for options in all_options() {
                let bytes = tessera::to_bytes_with(&value, options).expect("it is small");
                let back: $table = tessera::from_bytes(&bytes).expect("it was written by us");
                assert_eq!(back, value);
            }
        )* };
    }
    survive!(Text, Bytes, Longs, Maybes, Texts, Dots, Shapes, Map, Set, Alone);
    let value = Chosen { item: Shape::Dot(Dot {}) };
    for options in all_options() {
        let bytes = tessera::to_bytes_with(&value, options).expect("it is small");
        assert_eq!(tessera::from_bytes::<Chosen>(&bytes).expect("it was written by us"), value);
    }
}
