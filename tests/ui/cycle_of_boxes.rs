//! A cycle of boxes without a way out.

tessera::tessera_schema! {
    pub schema game;
    pub table Parent { name: String, child: Box<Child> }
    pub table Child { age: u32, parent: Box<Parent> }
    pub table House { owner: Box<Parent> }
}

fn main() {}
