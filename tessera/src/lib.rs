#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// Doctests and the library's own tests call the macro as users do.
extern crate self as tessera;

#[doc(hidden)]
pub mod __private;
#[deny(clippy::indexing_slicing, clippy::arithmetic_side_effects, clippy::cast_possible_truncation)]
mod buffer;
mod compare;
mod error;
#[cfg(any(feature = "export", tessera_export))]
#[doc(hidden)]
pub mod export;
pub mod field;
pub mod format;
pub mod json;
mod raw;
#[deny(clippy::indexing_slicing, clippy::arithmetic_side_effects, clippy::cast_possible_truncation)]
mod read;
pub mod schema;
#[deny(clippy::indexing_slicing, clippy::arithmetic_side_effects, clippy::cast_possible_truncation)]
mod verify;
pub mod view;
mod write;

pub use buffer::AlignedBuf;
pub use error::{Expected, Path, ReadError, ReadErrorKind, Step, WriteError, WriteErrorKind};
pub use field::{Char16, Field, Flags, Named, Newtype, Plain, Table, Union, arm, draft, items};
pub use read::{ReadOptions, Reader, from_bytes, from_bytes_with, verify};
pub use schema::Schema;
pub use view::{InPlace, Map, Set, TableView, Vector, View};
pub use write::{Sharing, WriteOptions, Writer, to_bytes, to_bytes_with, to_vec};

/// Declares a schema: types that are read in place, with everything that moves them.
///
/// One block holds a header and any number of items. The whole language stands in the guide; in short:
///
/// ```
/// use std::collections::BTreeMap;
///
/// tessera::tessera_schema! {
///     /// What the level editor saves and the engine loads.
///     pub schema game;
///
///     /// Open: an unknown value from a newer writer is kept.
///     pub enum Element: u8 { None, Fire = 3, Ice }
///     /// A real Rust enum, checked when a buffer is opened.
///     pub enum Team: u8 [closed] { Red, Blue }
///     pub flags Layers: u32 { Ground, Air, Water }
///
///     /// Plain data, read as `&Vec3` straight out of the buffer.
///     pub struct Vec3 { x: f32, y: f32, z: f32 }
///
///     pub table Monster {
///         name: Option<String>,
///         hp: i16 = 100,
///         position: Vec3 [fixed],
///         team: Team = Team::Red,
///         loot: BTreeMap<String, u32> [name = "Loot"],
///         component: Option<Component>,
///     }
///
///     pub union Component { Sprite, Body = Box<Body> }
///     pub table Sprite { image: String, layers: Layers }
///     pub table Body { mass: f32, parts: Vec<Monster> }
/// }
///
/// let orc = Monster { name: Some("Orc".into()), ..Default::default() };
/// let buffer = tessera::to_bytes(&orc)?;
/// let reader = tessera::Reader::<Monster>::open(&buffer)?;
/// assert_eq!(reader.root().name(), Some("Orc"));
/// assert_eq!(reader.root().hp(), 100);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[macro_export]
macro_rules! tessera_schema {
    ($($schema:tt)*) => {
        $crate::__private::__schema! { [$crate] $($schema)* }
    };
}

/// The examples of the guide run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../docs/GUIDE.md")]
pub struct Guide;
