//! The schema section: the description that a buffer carries of itself (FORMAT §14).

use super::desc::{TableDesc, TypeDesc, UnionDesc};
use super::graph::{Graph, Node};
use super::types::TypeRef;
use crate::format::{Kind, MAP_KEYS, MAP_VALUES, NO_ENTRY};
use crate::schema::hash::xxh64;

const ENTRY_HEADER: usize = 24;
const MEMBER: usize = 12;
const NULLABLE: u8 = 1;
const FIXED: u8 = 2;
const OPTIONAL_VALUES: u8 = 2;

/// Bytes of the section that lists the nodes `order`.
pub(crate) const fn section_len(graph: &Graph, order: &[u16]) -> usize {
    let (mut len, mut i) = (8 + 4 * order.len(), 0);
    while i < order.len() {
        len += entry_len(&graph.nodes[order[i] as usize]);
        i += 1;
    }
    len
}

const fn entry_len(node: &Node) -> usize {
    ENTRY_HEADER
        + match node.desc {
            Some(TypeDesc::Table(t)) => {
                (if t.head.fixed_count > 0 { 8 } else { 4 }) + MEMBER * t.fields.len()
            }
            Some(TypeDesc::Union(u)) => 8 * u.arms.len(),
            None if node.ty.is_map() => 4 + 2 * MEMBER,
            _ => 4,
        }
}

/// Where entries go while they are written.
struct Output<'a> {
    out: &'a mut [u8],
    at: usize,
    /// The entry number of each node, [`NO_ENTRY`] for nodes that are not listed.
    entries: &'a [u16],
}

impl Output<'_> {
    const fn put(&mut self, bytes: &[u8]) {
        self.out.split_at_mut(self.at).1.split_at_mut(bytes.len()).0.copy_from_slice(bytes);
        self.at += bytes.len();
    }

    const fn u8(&mut self, v: u8) {
        self.put(&[v]);
    }

    const fn u16(&mut self, v: u16) {
        self.put(&v.to_le_bytes());
    }

    const fn u32(&mut self, v: u32) {
        self.put(&v.to_le_bytes());
    }

    const fn u64(&mut self, v: u64) {
        self.put(&v.to_le_bytes());
    }
}

/// Writes the section that lists the nodes `order`, the root being node 0, into exactly [`section_len`]
/// bytes. `entries` is scratch space with one slot for each node.
pub(crate) const fn write_section(graph: &Graph, order: &[u16], entries: &mut [u16], out: &mut [u8]) {
    let mut i = 0;
    while i < entries.len() {
        entries[i] = NO_ENTRY;
        i += 1;
    }
    let mut i = 0;
    while i < order.len() {
        entries[order[i] as usize] = i as u16;
        i += 1;
    }
    let len = out.len();
    let mut o = Output { out, at: 0, entries };
    o.u32(len as u32);
    o.u16(order.len() as u16);
    o.u16(o.entries[0]);
    let (mut offset, mut i) = (8 + 4 * order.len(), 0);
    while i < order.len() {
        o.u32(offset as u32);
        offset += entry_len(&graph.nodes[order[i] as usize]);
        i += 1;
    }
    let mut i = 0;
    while i < order.len() {
        write_entry(&mut o, graph, &graph.nodes[order[i] as usize]);
        i += 1;
    }
    assert!(o.at == len, "the length of the section was computed wrongly");
}

const fn write_entry(o: &mut Output<'_>, graph: &Graph, node: &Node) {
    let (category, flags, count) = match node.desc {
        Some(TypeDesc::Table(t)) => (1, (t.head.fixed_count > 0) as u8, t.fields.len()),
        Some(TypeDesc::Union(u)) => (4, 0, u.arms.len()),
        Some(TypeDesc::Struct(s)) => (2, 0, s.fields.len()),
        _ if node.ty.is_map() => (1, 0, 2),
        _ if matches!(node.ty.kind, Kind::Vector) => (3, 0, 0),
        _ => (2, 0, 1),
    };
    o.u8(category);
    o.u8(flags);
    o.u16(count as u16);
    o.u32(node.type_id);
    o.u64(node.own);
    o.u64(node.deep);
    match node.desc {
        Some(TypeDesc::Table(t)) => write_members(o, graph, node, t),
        Some(TypeDesc::Union(u)) => write_arms(o, graph, node, u),
        None if node.ty.is_map() => {
            o.u16(1);
            o.u16(2);
            o.u64(xxh64(MAP_KEYS.as_bytes()));
            write_member(o, Kind::Vector, NULLABLE, graph.refs[node.first as usize]);
            o.u64(xxh64(MAP_VALUES.as_bytes()));
            write_member(o, Kind::Vector, NULLABLE, graph.refs[node.first as usize + 1]);
        }
        None if matches!(node.ty.kind, Kind::Vector) => write_vector(o, graph, node),
        _ => {
            o.u16(node.ty.size);
            o.u8(node.ty.align);
            o.u8(0);
        }
    }
}

/// What follows a member's hash; `child` is a node number or [`NO_ENTRY`].
const fn write_member(o: &mut Output<'_>, kind: Kind, flags: u8, child: u16) {
    o.u8(kind as u8);
    o.u8(flags);
    o.u16(if child == NO_ENTRY { NO_ENTRY } else { o.entries[child as usize] });
}

const fn write_members(o: &mut Output<'_>, graph: &Graph, node: &Node, t: &TableDesc) {
    o.u16(t.head.words);
    o.u16(t.head.cell_count);
    if t.head.fixed_count > 0 {
        o.u16(t.head.fixed_count);
        o.u16(t.head.fixed_size);
    }
    let (mut child, mut i) = (node.first as usize, 0);
    while i < t.order.len() {
        let f = &t.fields[t.order[i] as usize];
        let fixed = if i < t.head.fixed_count as usize { FIXED } else { 0 };
        o.u64(f.hash);
        let target = if f.ty.kind.has_entry() {
            child += 1;
            graph.refs[child - 1]
        } else {
            NO_ENTRY
        };
        write_member(o, f.ty.kind, f.ty.nullable as u8 | fixed, target);
        i += 1;
    }
}

const fn write_arms(o: &mut Output<'_>, graph: &Graph, node: &Node, u: &UnionDesc) {
    let mut i = 0;
    while i < u.arms.len() {
        o.u32(u.arms[i].tag);
        o.u16(o.entries[graph.refs[node.first as usize + i] as usize]);
        o.u16(0);
        i += 1;
    }
}

const fn write_vector(o: &mut Output<'_>, graph: &Graph, node: &Node) {
    let Some(element) = node.ty.element else { panic!("a vector has elements") };
    let child = if element.kind.has_entry() { graph.refs[node.first as usize] } else { NO_ENTRY };
    write_member(o, element.kind, element_flags(element), child);
}

/// The flags of a vector's elements: references may be null, except shared structs.
const fn element_flags(element: &TypeRef) -> u8 {
    if element.is_optional_value() {
        OPTIONAL_VALUES
    } else if element.kind.is_inline() || matches!(element.kind, Kind::SharedStruct) {
        0
    } else {
        NULLABLE
    }
}
