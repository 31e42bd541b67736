//! Plain structs: shape, padding, and the proof that `repr(C)` laid them out as the format does (FORMAT §5).

use super::hash::{Xxh64, xxh64};
use super::names::{NamingRule, spelled_hash};
use super::types::TypeRef;
use crate::format::{ARRAY_SHAPE, Kind};

/// A field of a plain struct.
#[derive(Clone, Copy, Debug)]
pub struct StructField {
    /// The Rust identifier without `r#`.
    pub ident: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// xxHash64 of the wire name.
    pub hash: u64,
    /// The type; `len` is not 0 for arrays.
    pub ty: TypeRef,
    /// Bytes from the start of the struct.
    pub offset: usize,
    /// Bytes of the field in memory.
    pub size: usize,
    /// Alignment of the field in memory.
    pub align: usize,
}

/// A declared plain struct.
#[derive(Debug)]
pub struct StructDesc {
    /// Identity, as in [`TypeRef::key`].
    pub key: u64,
    /// The Rust name.
    pub ident: &'static str,
    /// The stable name (FORMAT §4).
    pub name: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// The naming rule of its block, which spells the wire names of its fields.
    pub rule: NamingRule,
    /// The fields in declaration order.
    pub fields: &'static [StructField],
    /// The wire names of the fields.
    pub names: &'static [&'static str],
    /// How fields refer to it.
    pub ty: TypeRef,
}

impl StructField {
    /// Describes one field; called by the macro.
    #[must_use]
    pub const fn new(
        ident: &'static str,
        docs: &'static [&'static str],
        rule: NamingRule,
        ty: TypeRef,
        (offset, size, align): (usize, usize, usize),
    ) -> Self {
        // Inside another struct, a shared struct is stored inline.
        let ty = match ty.kind {
            Kind::SharedStruct => {
                TypeRef { kind: Kind::Struct, cell_size: ty.size, cell_align: ty.align, ..ty }
            }
            _ => ty,
        };
        StructField { ident, docs, hash: spelled_hash(ident, rule), ty, offset, size, align }
    }
}

/// Hash of the shape of a declared struct (FORMAT §13).
pub(crate) const fn struct_shape(fields: &[StructField], size: usize, align: usize) -> u64 {
    let mut h = Xxh64::new();
    put_struct(&mut h, size as u16, align as u8, fields);
    h.finish()
}

/// Hash of the shape of `[T; len]` as a member of a table: one array field without a name.
pub(crate) const fn array_shape(element: &TypeRef, len: usize) -> u64 {
    let mut h = Xxh64::new();
    put_array_struct(&mut h, element, len as u32);
    h.finish()
}

const fn put_struct(h: &mut Xxh64, size: u16, align: u8, fields: &[StructField]) {
    h.u16(size);
    h.u8(align);
    h.u16(fields.len() as u16);
    let mut i = 0;
    while i < fields.len() {
        let f = &fields[i];
        h.u64(f.hash);
        match f.ty.element {
            Some(element) => put_array(h, element, f.offset, f.ty.len),
            None => {
                h.u8(f.ty.kind as u8);
                h.u16(f.offset as u16);
                put_nested(h, &f.ty);
            }
        }
        i += 1;
    }
}

const fn put_array_struct(h: &mut Xxh64, element: &TypeRef, len: u32) {
    h.u16((element.size as u32).wrapping_mul(len) as u16);
    h.u8(element.align);
    h.u16(1);
    h.u64(xxh64(b""));
    put_array(h, element, 0, len);
}

const fn put_array(h: &mut Xxh64, element: &TypeRef, offset: usize, len: u32) {
    h.u8(ARRAY_SHAPE + element.kind as u8);
    h.u16(offset as u16);
    h.u32(len);
    put_nested(h, element);
}

/// The shape of a struct or array inside another; nothing for scalars.
const fn put_nested(h: &mut Xxh64, ty: &TypeRef) {
    match ty.element {
        Some(element) => put_array_struct(h, element, ty.len),
        None if ty.fields.is_empty() => {}
        None => put_struct(h, ty.size, ty.align, ty.fields),
    }
}

/// Whether bytes of the struct lie in no field.
#[must_use]
pub const fn is_padded(fields: &[StructField], size: usize) -> bool {
    let (mut covered, mut i) = (0, 0);
    while i < fields.len() {
        covered += fields[i].size;
        i += 1;
    }
    covered != size
}
