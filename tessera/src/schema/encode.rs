//! The descriptor of a block as bytes, for the exporter (feature `export`).
//!
//! `cpp-export` never runs a user's code. It builds the user's crate with `--cfg tessera_export`, which makes each block put
//! these bytes, evaluated by the compiler, into the link section `.tessera` of its object file, and reads them there. The
//! library call [`Schema::descriptor`](super::Schema::descriptor) gives the same bytes to programs that name their schemas.
//!
//! The encoding is private to one version of this crate and the exporter of the same version ([`VERSION`] says so). What is
//! kept, the `.tsd` file, is an ordinary Tessera buffer that the exporter writes. Numbers are little-endian; texts and lists
//! are led by their length as `u32`; an `Option` by a byte. The order is that of the functions below.

use super::desc::Block;
use super::graph::own_fingerprint;
use super::layout::SizeRun;
use super::{
    Arm, Cell, EnumDesc, FieldDesc, NamingRule, Place, StructDesc, StructField, TableDesc, TypeDesc, TypeRef,
    UnionDesc, Variant,
};
use alloc::vec::Vec;

/// What a descriptor starts with.
pub const MAGIC: [u8; 12] = *b"TESSERA-DESC";

/// The version of the encoding, behind the magic bytes. The length of the whole follows as a `u32`.
pub const VERSION: u32 = 1;

/// Counts bytes, or writes them as well.
struct Bytes<'a> {
    out: &'a mut [u8],
    len: usize,
    counts: bool,
}

impl Bytes<'_> {
    const fn u8(&mut self, byte: u8) {
        if !self.counts {
            self.out[self.len] = byte;
        }
        self.len += 1;
    }

    const fn raw(&mut self, bytes: &[u8]) {
        let mut i = 0;
        while i < bytes.len() {
            self.u8(bytes[i]);
            i += 1;
        }
    }

    const fn bool(&mut self, value: bool) {
        self.u8(value as u8);
    }

    const fn u16(&mut self, value: u16) {
        self.raw(&value.to_le_bytes());
    }

    const fn u32(&mut self, value: u32) {
        self.raw(&value.to_le_bytes());
    }

    const fn u64(&mut self, value: u64) {
        self.raw(&value.to_le_bytes());
    }

    const fn text(&mut self, text: &str) {
        self.u32(text.len() as u32);
        self.raw(text.as_bytes());
    }

    const fn lines(&mut self, lines: &[&str]) {
        self.u32(lines.len() as u32);
        let mut i = 0;
        while i < lines.len() {
            self.text(lines[i]);
            i += 1;
        }
    }
}

/// Writes the elements of a slice, led by their number.
macro_rules! list {
    ($out:ident, $items:expr, $write:expr) => {{
        let items = $items;
        $out.u32(items.len() as u32);
        let mut i = 0;
        while i < items.len() {
            $write($out, &items[i]);
            i += 1;
        }
    }};
}

const fn block<B: Block>(out: &mut Bytes<'_>, namespace: &str, docs: &[&str]) {
    out.text(namespace);
    out.lines(docs);
    out.u8(match B::RULE {
        NamingRule::AsIs => 0,
        NamingRule::PascalCase => 1,
        NamingRule::CamelCase => 2,
    });
    let types = B::TYPES;
    out.u32(types.len() as u32);
    let mut i = 0;
    while i < types.len() {
        match &types[i] {
            TypeDesc::Table(desc) => table(out, desc),
            TypeDesc::Enum(desc) => enumeration(out, desc),
            TypeDesc::Struct(desc) => structure(out, desc),
            TypeDesc::Union(desc) => union(out, desc),
        }
        i += 1;
    }
}

const fn heading(out: &mut Bytes<'_>, tag: u8, key: u64, ident: &str, name: &str, docs: &[&str]) {
    out.u8(tag);
    out.u64(key);
    out.text(ident);
    out.text(name);
    out.lines(docs);
}

const fn table(out: &mut Bytes<'_>, desc: &TableDesc) {
    heading(out, 0, desc.key, desc.ident, desc.name, desc.docs);
    out.u64(desc.own);
    let head = &desc.head;
    out.u16(head.words);
    out.u16(head.fixed_count);
    out.u16(head.fixed_size);
    out.u16(head.cell_count);
    out.u16(head.bool_count);
    out.bool(head.fixed_align8);
    out.u16(head.align8_count);
    out.u32(head.cells_size);
    out.u32(desc.fields.len() as u32);
    let mut i = 0;
    while i < desc.fields.len() {
        field(out, &desc.fields[i], desc.names[i], &desc.cells[i]);
        i += 1;
    }
    list!(out, desc.order, order);
    list!(out, desc.runs, run);
}

const fn order(out: &mut Bytes<'_>, field: &u16) {
    out.u16(*field);
}

const fn run(out: &mut Bytes<'_>, run: &SizeRun) {
    out.u16(run.word);
    out.u32(run.mask);
    out.u16(run.size);
    out.bool(run.align8);
}

const fn field(out: &mut Bytes<'_>, desc: &FieldDesc, name: &str, cell: &Cell) {
    out.text(desc.ident);
    out.text(name);
    out.text(desc.was);
    out.lines(desc.docs);
    out.u64(desc.hash);
    out.u64(desc.default);
    out.bool(desc.has_default);
    out.bool(desc.fixed);
    out.bool(desc.shared);
    type_ref(out, &desc.ty);
    match cell.place {
        Place::Fixed(at) => {
            out.u8(0);
            out.u16(at);
        }
        Place::Cell => {
            out.u8(1);
            out.u16(0);
        }
        Place::Bool => {
            out.u8(2);
            out.u16(0);
        }
    }
    out.u16(cell.bit);
    out.u16(cell.runs);
    out.u32(cell.mask);
}

const fn type_ref(out: &mut Bytes<'_>, ty: &TypeRef) {
    out.u8(ty.kind as u8);
    out.u64(ty.key);
    out.text(ty.name);
    out.u16(ty.cell_size);
    out.u8(ty.cell_align);
    out.u16(ty.size);
    out.u8(ty.align);
    out.u32(ty.len);
    out.bool(ty.nullable);
    out.bool(ty.option);
    out.bool(ty.character);
    out.bool(ty.set);
    out.bool(ty.is_map());
    // Of a declared type, the declaration says it.
    out.u64(if ty.kind.has_entry() && ty.scope == 0 { own_fingerprint(ty, None) } else { 0 });
    // Built-in structs have no declaration elsewhere.
    list!(out, ty.fields, struct_field);
    optional(out, ty.element);
    optional(out, ty.value);
}

const fn optional(out: &mut Bytes<'_>, ty: Option<&TypeRef>) {
    match ty {
        Some(ty) => {
            out.u8(1);
            type_ref(out, ty);
        }
        None => out.u8(0),
    }
}

const fn struct_field(out: &mut Bytes<'_>, field: &StructField) {
    out.text(field.ident);
    out.lines(field.docs);
    out.u64(field.hash);
    out.u32(field.offset as u32);
    out.u32(field.size as u32);
    type_ref(out, &field.ty);
}

const fn enumeration(out: &mut Bytes<'_>, desc: &EnumDesc) {
    heading(out, 1, desc.key, desc.ident, "", desc.docs);
    out.u8(desc.kind as u8);
    out.bool(desc.closed);
    out.bool(desc.flags);
    list!(out, desc.variants, variant);
}

const fn variant(out: &mut Bytes<'_>, variant: &Variant) {
    out.text(variant.name);
    out.lines(variant.docs);
    out.u64(variant.value);
}

const fn structure(out: &mut Bytes<'_>, desc: &'static StructDesc) {
    heading(out, 2, desc.key, desc.ident, desc.name, desc.docs);
    out.u64(own_fingerprint(&desc.ty, Some(TypeDesc::Struct(desc))));
    type_ref(out, &desc.ty);
    out.lines(desc.names);
}

const fn union(out: &mut Bytes<'_>, desc: &UnionDesc) {
    heading(out, 3, desc.key, desc.ident, desc.name, desc.docs);
    out.u64(desc.own);
    list!(out, desc.arms, arm);
}

const fn arm(out: &mut Bytes<'_>, arm: &Arm) {
    out.text(arm.name);
    out.lines(arm.docs);
    out.u32(arm.tag);
    type_ref(out, &arm.ty);
}

/// How long the descriptor of a block is, in bytes.
#[must_use]
pub const fn descriptor_len<B: Block>(namespace: &str, docs: &[&str]) -> usize {
    let mut bytes = Bytes { out: &mut [], len: 0, counts: true };
    framed::<B>(&mut bytes, namespace, docs, 0);
    bytes.len
}

/// The descriptor of a block, `N` bytes long.
#[must_use]
pub const fn descriptor<B: Block, const N: usize>(namespace: &str, docs: &[&str]) -> [u8; N] {
    let mut out = [0; N];
    let mut bytes = Bytes { out: &mut out, len: 0, counts: false };
    framed::<B>(&mut bytes, namespace, docs, N as u32);
    out
}

const fn framed<B: Block>(bytes: &mut Bytes<'_>, namespace: &str, docs: &[&str], len: u32) {
    bytes.raw(&MAGIC);
    bytes.u32(VERSION);
    bytes.u32(len);
    block::<B>(bytes, namespace, docs);
}

/// The descriptor of a block, made at run time.
pub(crate) fn bytes<B: Block>(namespace: &str, docs: &[&str]) -> Vec<u8> {
    let len = descriptor_len::<B>(namespace, docs);
    let mut out = alloc::vec![0; len];
    let mut bytes = Bytes { out: &mut out, len: 0, counts: false };
    framed::<B>(&mut bytes, namespace, docs, len as u32);
    out
}
