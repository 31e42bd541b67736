//! The bytes: kinds, header, limits. Knows nothing of Rust types.
//!
//! Everything here restates `docs/FORMAT.md`; each item names the section it comes from.

pub mod header;
mod kind;

pub use header::Header;
pub use kind::Kind;

/// A reference to no entry (FORMAT §14).
pub const NO_ENTRY: u16 = 0xFFFF;

/// The first wire name of a map's two members (FORMAT §10).
pub const MAP_KEYS: &str = "Keys";
/// The second wire name of a map's two members (FORMAT §10).
pub const MAP_VALUES: &str = "Values";
/// The stable name of every map type (FORMAT §10).
pub const MAP_NAME: &str = "Map";
/// The stable name of an array of plain data that is a member of a table (FORMAT §5).
pub const ARRAY_NAME: &str = "Array";
/// Added to the kind of an array's element in a struct's shape (FORMAT §5).
pub const ARRAY_SHAPE: u8 = 0x80;
/// Size of a map object: one presence word and two offsets (FORMAT §10).
pub const MAP_SIZE: usize = 12;
/// The presence word of every map object (FORMAT §10).
pub const MAP_PRESENCE: u32 = 3;

/// Limits of the format (FORMAT §17).
pub mod limits {
    /// Levels of objects and vectors, the root being level 1.
    pub const MAX_DEPTH: u32 = 128;
    /// Members of one table.
    pub const MAX_MEMBERS: usize = 4096;
    /// Bytes of fixed cells in one table.
    pub const MAX_FIXED: usize = 1024;
    /// Bytes of one plain struct, nested ones included.
    pub const MAX_STRUCT: usize = 65_535;
    /// Presence words and fixed cells of one table together, in bytes.
    pub const MAX_HEAD: usize = 2048;
    /// Alignment of a plain struct.
    pub const MAX_ALIGN: usize = 8;
    /// Entries of one schema section.
    pub const MAX_ENTRIES: usize = 0xFFFE;
    /// Bytes of one buffer: offsets have 32 bits, and buffers are a multiple of 8 long.
    pub const MAX_BUFFER: usize = 0xFFFF_FFF8;
}
