//! JSON of anything that can be written: owned values, views, drafts.
//!
//! A walk in declaration order prints while it goes; nothing is built. The text is fixed by the value, byte by byte, and is
//! the same in C++: `docs/JSON.md` has the rules. Views are walked as trees, as by `Debug`.

mod number;
mod text;
mod write;

use crate::field::{Visitor, WriteTable};
use alloc::string::String;
use core::fmt;
use write::{Layout, Printer};

/// The JSON of a value, on one line and without spaces.
///
/// Time and memory are linear in the text.
///
/// ```
/// tessera::tessera_schema! {
///     pub schema docs;
///     pub enum Element: u8 { None, Fire = 3 }
///     pub table Monster { name: String, hp: i16 = 100, speed: f32, element: Element, mana: Option<i32> }
/// }
/// let imp = Monster { name: "Imp \"Ash\"".into(), element: Element::Fire, ..Default::default() };
/// let text = tessera::json::to_string(&imp);
/// assert_eq!(text, r#"{"name":"Imp \"Ash\"","hp":100,"speed":0.0,"element":"Fire","mana":null}"#);
///
/// // A view prints the same.
/// let bytes = tessera::to_bytes(&imp)?;
/// let reader = tessera::Reader::<Monster>::open(&bytes)?;
/// assert_eq!(tessera::json::to_string(reader.root()), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn to_string<W: WriteTable>(value: W) -> String {
    let mut text = String::new();
    write_to(value, &mut text).expect("a string takes everything");
    text
}

/// The JSON of a value with a line for each member and element, indented by two spaces.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub table Ping { id: u32, tags: Vec<String> } }
/// let ping = Ping { id: 7, tags: vec!["a".into()] };
/// assert_eq!(tessera::json::to_string_pretty(&ping), "{\n  \"id\": 7,\n  \"tags\": [\n    \"a\"\n  ]\n}");
/// ```
#[must_use]
pub fn to_string_pretty<W: WriteTable>(value: W) -> String {
    let mut text = String::new();
    print(value, &mut text, Layout::Lines).expect("a string takes everything");
    text
}

/// Writes the JSON of a value, on one line and without spaces, to whatever takes text.
///
/// # Errors
///
/// Those of `sink`, which is asked for nothing more then.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub table Ping { id: u32 } }
/// let mut text = String::from("ping: ");
/// tessera::json::write_to(&Ping { id: 7 }, &mut text)?;
/// assert_eq!(text, r#"ping: {"id":7}"#);
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub fn write_to<W: WriteTable>(value: W, sink: &mut impl fmt::Write) -> fmt::Result {
    print(value, sink, Layout::Compact)
}

fn print<W: WriteTable>(value: W, sink: &mut impl fmt::Write, layout: Layout) -> fmt::Result {
    Printer { sink, layout, depth: 0 }.value().table::<W::Table, W::Record>(value.record())
}
