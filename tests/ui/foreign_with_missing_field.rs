//! A foreign struct with a field that the declaration lacks.

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Color {
    pub r: u8,
    pub g: u8,
    pub b: u8,
    pub a: u8,
}
tessera::tessera_schema! {
    pub schema game;
    pub struct Rgba = Color { r: u8, g: u8, b: u8 }
}

fn main() {}
