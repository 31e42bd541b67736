//! A foreign struct with a field of another type.

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}
tessera::tessera_schema! {
    pub schema game;
    pub struct Place = Point { x: f32, y: u32 }
}

fn main() {}
