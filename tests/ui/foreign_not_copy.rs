//! A foreign struct that is not `Copy`.

#[repr(C)]
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    pub time: u32,
}
tessera::tessera_schema! {
    pub schema game;
    pub struct Reading = Sample { time: u32 }
}

fn main() {}
