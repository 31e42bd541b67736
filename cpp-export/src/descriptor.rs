//! What schemas are, as a value: the input of everything that is generated.
//!
//! The types are declared with `tessera_schema!` themselves. A `.tsd` file is a buffer of [`Package`] with its schema in it,
//! so that files can outlive a change of these types once buffers of other versions can be read; until then an exporter reads
//! the files of its own version and refuses others. Their numbers follow FORMAT.

#![allow(missing_docs, reason = "most members say all there is in their names")]

use crate::bytes::{self, Malformed};
use tessera::Schema;

tessera::tessera_schema! {
    /// Descriptors of schemas.
    pub schema descriptor in tessera;

    /// The blocks of one package, and of the packages whose types they use.
    pub table Package {
        /// The name of the package, which the umbrella header has.
        name: String,
        /// Blocks in the order of their namespaces.
        blocks: Vec<Block>,
    }

    /// One `tessera_schema!` block.
    pub table Block {
        /// The namespace, `a::b::name`.
        namespace: String,
        docs: Vec<String>,
        types: Vec<Declared>,
    }

    /// A declared type.
    pub union Declared { TableType, EnumType, StructType, UnionType }

    /// A table with its layout (FORMAT §6).
    pub table TableType {
        /// Identity, as types refer to it.
        key: u64,
        /// The Rust name.
        ident: String,
        /// The stable name.
        name: String,
        docs: Vec<String>,
        /// Own fingerprint (FORMAT §13).
        own: u64,
        head: Head,
        /// In declaration order.
        fields: Vec<Field>,
        /// Field numbers in wire order.
        order: Vec<u16>,
        /// Runs of equal cells, in the order of their bits.
        runs: Vec<Run>,
    }

    /// The numbers of an object's start.
    pub struct Head {
        cells_size: u32,
        words: u16,
        fixed_count: u16,
        fixed_size: u16,
        cell_count: u16,
        bool_count: u16,
        align8_count: u16,
        fixed_align8: u8,
    }

    /// Cells of one size whose presence bits lie in one word.
    pub struct Run { mask: u32, word: u16, size: u16, align8: u8 }

    /// A member of a table.
    pub table Field {
        /// The Rust identifier without `r#`.
        ident: String,
        /// The wire name.
        name: String,
        /// A wire name it had before, or empty.
        was: String,
        docs: Vec<String>,
        /// xxHash64 of the wire name.
        hash: u64,
        /// Bits of the default value.
        default: u64,
        has_default: bool,
        fixed: bool,
        shared: bool,
        ty: TypeUse,
        place: Place,
        /// Bytes behind the presence words, of a fixed member.
        at: u16,
        /// The presence bit.
        bit: u16,
        /// The runs that lie wholly before it.
        runs: u16,
        /// The bits of the next run that lie before it.
        mask: u32,
    }

    /// Where a member lies.
    pub enum Place: u8 [closed] { Fixed, Cell, Bool }

    /// A type as a member, element or arm has it.
    pub table TypeUse {
        /// The kind (FORMAT §3).
        kind: u8,
        /// The identity of a declared type; of others, equal for equal types.
        key: u64,
        name: String,
        cell_size: u16,
        cell_align: u8,
        /// Bytes of plain data.
        size: u16,
        align: u8,
        /// The length of an array.
        len: u32,
        nullable: bool,
        option: bool,
        /// Whether this is a `char`.
        character: bool,
        set: bool,
        map: bool,
        /// Own fingerprint of a type with an entry that no block declares.
        own: u64,
        /// The fields of a plain struct.
        fields: Vec<PlainField>,
        /// Elements of a vector or array, the vector of a map's keys.
        element: Option<Box<TypeUse>>,
        /// The vector of a map's values.
        value: Option<Box<TypeUse>>,
    }

    /// A field of a plain struct.
    pub table PlainField {
        ident: String,
        docs: Vec<String>,
        hash: u64,
        offset: u32,
        size: u32,
        ty: TypeUse,
    }

    /// An enum or flags.
    pub table EnumType {
        key: u64,
        ident: String,
        docs: Vec<String>,
        /// The kind of its integer.
        kind: u8,
        closed: bool,
        flags: bool,
        variants: Vec<Variant>,
    }

    /// A variant; the value is sign-extended.
    pub table Variant { name: String, docs: Vec<String>, value: u64 }

    /// A plain struct.
    pub table StructType {
        key: u64,
        ident: String,
        name: String,
        docs: Vec<String>,
        own: u64,
        ty: TypeUse,
        /// The wire names of its fields.
        names: Vec<String>,
    }

    /// A union.
    pub table UnionType {
        key: u64,
        ident: String,
        name: String,
        docs: Vec<String>,
        own: u64,
        /// Sorted by tag.
        arms: Vec<Arm>,
    }

    /// An arm of a union.
    pub table Arm { name: String, docs: Vec<String>, tag: u32, ty: TypeUse }
}

impl Package {
    /// The schemas that a program names.
    ///
    /// # Panics
    /// Never: the library's own descriptors can be read.
    #[must_use]
    pub fn of(name: &str, schemas: &[Schema]) -> Self {
        let blocks = schemas.iter().map(|schema| {
            let descriptor = schema.descriptor();
            bytes::blocks(&descriptor).expect("this crate and the library have one version").remove(0)
        });
        let mut package = Package { name: name.into(), blocks: blocks.collect() };
        package.blocks.sort_by(|a, b| a.namespace.cmp(&b.namespace));
        package
    }

    /// The blocks whose descriptors lie in `section`.
    ///
    /// # Errors
    /// If these are no descriptors, or those of another version.
    pub fn from_section(name: &str, section: &[u8]) -> Result<Self, Malformed> {
        let mut package = Package { name: name.into(), blocks: bytes::blocks(section)? };
        package.blocks.sort_by(|a, b| a.namespace.cmp(&b.namespace));
        Ok(package)
    }
}

impl Declared {
    /// The identity.
    #[must_use]
    pub fn key(&self) -> u64 {
        match self {
            Declared::TableType(ty) => ty.key,
            Declared::EnumType(ty) => ty.key,
            Declared::StructType(ty) => ty.key,
            Declared::UnionType(ty) => ty.key,
            Declared::Unknown(_) => 0,
        }
    }

    /// The Rust name.
    #[must_use]
    pub fn ident(&self) -> &str {
        match self {
            Declared::TableType(ty) => &ty.ident,
            Declared::EnumType(ty) => &ty.ident,
            Declared::StructType(ty) => &ty.ident,
            Declared::UnionType(ty) => &ty.ident,
            Declared::Unknown(_) => "",
        }
    }

    /// Doc lines.
    #[must_use]
    pub fn docs(&self) -> &[String] {
        match self {
            Declared::TableType(ty) => &ty.docs,
            Declared::EnumType(ty) => &ty.docs,
            Declared::StructType(ty) => &ty.docs,
            Declared::UnionType(ty) => &ty.docs,
            Declared::Unknown(_) => &[],
        }
    }
}
