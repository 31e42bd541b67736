//! A foreign struct that is not `repr(C)`.

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    pub flag: u8,
    pub time: u32,
    pub value: u8,
}
tessera::tessera_schema! {
    pub schema game;
    pub struct Reading = Sample { flag: u8, time: u32, value: u8 }
}

fn main() {}
