//! Reads the bytes that `tessera::export` makes of a block, in its order.
//!
//! They come from an object file, so nothing is taken for granted: every read is checked, and lists grow as their elements
//! are read.

use crate::descriptor::{
    Arm, Block, Declared, EnumType, Field, Head, Place, PlainField, Run, StructType, TableType, TypeUse,
    UnionType, Variant,
};
use std::fmt;
use tessera::export::{MAGIC, VERSION};

/// Why bytes are no descriptor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// Bytes from the start of the section.
    pub offset: usize,
    /// What is wrong, and what to do.
    pub what: String,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {} of the descriptors)", self.what, self.offset)
    }
}

impl std::error::Error for Malformed {}

type Read<T> = Result<T, Malformed>;

/// How deeply types may be nested in one another: `Vec<Vec<…>>`.
const MAX_NESTING: u32 = 64;

/// The blocks of a section: descriptors one behind the other, with zeros between them as a linker or compiler likes.
///
/// # Errors
/// If there is anything else, or a descriptor of another version.
pub fn blocks(section: &[u8]) -> Read<Vec<Block>> {
    let mut blocks = Vec::new();
    let mut start = 0;
    while let Some(padding) = section[start..].iter().position(|byte| *byte != 0) {
        start += padding;
        let mut frame = Bytes { bytes: section, at: start };
        if frame.raw(MAGIC.len())? != MAGIC {
            return Err(frame.wrong("no descriptor starts here"));
        }
        let version = frame.u32()?;
        if version != VERSION {
            return Err(frame.wrong(format!(
                "a descriptor of version {version}, and this exporter reads {VERSION}; build both with one version of tessera"
            )));
        }
        let len = frame.u32()? as usize;
        let Some(bytes) = start.checked_add(len).and_then(|end| section.get(..end)) else {
            return Err(frame.wrong("a descriptor reaches past the end"));
        };
        let mut body = Bytes { bytes, at: frame.at };
        blocks.push(body.block()?);
        if body.at != bytes.len() {
            return Err(body.wrong("a descriptor is longer than what it describes"));
        }
        start = bytes.len();
    }
    Ok(blocks)
}

struct Bytes<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    fn wrong(&self, what: impl Into<String>) -> Malformed {
        Malformed { offset: self.at, what: what.into() }
    }

    fn raw(&mut self, len: usize) -> Read<&'a [u8]> {
        let rest = self.bytes.get(self.at..).unwrap_or(&[]);
        let Some(bytes) = rest.get(..len) else { return Err(self.wrong("a descriptor ends too early")) };
        self.at += len;
        Ok(bytes)
    }

    fn array<const N: usize>(&mut self) -> Read<[u8; N]> {
        let mut array = [0; N];
        array.copy_from_slice(self.raw(N)?);
        Ok(array)
    }

    fn u8(&mut self) -> Read<u8> {
        Ok(self.array::<1>()?[0])
    }

    fn bool(&mut self) -> Read<bool> {
        match self.u8()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(self.wrong("a bool is neither 0 nor 1")),
        }
    }

    fn u16(&mut self) -> Read<u16> {
        self.array().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Read<u32> {
        self.array().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> Read<u64> {
        self.array().map(u64::from_le_bytes)
    }

    fn text(&mut self) -> Read<String> {
        let len = self.u32()? as usize;
        let bytes = self.raw(len)?.to_vec();
        String::from_utf8(bytes).map_err(|_| self.wrong("a text is not UTF-8"))
    }

    fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let len = self.u32()?;
        (0..len).map(|_| read(self)).collect()
    }

    fn lines(&mut self) -> Read<Vec<String>> {
        self.list(Self::text)
    }

    fn block(&mut self) -> Read<Block> {
        let (namespace, docs) = (self.text()?, self.lines()?);
        // The naming rule: wire names are spelled out below.
        self.u8()?;
        Ok(Block { namespace, docs, types: self.list(Self::declared)? })
    }

    fn declared(&mut self) -> Read<Declared> {
        let tag = self.u8()?;
        let (key, ident, name, docs) = (self.u64()?, self.text()?, self.text()?, self.lines()?);
        Ok(match tag {
            0 => Declared::TableType(TableType {
                key,
                ident,
                name,
                docs,
                own: self.u64()?,
                head: self.head()?,
                fields: self.list(Self::field)?,
                order: self.list(Self::u16)?,
                runs: self.list(Self::run)?,
            }),
            1 => Declared::EnumType(EnumType {
                key,
                ident,
                docs,
                kind: self.u8()?,
                closed: self.bool()?,
                flags: self.bool()?,
                variants: self.list(Self::variant)?,
            }),
            2 => Declared::StructType(StructType {
                key,
                ident,
                name,
                docs,
                own: self.u64()?,
                ty: self.type_use(0)?,
                names: self.lines()?,
            }),
            3 => Declared::UnionType(UnionType {
                key,
                ident,
                name,
                docs,
                own: self.u64()?,
                arms: self.list(Self::arm)?,
            }),
            _ => return Err(self.wrong("a declaration is of no known sort")),
        })
    }

    fn head(&mut self) -> Read<Head> {
        Ok(Head {
            words: self.u16()?,
            fixed_count: self.u16()?,
            fixed_size: self.u16()?,
            cell_count: self.u16()?,
            bool_count: self.u16()?,
            fixed_align8: self.bool()?.into(),
            align8_count: self.u16()?,
            cells_size: self.u32()?,
        })
    }

    fn run(&mut self) -> Read<Run> {
        Ok(Run { word: self.u16()?, mask: self.u32()?, size: self.u16()?, align8: self.bool()?.into() })
    }

    fn field(&mut self) -> Read<Field> {
        Ok(Field {
            ident: self.text()?,
            name: self.text()?,
            was: self.text()?,
            docs: self.lines()?,
            hash: self.u64()?,
            default: self.u64()?,
            has_default: self.bool()?,
            fixed: self.bool()?,
            shared: self.bool()?,
            ty: self.type_use(0)?,
            place: match self.u8()? {
                0 => Place::Fixed,
                1 => Place::Cell,
                2 => Place::Bool,
                _ => return Err(self.wrong("a member lies in no known place")),
            },
            at: self.u16()?,
            bit: self.u16()?,
            runs: self.u16()?,
            mask: self.u32()?,
        })
    }

    fn type_use(&mut self, nesting: u32) -> Read<TypeUse> {
        if nesting > MAX_NESTING {
            return Err(self.wrong("types are nested too deeply"));
        }
        Ok(TypeUse {
            kind: self.u8()?,
            key: self.u64()?,
            name: self.text()?,
            cell_size: self.u16()?,
            cell_align: self.u8()?,
            size: self.u16()?,
            align: self.u8()?,
            len: self.u32()?,
            nullable: self.bool()?,
            option: self.bool()?,
            character: self.bool()?,
            set: self.bool()?,
            map: self.bool()?,
            own: self.u64()?,
            fields: self.list(|bytes| bytes.plain_field(nesting + 1))?,
            element: self.optional(nesting + 1)?,
            value: self.optional(nesting + 1)?,
        })
    }

    fn optional(&mut self, nesting: u32) -> Read<Option<Box<TypeUse>>> {
        Ok(if self.bool()? { Some(Box::new(self.type_use(nesting)?)) } else { None })
    }

    fn plain_field(&mut self, nesting: u32) -> Read<PlainField> {
        Ok(PlainField {
            ident: self.text()?,
            docs: self.lines()?,
            hash: self.u64()?,
            offset: self.u32()?,
            size: self.u32()?,
            ty: self.type_use(nesting)?,
        })
    }

    fn variant(&mut self) -> Read<Variant> {
        Ok(Variant { name: self.text()?, docs: self.lines()?, value: self.u64()? })
    }

    fn arm(&mut self) -> Read<Arm> {
        Ok(Arm { name: self.text()?, docs: self.lines()?, tag: self.u32()?, ty: self.type_use(0)? })
    }
}
