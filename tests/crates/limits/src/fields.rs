//! Tables of many fields.

use crate::same;
use documented::Documented;
use paste::paste;
use tessera::field::table_desc;
use tessera::{Reader, TableView as _};
use wide::Wide;

/// 1,000 fields: four for each cell, of types that differ in size, so that the order on the wire is not that of
/// the declaration.
pub mod wide {
    macro_rules! declare {
        ($($row:literal [$($cell:literal)*])*) => { paste::paste! {
            tessera::tessera_schema! {
                pub schema wide;
                pub table Wide { $($(
                    [<a $row _ $cell>]: u32 = 25 * $row + $cell,
                    [<b $row _ $cell>]: String,
                    [<c $row _ $cell>]: bool = true,
                    [<d $row _ $cell>]: f64,
                )*)* }
            }
        } };
    }
    rows!(declare: 0 1 2 3 4 5 6 7 8 9);
}

/// Writes, reads in place and reads back a table of 1,000 fields.
pub fn check_fields() {
    same("fields", table_desc::<Wide>().fields.len(), 1000);
    macro_rules! check {
        ($($row:literal [$($cell:literal)*])*) => { paste! {
            let mut value = Wide::default();
            $($(
                same("default", (value.[<a $row _ $cell>], value.[<c $row _ $cell>]), (25 * $row + $cell, true));
                // Every seventh has its default, which is not stored.
                if (25 * $row + $cell) % 7 != 0 {
                    value.[<a $row _ $cell>] = 1000 + $cell;
                    value.[<b $row _ $cell>] = stringify!($row $cell).to_owned();
                    value.[<c $row _ $cell>] = false;
                    value.[<d $row _ $cell>] = f64::from($cell) + 0.5;
                }
            )*)*
            let buffer = tessera::to_bytes(&value).expect("written");
            let reader = Reader::<Wide>::open(&buffer).expect("verified");
            let (view, presence) = (reader.root(), reader.root().presence());
            $($( {
                let what = stringify!($row $cell);
                let (a, b) = (view.[<a $row _ $cell>](), view.[<b $row _ $cell>]());
                let (c, d) = (view.[<c $row _ $cell>](), view.[<d $row _ $cell>]());
                let (held_a, held_b) = (presence.[<a $row _ $cell>](), presence.[<b $row _ $cell>]());
                let (held_c, held_d) = (presence.[<c $row _ $cell>](), presence.[<d $row _ $cell>]());
                if (25 * $row + $cell) % 7 == 0 {
                    same(what, (a, b, c, d), (25 * $row + $cell, "", true, 0.0));
                    same(what, [held_a, held_b, held_c, held_d], [false; 4]);
                } else {
                    same(what, (a, b, c, d), (1000 + $cell, what, false, f64::from($cell) + 0.5));
                    same(what, [held_a, held_b, held_c, held_d], [true; 4]);
                }
            } )*)*
            same("owned", tessera::from_bytes(&buffer).expect("owned"), value);
        } };
    }
    rows!(check: 0 1 2 3 4 5 6 7 8 9);
}

/// 500 fields with 30 doc lines each.
pub mod documented {
    macro_rules! declare {
        ($($row:literal [$($cell:literal)*])*) => { paste::paste! {
            tessera::tessera_schema! {
                pub schema documented;
                pub table Documented { $($(
                    #[doc = "1"] #[doc = "2"] #[doc = "3"] #[doc = "4"] #[doc = "5"] #[doc = "6"]
                    #[doc = "7"] #[doc = "8"] #[doc = "9"] #[doc = "10"] #[doc = "11"] #[doc = "12"]
                    #[doc = "13"] #[doc = "14"] #[doc = "15"] #[doc = "16"] #[doc = "17"] #[doc = "18"]
                    #[doc = "19"] #[doc = "20"] #[doc = "21"] #[doc = "22"] #[doc = "23"] #[doc = "24"]
                    #[doc = "25"] #[doc = "26"] #[doc = "27"] #[doc = "28"] #[doc = "29"] #[doc = "30"]
                    [<f $row _ $cell>]: u32 = $cell,
                )*)* }
            }
        } };
    }
    rows!(declare: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);
}

/// Writes, reads in place and reads back a table of 500 fields with 30 doc lines each.
pub fn check_documented_fields() {
    let fields = table_desc::<Documented>().fields;
    same("fields", fields.len(), 500);
    for field in fields {
        same(field.ident, (field.docs.len(), field.docs.last()), (30, Some(&"30")));
    }
    macro_rules! check {
        ($($row:literal [$($cell:literal)*])*) => { paste! {
            let value = Documented { $($( [<f $row _ $cell>]: $row, )*)* };
            let buffer = tessera::to_bytes(&value).expect("written");
            let reader = Reader::<Documented>::open(&buffer).expect("verified");
            let (view, presence) = (reader.root(), reader.root().presence());
            $($(
                let found = (view.[<f $row _ $cell>](), presence.[<f $row _ $cell>]());
                same(stringify!($row $cell), found, ($row, $row != $cell));
            )*)*
            same("owned", tessera::from_bytes(&buffer).expect("owned"), value);
        } };
    }
    rows!(check: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);
}
