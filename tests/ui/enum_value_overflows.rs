//! A variant behind the largest value.

tessera::tessera_schema! {
    pub schema game;
    pub enum Element: u8 { Fire = 255, Ice }
}

fn main() {}
