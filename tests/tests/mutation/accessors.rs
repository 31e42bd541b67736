//! Reads a view through its accessors, field by field as they are declared, into the digest that the walk of
//! the same table gives. A field that is missing in a list here makes both differ.

use super::digest::Digest;
use super::schemas::{
    ArmView, Cell, CoinView, CreatureView, FixedSampleView, LegView, LimbView, Pair, SampleView, SeriesView,
    Suit, SwitchesView, TailView, WideView,
};
use glam::{Mat3, Mat4, Quat, Vec3A, Vec4};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tessera::field::Key;
use tessera::view::{Access, InPlace, KeyOrder};
use tessera::{Char16, Field, Map, Plain, Set, TableView, Vector};
use tessera_tests::everything::{
    ArraysView, Balance, Couple, DefaultsView, Degrees, Element, EmptyView, EverythingView, FixedView, Id,
    KnownView, Layers, LeafView, MapsView, NewtypesView, OptionalElementsView, OptionalView, Outer, PartView,
    PlainView, PointersView, ScalarsView, SetsView, Side, Sign, Spot, Switch, Team, Timeout, VectorsView,
};
use uuid::Uuid;

/// What an accessor returns.
pub(crate) trait Touch: Copy {
    /// Reads all of it.
    fn touch(self, digest: &mut Digest);
}

macro_rules! scalars {
    ($($ty:ty),*) => { $(
        impl Touch for $ty {
            fn touch(self, digest: &mut Digest) {
                digest.scalar(self);
            }
        }
    )* };
}
scalars!(bool, i8, u8, i16, u16, i32, u32, i64, u64, f32, f64, char, Char16);
scalars!(Element, Balance, Team, Sign, Layers, Suit);

/// Newtypes and types of other libraries, by what FORMAT says they are stored as.
macro_rules! converted {
    ($($ty:ty: |$value:ident, $digest:ident| $feed:expr;)*) => { $(
        impl Touch for $ty {
            fn touch(self, $digest: &mut Digest) {
                let $value = self;
                $feed
            }
        }
    )* };
}
converted! {
    Id: |v, d| d.scalar(v.0);
    Degrees: |v, d| d.scalar(v.0);
    Switch: |v, d| d.scalar(v.0);
    Side: |v, d| d.scalar(v.0);
    Outer: |v, d| d.scalar(v.0.0);
    Spot: |v, d| d.plain(&v.0);
    Couple: |v, d| d.plain(&v.0);
    [Id; 2]: |v, d| d.plain(&v.map(|id| id.0));
    [Id; 3]: |v, d| d.plain(&v.map(|id| id.0));
    Duration: |v, d| { d.scalar(v.as_secs()); d.scalar(v.subsec_nanos()); };
    Timeout: |v, d| v.0.touch(d);
    [Duration; 2]: |v, d| v.into_iter().for_each(|v| v.touch(d));
    SystemTime: |v, d| match v.duration_since(UNIX_EPOCH) {
        Ok(since) => { d.scalar(since.as_secs() as i64); d.scalar(since.subsec_nanos()); }
        Err(error) => {
            // Whole seconds are rounded down.
            let nanos = i128::try_from(error.duration().as_nanos()).expect("at most 2^63 seconds");
            d.scalar((-nanos).div_euclid(1_000_000_000) as i64);
            d.scalar((-nanos).rem_euclid(1_000_000_000) as u32);
        }
    };
    Uuid: |v, d| d.plain(v.as_bytes());
    Vec4: |v, d| d.plain(&v.to_array());
    [Vec4; 2]: |v, d| d.plain(&v.map(|v| v.to_array()));
    Quat: |v, d| d.plain(&v.to_array());
    Vec3A: |v, d| d.plain(&v.to_array());
    Mat3: |v, d| d.plain(&v.to_cols_array());
    Mat4: |v, d| d.plain(&v.to_cols_array());
}

impl<T: Plain> Touch for &T {
    fn touch(self, digest: &mut Digest) {
        digest.plain(self);
    }
}

impl<T: Plain> Touch for &[T] {
    fn touch(self, digest: &mut Digest) {
        digest.slice(self);
    }
}

impl Touch for &str {
    fn touch(self, digest: &mut Digest) {
        digest.text(self);
    }
}

impl<V: Touch> Touch for Option<V> {
    fn touch(self, digest: &mut Digest) {
        match self {
            None => _ = digest.feed(0),
            Some(value) => {
                if digest.feed(1) {
                    value.touch(digest);
                }
            }
        }
    }
}

impl<'a, T: InPlace> Touch for Vector<'a, T>
where
    T::View<'a>: Touch,
{
    fn touch(self, digest: &mut Digest) {
        digest.feed(self.len() as u64);
        for (i, item) in self.iter().enumerate() {
            if !digest.is_complete() {
                return;
            }
            item.touch(digest);
            if i < 4 {
                // The same element by its number, and from behind.
                let mut other = (Digest::new(100), Digest::new(100), Digest::new(100));
                item.touch(&mut other.0);
                self.get(i).expect("an element").touch(&mut other.1);
                self.iter().rev().nth(self.len() - 1 - i).expect("an element").touch(&mut other.2);
                assert_eq!(other.0, other.1, "`get` and `iter` give the same");
                assert_eq!(other.0, other.2, "`rev` and `iter` give the same");
            }
        }
        assert!(self.get(self.len()).is_none() && self.get(usize::MAX).is_none());
    }
}

impl<'a, K: Key> Touch for Set<'a, K>
where
    K: InPlace<View<'a> = <<K as Field>::Model as Access<K>>::View<'a>>,
    <K as Field>::Model: KeyOrder<K>,
    K::View<'a>: Touch,
{
    fn touch(self, digest: &mut Digest) {
        self.as_vector().touch(digest);
        for member in self.iter().take(16) {
            assert!(self.contains(member), "a member that is listed is found");
        }
    }
}

impl<'a, K: Key, V: InPlace> Touch for Map<'a, K, V>
where
    K: InPlace<View<'a> = <<K as Field>::Model as Access<K>>::View<'a>>,
    <K as Field>::Model: KeyOrder<K>,
    K::View<'a>: Touch,
    V::View<'a>: Touch,
{
    fn touch(self, digest: &mut Digest) {
        digest.feed(self.len() as u64);
        for (i, (key, value)) in self.iter().enumerate() {
            if !digest.is_complete() {
                return;
            }
            key.touch(digest);
            value.touch(digest);
            if i < 16 {
                let found = self.get(key).expect("a key that is listed is found");
                let mut other = (Digest::new(100), Digest::new(100));
                value.touch(&mut other.0);
                found.touch(&mut other.1);
                assert_eq!(other.0, other.1, "the value of a key is that of its entry");
                assert!(self.contains_key(key));
            }
        }
        assert!(self.entry(self.len()).is_none());
    }
}

macro_rules! views {
    ($($view:ident { $($field:ident)* })*) => { $(
        impl Touch for $view<'_> {
            fn touch(self, digest: &mut Digest) {
                let _presence = self.presence();
                $(
                    if !digest.is_complete() {
                        return;
                    }
                    self.$field().touch(digest);
                    std::hint::black_box(_presence.$field());
                )*
                let _ = digest;
            }
        }
    )* };
}

views! {
    LeafView { heal name }
    EmptyView { }
    ScalarsView { a b c d e f g h i j k l m n o p q r }
    DefaultsView { a b c d e f g h i j k l m n o p q }
    FixedView { a b c d e f g h i j }
    OptionalView { a b c d e f g h i j k l m n o p q r s t u v w x }
    PlainView { a b c d e f g h i j k l m n }
    VectorsView { a b c d e f g h i j k l m n o p q r s t u v w x y z aa }
    OptionalElementsView { a b c d e f g h i j k l m n o p q r }
    ArraysView { a b c d e f g h i j k }
    MapsView { a b c d e f g h i j k l m n o p q r s }
    NewtypesView {
        a b c d e f g h i j k l m n o p q r s t u v w x y z aa ab ac ad ae af ag ah ai aj ak al am an ao
    }
    SetsView { a b c d e f g h i j k l m n }
    KnownView { a b c d e f g h i j k l m n o p q r s t u v w x y z aa ab ac }
    PointersView { a b c d e f g h }
    EverythingView {
        scalars defaults fixed optional plain vectors optional_elements arrays maps part empty newtypes sets known
        pointers
    }
    ArmView { length fingers }
    LegView { length bones }
    TailView { }
    SeriesView { samples more fixed switches coins maybes prices rings bytes }
    SampleView { at value status quality note }
    FixedSampleView { at value status quality note }
    SwitchesView { on level off wide }
    CoinView { head tail }
    CreatureView {
        name next kids maybes limb limbs maybe_limbs by_name by_suit by_letter limb_by_byte nested
    }
    WideView {
        a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 c0 c1 c2 c3 c4 c5 c6 c7 c8 c9
        d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 f0 f1 f2 f3 f4
    }
}

macro_rules! unions {
    ($($view:ident { $($arm:ident($tag:literal))* })*) => { $(
        impl Touch for $view<'_> {
            fn touch(self, digest: &mut Digest) {
                match self {
                    $( $view::$arm(arm) => {
                        if digest.feed(u64::from(xxhash_rust::xxh32::xxh32($tag, 0))) {
                            arm.touch(digest);
                        }
                    } )*
                    $view::Unknown(tag) => {
                        if digest.feed(u64::from(tag)) {
                            digest.unknown_arm |= tag != 0;
                        }
                    }
                }
            }
        }
    )* };
}
unions! {
    PartView { Leaf(b"Leaf") Big(b"Everything") }
    LimbView { Arm(b"Arm") Leg(b"Leg") Body(b"Creature") Tail(b"Tail") }
}

/// Structs that views hand out by reference only.
const _: fn(&Cell, &Pair) = |_, _| {};
