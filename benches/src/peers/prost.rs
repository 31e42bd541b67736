//! prost 0.14: the messages of a `.proto` file of version 3, written out with prost's derive.
//!
//! The messages are what prost works with, so they are made before the clock runs. A fresh buffer is made by
//! `encode_to_vec`, which measures first; the kept one is cleared and encoded into. How our types are said:
//!
//! * plain structs are messages; where they always are there, `required` spares their `Option`. The bytes are
//!   the same;
//! * numbers of 8 and 16 bits are of 32, as varints: zigzag where they may be negative, fixed where they are
//!   spread over all values. Enums are `int32`, as in prost's own open enums;
//! * optional members are `optional`; unions are a message with a `oneof`; dictionaries are maps, into a
//!   `BTreeMap` for the order;
//! * a repeated member cannot be null. A list that may be has a flag beside it, which is set if the list is
//!   there and empty: it costs nothing unless it is needed. Bytes can be `optional`.

mod declare;
pub mod types;

use prost::Message;

use crate::library::{Checks, Library, Owns, Writes};
use crate::walk::{Sink, Walk};
use crate::workloads::{Input, Native, Workload, monsters, scene_file};

/// prost, from its own messages.
#[derive(Debug)]
pub struct Prost;

/// A plain Rust type that is the root of a workload, and has a message.
pub trait Schema: Sized {
    /// Its message.
    type Message: Message + Default + Native<Self>;
}

impl Library for Prost {
    const NAME: &'static str = "prost";
    const CHECKS: Checks = Checks::WhileDecoding;
}

impl<W: Workload<Native: Schema>> Writes<W> for Prost {
    type Source = <W::Native as Schema>::Message;
    type Buffer = Vec<u8>;
    type Writer = Vec<u8>;

    fn source(input: &'static Input<W>) -> Self::Source {
        Native::native(&input.native)
    }

    fn write(source: &Self::Source) -> Vec<u8> {
        source.encode_to_vec()
    }

    fn rewrite(kept: &mut Vec<u8>, source: &Self::Source) -> usize {
        kept.clear();
        source.encode(kept).expect("a vector grows");
        kept.len()
    }

    fn bytes(buffer: &Vec<u8>) -> &[u8] {
        buffer
    }
}

impl<W: Workload<Native: Schema>> Owns<W> for Prost {
    type Owned = <W::Native as Schema>::Message;

    fn own(buffer: &Vec<u8>) -> Self::Owned {
        Message::decode(buffer.as_slice()).expect("the buffer is prost's")
    }

    fn walk<S: Sink>(owned: &Self::Owned, sum: &mut S) {
        owned.walk(sum);
    }
}

/// Numbers that prost has no type for.
macro_rules! widened {
    ($($Narrow:ty => $Wide:ty),*) => {$(
        impl Native<$Narrow> for $Wide {
            fn native(narrow: &$Narrow) -> Self {
                Self::from(*narrow)
            }
        }
    )*};
}
widened!(u8 => u32, u16 => u32, i16 => i32);

/// Enums are open, hence numbers.
macro_rules! enums {
    ($($Enum:ty),*) => {$(
        impl Native<$Enum> for i32 {
            fn native(variant: &$Enum) -> Self {
                *variant as Self
            }
        }
    )*};
}
enums!(monsters::Color, scene_file::LightKind, scene_file::ColliderShape);
