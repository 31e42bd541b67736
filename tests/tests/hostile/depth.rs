//! Levels: what the writer writes the reader accepts, and nothing deeper (FORMAT 17.3, 17.4).

use super::case::referee;
use std::collections::BTreeMap;
use tessera::{ReadErrorKind, ReadOptions, Reader, WriteErrorKind, WriteOptions};
use tessera_tests::reference::Class;

tessera::tessera_schema! {
    schema depth;
    struct Pair [shared] { x: u32, y: u32 }
    union Link { Node = Box<Node> }
    table Node {
        next: Option<Box<Node>>,
        kids: Vec<Node>,
        lists: Vec<Vec<Node>>,
        links: Vec<Link>,
        link: Link,
        numbers: BTreeMap<u8, Node>,
        texts: BTreeMap<String, Node>,
        array: Option<[Box<Node>; 1]>,
        name: Option<String>,
        pair: Option<Pair>,
        bytes: Option<Vec<u8>>,
        empty: Option<BTreeMap<u8, u8>>,
    }
}

/// One step down: by which members, over how many levels.
type Step = (&'static str, usize, fn(Node) -> Node);

/// 17.3: each object, maps included, and each vector is one level deeper than what refers to it.
const STEPS: [Step; 9] = [
    ("next", 1, |node| Node { next: Some(Box::new(node)), ..Node::default() }),
    ("link", 1, |node| Node { link: Link::Node(Box::new(node)), ..Node::default() }),
    ("kids", 2, |node| Node { kids: vec![node], ..Node::default() }),
    ("links", 2, |node| Node { links: vec![Link::Node(Box::new(node))], ..Node::default() }),
    ("array", 2, |node| Node { array: Some([Box::new(node)]), ..Node::default() }),
    ("lists", 3, |node| Node { lists: vec![vec![node]], ..Node::default() }),
    ("numbers", 3, |node| Node { numbers: [(7, node)].into(), ..Node::default() }),
    ("texts", 3, |node| Node { texts: [("a".into(), node)].into(), ..Node::default() }),
    ("name", 1, |node| Node { next: Some(Box::new(node)), name: Some("x".into()), ..Node::default() }),
];

/// A chain of this many levels, as far as it can by `step`, the rest by `next`.
fn chain(step: Step, levels: usize, last: Node) -> Node {
    let (mut node, mut left) = (last, levels - 1);
    while left > 0 {
        if left >= step.1 {
            node = step.2(node);
            left -= step.1;
        } else {
            node = STEPS[0].2(node);
            left -= 1;
        }
    }
    node
}

/// Both sides, at limits below, at and above `levels`.
#[track_caller]
fn both_sides_count(what: &str, value: &Node, levels: usize) {
    let any = WriteOptions::new().max_depth(u32::MAX);
    let bytes = tessera::to_bytes_with(value, any).unwrap();
    for limit in [levels - 1, levels, levels + 1] {
        let written = tessera::to_bytes_with(value, WriteOptions::new().max_depth(limit as u32));
        let options = ReadOptions::new().max_depth(limit as u32);
        let read = Reader::<Node>::open_with(&bytes, options);
        let owned = tessera::from_bytes_with::<Node>(&bytes, options);
        let referee = referee::<Node>(&bytes, limit);
        if limit >= levels {
            assert_eq!(written.unwrap(), bytes, "{what}, {levels} levels, limit {limit}");
            assert!(read.is_ok(), "{what}, {levels} levels, limit {limit}: {}", read.unwrap_err());
            assert!(owned.unwrap() == *value, "{what}, {levels} levels");
            assert!(referee.is_ok());
        } else {
            let (written, read, referee) = (written.unwrap_err(), read.unwrap_err(), referee.unwrap_err());
            assert_eq!(written.kind(), WriteErrorKind::TooDeep { limit: limit as u32 }, "{what}, {levels}");
            assert_eq!(read.kind(), ReadErrorKind::TooDeep, "{what}, {levels} levels: {read}");
            assert_eq!(owned.unwrap_err(), read);
            let expected = (Class::TooDeep, read.path().to_string(), read.offset() as usize);
            assert_eq!((referee.class, referee.path, referee.offset), expected, "{what}, {levels} levels");
            let message = read.to_string();
            assert!(message.contains(&format!("expected at most {limit}, found {}", limit + 1)), "{message}");
        }
    }
}

#[test]
fn writer_and_reader_count_the_same_levels() {
    for step in STEPS {
        for levels in [2, 3, 4, 5, 8, 16, 127, 128, 129, 130] {
            both_sides_count(step.0, &chain(step, levels, Node::default()), levels);
        }
    }
}

/// 17.3: strings and shared structs are no levels; a stored empty vector is one, an empty map is two.
#[test]
fn the_last_item_counts_if_it_is_a_level() {
    let last = |more: usize, last: Node| {
        for levels in [1, 2, 127, 128] {
            both_sides_count("last", &chain(STEPS[0], levels, last.clone()), levels + more);
        }
    };
    for levels in [2, 128] {
        let name = Node { name: Some("x".into()), pair: Some(Pair { x: 1, y: 2 }), ..Node::default() };
        both_sides_count("string", &chain(STEPS[0], levels, name), levels);
    }
    last(1, Node { bytes: Some(vec![]), ..Node::default() });
    last(1, Node { bytes: Some(vec![1]), ..Node::default() });
    last(2, Node { empty: Some(BTreeMap::new()), ..Node::default() });
}

/// The default is 128 on both sides.
#[test]
fn the_default_limit_is_128_levels() {
    for step in STEPS {
        let at_limit = chain(step, 128, Node::default());
        let bytes = tessera::to_bytes(&at_limit).unwrap();
        assert!(tessera::from_bytes::<Node>(&bytes).unwrap() == at_limit, "{}", step.0);
        let deeper = chain(step, 129, Node::default());
        let error = tessera::to_bytes(&deeper).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::TooDeep { limit: 128 }, "{}", step.0);
        let bytes = tessera::to_bytes_with(&deeper, WriteOptions::new().max_depth(129)).unwrap();
        assert_eq!(Reader::<Node>::open(&bytes).unwrap_err().kind(), ReadErrorKind::TooDeep, "{}", step.0);
    }
}

/// A limit of no level at all refuses the root.
#[test]
fn a_limit_of_0_refuses_everything() {
    let bytes = tessera::to_bytes(&Node::default()).unwrap();
    let error = Reader::<Node>::open_with(&bytes, ReadOptions::new().max_depth(0)).unwrap_err();
    assert_eq!((error.kind(), error.path().to_string()), (ReadErrorKind::TooDeep, "Node".into()));
    let error = tessera::to_bytes_with(&Node::default(), WriteOptions::new().max_depth(0)).unwrap_err();
    assert_eq!(
        (error.kind(), error.path().to_string()),
        (WriteErrorKind::TooDeep { limit: 0 }, "Node".into())
    );
    assert!(Reader::<Node>::open_with(&bytes, ReadOptions::new().max_depth(1)).is_ok());
}

/// The writer names the place that the reader names (except in maps, of which it writes one column first).
#[test]
fn both_sides_name_the_same_place() {
    for step in STEPS.iter().filter(|step| !["numbers", "texts"].contains(&step.0)) {
        let value = chain(*step, 12, Node::default());
        let bytes = tessera::to_bytes(&value).unwrap();
        for limit in 1..12 {
            let written = tessera::to_bytes_with(&value, WriteOptions::new().max_depth(limit)).unwrap_err();
            let read = Reader::<Node>::open_with(&bytes, ReadOptions::new().max_depth(limit)).unwrap_err();
            assert_eq!(written.path().to_string(), read.path().to_string(), "{}, limit {limit}", step.0);
        }
    }
}

/// The attack: an offset cannot lead back (1.6), so a chain is as long as the buffer; 4 bytes for each level
/// are enough if objects overlap. Found at the first level that is too deep.
#[test]
fn a_chain_of_a_million_levels_is_too_deep() {
    tessera::tessera_schema! {
        schema chain;
        table Chain { next: Option<Box<Chain>> }
    }
    use tessera::field::Root;
    let mut bytes = tessera_tests::dump::dump(Root::<Chain>::FINGERPRINT, "10 00 00 00 54 53 02 00 fp");
    for _ in 0..1_000_000 {
        bytes.extend([1, 0, 0, 0, 4, 0, 0, 0]);
    }
    bytes.extend([0; 8]);
    let error = Reader::<Chain>::open(&bytes).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ReadErrorKind::TooDeep, 16 + 128 * 8));
    assert_eq!(error.path().to_string(), format!("Chain{}", ".next".repeat(128)));
}
