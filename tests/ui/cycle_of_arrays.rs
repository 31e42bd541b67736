//! A cycle through arrays without a way out.

tessera::tessera_schema! {
    pub schema game;
    pub table Tree { left_right: [Box<Tree>; 2] }
}

fn main() {}
