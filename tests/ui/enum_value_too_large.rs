//! A value that the enum's integer cannot hold.

tessera::tessera_schema! {
    pub schema game;
    pub enum Element: u8 { None, Fire = 300 }
    pub enum Team: i8 [closed] { Red, Blue = 128 }
}

fn main() {}
