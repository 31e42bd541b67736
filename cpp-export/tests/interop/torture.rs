//! A schema whose every name is somebody else's: words of C++, macros of libc and engines, names of our own API, names that
//! differ in underscores alone, defaults at the ends of their types, docs that try to end the comment.

#![allow(
    non_snake_case,
    missing_docs,
    non_camel_case_types,
    non_upper_case_globals,
    missing_debug_implementations
)]

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, SystemTime};

tessera::tessera_schema! {
    /// A comment that */ ends /* what ?> it can \
    pub schema namespace in class::delete;

    /// Trailing backslash \
    pub enum explicit: u8 {
        None, NULL, ERROR, r#default, and, co_await, EOF, far, min, linux, typename, X,
    }
    pub enum Ends: i64 [closed] { Least = i64::MIN, Minus = -1, Zero = 0, Most = i64::MAX }
    pub enum Huge: u64 { Zero = 0, Half = 1 << 63, Most = u64::MAX }
    pub flags Bits: u64 { Low = 1, High = 1 << 63, and = 2 }
    pub flags Small: u8 { A, B, C = 128 }

    pub struct Plain { x: f32, x_: f32, x__: f32, class: u8, and: i8, major: u16, on: bool, letter: char, ends: Ends }
    pub struct Nested { inner: [Plain; 2], r#struct: [[u8; 3]; 2], small: Small }
    pub struct Shared [shared] { operator: u32, errno: u32 }
    pub struct lower { x: u8 }

    pub union Choice { register, Other = Box<Names>, none, Kind }
    pub table register { r#virtual: String, register: u8, register_: u8 }
    pub table none { }
    pub table Kind { kind: u8, tag: u8, visit: u8, is: u8, r#as: u8 }

    /// ```
    /// not a doctest
    /// ```
    ///     indented
    ///
    /// the end ??/
    pub table Names {
        r#type: u8, r#match: u8, r#fn: u8, r#async: u8,
        namespace: u8, explicit: u8, delete: u8, default: u8, and: u8, or_eq: u8, co_await: u8, alignas: u8,
        test: u8, test_: u8, test__: u8, class: u8, class_: u8, class__: u8,
        Names: u8, has_name: u8, name: u8, has_has_name: u8, tessera_x: u8,
        major: u8, minor: u8, makedev: u8, linux: u8, unix: u8, errno: u8, stdin: u8, assert: u8, signbit: u8, isnan: u8,
        check: u8, verify: u8, ensure: u8, near: u8, far: u8, small: u8, interface: u8, min: u8, max: u8,
        get: u8, present: u8, root: u8, size: u8, data: u8, begin: u8, end: u8, value: u8, kind: u8, key: u8, std: u8,
        Table: u8, TableInfo: u8, Cell: u8, Vector: u8, string_view: u8, optional: u8, uint8_t: u8,
        ERROR: u8, PI: u8, TEXT: u8, IN: u8, OUT: u8, N: u8, T: u8, M: u8, v: u8, o: u8, f: u8,
        bool_: bool, not: bool, r#true: bool, xor: bool = true,
    }

    pub table Defaults {
        a: i8 = -128, b: i8 = 127, c: i16 = -32768, d: i16 = 32767, e: i32 = -2147483648, f: i32 = 2147483647,
        g: i64 = -9223372036854775808, h: i64 = 9223372036854775807, i: u8 = 255, j: u16 = 65535, k: u32 = 4294967295,
        l: u64 = 18446744073709551615, m: u64 = 9223372036854775808, n: f32 = 1e20, o: f32 = -0.0, p: f64 = 5e-324,
        q: f64 = 1e308, r: f32 = f32::NAN, s: f64 = f64::INFINITY, t: char = '"', u: bool = true,
        v: explicit = explicit::ERROR, w: Ends = Ends::Least, x: Huge = Huge::Most, y: Bits = Bits::High, z: Small = Small::C,
        aa: tessera::Char16 = tessera::Char16(0xD800),
        ab: i64 [fixed] = -1, ac: Ends [fixed], ad: f32 [fixed] = 0.1, ae: char [fixed] = 'é', af: Plain [fixed],
    }

    /// Every shape of member, of every kind of type.
    pub table Shapes {
        text: String, maybe_text: Option<String>, texts: Vec<String>, maybe_texts: Vec<Option<String>>,
        three: [String; 3], bytes: Vec<u8>, bools: Vec<bool>, letters: Vec<char>, sides: Vec<Ends>, numbers: Vec<f64>,
        maybe_numbers: Vec<Option<u16>>, two: [Option<u32>; 2], maybe: Option<Vec<i16>>,
        plain: Plain, maybe_plain: Option<Plain>, plains: Vec<Nested>, maybe_plains: Vec<Option<Plain>>,
        array: [u32; 4], arrays: Vec<[u8; 3]>, low: lower,
        shared: Shared, shareds: Vec<Shared>, mine: Plain [shared], maybe_mine: Option<Nested> [shared],
        table: Kind, maybe_table: Option<Kind>, tables: Vec<Kind>, maybe_tables: Vec<Option<Kind>>, pair: [Kind; 2],
        parent: Option<Box<Shapes>>, children: Vec<Shapes>,
        choice: Choice, maybe_choice: Option<Choice>, choices: Vec<Choice>, maybe_choices: Vec<Option<Choice>>,
        nested: Vec<Vec<Vec<u32>>>, nested_texts: Vec<Vec<String>>,
        by_text: BTreeMap<String, Kind>, by_number: BTreeMap<i8, String>, by_letter: BTreeMap<char, Vec<u8>>,
        by_side: BTreeMap<Ends, Plain>, by_text_plain: BTreeMap<String, Option<u32>>, maps: Vec<BTreeMap<u8, u8>>,
        choice_by_number: BTreeMap<u64, Choice>,
        set: BTreeSet<String>, numbers_set: BTreeSet<i32>, maybe_set: Option<BTreeSet<u8>>,
        duration: Duration, time: Option<SystemTime>, durations: Vec<Duration>,
        element: explicit, bits: Bits, small: Small, maybe_small: Option<Small>, closed: Ends, maybe_closed: Option<Ends>,
        yes: bool, maybe_yes: Option<bool>, letter: char, unit: tessera::Char16,
    }
}
