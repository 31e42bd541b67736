//! Tables that are not there: null elements, absent members, everything below them (FORMAT 20.1 to 20.5).

use super::case::{accept, buffer};
use std::collections::BTreeMap;
use tessera::{Reader, TableView};

tessera::tessera_schema! {
    schema absent;
    enum Team: u8 [closed] { Red = 3, Blue = 0 }
    struct Wide { x: f64, y: u8 }
    struct Shared [shared] { x: u64 }
    union Arm { Leaf }
    table Leaf { id: u32 = 7 }
    /// The fixed cells begin behind one presence word.
    table One { wide: Wide [fixed], id: u64 [fixed] = 5, team: Team [fixed] = Team::Red, on: bool [fixed] = true }
    /// The same behind two presence words.
    table Two {
        wide: Wide [fixed], pair: [u64; 2] [fixed],
        b0: bool, b1: bool, b2: bool, b3: bool, b4: bool, b5: bool, b6: bool, b7: bool, b8: bool,
        b9: bool, b10: bool, b11: bool, b12: bool, b13: bool, b14: bool, b15: bool, b16: bool,
    }
    table Rest {
        wide: Wide, shared: Shared, maybe: Option<Wide>, array: [u64; 3], names: [String; 3], maybes: [Option<u64>; 40],
        lists: [Vec<u8>; 2], leaves: [Leaf; 2], arms: [Arm; 2], matrix: [[String; 2]; 2], dicts: [BTreeMap<u8, u8>; 2],
        text: String, dict: BTreeMap<u8, u8>, arm: Arm, leaf: Leaf, boxed: Box<Leaf>, longs: Vec<u64>,
    }
    table Root { ones: Vec<One>, twos: Vec<Two>, rests: Vec<Rest>, one: One, two: Two, rest: Rest, inner: Vec<Root2> }
    table Root2 { one: One, two: Two, rest: Rest }
}

/// A root without any member.
fn empty() -> Vec<u8> {
    buffer::<Root>("10 00 00 00 54 53 02 00 fp 00*8")
}

#[track_caller]
fn aligned<T>(value: &T) {
    assert_eq!(std::ptr::from_ref(value).addr() % align_of::<T>(), 0, "a reference to an unaligned value");
}

#[test]
fn fixed_cells_of_an_absent_table_are_aligned_defaults() {
    let bytes = empty();
    accept::<Root>(&bytes);
    let reader = Reader::<Root>::open(&bytes).unwrap();
    let one = reader.root().one();
    // 20.3: members declared fixed read as their defaults.
    assert_eq!((one.id(), one.team(), one.on()), (5, Team::Red, true));
    aligned(one.wide());
    assert_eq!((one.wide().x, one.wide().y), (0.0, 0));
    // 20.4: presence of a fixed member is true, in an absent table too; a bool has no fixed cell.
    assert!(one.presence().id() && one.presence().wide());
    let two = reader.root().two();
    aligned(two.wide());
    aligned(two.pair());
    assert_eq!((*two.pair(), two.b16()), ([0; 2], false));
}

/// The attack: a vector of tables with a null element, which has the same defaults (20.5).
#[test]
fn fixed_cells_of_a_null_element_are_aligned_defaults() {
    tessera::tessera_schema! {
        use ABSENT;
        schema nulls;
        table Ones { at: Vec<One> }
    }
    let bytes = buffer::<Ones>(
        "10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 01 00 00 00 | 00 00 00 00",
    );
    accept::<Ones>(&bytes);
    let reader = Reader::<Ones>::open(&bytes).unwrap();
    let one = reader.root().at().get(0).unwrap();
    assert_eq!((one.id(), one.team(), one.on()), (5, Team::Red, true));
    aligned(one.wide());
    assert_eq!(tessera::from_bytes::<Ones>(&bytes).unwrap().at, [One::default()]);
}

#[test]
fn all_else_of_an_absent_table_is_empty_or_zero() {
    let bytes = empty();
    let reader = Reader::<Root>::open(&bytes).unwrap();
    let rest = reader.root().rest();
    aligned(rest.wide());
    aligned(rest.shared());
    aligned(rest.array());
    assert_eq!((rest.wide().x, rest.shared().x, rest.maybe(), *rest.array()), (0.0, 0, None, [0; 3]));
    assert!(rest.names().iter().eq(["", "", ""]));
    assert_eq!(rest.maybes().iter().filter(Option::is_none).count(), 40);
    assert!(rest.lists().iter().all(<[u8]>::is_empty) && rest.lists().len() == 2);
    assert!(rest.leaves().iter().map(|leaf| leaf.id()).eq([7, 7]));
    assert!(rest.arms().iter().eq([ArmView::Unknown(0); 2]));
    assert!(rest.matrix().iter().all(|row| row.iter().eq(["", ""])) && rest.matrix().len() == 2);
    assert!(rest.dicts().iter().all(|dict| dict.is_empty()) && rest.dicts().len() == 2);
    assert_eq!((rest.text(), rest.dict().len(), rest.arm()), ("", 0, ArmView::Unknown(0)));
    assert_eq!((rest.leaf().id(), rest.boxed().id()), (7, 7));
    aligned(&rest.longs().as_ptr());
    assert_eq!(rest.longs().as_ptr().addr() % 8, 0, "an empty slice is aligned too");
}

/// 20.1: the owned value of nothing is the default of its type, and it is written as what it was read from.
#[test]
fn the_owned_value_of_an_absent_table_is_its_default() {
    let bytes = empty();
    let owned: Root = tessera::from_bytes(&bytes).unwrap();
    assert_eq!(owned, Root::default());
    let again = tessera::to_bytes(&owned).unwrap();
    assert_eq!(tessera::from_bytes::<Root>(&again).unwrap(), owned);
    // The views of both say the same, though one buffer holds nothing and the other what is always stored.
    let (absent, stored) = (Reader::<Root>::open(&bytes).unwrap(), Reader::<Root>::open(&again).unwrap());
    assert!(absent.root() == stored.root());
    assert_eq!(format!("{:?}", absent.root()), format!("{:?}", stored.root()));
}
