//! A foreign struct whose fields are declared in another order.

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    pub time: u32,
    pub value: u8,
}
tessera::tessera_schema! {
    pub schema game;
    pub struct Reading = Sample { value: u8, time: u32 }
}

fn main() {}
