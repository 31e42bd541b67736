//! A module whose items are called like the dependency, and like what an expansion names.

#![no_implicit_prelude]
#![allow(missing_docs, missing_copy_implementations, dead_code)]

pub mod tessera {}
pub mod core {}
pub mod std {}
pub struct Option;
impl ::std::fmt::Debug for Option {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        f.write_str("not an option")
    }
}

::another_name::tessera_schema! {
    pub schema hostile;
    pub enum Kind: u16 [closed] { Elf, Orc }
    pub struct String { letters: [u8; 4] }
    pub table Monster { kind: Kind, text: String, next: ::std::option::Option<::std::boxed::Box<Monster>> }
    pub union Any { Monster }
}
