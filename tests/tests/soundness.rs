//! What a review of the unsafe code found, each with its whole kind.

use tessera::{
    AlignedBuf, ReadErrorKind, ReadOptions, Reader, Sharing, WriteOptions, Writer, from_bytes_with,
    tessera_schema,
};

tessera_schema! {
    schema soundness;
    struct Pair { a: f32, b: f32 }
    struct Wide { value: u64 }
    union Choice { Leaf }
    table Leaf { bytes: Vec<u8> }
    /// Cells of 8 bytes, of alignment 8 and 4, in one presence word.
    table Eights { long: i64, pair: Pair, choice: Choice, double: f64, wide: Wide, pairs: [u32; 2] }
    table ManyEights { items: Vec<Eights> }

    table Small { inner: Box<Big>, both: [Box<Leaf>; 2] }
    table Big { bytes: [u8; 60_000] }
    table Smalls { items: Vec<Small> }
    table MaybeSmalls [name = "Smalls"] { items: Vec<Option<Small>> }


    table Maps { maps: Vec<std::collections::BTreeMap<String, u32>> }

    table Levels {
        thin: Vec<Leaf>, bulk: Vec<Vec<Vec<String>>>, deep: Vec<Vec<Vec<Vec<Leaf>>>>,
    }
}

/// A buffer whose items share so much that verification remembers what it has seen.
fn much_shared() -> Vec<Vec<Vec<String>>> {
    vec![vec![vec!["x".repeat(64); 60]; 60]; 60]
}

fn fully_shared<T: tessera::Table>(value: &T) -> AlignedBuf {
    let options = WriteOptions::new().include_schema(false).sharing(Sharing::All);
    tessera::to_bytes_with(value, options).expect("the value fits")
}

/// Only members that are present and need 8 make the object need 8 (FORMAT 6.11).
#[test]
fn cells_of_one_size_and_two_alignments_are_told_apart() {
    let pair = Pair { a: 1.0, b: 2.0 };
    let full = Eights {
        long: 1,
        pair,
        choice: Choice::Leaf(Leaf::default()),
        double: 1.0,
        wide: Wide { value: 1 },
        pairs: [1, 2],
    };
    // Every subset of the members, each at both remainders of 8.
    for subset in 0u32..64 {
        let empty = Eights::default();
        let pick = |bit: u32| subset >> bit & 1 == 1;
        let item = Eights {
            long: if pick(0) { full.long } else { empty.long },
            pair: if pick(1) { full.pair } else { empty.pair },
            choice: if pick(2) { full.choice.clone() } else { empty.choice },
            double: if pick(3) { full.double } else { empty.double },
            wide: if pick(4) { full.wide } else { empty.wide },
            pairs: if pick(5) { full.pairs } else { empty.pairs },
        };
        for before in 0..3 {
            let mut items = vec![item.clone(); 2];
            items.extend((0..before).map(|_| Eights::default()));
            let value = ManyEights { items };
            let bytes = tessera::to_bytes(&value).unwrap();
            assert_eq!(tessera::from_bytes::<ManyEights>(&bytes).unwrap(), value, "subset {subset:06b}");
        }
    }
}

/// A null element takes 4 bytes in the buffer and, with what it holds, 60 KB as an owned value.
#[test]
fn defaults_of_absent_tables_are_paid_for() {
    let value = MaybeSmalls { items: vec![None; 2_000] };
    let bytes = tessera::to_bytes(&value).unwrap();
    assert!(bytes.len() < 10_000);
    let error = from_bytes_with::<Smalls>(&bytes, ReadOptions::new().max_owned_bytes(1 << 20)).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::TooLarge);
    let few = tessera::to_bytes(&MaybeSmalls { items: vec![None; 3] }).unwrap();
    assert_eq!(tessera::from_bytes::<Smalls>(&few).unwrap().items, vec![Small::default(); 3]);
}

/// A newtype can be larger in memory than what it wraps is in the buffer.
#[test]
fn newtypes_are_paid_for_by_their_size_in_memory() {
    let bytes =
        tessera::to_bytes(&Wides { all: vec![<Cached as tessera::Newtype>::new(7); 10_000], some: vec![] })
            .unwrap();
    let some = tessera::to_bytes(&Wides { all: vec![], some: vec![None; 10_000] }).unwrap();
    for bytes in [bytes, some] {
        assert!(bytes.len() < 30_000);
        let limit = |bytes| ReadOptions::new().max_owned_bytes(bytes);
        let error = from_bytes_with::<Wides>(&bytes, limit(1 << 20)).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::TooLarge);
        assert!(from_bytes_with::<Wides>(&bytes, limit(4 << 20)).is_ok());
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Cached {
    value: u8,
    cache: [u64; 32],
}
impl tessera::Newtype for Cached {
    type Inner = u8;
    fn new(value: u8) -> Self {
        Cached { value, cache: [0; 32] }
    }
    fn get(&self) -> &u8 {
        &self.value
    }
}
tessera_schema! {
    schema wides;
    table Wides { all: Vec<Cached>, some: Vec<Option<Cached>> }
}

/// Strings are shared by default: long keys of many maps are compared, not examined, again and again.
#[test]
fn many_maps_with_the_same_long_keys_are_accepted() {
    for (count, len) in [(1, 5_000), (10, 500), (50, 100)] {
        let map: std::collections::BTreeMap<String, u32> =
            (0..count).map(|i| (format!("{}{i:03}", "k".repeat(len)), i)).collect();
        let value = Maps { maps: vec![map; 2_000] };
        for sharing in [Sharing::Strings, Sharing::All] {
            let mut writer = Writer::with_options(WriteOptions::new().sharing(sharing));
            let bytes = writer.write(&value).unwrap();
            tessera::verify::<Maps>(bytes, ReadOptions::new()).unwrap();
        }
    }
}

/// The depth limit is the same whether a buffer is walked as a tree or each item is verified once.
#[test]
fn both_ways_of_verification_count_the_same_levels() {
    let leaf = Leaf { bytes: vec![7; 3] };
    for bulk in [Vec::new(), much_shared()] {
        let value = Levels { thin: vec![leaf.clone()], bulk, deep: vec![vec![vec![vec![leaf.clone()]]]] };
        let bytes = fully_shared(&value);
        // The root is level 1, four vectors are 2 to 5, the leaf is 6 and its bytes are 7.
        for limit in 5..9 {
            let read = tessera::verify::<Levels>(&bytes, ReadOptions::new().max_depth(limit));
            assert_eq!(read.is_ok(), limit >= 7, "limit {limit}: {read:?}");
        }
    }
}

/// Two types with one place of declaration, hence one identity, and different checks.
mod twins {
    #![allow(unreachable_pub, reason = "the blocks name these by public paths")]
    pub trait Is {
        type Type;
    }
    #[derive(Debug)]
    pub struct Bytes;
    #[derive(Debug)]
    pub struct Bools;
    macro_rules! twins {
        ($($who:ident: $ty:ty),*) => {
            $( const _: () = {
                tessera::tessera_schema! { pub schema inner; pub table Cellar { v: Vec<$ty> } }
                impl crate::twins::Is for crate::twins::$who { type Type = Cellar; }
            }; )*
            tessera::tessera_schema! {
                pub schema outer;
                pub table Cellar { v: Vec<u8> }
                pub table Root {
                    a: Vec<<crate::twins::Bytes as crate::twins::Is>::Type>,
                    b: Vec<<crate::twins::Bools as crate::twins::Is>::Type>,
                    bulk: Vec<Vec<Vec<String>>>,
                }
            }
        };
    }
    twins!(Bytes: u8, Bools: bool);
    pub type OfBytes = <Bytes as Is>::Type;
    pub type OfBools = <Bools as Is>::Type;
}

#[test]
fn types_of_one_identity_are_not_taken_for_each_other() {
    use twins::{OfBools, OfBytes, Root};
    let value = Root {
        a: vec![OfBytes { v: vec![1; 4] }],
        b: vec![OfBools { v: vec![true; 4] }],
        bulk: much_shared(),
    };
    let bytes = fully_shared(&value);
    tessera::verify::<Root>(&bytes, ReadOptions::new()).unwrap();
    // Both refer to one vector of four ones, which the attack turns into four twos: bytes, but no bools.
    let mut raw = bytes.to_vec();
    let at = raw.windows(8).position(|w| w == [4, 0, 0, 0, 1, 1, 1, 1]).expect("the shared vector");
    raw[at + 4] = 2;
    let error = Reader::<Root>::open(&raw).unwrap_err();
    assert_eq!((error.kind(), error.found()), (ReadErrorKind::BadValue, 2));
}
