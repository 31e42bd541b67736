//! What a block declares, as data that can be walked at run time: for codecs, editors and inspectors.

use super::layout::{Cell, Head, SizeRun};
use super::names::NamingRule;
use super::plain::{StructDesc, StructField};
use super::table::FieldDesc;
use super::types::TypeRef;
use crate::format::Kind;
use crate::schema::hash::{Xxh64, xxh32};
#[cfg(any(feature = "export", tessera_export))]
use alloc::vec::Vec;

/// A declared type.
#[derive(Clone, Copy, Debug)]
pub enum TypeDesc {
    /// A `table`.
    Table(&'static TableDesc),
    /// A plain `struct`.
    Struct(&'static StructDesc),
    /// An `enum` or `flags`.
    Enum(&'static EnumDesc),
    /// A `union`.
    Union(&'static UnionDesc),
}

impl TypeDesc {
    /// Identity, as in [`TypeRef::key`].
    #[must_use]
    pub const fn key(&self) -> u64 {
        match self {
            TypeDesc::Table(t) => t.key,
            TypeDesc::Struct(t) => t.key,
            TypeDesc::Enum(t) => t.key,
            TypeDesc::Union(t) => t.key,
        }
    }

    /// The Rust name.
    #[must_use]
    pub const fn ident(&self) -> &'static str {
        match self {
            TypeDesc::Table(t) => t.ident,
            TypeDesc::Struct(t) => t.ident,
            TypeDesc::Enum(t) => t.ident,
            TypeDesc::Union(t) => t.ident,
        }
    }

    /// Doc lines.
    #[must_use]
    pub const fn docs(&self) -> &'static [&'static str] {
        match self {
            TypeDesc::Table(t) => t.docs,
            TypeDesc::Struct(t) => t.docs,
            TypeDesc::Enum(t) => t.docs,
            TypeDesc::Union(t) => t.docs,
        }
    }
}

/// A declared table with its layout.
#[derive(Debug)]
pub struct TableDesc {
    /// Identity, as in [`TypeRef::key`].
    pub key: u64,
    /// The Rust name.
    pub ident: &'static str,
    /// The stable name (FORMAT §4).
    pub name: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// The fields in declaration order.
    pub fields: &'static [FieldDesc],
    /// Their wire names.
    pub names: &'static [&'static str],
    /// Field indices in wire order.
    pub order: &'static [u16],
    /// The cell and presence bit of each field.
    pub cells: &'static [Cell],
    /// Runs of cells of one size, from which a cell's position follows.
    pub runs: &'static [SizeRun],
    /// The start of the stored object.
    pub head: Head,
    /// Own fingerprint (FORMAT §13).
    pub own: u64,
}

/// A declared enum or flags type.
#[derive(Debug)]
pub struct EnumDesc {
    /// Identity, as in [`TypeRef::key`].
    pub key: u64,
    /// The Rust name.
    pub ident: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// How it is stored.
    pub kind: Kind,
    /// Values without a variant are refused when a buffer is opened.
    pub closed: bool,
    /// Values are sets of the variants.
    pub flags: bool,
    /// The variants in declaration order.
    pub variants: &'static [Variant],
    /// Their values, ascending as unsigned numbers: see [`EnumDesc::has_value`].
    pub sorted: &'static [u64],
}

/// A variant of an enum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The Rust identifier without `r#`.
    pub name: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// The value, sign-extended to 64 bits if the enum is signed.
    pub value: u64,
}

/// The values of variants, ascending.
#[must_use]
pub const fn sorted_values<const N: usize>(variants: &[Variant]) -> [u64; N] {
    let mut values = [0; N];
    let mut i = 0;
    while i < N {
        let value = variants[i].value;
        let mut at = i;
        while at > 0 && values[at - 1] > value {
            values[at] = values[at - 1];
            at -= 1;
        }
        values[at] = value;
        i += 1;
    }
    values
}

impl EnumDesc {
    /// Whether a variant has this value (sign-extended if signed): one comparison if the values follow each other
    /// without a gap, else a binary search.
    #[must_use]
    #[inline]
    pub fn has_value(&self, value: u64) -> bool {
        match self.sorted {
            [] => false,
            [first, .., last] if last - first == self.sorted.len() as u64 - 1 => {
                value.wrapping_sub(*first) <= last - first
            }
            sorted => sorted.binary_search(&value).is_ok(),
        }
    }

    /// The name of the variant with this value (sign-extended if signed); linear in the variants.
    #[must_use]
    pub fn name_of(&self, value: u64) -> Option<&'static str> {
        self.variants.iter().find(|v| v.value == value).map(|v| v.name)
    }
}

/// A declared union.
#[derive(Debug)]
pub struct UnionDesc {
    /// Identity, as in [`TypeRef::key`].
    pub key: u64,
    /// The Rust name.
    pub ident: &'static str,
    /// The stable name (FORMAT §4).
    pub name: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// The arms, sorted by tag.
    pub arms: &'static [Arm],
    /// Own fingerprint (FORMAT §13).
    pub own: u64,
}

/// An arm of a union.
#[derive(Clone, Copy, Debug)]
pub struct Arm {
    /// The Rust identifier without `r#`.
    pub name: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// Its tag: the typeId of its table (FORMAT §11).
    pub tag: u32,
    /// Its table.
    pub ty: TypeRef,
}

impl Arm {
    /// The arm of a table with this stable name.
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static [&'static str],
        ty: TypeRef,
        stable_name: &str,
    ) -> Self {
        Arm { name, docs, tag: xxh32(stable_name.as_bytes()), ty }
    }
}

/// Sorts arms by tag.
#[must_use]
pub const fn sorted_arms<const N: usize>(mut arms: [Arm; N]) -> [Arm; N] {
    let mut i = 1;
    while i < N {
        let arm = arms[i];
        let mut at = i;
        while at > 0 && arms[at - 1].tag > arm.tag {
            arms[at] = arms[at - 1];
            at -= 1;
        }
        arms[at] = arm;
        i += 1;
    }
    arms
}

/// Own fingerprint of a union with these arms, sorted by tag (FORMAT §13).
#[must_use]
pub const fn union_fingerprint(arms: &[Arm]) -> u64 {
    let mut h = Xxh64::new();
    h.u8(4);
    h.u16(arms.len() as u16);
    let mut i = 0;
    while i < arms.len() {
        h.u32(arms[i].tag);
        i += 1;
    }
    h.finish()
}

/// A block, as its schema const holds it.
#[derive(Clone, Copy)]
pub struct Schema {
    /// The namespace, `a::b::name`.
    pub namespace: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// How wire names follow from identifiers.
    pub rule: NamingRule,
    types: fn() -> &'static [TypeDesc],
    #[cfg(any(feature = "export", tessera_export))]
    descriptor: fn(&Schema) -> Vec<u8>,
}

impl Schema {
    /// The schema of block `B`; called by the macro.
    #[must_use]
    pub const fn of<B: Block>(namespace: &'static str, docs: &'static [&'static str]) -> Self {
        Schema {
            namespace,
            docs,
            rule: B::RULE,
            types: || B::TYPES,
            #[cfg(any(feature = "export", tessera_export))]
            descriptor: |schema| super::encode::bytes::<B>(schema.namespace, schema.docs),
        }
    }

    /// The descriptor of the block for the exporter, of the same version of this crate: names, docs, layouts (feature
    /// `export`).
    #[cfg(any(feature = "export", tessera_export))]
    #[must_use]
    pub fn descriptor(&self) -> Vec<u8> {
        (self.descriptor)(self)
    }

    /// The types that the block declares, in declaration order.
    #[must_use]
    pub fn types(&self) -> &'static [TypeDesc] {
        (self.types)()
    }
}

impl core::fmt::Debug for Schema {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Schema")
            .field("namespace", &self.namespace)
            .field("rule", &self.rule)
            .field("types", &self.types())
            .finish()
    }
}

/// A `tessera_schema!` block: the hidden type that carries its consts under the name of the schema const.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the schema const of a `tessera_schema!` block",
    label = "no schema const",
    note = "a block imports another with `use path::GAME;`, where `GAME` is the upper-case name of the other block's `schema game;`"
)]
pub trait Block {
    /// The naming rule.
    const RULE: NamingRule;
    /// Hash of where the block stands: the scope of the types it declares.
    const SCOPE: u64;
    /// The types it declares.
    const TYPES: &'static [TypeDesc];
    /// The types that the blocks it imports declare; not theirs in turn.
    const IMPORTS: &'static [&'static [TypeDesc]];
    /// What [`crate::schema::check`] needs of every table it declares, without any layout.
    const OUTLINES: &'static [Outline];
}

/// The fields of a declared type, without its layout: what mistakes can be found from.
#[derive(Clone, Copy, Debug)]
pub struct Outline {
    /// Identity, as in [`TypeRef::key`].
    pub key: u64,
    /// The Rust name.
    pub ident: &'static str,
    /// The fields of a table; empty for other types.
    pub fields: &'static [FieldDesc],
    /// The arms of a union; empty for other types.
    pub arms: &'static [Arm],
    /// The fields of a plain struct; empty for other types.
    pub plain: &'static [StructField],
}

/// The identity of the type `name` declared in the block at `scope`.
#[must_use]
pub const fn identity(scope: u64, name: &str) -> u64 {
    let mut h = Xxh64::new();
    h.u64(scope);
    h.bytes(name.as_bytes());
    h.finish()
}
