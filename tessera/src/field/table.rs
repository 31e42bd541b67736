//! Tables and unions: what a block declares, and the consts that follow from it.

use super::Field;
use super::visit::{
    ArmSource, ArmTypeVisitor, ArmVisitor, Choice, FieldSource, FieldTypeVisitor, FieldVisitor, Record, order,
};
use crate::schema::FieldDesc;
use crate::schema::desc::Block;
use crate::schema::graph::{Family, Graph, Node, Storage};
use crate::schema::layout::{Layout, layout};
use crate::schema::names::Spelled;
use crate::schema::section::{section_len, write_section};
use crate::schema::{TableDesc, UnionDesc};
use alloc::boxed::Box;
use core::marker::PhantomData;

/// A type declared as `table`. Implemented by the macro.
///
/// # Safety
///
/// Verification and reading trust the walks to agree:
/// 1. Both walks and `fill` name every field of `FIELDS` exactly once, by its index, and always with one type, whose
///    [`Field::TYPE`] the field describes.
/// 2. The walks follow the order they are asked for, as [`field_at`] says it.
/// 3. `Layout` is [`LayoutOf`] the type itself, and [`Field::TYPE`] is its own reference.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a table",
    label = "not declared as `table`",
    note = "declare it as `table` in a `tessera_schema!` block; other data can be wrapped in a table"
)]
pub unsafe trait Table: Field + Default {
    /// The block that declares it.
    type Block: Block;
    /// Its layout: see [`TableLayout`].
    type Layout: TableLayout;
    /// Identity, Rust name, stable name and docs.
    const HEADING: Heading;
    /// The fields in declaration order.
    const FIELDS: &'static [FieldDesc];
    /// Hands out the fields in one of the orders of [`order`].
    fn walk_in<const ORDER: u8, V: FieldVisitor>(&self, v: &mut V);
    /// Hands out the types of the fields in one of the orders of [`order`].
    fn walk_types_in<const ORDER: u8, V: FieldTypeVisitor>(v: &mut V);
    /// Hands out the types of the fields in declaration order.
    #[inline]
    fn walk_types<V: FieldTypeVisitor>(v: &mut V) {
        Self::walk_types_in::<{ order::DECLARED }, V>(v);
    }
    /// Hands out the types of the fields in wire order.
    #[inline(always)]
    fn walk_types_wire<V: FieldTypeVisitor>(v: &mut V) {
        Self::walk_types_in::<{ order::WIRE }, V>(v);
    }
    /// Fills a default value with the fields that `s` gives, in declaration order.
    fn fill<S: FieldSource>(&mut self, s: &mut S);
}

/// What a table is called.
#[derive(Clone, Copy, Debug)]
pub struct Heading {
    /// Identity, as in [`crate::schema::TypeRef::key`].
    pub key: u64,
    /// The Rust name.
    pub ident: &'static str,
    /// The stable name (FORMAT §4).
    pub name: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
}

mod sealed {
    /// Views trust a layout, so that there is no other than `LayoutOf`.
    pub trait Sealed {}
    impl<T, const N: usize, const BYTES: usize> Sealed for super::LayoutOf<T, N, BYTES> {}
}

/// The layout of a table, behind an associated type so that `cargo check` does not compute it.
pub trait TableLayout: sealed::Sealed {
    /// The table with its layout.
    const DESC: &'static TableDesc;
}

/// The layout of the table `T`, which has `N` fields whose identifiers have `BYTES` bytes together.
#[derive(Debug)]
pub struct LayoutOf<T, const N: usize, const BYTES: usize>(PhantomData<T>);

impl<T: Table, const N: usize, const BYTES: usize> LayoutOf<T, N, BYTES> {
    const LAYOUT: &'static Layout<N> = &layout(T::HEADING.ident, T::FIELDS);
    const SPELLED: &'static Spelled<BYTES, N> = &Spelled::new(&FieldDesc::idents(T::FIELDS), T::Block::RULE);
    const NAMES: &'static [&'static str; N] = &Self::SPELLED.names(&explicit_names(T::FIELDS));
}

impl<T: Table, const N: usize, const BYTES: usize> TableLayout for LayoutOf<T, N, BYTES> {
    const DESC: &'static TableDesc = &TableDesc {
        key: T::HEADING.key,
        ident: T::HEADING.ident,
        name: T::HEADING.name,
        docs: T::HEADING.docs,
        fields: T::FIELDS,
        names: Self::NAMES,
        order: &Self::LAYOUT.order,
        cells: &Self::LAYOUT.cells,
        runs: Self::LAYOUT.runs.split_at(Self::LAYOUT.run_count).0,
        head: Self::LAYOUT.head,
        own: Self::LAYOUT.own,
    };
}

const fn explicit_names<const N: usize>(fields: &[FieldDesc]) -> [&'static str; N] {
    let mut out = [""; N];
    let mut i = 0;
    while i < N {
        out[i] = fields[i].explicit_name;
        i += 1;
    }
    out
}

/// The descriptor of the table `T` with its layout.
#[must_use]
#[inline(always)]
pub const fn table_desc<T: Table>() -> &'static TableDesc {
    <T::Layout as TableLayout>::DESC
}

/// A type declared as `union`. Implemented by the macro.
///
/// # Safety
///
/// Verification and reading trust the walks to agree: [`walk_type`](Union::walk_type) and [`set`](Union::set)
/// choose by the tag alone, the table of the arm of [`DESC`](Union::DESC) with that tag; and
/// [`fill`](Union::fill) hands out the table that was set.
pub unsafe trait Union: Field + Default {
    /// The union and its arms.
    const DESC: &'static UnionDesc;
    /// Null (tag 0), or an arm that this build does not know.
    fn unknown(tag: u32) -> Self;
    /// Hands over what the union holds.
    fn walk<V: ArmVisitor>(&self, v: V) -> V::Out;
    /// Hands over the type that `tag` names.
    fn walk_type<V: ArmTypeVisitor>(tag: u32, v: V) -> V::Out;
    /// Becomes the arm that `tag` names, with the default table; [`unknown`](Union::unknown) if there is none.
    fn set(&mut self, tag: u32);
    /// Fills the table; does nothing if there is none.
    fn fill<S: ArmSource>(&mut self, s: S);
}

/// What an arm of a union can hold: a table, or a `Box` of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an arm of a union",
    label = "not a table",
    note = "the arms of a union are tables, or `Box` of a table; wrap other data in a table"
)]
pub trait UnionArm: Field {
    /// The table.
    type Table: Table;
    /// Borrows the table.
    fn table(&self) -> &Self::Table;
    /// Borrows the table to change it.
    fn table_mut(&mut self) -> &mut Self::Table;
    /// Takes the table.
    fn from_table(table: Self::Table) -> Self;
}

#[diagnostic::do_not_recommend]
impl<T: Table> UnionArm for Box<T> {
    type Table = T;
    fn table(&self) -> &T {
        self
    }
    fn table_mut(&mut self) -> &mut T {
        self
    }
    fn from_table(table: T) -> Self {
        Box::new(table)
    }
}

impl<T: Table> Record<T> for &T {
    #[inline]
    fn walk_in<const ORDER: u8, V: FieldVisitor>(&self, v: &mut V) {
        T::walk_in::<ORDER, V>(self, v);
    }
}

/// The number of the `k`-th field of `T` in one of the orders of [`order`].
#[must_use]
pub const fn field_at<T: Table>(order: u8, k: usize) -> u16 {
    match order {
        order::DECLARED => k as u16,
        order::WIRE => table_desc::<T>().order[k],
        _ => table_desc::<T>().order[T::FIELDS.len() - 1 - k],
    }
}

impl<U: Union> Choice<U> for &U {
    #[inline]
    fn walk<V: ArmVisitor>(self, v: V) -> V::Out {
        U::walk(self, v)
    }
}

/// What a buffer with root `T` needs to know of `T`, computed at compile time.
#[derive(Debug)]
pub struct Root<T>(PhantomData<T>);

impl<T: Table> Root<T> {
    /// All types that `T` reaches.
    pub const GRAPH: &'static Graph = &graph::<T>();
    /// The deep fingerprint: two programs whose root types have the same one read each other's buffers in
    /// place (FORMAT §13).
    pub const FINGERPRINT: u64 = Self::GRAPH.nodes[0].deep;
    /// The schema section, if it does not depend on the data: if no union is reachable.
    pub const SECTION: Option<&'static [u8]> = section::<T>();
}

/// Tries the capacities in turn. Each stands in a function of its own, so that only those tried are built.
const fn graph<T: Table>() -> Graph {
    if fits::<T, 32, 128>() {
        build::<T, 32, 128, 16>()
    } else if fits::<T, 256, 2048>() {
        build::<T, 256, 2048, 128>()
    } else if fits::<T, 2048, 16_384>() {
        build::<T, 2048, 16_384, 1024>()
    } else {
        build::<T, 16_384, 131_072, 8192>()
    }
}

struct Built<T, const NODES: usize, const REFS: usize, const LEN: usize>(PhantomData<T>);

impl<T: Table, const NODES: usize, const REFS: usize, const LEN: usize> Built<T, NODES, REFS, LEN> {
    const STORAGE: &'static Storage<NODES, REFS> = &match Storage::build(&T::TYPE, Family::of::<T::Block>()) {
        Some(storage) => storage,
        None => panic!("a root reaches at most 8192 types"),
    };
    const NODES: &'static [Node; LEN] = &Self::STORAGE.nodes();
}

const fn fits<T: Table, const NODES: usize, const REFS: usize>() -> bool {
    Storage::<NODES, REFS>::build(&T::TYPE, Family::of::<T::Block>()).is_some()
}

const fn build<T: Table, const NODES: usize, const REFS: usize, const LEN: usize>() -> Graph {
    let storage = Built::<T, NODES, REFS, LEN>::STORAGE;
    Graph {
        nodes: Built::<T, NODES, REFS, LEN>::NODES.split_at(storage.len()).0,
        refs: storage.refs(),
        has_union: storage.has_union(),
    }
}

const fn section<T: Table>() -> Option<&'static [u8]> {
    let graph = Root::<T>::GRAPH;
    if graph.has_union {
        return None;
    }
    // Every type is listed, in the order of the graph: both are the same preorder.
    Some(match section_len(graph, ALL.split_at(graph.nodes.len()).0) {
        0..=512 => written::<T, 512>(),
        513..=4096 => written::<T, 4096>(),
        4097..=32_768 => written::<T, 32_768>(),
        _ => written::<T, 1_048_576>(),
    })
}

const ALL: [u16; 8192] = {
    let mut all = [0; 8192];
    let mut i = 0;
    while i < all.len() {
        all[i] = i as u16;
        i += 1;
    }
    all
};

struct Written<T, const LEN: usize>(PhantomData<T>);

impl<T: Table, const LEN: usize> Written<T, LEN> {
    const BYTES: &'static ([u8; LEN], usize) = &{
        let graph = Root::<T>::GRAPH;
        let order = ALL.split_at(graph.nodes.len()).0;
        let len = section_len(graph, order);
        let mut bytes = [0; LEN];
        let mut entries = [0u16; 8192];
        let entries = entries.split_at_mut(graph.nodes.len()).0;
        write_section(graph, order, entries, bytes.split_at_mut(len).0);
        (bytes, len)
    };
}

const fn written<T: Table, const LEN: usize>() -> &'static [u8] {
    let (bytes, len) = Written::<T, LEN>::BYTES;
    bytes.split_at(*len).0
}
