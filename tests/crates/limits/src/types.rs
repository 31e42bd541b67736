//! A block of many types, among them a union of many arms.

use crate::same;
use paste::paste;
use tessera::Reader;
use tessera::schema::TypeDesc;

pub mod arms {
    macro_rules! declare {
        ($($n:literal)*) => { paste::paste! {
            tessera::tessera_schema! {
                pub schema arms;
                pub table All { arms: Vec<Any>, structs: Structs }
                pub union Any { $( [<T $n>], )* }
                pub struct Structs { $( [<s $n>]: [<S $n>], )* }
                $(
                    pub table [<T $n>] { value: u32 = $n }
                    pub struct [<S $n>] { value: u32, bits: [<F $n>], kind: [<E $n>] }
                    pub enum [<E $n>]: u8 { A, B = $n + 1 }
                    pub flags [<F $n>]: u16 { A, B }
                )*
            }
        } };
    }
    numbered_129!(declare);
}

/// Writes, reads in place and reads back values of 519 types of one block, 129 of them arms of one union.
pub fn check_types() {
    use arms::*;
    same("types", ARMS.types().len(), 519);
    same("the last table", ARMS.types()[515].ident(), "T128");
    assert!(matches!(ARMS.types()[1], TypeDesc::Union(any) if any.arms.len() == 129));
    macro_rules! check {
        ($($n:literal)*) => { paste! {
            let value = All {
                arms: vec![$( Any::[<T $n>]([<T $n>] { value: 2 * $n }) ),*],
                structs: Structs { $( [<s $n>]: [<S $n>] { value: 3 * $n, bits: [<F $n>]::B, kind: [<E $n>]::B }, )* },
            };
            let buffer = tessera::to_bytes(&value).expect("written");
            let reader = Reader::<All>::open(&buffer).expect("verified");
            let view = reader.root();
            $(
                let s = view.structs().[<s $n>];
                same(stringify!([<s $n>]), (s.value, s.bits.0, s.kind.0), (3 * $n, 2, $n + 1));
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
