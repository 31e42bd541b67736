//! An option that structs do not have, on a foreign one.

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}
tessera::tessera_schema! {
    pub schema game;
    pub struct Place = Point [fixed] { x: f32, y: f32 }
    pub table Map { start: Place }
}

fn main() {}
