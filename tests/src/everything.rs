//! A schema with every kind of field that the language has.

#![allow(missing_docs, reason = "the names say what a field is there for")]

use glam::{DVec3, IVec2, Mat3, Mat4, Quat, UVec4, Vec3A, Vec4};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tessera::{Char16, Newtype};
use uuid::Uuid;

/// Newtypes around several kinds of types.
macro_rules! newtypes {
    ($($(#[$attr:meta])* $name:ident($inner:ty);)*) => { $(
        $(#[$attr])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name(pub $inner);
        impl Newtype for $name {
            type Inner = $inner;
            fn new(inner: $inner) -> Self {
                $name(inner)
            }
            fn get(&self) -> &$inner {
                &self.0
            }
        }
    )* };
}
newtypes! {
    #[derive(Copy, Eq, Hash)] Id(u32);
    #[derive(Copy)] Degrees(f32);
    #[derive(Copy)] Switch(bool);
    #[derive(Copy)] Side(Team);
    #[derive(Copy)] Spot(Vec3);
    #[derive(Copy)] Couple([u16; 2]);
    #[derive(Copy, Eq, PartialOrd, Ord, Hash)] Outer(Id);
    #[derive(Copy)] Timeout(Duration);
    #[derive(Eq, PartialOrd, Ord, Hash)] Name(String);
    Tags(Vec<String>);
    Hidden(Leaf);
    Index(BTreeMap<u8, Name>);
    Choice(Part);
    Color(Rgba);
}

/// Descending: not the order of the format.
impl Ord for Id {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other.0.cmp(&self.0)
    }
}
impl PartialOrd for Id {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

tessera::tessera_schema! {
    pub schema everything;

    pub enum Element: u8 { None, Fire = 3, Ice }
    pub enum Balance: i64 { Debt = -5, Zero = 0, Most = i64::MAX }
    pub enum Team: u8 [closed] { Red, Blue }
    pub enum Sign: i16 [closed] { Below = -7, Above = 9 }
    pub flags Layers: u32 { Ground, Air, Water }

    pub struct Vec3 { x: f32, y: f32, z: f32 }
    pub struct Padded { tag: u8, value: f64, flag: bool }
    pub struct Nested { team: Team, at: [Vec3; 2], letter: char, inner: Padded, small: [u16; 3] }
    pub struct Rgba [shared] { r: u8, g: u8, b: u8, a: u8 }
    pub struct Wide [shared] { value: u64, flag: bool }

    pub union Part { Leaf, Big = Box<Everything> }
    pub table Leaf { heal: i32, name: String }
    pub table Empty { }

    pub table Scalars {
        a: bool, b: i8, c: u8, d: i16, e: u16, f: i32, g: u32, h: i64, i: u64, j: f32, k: f64,
        l: Char16, m: char, n: Element, o: Team, p: Layers, q: Balance, r: Sign = Sign::Above,
    }
    pub table Defaults {
        a: bool = true, b: i8 = -8, c: u8 = 255, d: i16 = i16::MIN, e: u16 = 7, f: i32 = -1, g: u32 = 1 << 31,
        h: i64 = i64::MIN, i: u64 = u64::MAX, j: f32 = f32::NAN, k: f64 = -0.0,
        l: Char16 = Char16(0xD800), m: char = 'ß', n: Element = Element::Ice, o: Team = Team::Blue,
        p: Layers = Layers::Air, q: Balance = Balance::Most,
    }
    pub table Fixed {
        a: i64 [fixed], b: u8 [fixed] = 3, c: Vec3 [fixed], d: Team [fixed] = Team::Blue, e: Padded [fixed],
        f: [u32; 4] [fixed], g: bool [fixed] = true, h: f64, i: char [fixed] = 'x', j: u16,
    }
    pub table Optional {
        a: Option<bool>, b: Option<i8>, c: Option<u64>, d: Option<f32>, e: Option<Char16>, f: Option<char>,
        g: Option<Element>, h: Option<Team>, i: Option<Layers>, j: Option<Vec3>, k: Option<Nested>,
        l: Option<Rgba>, m: Option<String>, n: Option<Vec<u8>>, o: Option<Vec<String>>, p: Option<Leaf>,
        q: Option<Box<Everything>>, r: Option<Part>, s: Option<BTreeMap<String, u32>>, t: Option<[f32; 16]>,
        u: Option<[String; 2]>, v: Option<Wide>, w: Option<Sign>, x: Option<Vec<Option<u16>>>,
    }
    pub table Plain {
        a: Vec3, b: Padded, c: Nested, d: [u8; 5], e: [Vec3; 2], f: [[i16; 2]; 3], g: Padded [shared],
        h: Option<Padded> [shared], i: Rgba, j: Wide, k: [Team; 2], l: [bool; 3], m: [Padded; 2],
        n: [f64; 2] [shared],
    }
    pub table Vectors {
        a: Vec<bool>, b: Vec<i8>, c: Vec<u64>, d: Vec<f32>, e: Vec<char>, f: Vec<Element>, g: Vec<Team>,
        h: Vec<Layers>, i: Vec<Vec3>, j: Vec<Padded>, k: Vec<Nested>, l: Vec<Rgba>, m: Vec<Wide>,
        n: Vec<String>, o: Vec<Leaf>, p: Vec<Box<Leaf>>, q: Vec<Part>, r: Vec<Vec<u16>>, s: Vec<Vec<String>>,
        t: Vec<BTreeMap<u8, String>>, u: Vec<[u32; 3]>, v: Vec<[String; 2]>, w: Vec<Empty>, x: Vec<Char16>,
        y: Vec<f64>, z: Vec<Sign>, aa: Vec<Vec<Vec<i64>>>,
    }
    pub table OptionalElements {
        a: Vec<Option<bool>>, b: Vec<Option<i32>>, c: Vec<Option<f64>>, d: Vec<Option<char>>,
        e: Vec<Option<Element>>, f: Vec<Option<Team>>, g: Vec<Option<Vec3>>, h: Vec<Option<Padded>>,
        i: Vec<Option<String>>, j: Vec<Option<Leaf>>, k: Vec<Option<Box<Leaf>>>, l: Vec<Option<Part>>,
        m: Vec<Option<Vec<u8>>>, n: Vec<Option<Vec<Option<i64>>>>, o: Vec<Option<BTreeMap<String, i8>>>,
        p: Vec<Option<[u16; 2]>>, q: Vec<Option<[String; 2]>>, r: Vec<Option<Sign>>,
    }
    pub table Arrays {
        a: [String; 3], b: [Option<i32>; 40], c: [Vec<u8>; 2], d: [Leaf; 2], e: [Option<String>; 2],
        f: [Part; 2], g: [Option<bool>; 3], h: [[String; 2]; 2], i: [BTreeMap<i8, u8>; 2], j: [Rgba; 2],
        k: [Option<f64>; 2],
    }
    pub table Maps {
        a: BTreeMap<String, u32>, b: HashMap<String, String>, c: BTreeMap<i8, f64>, d: HashMap<u8, bool>,
        e: BTreeMap<i16, Option<i64>>, f: BTreeMap<u16, Option<Team>>, g: BTreeMap<i32, Leaf>,
        h: BTreeMap<u32, Part>, i: BTreeMap<i64, Vec<u8>>, j: BTreeMap<u64, Option<String>>,
        k: BTreeMap<char, Vec3>, l: BTreeMap<Char16, Padded>, m: BTreeMap<Element, Rgba>,
        n: BTreeMap<Team, BTreeMap<String, String>>, o: BTreeMap<Layers, [u8; 3]>, p: BTreeMap<Sign, char>,
        q: BTreeMap<Balance, [String; 2]>, r: HashMap<String, Vec<Vec<u8>>>, s: HashMap<String, HashMap<u16, u8>>,
    }

    pub table Newtypes {
        a: Id, b: Degrees, c: Switch, d: Side, e: Spot, f: Couple, g: Outer, h: Name, i: Tags, j: Hidden, k: Index,
        l: Choice, m: Color, n: Option<Id>, o: Option<Switch>, p: Option<Side>, q: Option<Name>,
        r: Option<Hidden>, s: Vec<Id>, t: Vec<Switch>, u: Vec<Option<Id>>, v: Vec<Option<Side>>, w: [Id; 3],
        x: [Option<Side>; 5], y: Vec<[Id; 2]>, z: Vec<Name>, aa: BTreeMap<Id, Outer>, ab: HashMap<Outer, Id>,
        ac: BTreeMap<Name, Option<Degrees>>, ad: Vec<Hidden>, ae: [Name; 2], af: Vec<Spot>, ag: Spot [shared],
        ah: Id [fixed], ai: Option<Vec<Id>>, aj: Vec<Couple>, ak: Option<[Id; 2]>, al: Switch [fixed],
        am: Vec<Option<[Id; 2]>>, an: Option<Choice>, ao: Vec<Vec<Id>>,
    }
    pub table Sets {
        a: BTreeSet<u32>, b: HashSet<String>, c: BTreeSet<i8>, d: HashSet<Element>, e: BTreeSet<Team>,
        f: BTreeSet<char>, g: Option<BTreeSet<String>>, h: Vec<BTreeSet<u16>>, i: BTreeSet<Id>, j: HashSet<Name>,
        k: BTreeMap<u8, BTreeSet<String>>, l: [BTreeSet<i64>; 2], m: Vec<Option<HashSet<Outer>>>,
        n: BTreeSet<Balance>,
    }
    pub table Known {
        a: Duration, b: SystemTime, c: Option<Duration>, d: Vec<SystemTime>, e: [Duration; 2],
        f: Vec<Option<Duration>>, g: BTreeMap<u8, SystemTime>, h: Timeout, i: Uuid, j: Vec<Uuid>, k: Option<Uuid>,
        l: glam::Vec2, m: Vec<glam::Vec3>, n: DVec3, o: IVec2, p: UVec4, q: Vec4, r: Quat, s: Vec3A, t: Mat3,
        u: Mat4, v: Vec<Mat4>, w: Option<Quat>, x: [Vec4; 2], y: Vec<Option<Mat4>>, z: Mat4 [shared],
        aa: Duration [fixed], ab: [Option<Uuid>; 2], ac: InStructs,
    }
    pub struct InStructs { at: glam::Vec3, far: DVec3, cells: [IVec2; 2] }
    pub table Pointers {
        a: Rc<Leaf>, b: Arc<Leaf>, c: Option<Rc<Leaf>>, d: Vec<Arc<Leaf>>, e: Vec<Option<Rc<Leaf>>>,
        f: BTreeMap<String, Arc<Leaf>>, g: [Rc<Leaf>; 2], h: Option<Arc<Pointers>>,
    }

    pub table Everything {
        scalars: Scalars, defaults: Box<Defaults>, fixed: Fixed, optional: Option<Box<Optional>>, plain: Plain,
        vectors: Option<Vectors>, optional_elements: Option<OptionalElements>, arrays: Option<Arrays>,
        maps: Option<Maps>, part: Part, empty: Empty, newtypes: Option<Box<Newtypes>>, sets: Option<Sets>,
        known: Option<Box<Known>>, pointers: Option<Pointers>,
        #[allow(dead_code)]
        cached: std::cell::Cell<u8> [skip],
    }
}
