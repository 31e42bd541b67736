//! Whatever a user's module contains, expansions mean what they meant: names of the library win nowhere, and
//! none of the user's gets in. And the strictest lints find nothing to say about an expansion.

#![forbid(unsafe_code)]
#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    missing_copy_implementations,
    unreachable_pub,
    unused_qualifications,
    unused_lifetimes,
    unused_import_braces,
    unused_macro_rules,
    macro_use_extern_crate,
    redundant_lifetimes,
    unit_bindings,
    unnameable_types,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    explicit_outlives_requirements,
    let_underscore_drop,
    non_ascii_idents,
    variant_size_differences,
    future_incompatible,
    nonstandard_style,
    rust_2018_idioms,
    clippy::all,
    clippy::pedantic
)]

/// A module without a prelude, whose items are called like everything that an expansion could name.
mod no_prelude {
    #![no_implicit_prelude]
    #![allow(dead_code, unused_macros, non_camel_case_types, clippy::wrong_self_convention)]

    macro_rules! captured {
        ($d:tt $($name:ident)*) => { $(
            macro_rules! $name {
                ($d($d t:tt)*) => { ::std::compile_error!("an expansion called a macro of the user's module") };
            }
        )* };
    }
    captured! {
        $ stringify concat line column file module_path panic todo unreachable unimplemented assert debug_assert
        assert_eq matches vec format write cfg env include_str compile_error paste offset_of size_of
    }

    /// What nothing leads to.
    pub(super) mod core {}
    pub(super) mod std {}
    pub(super) mod alloc {}
    pub(super) mod tessera {}
    pub(super) mod tessera_macros {}
    pub(super) mod paste_ {}
    pub(super) mod __private {}
    pub(super) mod schema {}

    pub(super) struct Vec;
    pub(super) struct Box;
    pub(super) struct Result;
    pub(super) struct Some;
    pub(super) struct None;
    pub(super) struct Ok;
    pub(super) struct Err;
    pub(super) struct u16;
    pub(super) struct u32;
    pub(super) struct u64;
    pub(super) struct usize;
    pub(super) struct str;
    pub(super) struct bool;
    pub(super) trait Default {}
    pub(super) trait Clone {}
    pub(super) trait Copy {}
    pub(super) trait Debug {}
    pub(super) trait PartialEq {}
    pub(super) trait Eq {}
    pub(super) trait Sized {}
    pub(super) trait Into {}
    pub(super) trait TryFrom {}
    pub(super) trait Iterator {}
    pub(super) trait Field {}
    pub(super) trait Table {}
    pub(super) trait Plain {}
    pub(super) trait Scalar {}
    pub(super) trait Member {}
    pub(super) const FIELDS: () = ();
    pub(super) const LEN: () = ();
    pub(super) const KEY: () = ();
    pub(super) const TYPE: () = ();
    pub(super) static DESC: () = ();
    pub(super) fn drop() {}

    /// The integers behind enums are those of the language, the fields' types are the user's.
    pub(super) mod block {
        use super::{Box, None, Ok, Option, Result, Some, String, Vec, bool, str, u16, u32, u64, usize};
        pub(in super::super) use super::{Option as Maybe, String as Text};

        // The names are used: a struct that is called like a type can be a field.
        #[allow(clippy::type_complexity, reason = "as many names as there are")]
        const _: fn(Vec, Box, Result, Some, None, Ok, u16, u32, u64, usize, &str, bool) =
            |_, _, _, _, _, _, _, _, _, _, _, _| {};

        ::tessera::tessera_schema! {
            use super::HOSTILE;
            pub(in super::super) schema inner;
            pub(in super::super) table Inner { string: String, option: ::std::option::Option<::std::boxed::Box<Option>> }
        }
    }

    ::tessera::tessera_schema! {
        use block::INNER;
        pub(super) schema hostile;
        pub(super) enum Kind: u8 { A, B = 3 }
        pub(super) enum Side: i64 [closed] { Left, Right = -1 }
        pub(super) flags Bits: u64 { A, B }
        /// A plain struct called like a string.
        pub(super) struct String { u8: f32, i8: f64 }
        /// A table called like an option.
        pub(super) table Option {
            kind: Kind = Kind::B,
            side: Side,
            bits: Bits,
            string: String,
            text: ::std::string::String,
            list: ::std::vec::Vec<::std::primitive::u8>,
            maybe: ::std::option::Option<::std::primitive::bool>,
            map: ::std::collections::BTreeMap<::std::string::String, ::std::primitive::u64>,
            array: [::std::primitive::u16; 3],
            union: Union,
            inner: ::std::option::Option<::std::boxed::Box<block::Inner>>,
            skipped: ::std::primitive::usize [skip],
            n: i32 [fixed] = 7,
        }
        pub(super) union Union { Option = ::std::boxed::Box<Option>, Inner = block::Inner }
    }
}

/// Types called like parameters and traits of the library.
mod parameters {
    #![allow(clippy::struct_field_names, reason = "a field and its table are called alike on purpose")]
    tessera::tessera_schema! {
        pub(crate) schema parameters;
        pub(crate) table V { v: i32, other: Option<Box<S>>, all: Vec<T> }
        pub(crate) table S { s: String, f: F }
        pub(crate) table F { t: Vec<T>, k: K }
        pub(crate) table T { u: U }
        pub(crate) struct K { k: u8, z: Z }
        pub(crate) struct Z { z: u8 }
        pub(crate) union U { V = Box<V>, X, W }
        pub(crate) enum E: u8 { A, B }
        pub(crate) enum R: u8 [closed] { A, B }
        pub(crate) flags C: u8 { A, B }
        pub(crate) table X { e: E, r: R, c: C, a: A, i: I, q: Q }
        pub(crate) table W { object: Object, view: View, held: Held, reader: Reader }
        pub(crate) table A { n: i32 }
        pub(crate) table I { n: i32 }
        pub(crate) table Q { n: i32 }
        pub(crate) table Object { field: Field, table: Table }
        pub(crate) table View { presence: Presence, block: Block }
        pub(crate) struct Held { tag: u32 }
        pub(crate) enum Reader: u8 { Open }
        pub(crate) table Field { n: i32 }
        pub(crate) table Table { n: i32 }
        pub(crate) table Presence { n: i32 }
        pub(crate) table Block { n: i32 }
        pub(crate) table Union { arms: Vec<U>, value: Value, draft: Draft }
        pub(crate) table Value { record: Record }
        pub(crate) table Record { given: Given, givens: Givens, n: Newtype }
        pub(crate) struct Given { n: i32 }
        pub(crate) enum Givens: u8 { A }
        pub(crate) flags Newtype: u8 { A }
        pub(crate) table Draft { n: i32 }
    }
}

/// Fields called like methods, like hidden names, and like each other but for an underscore.
mod fields {
    tessera::tessera_schema! {
        pub(crate) schema fields;
        pub(crate) table Methods {
            new: u8, get: u8, read: u8, walk: u8, walk_wire: u8, clone: u8, default: u8, object: u8, presence: u8,
            view: u8, len: u8, v: u8, s: u8, x: u8, x_: u8, _x: u8, has_x: u8, fmt: u8, eq: u8, ne: u8, from: u8,
            try_from: u8, into: u8, drop: u8, hash: u8, cmp: u8, build: u8, table: u8, tag: u8, name: u8, index: u8,
            key: u8, value: u8, iter: u8, next: u8, to_owned: u8, borrow: u8, root: u8, open: u8, verify: u8,
            self_: u8, r#type: u8, r#fn: u8, union: u8, schema: u8, flags: u8, skip: u8, fixed: u8, shared: u8,
            fill: u8, set: u8, record: u8, given: u8, visit: u8, draft: u8, give: u8, walk_wire_back: u8, pointer: u8,
            closed: u8, was: u8, auto: u8, macro_rules: u8, core: u8, std: u8, tessera: u8, u8: u8, string: u8,
        }
        pub(crate) struct Plain {
            new: u8, clone: u8, default: u8, walk: u8, walk_types: u8, build: u8, v: u8, x: u8, x_: u8, offset: u8,
            size_of: u8, eq: u8, fmt: u8,
        }
        pub(crate) enum Open: u8 { Default, Clone, Some, None, Ok, Err, Self_, V, S, Unknown }
        pub(crate) enum Closed: u8 [closed] { Default, Clone, Some, None, Ok, Err, Unknown }
        pub(crate) flags Bits: u32 { ALL_, EMPTY_, Some, None, BITS, Not }
        pub(crate) union Choice { Some = Methods, None = Holder, Ok = Other, Default = Box<Third> }
        pub(crate) table Holder { plain: Plain, open: Open, closed: Closed, bits: Bits }
        pub(crate) table Other {}
        pub(crate) table Third { choice: Choice }
    }
}

/// All lints are on: a private, a crate-wide and a public block, documented as the lints want it.
pub mod strict {
    tessera::tessera_schema! {
        /// A schema.
        pub schema strict;
        /// A table.
        pub table Documented {
            /// A number.
            number: i32 = 3,
            /// A text.
            text: Option<String>,
            /// A point.
            at: Point,
            /// A kind.
            kind: Kind,
            /// A choice.
            choice: Choice,
            /// What is gone.
            #[deprecated]
            old: u8,
            /// A cache.
            cache: Option<std::time::Duration> [skip],
        }
        /// A point.
        pub struct Point {
            /// To the right.
            x: f32,
            /// Up.
            y: f32,
        }
        /// A kind.
        pub enum Kind: u8 {
            /// One.
            One,
            /// Two.
            #[deprecated]
            Two,
        }
        /// A side.
        pub enum Side: u8 [closed] {
            /// Left.
            Left,
            /// Right.
            Right,
        }
        /// Bits.
        pub flags Bits: u8 {
            /// One.
            One,
        }
        /// A choice.
        pub union Choice {
            /// A leaf.
            Leaf,
        }
        /// A leaf.
        pub table Leaf {}
    }
    tessera::tessera_schema! {
        schema unused;
        table Unused { number: i32, text: String [skip], at: UnusedPoint, kind: UnusedKind, choice: UnusedChoice }
        struct UnusedPoint { x: f32 }
        enum UnusedKind: u8 { One }
        enum UnusedSide: u8 [closed] { Left }
        flags UnusedBits: u8 { One }
        union UnusedChoice { UnusedLeaf }
        table UnusedLeaf {}
    }
}

#[track_caller]
fn round_trip<T: tessera::view::Viewed + PartialEq + std::fmt::Debug>(value: &T) {
    let buffer = tessera::to_bytes(value).expect("written");
    assert_eq!(tessera::from_bytes::<T>(&buffer).expect("read"), *value);
}

#[test]
fn expansions_take_no_name_from_the_users_module() {
    use no_prelude::{Bits, Kind, Side, Union, block, block::Maybe, block::Text};
    let text = Text { u8: 1.0, i8: 2.0 };
    let inner = block::Inner { string: text, option: Some(Box::new(Maybe::default())) };
    assert_eq!((Maybe::default().kind, Maybe::default().n), (Kind::B, 7));
    round_trip(&Maybe {
        side: Side::Right,
        bits: Bits::A | Bits::B,
        string: text,
        text: "text".into(),
        list: vec![1, 2],
        maybe: Some(true),
        map: [("a".into(), u64::MAX)].into(),
        array: [1, 2, 3],
        union: Union::Inner(inner.clone()),
        inner: Some(Box::new(inner)),
        ..Maybe::default()
    });
}

#[test]
fn types_are_called_like_parameters_of_the_library() {
    use parameters::{E, Held, Object, S, T, U, Union, V, View, W, X};
    let x = X { e: E::B, ..X::default() };
    let w = W { object: Object::default(), view: View::default(), held: Held { tag: 3 }, ..W::default() };
    let v = V { v: 1, other: Some(Box::new(S::default())), all: vec![T { u: U::X(x) }, T { u: U::W(w) }] };
    round_trip(&v);
    round_trip(&Union { arms: vec![U::V(Box::new(v)), U::Unknown(0)], ..Union::default() });
}

#[test]
fn fields_are_called_like_methods() {
    use fields::{Bits, Choice, Closed, Holder, Methods, Open, Plain, Third};
    let methods =
        Methods { x: 1, x_: 2, _x: 3, has_x: 4, presence: 5, object: 6, clone: 7, ..Methods::default() };
    round_trip(&methods);
    let buffer = tessera::to_bytes(&methods).expect("written");
    let reader = tessera::Reader::<Methods>::open(&buffer).expect("verified");
    let view = reader.root();
    assert_eq!([view.x(), view.x_(), view._x(), view.has_x()], [1, 2, 3, 4]);
    assert_eq!([view.presence(), view.object(), view.clone(), view.default()], [5, 6, 7, 0]);
    let presence = tessera::TableView::presence(view);
    assert!(presence.x() && presence.clone() && !presence.default());

    let draft =
        tessera::draft::<Methods>().x(1).x_(2)._x(3).has_x(4).presence(5).object(6).clone(7).record(0);
    assert_eq!(tessera::to_bytes(draft).expect("written"), buffer);

    let plain = Plain { x: 1, x_: 2, clone: 3, ..Plain::default() };
    let holder = Holder { plain, open: Open::Unknown, closed: Closed::Unknown, bits: Bits::Some | Bits::Not };
    round_trip(&holder);
    for choice in [Choice::Some(methods), Choice::None(holder), Choice::Default(Box::default())] {
        round_trip(&Third { choice });
    }
}

#[test]
fn a_crate_of_the_older_edition_that_renames_its_dependencies() {
    use renamed::hostile::{Kind, Monster, String as Text};
    round_trip(&Monster { kind: Kind::Orc, text: Text { letters: [1; 4] }, ..Monster::default() });
    round_trip(&renamed::shapes::Path { closed: true, ..renamed::shapes::Path::default() });
}

#[test]
fn strict_lints_accept_what_a_block_expands_to() {
    use strict::{Bits, Choice, Documented, Kind, Leaf, Side};
    round_trip(&Documented {
        number: 4,
        kind: Kind::One,
        choice: Choice::Leaf(Leaf {}),
        ..Documented::default()
    });
    let _ = (Bits::One, Side::Left);
}
