//! The types that a root reaches, and their deep fingerprints (FORMAT §13).
//!
//! The graph is one depth-first preorder, arms of unions included, computed at compile time in time linear
//! in types and references (deep fingerprints of *all* its types: their number times that). Const arrays
//! cannot have a computed length in generic code, so a graph is built in the smallest of a few capacities.

use super::desc::{Block, TypeDesc};
use super::hash::{Xxh64, xxh32, xxh64};
use super::message::Message;
use super::types::TypeRef;
use crate::format::{Kind, MAP_KEYS, MAP_NAME, MAP_VALUES, limits};

/// A type with an entry of its own: declared, or made of others.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The type.
    pub ty: &'static TypeRef,
    /// Its declaration; `None` for vectors, maps and arrays.
    pub desc: Option<TypeDesc>,
    /// The id that its entry stores (FORMAT §4).
    pub type_id: u32,
    /// Own fingerprint.
    pub own: u64,
    /// Deep fingerprint.
    pub deep: u64,
    /// Its children are `refs[first..end]` of the graph, as node numbers, repeats kept.
    pub first: u32,
    /// See `first`.
    pub end: u32,
}

/// All that a root reaches, the root first.
#[derive(Clone, Copy, Debug)]
pub struct Graph {
    /// The types in depth-first preorder.
    pub nodes: &'static [Node],
    /// The children of all nodes.
    pub refs: &'static [u16],
    /// Whether a union is reachable: then the schema section depends on the data (FORMAT §14).
    pub has_union: bool,
}

/// A graph in arrays that may be larger than needed.
pub(crate) struct Storage<const NODES: usize, const REFS: usize> {
    nodes: [Option<Node>; NODES],
    refs: [u16; REFS],
    len: usize,
    ref_count: usize,
    has_union: bool,
}

/// The declarations that a block can resolve.
#[derive(Clone, Copy)]
pub(crate) struct Family {
    types: &'static [TypeDesc],
    imports: &'static [&'static [TypeDesc]],
}

impl Family {
    pub(crate) const fn of<B: Block>() -> Self {
        Family { types: B::TYPES, imports: B::IMPORTS }
    }

    const fn resolve(&self, ty: &TypeRef) -> TypeDesc {
        let mut from = self.types;
        let mut next = 0;
        loop {
            let mut i = 0;
            while i < from.len() {
                if from[i].key() == ty.key {
                    return from[i];
                }
                i += 1;
            }
            if next == self.imports.len() {
                Message::new("the type `").with(ty.name)
                    .with("` is reached through imported types, but its block is not imported (imports are not transitive); add `use path::SCHEMA;` with the schema const of the block that declares it")
                    .fail();
            }
            from = self.imports[next];
            next += 1;
        }
    }
}

/// The `at`-th thing a type refers to, `None` behind the last; what has no entry is passed over by callers.
const fn reference(node: &Node, at: usize) -> Option<&'static TypeRef> {
    match node.desc {
        Some(TypeDesc::Table(t)) => {
            if at < t.order.len() {
                Some(&t.fields[t.order[at] as usize].ty)
            } else {
                None
            }
        }
        Some(TypeDesc::Union(u)) => {
            if at < u.arms.len() {
                Some(&u.arms[at].ty)
            } else {
                None
            }
        }
        Some(_) => None,
        None if matches!(node.ty.kind, Kind::Struct | Kind::SharedStruct) => None,
        None => match at {
            0 => node.ty.element,
            1 => node.ty.value,
            _ => None,
        },
    }
}

/// The own fingerprint of a type with an entry (FORMAT §13).
pub(crate) const fn own_fingerprint(ty: &TypeRef, desc: Option<TypeDesc>) -> u64 {
    let mut h = Xxh64::new();
    match desc {
        Some(TypeDesc::Table(t)) => return t.own,
        Some(TypeDesc::Union(u)) => return u.own,
        Some(_) => {
            h.u8(2);
            h.u64(ty.shape);
        }
        None if ty.is_map() => {
            h.u8(1);
            h.u16(1);
            h.u32(0);
            h.u16(2);
            h.u16(0);
            h.u64(xxh64(MAP_KEYS.as_bytes()));
            h.push(Kind::Vector as u64 | 4 << 8, 3);
            h.u64(xxh64(MAP_VALUES.as_bytes()));
            h.push(Kind::Vector as u64 | 4 << 8, 3);
        }
        None => match ty.element {
            Some(element) if matches!(ty.kind, Kind::Vector) => {
                h.u8(3);
                h.u8(element.kind as u8);
                if matches!(element.kind, Kind::Struct | Kind::SharedStruct) {
                    h.u64(element.shape);
                }
                if element.is_optional_value() {
                    h.u8(2);
                }
            }
            _ => {
                h.u8(2);
                h.u64(ty.shape);
            }
        },
    }
    h.finish()
}

const fn type_id(ty: &TypeRef, desc: Option<TypeDesc>) -> u32 {
    let name = match desc {
        Some(TypeDesc::Table(t)) => t.name,
        Some(TypeDesc::Struct(t)) => t.name,
        Some(TypeDesc::Union(t)) => t.name,
        Some(TypeDesc::Enum(t)) => t.ident,
        None if ty.is_map() => MAP_NAME,
        None if matches!(ty.kind, Kind::Vector) => return 0,
        // Arrays, and the structs of types that the library knows.
        None => ty.name,
    };
    xxh32(name.as_bytes())
}

/// A hash set from keys to node numbers.
struct Index<const SLOTS: usize> {
    keys: [u64; SLOTS],
    numbers: [u16; SLOTS],
}

impl<const SLOTS: usize> Index<SLOTS> {
    /// The number of `key`; `Err` is the slot where it belongs.
    const fn find(&self, key: u64) -> Result<u16, usize> {
        let mut slot = key as usize % SLOTS;
        while self.numbers[slot] != 0 {
            if self.keys[slot] == key {
                return Ok(self.numbers[slot] - 1);
            }
            slot = (slot + 1) % SLOTS;
        }
        Err(slot)
    }
}

impl<const NODES: usize, const REFS: usize> Storage<NODES, REFS> {
    /// The graph of `root`, or `None` if the capacity does not do.
    pub(crate) const fn build(root: &'static TypeRef, family: Family) -> Option<Self> {
        let mut g = Storage { nodes: [None; NODES], refs: [0; REFS], len: 0, ref_count: 0, has_union: false };
        let mut index = Index::<NODES> { keys: [0; NODES], numbers: [0; NODES] };
        let mut stack = [(0u16, 0u16); NODES];
        let mut depth = 0;
        if !g.enter(root, family, &mut index, &mut stack, &mut depth) {
            return None;
        }
        while depth > 0 {
            let (number, at) = stack[depth - 1];
            let Some(node) = &g.nodes[number as usize] else { panic!("entered above") };
            let Some(ty) = reference(node, at as usize) else {
                depth -= 1;
                continue;
            };
            stack[depth - 1].1 = at + 1;
            if ty.kind.has_entry()
                && index.find(ty.key).is_err()
                && !g.enter(ty, family, &mut index, &mut stack, &mut depth)
            {
                return None;
            }
        }
        if !g.link(&index) {
            return None;
        }
        g.hash_deeply();
        Some(g)
    }

    const fn enter(
        &mut self,
        ty: &'static TypeRef,
        family: Family,
        index: &mut Index<NODES>,
        stack: &mut [(u16, u16); NODES],
        depth: &mut usize,
    ) -> bool {
        // Half of the index stays free, so that looking up stays short.
        if self.len >= NODES / 2 {
            return false;
        }
        assert!(self.len < limits::MAX_ENTRIES, "a schema section holds at most 65534 types");
        let Err(slot) = index.find(ty.key) else { panic!("entered once") };
        index.keys[slot] = ty.key;
        index.numbers[slot] = self.len as u16 + 1;
        let desc = if ty.scope == 0 { None } else { Some(family.resolve(ty)) };
        self.has_union = self.has_union || matches!(ty.kind, Kind::Union);
        self.nodes[self.len] = Some(Node {
            ty,
            desc,
            type_id: type_id(ty, desc),
            own: own_fingerprint(ty, desc),
            deep: 0,
            first: 0,
            end: 0,
        });
        stack[*depth] = (self.len as u16, 0);
        *depth += 1;
        self.len += 1;
        true
    }

    /// Replaces references by node numbers.
    const fn link(&mut self, index: &Index<NODES>) -> bool {
        let mut i = 0;
        while i < self.len {
            let Some(node) = &mut self.nodes[i] else { panic!("entered above") };
            node.first = self.ref_count as u32;
            let mut at = 0;
            while let Some(ty) = reference(node, at) {
                at += 1;
                if !ty.kind.has_entry() {
                    continue;
                }
                if self.ref_count == REFS {
                    return false;
                }
                let Ok(number) = index.find(ty.key) else { panic!("every child was entered") };
                self.refs[self.ref_count] = number;
                self.ref_count += 1;
            }
            node.end = self.ref_count as u32;
            i += 1;
        }
        true
    }

    const fn hash_deeply(&mut self) {
        let mut root = 0;
        while root < self.len {
            let deep = self.deep_of(root);
            let Some(node) = &mut self.nodes[root] else { panic!("entered above") };
            node.deep = deep;
            root += 1;
        }
    }

    /// Numbers what `root` reaches in preorder and hashes it.
    const fn deep_of(&self, root: usize) -> u64 {
        let mut number = [u16::MAX; NODES];
        let mut order = [0u16; NODES];
        let mut stack = [(0u16, 0u32); NODES];
        let (mut count, mut depth) = (1, 1);
        number[root] = 0;
        order[0] = root as u16;
        stack[0] = (root as u16, 0);
        while depth > 0 {
            let (i, at) = stack[depth - 1];
            let Some(node) = &self.nodes[i as usize] else { panic!("entered above") };
            if node.first + at == node.end {
                depth -= 1;
                continue;
            }
            stack[depth - 1].1 = at + 1;
            let child = self.refs[(node.first + at) as usize];
            if number[child as usize] == u16::MAX {
                number[child as usize] = count as u16;
                order[count] = child;
                count += 1;
                stack[depth] = (child, 0);
                depth += 1;
            }
        }
        let mut h = Xxh64::new();
        let mut k = 0;
        while k < count {
            let Some(node) = &self.nodes[order[k] as usize] else { panic!("entered above") };
            h.u64(node.own);
            let mut at = node.first;
            while at < node.end {
                h.u32(number[self.refs[at as usize] as usize] as u32);
                at += 1;
            }
            k += 1;
        }
        h.finish()
    }

    /// The nodes, the empty ones behind them being copies of the root.
    pub(crate) const fn nodes<const LEN: usize>(&self) -> [Node; LEN] {
        let Some(root) = self.nodes[0] else { panic!("a graph has a root") };
        let mut out = [root; LEN];
        let mut i = 0;
        while i < self.len && i < LEN {
            if let Some(node) = self.nodes[i] {
                out[i] = node;
            }
            i += 1;
        }
        out
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) const fn refs(&'static self) -> &'static [u16] {
        self.refs.split_at(self.ref_count).0
    }

    pub(crate) const fn has_union(&self) -> bool {
        self.has_union
    }
}
