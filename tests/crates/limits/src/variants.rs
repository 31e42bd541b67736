//! Enums of many variants, flags of many bits.

use crate::same;
use paste::paste;
use tessera::{Flags as _, Named as _, Reader};

pub mod enums {
    macro_rules! declare {
        ($($row:literal [$($cell:literal)*])*) => { paste::paste! {
            tessera::tessera_schema! {
                use super::bits::BITS;
                pub schema enums;
                pub enum Open: u16 { $($( [<V $row _ $cell>], )*)* }
                pub enum Closed: u16 [closed] { $($( [<V $row _ $cell>], )*)* }
                pub table Holder { open: Vec<Open>, closed: Vec<Closed>, bits: super::bits::Bits }
            }
        } };
    }
    rows!(declare: 0 1 2 3 4 5 6 7 8 9 10 11);
}

pub mod bits {
    macro_rules! declare {
        ($($n:literal)*) => { paste::paste! {
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
    use enums::{Closed, Holder, Open};
    same("variants", (Open::variants().len(), Closed::variants().len()), (300, 300));
    macro_rules! check {
        ($($row:literal [$($cell:literal)*])*) => { paste! {
            let all = [$($( (
                25 * $row + $cell,
                Open::[<V $row _ $cell>],
                Closed::[<V $row _ $cell>],
                stringify!([<V $row _ $cell>]),
            ) ),*),*];
            for (n, open, closed, name) in all {
                same("numbers", (open.0, closed as u16), (n, n));
                same("names", (open.name(), closed.name()), (Some(name), Some(name)));
            }
        } };
    }
    rows!(check: 0 1 2 3 4 5 6 7 8 9 10 11);
    macro_rules! check_bits {
        ($($n:literal)*) => { paste! {
            same("bits", [$( Bits::[<B $n>].0 ),*], std::array::from_fn(|n| 1 << n));
        } };
    }
    numbered_64!(check_bits);
    same("all bits", Bits::ALL, Bits(u64::MAX));

    let value = Holder {
        open: Open::variants().iter().map(|v| Open(v.value as u16)).rev().collect(),
        closed: vec![Closed::V11_24, Closed::V0_0, Closed::V5_3],
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
