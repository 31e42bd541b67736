//! `Rc` and `Arc`: one object that many paths lead to.

#![allow(missing_docs, reason = "schemas of tests")]

use std::rc::Rc;
use std::sync::Arc;
use tessera::{ReadErrorKind, ReadOptions, Reader, Sharing, WriteErrorKind, WriteOptions};

tessera::tessera_schema! {
    schema pointers;
    table Node { name: String, left: Option<Rc<Node>>, right: Option<Rc<Node>>, kind: Kind }
    table Scene { nodes: Vec<Arc<Mesh>>, main: Arc<Mesh>, spare: Option<Arc<Mesh>>, own: Option<Rc<Mesh>> }
    table Mesh { name: String, points: Vec<f32> }
    union Kind { Ball, Box_ = Box<Cube> }
    table Ball { radius: f32 }
    table Cube { next: Option<Rc<Node>> }
    /// The same as `Node` on the wire, with a value for each reference.
    table Tree [name = "Node"] {
        name: String, left: Option<Box<Tree>>, right: Option<Box<Tree>>, kind: TreeKind,
    }
    union TreeKind [name = "Kind"] { Ball, Box_ = Box<TreeCube> }
    table TreeCube [name = "Cube"] { next: Option<Box<Tree>> }
}

/// `depth` nodes, each of which leads to the next by both sides: 2^(depth - 1) paths.
fn diamond(depth: u32) -> Rc<Node> {
    let mut node =
        Rc::new(Node { name: "leaf".into(), kind: Kind::Ball(Ball { radius: 1.0 }), ..Node::default() });
    for _ in 1..depth {
        node = Rc::new(Node { left: Some(node.clone()), right: Some(node), ..Node::default() });
    }
    node
}

fn tree(node: &Node) -> Tree {
    let below = |side: &Option<Rc<Node>>| side.as_ref().map(|node| Box::new(tree(node)));
    let kind = match &node.kind {
        Kind::Ball(ball) => TreeKind::Ball(ball.clone()),
        Kind::Box_(cube) => TreeKind::Box_(Box::new(TreeCube { next: below(&cube.next) })),
        Kind::Unknown(tag) => TreeKind::Unknown(*tag),
    };
    Tree { name: node.name.clone(), left: below(&node.left), right: below(&node.right), kind }
}

fn all() -> WriteOptions {
    WriteOptions::new().sharing(Sharing::All)
}

/// A walk of 2^40 paths would not end.
#[test]
fn a_graph_of_2_to_the_40_paths_is_written_by_one_walk_and_read_by_another() {
    let root = diamond(41);
    let bytes = tessera::to_bytes_with(&*root, all().include_schema(false)).unwrap();
    // A header; 40 objects of 12 bytes; a leaf with a name, a union, and a ball with a number.
    assert_eq!(bytes.len(), (16 + 40 * 12 + 16 + 12 + 8usize).next_multiple_of(8));

    let read = ReadOptions::new().share_pointers(true);
    let back: Node = Reader::open_with(&bytes, read).unwrap().to_owned().unwrap();
    let mut node = &back;
    for _ in 0..40 {
        let (left, right) = (node.left.as_ref().unwrap(), node.right.as_ref().unwrap());
        assert!(Rc::ptr_eq(left, right));
        node = left;
    }
    assert_eq!((node.name.as_str(), &node.kind), ("leaf", &Kind::Ball(Ball { radius: 1.0 })));
    assert!(tessera::to_bytes_with(&back, all().include_schema(false)).unwrap() == bytes);
    // Without the option, the value would be a tree of 2^40 nodes.
    let error = tessera::from_bytes::<Node>(&bytes).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::TooLarge);
}

/// The identity of pointers spares work, and shows nowhere: the bytes are those of the same tree in boxes.
#[test]
fn the_bytes_are_those_of_the_same_value_without_sharing_in_memory() {
    let shared = diamond(6);
    let cube = Rc::new(Node {
        name: "cube".into(),
        kind: Kind::Box_(Box::new(Cube { next: Some(shared.clone()) })),
        left: Some(shared.clone()),
        right: Some(diamond(3)),
    });
    let top = Node { left: Some(cube.clone()), right: Some(cube), name: "top".into(), ..Node::default() };
    for sharing in [Sharing::None, Sharing::Strings, Sharing::All] {
        for include_schema in [false, true] {
            let options = WriteOptions::new().sharing(sharing).include_schema(include_schema);
            let expected = tessera::to_bytes_with(&tree(&top), options).unwrap();
            assert!(tessera::to_bytes_with(&top, options).unwrap() == expected, "{options:?}");
        }
    }
}

/// A node that was written before counts with what lies below it.
#[test]
fn a_shared_node_that_lies_too_deep_at_its_second_place_is_refused() {
    let low = diamond(4);
    let deep = |mut node: Rc<Node>, levels: u32| {
        for _ in 0..levels {
            node = Rc::new(Node { left: Some(node), ..Node::default() });
        }
        node
    };
    // The right side is written first; there `low` ends on level 5, on the left on level 5 + levels.
    let root =
        |levels| Node { left: Some(deep(low.clone(), levels)), right: Some(low.clone()), ..Node::default() };
    let options = all().max_depth(8);
    assert!(tessera::to_bytes_with(&root(2), options).is_ok());
    let error = tessera::to_bytes_with(&root(4), options).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::TooDeep { limit: 8 });
}

#[test]
fn pointers_of_one_object_are_one_value_if_asked_for() {
    let mesh = Arc::new(Mesh { name: "cube".into(), points: vec![1.0, 2.0] });
    let other = Arc::new(Mesh::default());
    let scene = Scene {
        nodes: vec![mesh.clone(), other.clone(), mesh.clone()],
        main: mesh.clone(),
        spare: Some(other),
        own: Some(Rc::new((*mesh).clone())),
    };
    let bytes = tessera::to_bytes_with(&scene, all()).unwrap();
    let view = Reader::<Scene>::open(&bytes).unwrap();
    assert_eq!(view.root().main().name(), "cube");
    assert_eq!(view.root().nodes().get(2).unwrap().points(), [1.0, 2.0]);

    let apart: Scene = tessera::from_bytes(&bytes).unwrap();
    assert!(apart == scene && !Arc::ptr_eq(&apart.nodes[0], &apart.main));
    let shared: Scene = tessera::from_bytes_with(&bytes, ReadOptions::new().share_pointers(true)).unwrap();
    assert!(shared == scene && Arc::ptr_eq(&shared.nodes[0], &shared.main));
    assert!(Arc::ptr_eq(&shared.nodes[0], &shared.nodes[2]));
    assert!(Arc::ptr_eq(&shared.nodes[1], shared.spare.as_ref().unwrap()));
    // An `Rc` of the same object is another pointer.
    assert_eq!((Arc::strong_count(&shared.main), Rc::strong_count(shared.own.as_ref().unwrap())), (3, 1));
}

/// Without full sharing every path is written, so that the limit of bytes ends it.
#[test]
fn without_full_sharing_the_graph_is_a_tree() {
    let options = WriteOptions::new().max_bytes(1 << 20);
    let error = tessera::to_bytes_with(&*diamond(41), options).unwrap_err();
    assert!(matches!(error.kind(), WriteErrorKind::TooLarge { limit, .. } if limit == 1 << 20), "{error}");
}

/// Defaults of fields that are not given come and go while a draft is written; what is made later can lie where
/// they lay.
#[test]
fn what_is_not_given_is_not_taken_for_what_is_made_later() {
    #[derive(Clone, Debug, Default)]
    struct Lazy(std::cell::OnceCell<Rc<Mesh>>, u8);
    impl PartialEq for Lazy {
        fn eq(&self, other: &Self) -> bool {
            self.1 == other.1
        }
    }
    impl tessera::Newtype for Lazy {
        type Inner = Rc<Mesh>;
        fn new(inner: Rc<Mesh>) -> Self {
            Lazy(inner.into(), 0)
        }
        fn get(&self) -> &Rc<Mesh> {
            self.0.get_or_init(|| Rc::new(Mesh { name: self.1.to_string(), points: vec![self.1.into()] }))
        }
    }
    tessera::tessera_schema! {
        use self::POINTERS;
        schema lazy;
        table Lot { a: Lazy, b: Lazy, m: Rc<Mesh>, n: Rc<Mesh>, y: Lazy, z: Lazy }
    }
    let lazy = |n| Lazy(std::cell::OnceCell::new(), n);
    let (a, b, y, z) = (lazy(1), lazy(2), lazy(3), lazy(4));
    let bytes = tessera::to_bytes_with(tessera::draft::<Lot>().a(&a).b(&b).y(&y).z(&z), all()).unwrap();
    let reader = Reader::<Lot>::open(&bytes).unwrap();
    let view = reader.root();
    assert_eq!([view.a(), view.b(), view.y(), view.z()].map(|mesh| mesh.name()), ["1", "2", "3", "4"]);
    assert_eq!([view.m(), view.n()].map(|mesh| mesh.name()), ["", ""]);
}

/// Null and absent pointers are no object that could be one value.
#[test]
fn absent_pointers_are_not_shared() {
    let scene = Scene { nodes: vec![Arc::default(); 2], ..Scene::default() };
    let mut bytes = tessera::to_vec(&scene).unwrap();
    // The slots of `nodes` hold the last two offsets that lead somewhere: as nulls they are default tables.
    let root = u32::from_le_bytes(bytes[..4].try_into().unwrap()) as usize;
    let view = |bytes: &[u8]| Reader::<Scene>::open(bytes).map(|reader| reader.root().nodes().len());
    assert_eq!(view(&bytes).unwrap(), 2);
    let count = (root..bytes.len() - 12)
        .step_by(4)
        .find(|at| bytes[*at..*at + 4] == 2u32.to_le_bytes() && bytes[*at + 4] > 0)
        .unwrap();
    bytes[count + 4..count + 12].fill(0);
    let back: Scene = tessera::from_bytes_with(&bytes, ReadOptions::new().share_pointers(true)).unwrap();
    assert!(!Arc::ptr_eq(&back.nodes[0], &back.nodes[1]));
}
