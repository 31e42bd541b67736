//! A second verifier, written from FORMAT alone: slow, plain, and sharing no code with the library.
//!
//! It asks the library only what a schema declares (names, types, options). Layouts, the checks of
//! section 18 and the order in which they are made are its own, so that both can be compared on any bytes.
//!
//! ```text
//! Rust types -> model (what is declared) -> layout (FORMAT 6) -> verify (FORMAT 18) -> Fault or coverage
//! ```

mod layout;
mod maps;
mod model;
mod values;
mod verify;

pub use layout::{Member, Place, Table};
pub use model::{Check, Leaf, Model, Plain, Type, Union};
pub use verify::{Class, Fault, Limits, verify};
