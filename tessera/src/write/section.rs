//! Which types a buffer lists in its schema section, and in which order (FORMAT 14.9).

use super::State;
use crate::field::{Root, Table};
use crate::format::Kind;
use crate::schema::Graph;
use crate::schema::section::{section_len, write_section};
use alloc::vec::Vec;

/// The order of first uses, and the section that came of it last time.
#[derive(Debug, Default)]
pub(super) struct SectionWriter {
    /// Identities of the tables written as union arms, in the order of their first use.
    marks: Vec<u64>,
    /// The section below: of this root type, after these marks.
    root: u64,
    cached: Vec<u64>,
    bytes: Vec<u8>,
}

impl SectionWriter {
    pub(super) fn restart(&mut self) {
        self.marks.clear();
    }

    /// Bytes in memory.
    pub(super) fn memory(&self) -> usize {
        8 * (self.marks.capacity() + self.cached.capacity()) + self.bytes.capacity()
    }

    /// Notes that a table is about to be written as an arm.
    #[inline]
    pub(super) fn mark(&mut self, table: u64) {
        if self.marks.last() != Some(&table) && !self.marks.contains(&table) {
            self.marks.push(table);
        }
    }

    /// The section of a buffer with root `T`.
    fn section<T: Table>(&mut self) -> &[u8] {
        if let Some(section) = const { Root::<T>::SECTION } {
            return section;
        }
        let root = T::HEADING.key;
        if self.root != root || self.cached != self.marks || self.bytes.is_empty() {
            self.root = root;
            self.cached.clone_from(&self.marks);
            self.bytes = assemble(Root::<T>::GRAPH, &self.marks);
        }
        &self.bytes
    }
}

/// The section after the tables `marks` were written as arms.
#[cold]
fn assemble(graph: &Graph, marks: &[u64]) -> Vec<u8> {
    let mut listed = alloc::vec![false; graph.nodes.len()];
    let mut order = Vec::new();
    for key in marks {
        let number = graph.nodes.iter().position(|node| node.ty.key == *key);
        list(graph, number.expect("an arm of a reachable union is in the graph"), &mut listed, &mut order);
    }
    list(graph, 0, &mut listed, &mut order);
    let mut entries = alloc::vec![0; graph.nodes.len()];
    let mut bytes = alloc::vec![0; section_len(graph, &order)];
    write_section(graph, &order, &mut entries, &mut bytes);
    bytes
}

/// Appends a type and what it refers to, in preorder; arms of unions are not followed.
fn list(graph: &Graph, root: usize, listed: &mut [bool], order: &mut Vec<u16>) {
    let mut open = alloc::vec![root];
    while let Some(number) = open.pop() {
        if core::mem::replace(&mut listed[number], true) {
            continue;
        }
        order.push(number as u16);
        let node = &graph.nodes[number];
        if !matches!(node.ty.kind, Kind::Union) {
            let children = &graph.refs[node.first as usize..node.end as usize];
            open.extend(children.iter().rev().map(|child| *child as usize));
        }
    }
}

impl State {
    pub(super) fn write_section<T: Table>(&mut self) {
        let mut section = core::mem::take(&mut self.section);
        let bytes = section.section::<T>();
        if let Some(target) = self.reserve(bytes.len(), 8, bytes.len()) {
            target.copy_from_slice(bytes);
        }
        self.section = section;
    }
}
