//! Drafts: tables written from borrowed data, with the bytes of the owned value.

#![allow(missing_docs, reason = "schemas of tests")]

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::time::Duration;
use tessera::{Newtype, Reader, Sharing, WriteErrorKind, WriteOptions, Writer, arm, draft, items};
use tessera_tests::everything::{self, Everything};
use tessera_tests::random::Random;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id(u32);
impl Newtype for Id {
    type Inner = u32;
    fn new(inner: u32) -> Self {
        Id(inner)
    }
    fn get(&self) -> &u32 {
        &self.0
    }
}

tessera::tessera_schema! {
    schema drafts;
    enum Team: u8 [closed] { Red, Blue }
    flags Layers: u16 { Ground, Air }
    struct Vec3 { x: f32, y: f32, z: f32 }
    struct Mat [shared] { cells: [f32; 4] }
    table Scene {
        name: String, title: Option<String>, nodes: Vec<Node>, root: Option<Box<Node>>, main: Node,
        boxed: Box<Node>, by_name: BTreeMap<String, u32>, by_id: HashMap<u16, Node>, tags: BTreeSet<String>,
        teams: HashSet<Team>, kinds: Vec<Kind>, took: Duration, ids: Vec<Id>, id: Id, new: u8 = 3,
    }
    table Node {
        name: String, at: Vec3 [fixed], team: Team = Team::Blue, layers: Option<Layers>, visible: bool = true,
        weights: Vec<f32>, maybe: Vec<Option<u16>>, names: Vec<Option<String>>, mat: Mat, cells: [u32; 3],
        kind: Option<Kind>, grid: Vec<Vec<u8>>, lines: [String; 2],
    }
    union Kind { Mesh, Light = Box<Light> }
    table Mesh { points: Vec<Vec3>, indices: Vec<u32> }
    table Light { power: f32 = 1.0 }
}

fn all_options() -> impl Iterator<Item = WriteOptions> {
    [Sharing::None, Sharing::Strings, Sharing::All].into_iter().flat_map(|sharing| {
        [(false, false), (false, true), (true, false)].map(|(schema, defaults)| {
            WriteOptions::new().sharing(sharing).include_schema(schema).write_defaults(defaults)
        })
    })
}

/// A scene that exists as columns of numbers only: 200 nodes in rows, a few of them with meshes.
struct Columns {
    names: Vec<String>,
    heights: Vec<f32>,
    points: Vec<Vec3>,
}

fn columns() -> Columns {
    Columns {
        names: (0..200).map(|i| format!("node {}", i % 50)).collect(),
        heights: (0..200).map(|i| i as f32 / 8.0).collect(),
        points: (0..30).map(|i| Vec3 { x: i as f32, y: 0.0, z: -1.0 }).collect(),
    }
}

/// The same as owned values, which the drafts do without.
fn owned(columns: &Columns) -> Scene {
    let node = |i: usize| Node {
        name: columns.names[i].clone(),
        at: Vec3 { x: (i % 20) as f32, y: columns.heights[i], z: (i / 20) as f32 },
        team: if i.is_multiple_of(3) { Team::Red } else { Team::Blue },
        layers: (i > 9).then_some(Layers::Air),
        weights: columns.heights[i..(i + 3).min(200)].to_vec(),
        maybe: vec![None, Some(i as u16)],
        names: vec![Some(columns.names[0].clone()), None],
        mat: Mat { cells: [1.0, 0.0, 0.0, i as f32] },
        cells: [1, 2, i as u32],
        kind: match i % 4 {
            0 => Some(Kind::Mesh(Mesh { points: columns.points[..i % 30].to_vec(), indices: vec![0, 1, 2] })),
            1 => Some(Kind::Light(Box::new(Light { power: columns.heights[i] }))),
            _ => None,
        },
        grid: vec![vec![1, 2], vec![], vec![3]],
        ..Node::default()
    };
    Scene {
        name: "rows".into(),
        title: Some(String::new()),
        nodes: (0..200).map(node).collect(),
        root: Some(Box::new(node(7))),
        by_name: (0..200).map(|i| (columns.names[i].clone(), 49 - i as u32 % 50)).collect(),
        by_id: (0..20).map(|i| (i, node(i.into()))).collect(),
        tags: columns.names.iter().cloned().collect(),
        teams: [Team::Blue, Team::Red].into(),
        kinds: vec![Kind::Light(Box::default()), Kind::Mesh(Mesh::default())],
        took: Duration::from_millis(1500),
        ids: vec![Id(3), Id(1)],
        id: Id(9),
        ..Scene::default()
    }
}

macro_rules! node {
    ($columns:expr, $i:expr) => {{
        let (columns, i): (&Columns, usize) = ($columns, $i);
        draft::<Node>()
            .name(columns.names[i].as_str())
            .at(Vec3 { x: (i % 20) as f32, y: columns.heights[i], z: (i / 20) as f32 })
            .team(if i.is_multiple_of(3) { Team::Red } else { Team::Blue })
            .layers((i > 9).then_some(Layers::Air))
            .weights(&columns.heights[i..(i + 3).min(200)])
            .maybe(items([None, Some(i as u16)]))
            .names(items([Some(columns.names[0].as_str()), None]))
            .mat(Mat { cells: [1.0, 0.0, 0.0, i as f32] })
            .cells([1, 2, i as u32])
            .grid(items([&[1u8, 2][..], &[], &[3]]))
    }};
}

#[test]
fn a_scene_that_does_not_exist_as_owned_values_has_their_bytes() {
    let columns = &columns();
    let lights = |i: usize| arm(draft::<Light>().power(columns.heights[i]));
    let meshes = |i: usize| arm(draft::<Mesh>().points(&columns.points[..i % 30]).indices(&[0, 1, 2][..]));
    let node = |i: usize| {
        let kind = match i % 4 {
            0 => Some(Either::Mesh(meshes(i))),
            1 => Some(Either::Light(lights(i))),
            _ => None,
        };
        node!(columns, i).kind(kind)
    };
    let mut by_name: Vec<(&str, u32)> =
        (0..50).rev().map(|i| (columns.names[i].as_str(), 49 - i as u32)).collect();
    by_name.swap(3, 40);
    let scene = draft::<Scene>()
        .name("rows")
        .title(Some(""))
        .nodes(items((0..200).map(node)))
        .root(Some(node(7)))
        .by_name(items(by_name))
        .by_id(items((0..20u16).rev().map(|i| (i, node(i.into())))))
        .tags(items(columns.names[..50].iter().map(String::as_str)))
        .teams(items([Team::Blue, Team::Red]))
        .kinds(items([Either::Light(arm(draft::<Light>())), Either::Mesh(arm(draft::<Mesh>()))]))
        .took(Duration::from_millis(1500))
        .ids(items([&Id(3), &Id(1)]))
        .id(&Id(9));
    let value = owned(columns);
    for options in all_options() {
        let expected = tessera::to_bytes_with(&value, options).unwrap();
        assert!(tessera::to_bytes_with(scene.clone(), options).unwrap() == expected, "{options:?}");
    }
    assert_eq!(tessera::from_bytes::<Scene>(&tessera::to_bytes(scene).unwrap()).unwrap(), value);
}

/// One of two arms: a type of the program's own that stands for a union.
#[derive(Clone, Copy)]
enum Either<M, L> {
    Mesh(M),
    Light(L),
}

impl<M, L> tessera::field::Value<Kind> for Either<M, L>
where
    M: tessera::field::Value<Kind>,
    L: tessera::field::Value<Kind>,
{
    fn visit<V: tessera::field::Visitor>(self, v: V) -> V::Out {
        match self {
            Either::Mesh(mesh) => mesh.visit(v),
            Either::Light(light) => light.visit(v),
        }
    }
}

/// What is not given has its default, in every field of every kind.
#[test]
fn a_draft_that_was_given_nothing_is_the_default_value() {
    fn same<T: tessera::field::Drafted>() {
        for options in all_options() {
            let expected = tessera::to_bytes_with(&T::default(), options).unwrap();
            assert!(tessera::to_bytes_with(draft::<T>(), options).unwrap() == expected, "{options:?}");
        }
    }
    same::<Scene>();
    same::<Node>();
    same::<everything::Scalars>();
    same::<everything::Defaults>();
    same::<everything::Fixed>();
    same::<everything::Plain>();
    same::<everything::Arrays>();
    same::<everything::Maps>();
    same::<everything::Newtypes>();
    same::<everything::Known>();
    same::<everything::Pointers>();
    same::<Everything>();
}

/// Views stand for tables: parts of an opened buffer go into a new one, beside what is owned and borrowed.
#[test]
fn views_and_references_are_given_like_values() {
    for seed in 0..20 {
        let value: Everything = Random::new(seed, 7).value();
        let bytes = tessera::to_bytes(&value).unwrap();
        let reader = Reader::<Everything>::open(&bytes).unwrap();
        let view = reader.root();
        let mixed = draft::<Everything>()
            .scalars(view.scalars())
            .defaults(&value.defaults)
            .fixed(view.fixed())
            .optional(view.optional())
            .plain(&value.plain)
            .vectors(&value.vectors)
            .optional_elements(view.optional_elements())
            .arrays(view.arrays())
            .maps(&value.maps)
            .part(&value.part)
            .empty(view.empty())
            .newtypes(view.newtypes())
            .sets(view.sets())
            .known(view.known())
            .pointers(value.pointers.as_ref());
        for options in all_options() {
            let expected = tessera::to_bytes_with(&value, options).unwrap();
            assert!(
                tessera::to_bytes_with(mixed.clone(), options).unwrap() == expected,
                "{seed}, {options:?}"
            );
            assert!(tessera::to_bytes_with(view, options).unwrap() == expected, "{seed}, {options:?}");
        }
    }
}

/// The last value given for a field counts, as for a struct literal with an update.
#[test]
fn a_field_that_is_given_twice_has_the_last_value() {
    let bytes = tessera::to_bytes(draft::<Light>().power(2.0).power(3.0)).unwrap();
    assert_eq!(tessera::from_bytes::<Light>(&bytes).unwrap(), Light { power: 3.0 });
}

#[test]
fn a_key_that_an_iterator_gives_twice_is_an_error() {
    let twice = draft::<Scene>().by_name(items([("b", 1u32), ("a", 2), ("b", 3)]));
    let error = tessera::to_bytes(twice).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::DuplicateKey);
    assert_eq!(error.path().to_string(), "Scene.by_name[2]");
    let twice = draft::<Scene>().teams(items([Team::Red, Team::Red]));
    let error = tessera::to_bytes(twice).unwrap_err();
    assert_eq!(
        (error.kind(), error.path().to_string()),
        (WriteErrorKind::DuplicateKey, "Scene.teams[1]".into())
    );
}

/// A field may be called like anything that a draft has.
#[test]
fn drafts_have_no_methods_but_their_fields() {
    let bytes = tessera::to_bytes(draft::<Scene>().new(7)).unwrap();
    assert_eq!(Reader::<Scene>::open(&bytes).unwrap().root().new(), 7);
}

#[test]
fn the_same_writer_takes_values_drafts_and_views() {
    let mut writer = Writer::new();
    let light = Light { power: 0.5 };
    let first = writer.write(&light).unwrap().to_vec();
    let second = writer.write(draft::<Light>().power(0.5)).unwrap().to_vec();
    let reader = Reader::<Light>::open(&first).unwrap();
    let third = writer.write(reader.root()).unwrap();
    assert!(first == second && first == third);
}

/// Shared structs lie behind offsets in a vector, so that a slice of them is no block of bytes.
#[test]
fn a_slice_of_shared_structs_is_a_vector_of_offsets() {
    tessera::tessera_schema! {
        schema shared;
        struct Rgba [shared] { r: u8, g: u8, b: u8, a: u8 }
        table Palette { colors: Vec<Rgba>, pairs: Vec<[u16; 2]>, arrays: Vec<Vec<Rgba>>, maybe: Option<Vec<Rgba>> }
    }
    let colors = [Rgba { r: 1, g: 2, b: 3, a: 4 }, Rgba { r: 12, g: 0, b: 0, a: 0 }, Rgba::default()];
    let value = Palette {
        colors: colors.to_vec(),
        pairs: vec![[1, 2], [3, 4]],
        arrays: vec![colors[1..].to_vec(), vec![]],
        maybe: Some(colors.to_vec()),
    };
    let draft = draft::<Palette>()
        .colors(&colors[..])
        .pairs(&[[1, 2], [3, 4]][..])
        .arrays(items([&colors[1..], &[]]))
        .maybe(Some(&colors[..]));
    for options in all_options() {
        let expected = tessera::to_bytes_with(&value, options).unwrap();
        assert!(tessera::to_bytes_with(draft.clone(), options).unwrap() == expected, "{options:?}");
    }
}

/// Says that it has another number of items than it gives.
#[derive(Clone)]
struct Liar<I>(I, usize);
impl<I: Iterator> Iterator for Liar<I> {
    type Item = I::Item;
    fn next(&mut self) -> Option<I::Item> {
        self.0.next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.1, Some(self.1))
    }
}
impl<I: DoubleEndedIterator> DoubleEndedIterator for Liar<I> {
    fn next_back(&mut self) -> Option<I::Item> {
        self.0.next_back()
    }
}
impl<I: DoubleEndedIterator> ExactSizeIterator for Liar<I> {}

/// A wrong length is an error: neither what a reused writer held before nor a neighbour's children get in.
#[test]
fn an_iterator_that_gives_another_number_of_items_than_it_says_is_an_error() {
    let mut writer = Writer::new();
    writer.write(&owned(&columns())).unwrap();
    for (said, gave) in [(2, 1), (1, 2), (0, 1), (1, 0), (40, 3)] {
        let liar = |n: usize| Liar(0..n, said);
        let counted = gave.min(said + 1) as u64;
        let refused = |written: Result<&[u8], tessera::WriteError>| {
            let error = written.unwrap_err();
            let WriteErrorKind::WrongLength { said: told, gave } = error.kind() else { panic!("{error}") };
            assert!(told == said as u64 && (gave == counted || gave == said as u64), "{error}");
        };
        // A vector that says it is empty is not stored at all, so nothing of it is asked for.
        if said > 0 {
            let ids = [Id(7), Id(8), Id(9)];
            refused(writer.write(draft::<Scene>().ids(items(liar(gave).map(|i| &ids[i % 3])))));
            refused(writer.write(draft::<Node>().maybe(items(liar(gave).map(|i| Some(i as u16))))));
            refused(writer.write(draft::<Node>().names(items(liar(gave).map(|_| Some("x"))))));
            let kinds = items(liar(gave).map(|_| arm(draft::<Light>())));
            refused(writer.write(draft::<Scene>().kinds(kinds)));
            let nodes = items(liar(gave).map(|_| draft::<Node>().name("y")));
            refused(writer.write(draft::<Scene>().name("z").nodes(nodes).title(Some("t"))));
        }
    }
}

/// A newtype may tell apart what is one on the wire.
#[test]
fn keys_that_wrap_equal_values_are_an_error() {
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Name {
        shown: String,
        lower: String,
    }
    impl Newtype for Name {
        type Inner = String;
        fn new(inner: String) -> Self {
            Name { shown: inner.clone(), lower: inner }
        }
        fn get(&self) -> &String {
            &self.lower
        }
    }
    tessera::tessera_schema! {
        schema finer;
        table Names { tree: BTreeSet<Name>, hash: HashSet<Name>, map: BTreeMap<Name, u8>, hash_map: HashMap<Name, u8> }
    }
    let names = ["Axe", "axe"].map(|shown| Name { shown: shown.into(), lower: "axe".into() });
    for value in [
        Names { tree: names.clone().into(), ..Names::default() },
        Names { hash: names.clone().into(), ..Names::default() },
        Names { map: names.clone().map(|name| (name, 1)).into(), ..Names::default() },
        Names { hash_map: names.clone().map(|name| (name, 1)).into(), ..Names::default() },
    ] {
        assert_eq!(tessera::to_bytes(&value).unwrap_err().kind(), WriteErrorKind::DuplicateKey);
    }
}
