//! The error of a refused mutant is the one that FORMAT 18.13 asks for: class, path and address.

use super::mutate::{corpus, mutant};
use super::schemas;
use std::collections::BTreeMap;
use tessera::field::Root;
use tessera::view::Viewed;
use tessera::{ReadErrorKind, ReadOptions};
use tessera_tests::everything;
use tessera_tests::random::Random;
use tessera_tests::reference::{Fault, Limits, Model, verify};

/// Mutants of each schema.
const EACH: usize = 6_000;

/// Differences by rule, with how often they occur and an example.
type Differences = BTreeMap<(&'static str, String), (usize, String)>;

fn compare<T: Viewed>(seed: u64, differences: &mut Differences) {
    let (corpus, model) = (corpus::<T>(seed), Model::of::<T>());
    let limits = Limits { depth: 128, types: Root::<T>::GRAPH.nodes.len() };
    let mut random = Random::new(seed + 1000, 0);
    for _ in 0..EACH {
        let bytes = mutant(&corpus, &mut random);
        let Err(error) = tessera::verify::<T>(&bytes, ReadOptions::new()) else { continue };
        if error.path().is_empty() {
            continue;
        }
        let fault = verify(&model, &bytes, limits).expect_err("the reference accepts what is refused");
        let found = (class(error.kind()), error.path().to_string(), error.offset());
        if found != (format!("{:?}", fault.class), fault.path.clone(), address(&fault, error.offset())) {
            let entry = differences.entry((fault.rule, found.0)).or_default();
            entry.0 += 1;
            if entry.1.is_empty() {
                entry.1 = format!("{error}\n      the reference: {fault:?}");
            }
        }
    }
}

fn class(kind: ReadErrorKind) -> String {
    format!("{kind:?}")
}

/// Where the fault is, as far as FORMAT says so: of a vector that leaves the buffer, count and elements are one
/// thing (18.17 number 2).
fn address(fault: &Fault, found: u64) -> u64 {
    let offset = fault.offset as u64;
    match fault.rule {
        "18.17.2" if (offset..=offset + 4).contains(&found) => found,
        _ => offset,
    }
}

#[test]
fn errors_are_the_first_in_canonical_order() {
    let mut differences = Differences::new();
    compare::<everything::Scalars>(1, &mut differences);
    compare::<everything::Defaults>(2, &mut differences);
    compare::<everything::Fixed>(3, &mut differences);
    compare::<everything::Optional>(4, &mut differences);
    compare::<everything::Plain>(5, &mut differences);
    compare::<everything::Vectors>(6, &mut differences);
    compare::<everything::OptionalElements>(7, &mut differences);
    compare::<everything::Arrays>(8, &mut differences);
    compare::<everything::Maps>(9, &mut differences);
    compare::<everything::Everything>(10, &mut differences);
    compare::<schemas::Creature>(11, &mut differences);
    compare::<schemas::Wide>(12, &mut differences);
    let text: Vec<_> = differences
        .iter()
        .map(|((rule, kind), (count, example))| {
            format!("FORMAT {rule} gives {kind}, {count} times:\n      {example}")
        })
        .collect();
    assert!(differences.is_empty(), "{}", text.join("\n"));
}
