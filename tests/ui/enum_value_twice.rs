//! One value twice.

tessera::tessera_schema! {
    pub schema game;
    pub enum Element: u8 { None, Fire = 2, Ice = 2 }
    pub enum Team: u8 [closed] { Red = 1, Blue = 0, Green }
}

fn main() {}
