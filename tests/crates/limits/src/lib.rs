//! Schemas far beyond what a recursive macro could expand, at the default recursion limit.
//!
//! A crate of its own, so that it can be built without optimisation: thousands of functions of the codecs are
//! compiled for it, and none of them has to be fast. What the checks say is in `tests/limits.rs`.

#![allow(missing_docs, reason = "numbered types of tests")]

use paste::paste;
use std::fmt::Debug;
use tessera::schema::TypeDesc;
use tessera::{Flags as _, Named as _, Reader, TableView as _};

/// Hands the numbers below 300 to a macro.
macro_rules! numbered_300 {
    ($then:ident) => {
        $then! {
            0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34
            35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66
            67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98
            99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122
            123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146
            147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170
            171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194
            195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218
            219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242
            243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266
            267 268 269 270 271 272 273 274 275 276 277 278 279 280 281 282 283 284 285 286 287 288 289 290
            291 292 293 294 295 296 297 298 299
        }
    };
}

/// Hands the numbers below 129 to a macro: one more than the default recursion limit.
macro_rules! numbered_129 {
    ($then:ident) => {
        $then! {
            0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34
            35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66
            67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98
            99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122
            123 124 125 126 127 128
        }
    };
}

/// Hands the numbers below 64 to a macro.
macro_rules! numbered_64 {
    ($then:ident) => {
        $then! {
            0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34
            35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
        }
    };
}

#[track_caller]
fn same<T: PartialEq + Debug>(what: &str, found: T, expected: T) {
    assert!(found == expected, "{what}: found {found:?}, not {expected:?}");
}

pub mod fields {
    macro_rules! declare {
        ($($n:literal)*) => { super::paste! {
            tessera::tessera_schema! {
                pub schema fields;
                pub table Wide { $(
                    /// One
                    /// of three
                    /// doc lines.
                    [<f $n>]: u32 = $n,
                )* }
            }
        } };
    }
    numbered_300!(declare);
}

/// Writes, reads in place and reads back a table of 300 fields.
pub fn check_fields() {
    use fields::Wide;
    macro_rules! check {
        ($($n:literal)*) => { paste! {
            let value = Wide { $( [<f $n>]: if $n % 7 == 0 { $n } else { $n + 1 }, )* };
            let buffer = tessera::to_bytes(&value).expect("written");
            let reader = Reader::<Wide>::open(&buffer).expect("verified");
            let (view, presence) = (reader.root(), reader.root().presence());
            let (read, held) = ([$( view.[<f $n>]() ),*], [$( presence.[<f $n>]() ),*]);
            for n in 0..300 {
                let expected = if n % 7 == 0 { n } else { n + 1 };
                same(&format!("field {n}"), (read[n as usize], held[n as usize]), (expected, n % 7 != 0));
            }
            same("defaults", [$( Wide::default().[<f $n>] ),*], std::array::from_fn(|n| n as u32));
            same("owned", tessera::from_bytes(&buffer).expect("owned"), value);
        } };
    }
    numbered_300!(check);
}

pub mod types {
    macro_rules! declare {
        ($($n:literal)*) => { super::paste! {
            tessera::tessera_schema! {
                pub schema types;
                pub table All { arms: Vec<Any>, structs: Structs }
                pub union Any { $( [<T $n>], )* }
                pub struct Structs { $( [<s $n>]: [<S $n>], )* }
                $(
                    pub table [<T $n>] { value: u32 = $n }
                    pub struct [<S $n>] { value: u32, kind: [<E $n>] }
                    pub enum [<E $n>]: u8 { A, B = $n + 1 }
                )*
            }
        } };
    }
    numbered_129!(declare);
}

/// Writes, reads in place and reads back values of 387 types of one block, 129 of them arms of one union.
pub fn check_types() {
    use types::*;
    same("types", TYPES.types().len(), 390);
    same("the last table", TYPES.types()[387].ident(), "T128");
    assert!(matches!(TYPES.types()[1], TypeDesc::Union(any) if any.arms.len() == 129));
    macro_rules! check {
        ($($n:literal)*) => { paste! {
            let value = All {
                arms: vec![$( Any::[<T $n>]([<T $n>] { value: 2 * $n }) ),*],
                structs: Structs { $( [<s $n>]: [<S $n>] { value: 3 * $n, kind: [<E $n>]::B }, )* },
            };
            let buffer = tessera::to_bytes(&value).expect("written");
            let reader = Reader::<All>::open(&buffer).expect("verified");
            let view = reader.root();
            $(
                let s = view.structs().[<s $n>];
                same(stringify!([<s $n>]), (s.value, s.kind.0), (3 * $n, $n + 1));
                match view.arms().get($n) {
                    Some(AnyView::[<T $n>](arm)) => same(stringify!([<T $n>]), arm.value(), 2 * $n),
                    _ => panic!("arm {} is another", $n),
                }
            )*
            same("owned", tessera::from_bytes(&buffer).expect("owned"), value);
        } };
    }
    numbered_129!(check);
}

pub mod variants {
    macro_rules! declare {
        ($($n:literal)*) => { super::paste! {
            tessera::tessera_schema! {
                use super::bits::BITS;
                pub schema variants;
                pub enum Open: u16 { $( [<V $n>], )* }
                pub enum Closed: u16 [closed] { $( [<V $n>], )* }
                pub table Holder { open: Vec<Open>, closed: Vec<Closed>, bits: super::bits::Bits }
            }
        } };
    }
    numbered_300!(declare);
}

pub mod bits {
    macro_rules! declare {
        ($($n:literal)*) => { super::paste! {
            tessera::tessera_schema! {
                pub schema bits;
                pub flags Bits: u64 { $( [<B $n>], )* }
            }
        } };
    }
    numbered_64!(declare);
}

/// Writes, reads in place and reads back enums of 300 variants and flags of 64 bits.
pub fn check_variants() {
    use bits::Bits;
    use variants::{Closed, Holder, Open};
    same("variants", (Open::variants().len(), Closed::variants().len()), (300, 300));
    macro_rules! check {
        ($($n:literal)*) => { paste! {
            let open = vec![$( Open::[<V $n>] ),*];
            let closed = vec![$( Closed::[<V $n>] ),*];
            for n in 0..300u16 {
                let (open, closed) = (open[n as usize], closed[n as usize]);
                same("numbers", (open.0, closed as u16), (n, n));
                let name = format!("V{n}");
                same("names", (open.name(), closed.name()), (Some(&*name), Some(&*name)));
            }
        } };
    }
    numbered_300!(check);
    macro_rules! check_bits {
        ($($n:literal)*) => { paste! {
            same("bits", [$( Bits::[<B $n>].0 ),*], std::array::from_fn(|n| 1 << n));
        } };
    }
    numbered_64!(check_bits);
    same("all bits", Bits::ALL, Bits(u64::MAX));

    let value = Holder {
        open: Open::variants().iter().map(|v| Open(v.value as u16)).rev().collect(),
        closed: vec![Closed::V299, Closed::V0, Closed::V128],
        bits: Bits::B63 | Bits::B0,
    };
    let buffer = tessera::to_bytes(&value).expect("written");
    let reader = Reader::<Holder>::open(&buffer).expect("verified");
    let view = reader.root();
    same(
        "in place",
        (view.open(), view.closed(), view.bits()),
        (&value.open, &value.closed, Bits(1 << 63 | 1)),
    );
    same("owned", tessera::from_bytes(&buffer).expect("owned"), value);
}
