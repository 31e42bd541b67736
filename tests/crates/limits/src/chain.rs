//! Tables that own each other, nearly as deep as rustc computes the drop glue of a type.

use crate::same;
use paste::paste;
use tables::T0;
use tessera::Reader;

/// Hands the numbers below 99 and their successors to a macro.
macro_rules! steps {
    ($then:ident) => {
        $then! {
            [
                0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
                34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
                64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93
                94 95 96 97 98
            ]
            [
                1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
                34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
                64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93
                94 95 96 97 98 99
            ]
        }
    };
}

pub mod tables {
    macro_rules! declare {
        ([$($n:literal)*] [$($next:literal)*]) => { paste::paste! {
            tessera::tessera_schema! {
                pub schema tables;
                $( pub table [<T $n>] { value: u32 = $n, next: [<T $next>] } )*
                pub table T99 { value: u32 = 99 }
            }
        } };
    }
    steps!(declare);
}

/// Writes, reads in place and reads back 100 tables, each in the one before.
pub fn check_chain() {
    macro_rules! check {
        ([$($n:literal)*] $next:tt) => { paste! {
            let mut value = T0::default();
            let table = &mut value;
            $(
                same("default", table.value, $n);
                table.value = 3 * $n;
                let table = &mut table.next;
            )*
            table.value = 1000;
            let buffer = tessera::to_bytes(&value).expect("written");
            let reader = Reader::<T0>::open(&buffer).expect("verified");
            let view = reader.root();
            $(
                same(stringify!([<T $n>]), view.value(), 3 * $n);
                let view = view.next();
            )*
            same("T99", view.value(), 1000);
            same("owned", tessera::from_bytes(&buffer).expect("owned"), value);
        } };
    }
    steps!(check);
}
