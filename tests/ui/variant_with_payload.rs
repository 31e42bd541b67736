//! A variant with a payload.

tessera::tessera_schema! {
    pub schema game;
    pub enum Shape: u8 { Circle(f32), Square }
}

fn main() {}
