//! Models and conversions of the library are for its own pairs of types.

use tessera::field::{Conversion, Itself};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evil([u64; 100]);

impl Conversion<Evil> for Itself {
    type Wire = [u64; 100];
    fn to_wire(value: &Evil) -> [u64; 100] {
        value.0
    }
    fn from_wire(wire: [u64; 100]) -> Evil {
        Evil(wire)
    }
}

impl tessera::Field for Evil {
    const TYPE: tessera::schema::TypeRef = <u8 as tessera::Field>::TYPE;
    type Model = tessera::field::Converted<Itself>;
}

fn main() {}
