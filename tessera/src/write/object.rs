//! Tables (FORMAT §6, §7, §15).
//!
//! Three walks over one table. The first writes its children, last member first, and leaves their positions
//! on the stack of `State`. The second decides which members are present and how large the object is. The
//! third stores the cells. Everything about places is a constant of the table, so each walk compiles to
//! straight-line code.

use super::item::{Child, Item, Slot, offset_to};
use super::plain::is_zero;
use super::share::Class;
use super::{Sharing, State};
use crate::error::Step;
use crate::field::{
    Choice, Field, FieldVisitor, Key, Mapping, Members, Optionals, Plain, Record, Scalar, Sequence, Table,
    Union, Value, Visitor, table_desc,
};
use crate::format::Kind;
use crate::schema::{FieldDesc, Place, TableDesc};
use core::marker::PhantomData;

impl State {
    /// Writes a table at level `depth`; returns its position, 0 after an error.
    // Out of line, so that a table is compiled once and tables below it do not pile up in one function.
    #[inline(never)]
    pub(super) fn table<T: Table, R: Record<T>>(&mut self, record: R, depth: u32) -> usize {
        if !self.enter(depth) {
            return 0;
        }
        let base = self.children.len();
        record.walk_wire_back(&mut Children { state: self, depth: depth + 1, table: PhantomData::<T> });
        if self.error.is_some() {
            return 0;
        }
        let words = const { table_desc::<T>().head.words as usize };
        if words == 1 {
            self.object::<T, R>(record, &mut [0], base)
        } else {
            let mut presence = core::mem::take(&mut self.presence);
            presence.clear();
            presence.resize(words, 0);
            let position = self.object::<T, R>(record, &mut presence, base);
            self.presence = presence;
            position
        }
    }

    /// Writes the object whose children are on the stack above `base`, and takes them off.
    #[inline]
    fn object<T: Table, R: Record<T>>(&mut self, record: R, presence: &mut [u32], base: usize) -> usize {
        let desc = const { table_desc::<T>() };
        let head = &desc.head;
        let mut measure = Measure {
            children: &self.children,
            next: self.children.len(),
            presence,
            size: 0,
            align8: head.fixed_align8,
            write_defaults: self.options.write_defaults,
            table: PhantomData::<T>,
        };
        record.walk_wire(&mut measure);
        let (cells, align8) = (measure.size, measure.align8);

        let words = 4 * head.words as usize;
        let body = head.fixed_size as usize + cells;
        let size = words + body;
        let before = self.out.position();
        if self.reserve(size, if align8 { 8 } else { 4 }, body).is_none() {
            return 0;
        }
        let position = self.out.position();
        let children = core::mem::take(&mut self.children);
        let target = self.out.at_mut(position, size);
        for (target, word) in target.chunks_exact_mut(4).zip(&*presence) {
            target.copy_from_slice(&word.to_le_bytes());
        }
        target[words..words + head.fixed_size as usize].fill(0);
        let mut fill = Fill {
            children: &children,
            next: children.len(),
            presence,
            target,
            at: words + head.fixed_size as usize,
            position,
            table: PhantomData::<T>,
        };
        record.walk_wire(&mut fill);
        self.children = children;
        let position = if self.options.sharing == Sharing::All {
            self.share_object(desc, presence, (before, size), base)
        } else {
            position
        };
        self.children.truncate(base);
        position
    }

    /// Replaces the object just written by an equal earlier one. One function for all tables: it is not small.
    #[inline(never)]
    fn share_object(
        &mut self,
        desc: &TableDesc,
        presence: &[u32],
        (before, size): (usize, usize),
        base: usize,
    ) -> usize {
        let position = self.out.position();
        self.key.clear();
        self.key.extend_from_slice(&self.out.from(position)[..size]);
        // Each offset is replaced by the position of its target: the newest child belongs to the first cell.
        let mut at = 4 * desc.head.words as usize + desc.head.fixed_size as usize;
        let mut children = self.children[base..].iter().rev();
        for field in cells(desc) {
            let ty = &desc.fields[field].ty;
            let is_union = matches!(ty.kind, Kind::Union);
            let child = if ty.kind.is_inline() {
                None
            } else {
                if is_union {
                    children.next();
                }
                children.next()
            };
            let bit = desc.cells[field].bit;
            if presence[bit as usize / 32] >> (bit % 32) & 1 == 0 {
                continue;
            }
            at += ty.cell_size as usize;
            if let Some(child) = child {
                self.key[at - 4..at].copy_from_slice(&child.to_le_bytes());
            }
        }
        match self.items.find_or_insert(Class::Object(desc.key), Some(&self.key), (position, 0), &self.out) {
            None => position,
            Some(earlier) => {
                self.out.rewind(before);
                earlier
            }
        }
    }
}

/// The fields that lie in presence-dependent cells, in wire order.
fn cells(desc: &TableDesc) -> impl Iterator<Item = usize> {
    let first = desc.head.fixed_count as usize;
    desc.order[first..first + desc.head.cell_count as usize].iter().map(|field| *field as usize)
}

/// Whether a member has an offset in its cell.
const fn is_reference(field: &FieldDesc) -> bool {
    !field.ty.kind.is_inline()
}

/// First walk, in reverse wire order: writes children and pushes their positions.
struct Children<'s, T> {
    state: &'s mut State,
    depth: u32,
    table: PhantomData<T>,
}

impl<T: Table> FieldVisitor for Children<'_, T> {
    #[inline]
    fn field<F: Field, X: Value<F>>(&mut self, index: usize, value: X) {
        let field = &T::FIELDS[index];
        if !is_reference(field) || self.state.error.is_some() {
            return;
        }
        let child: Child = value.visit(Item { state: self.state, depth: self.depth, elide: !field.fixed });
        if self.state.error.is_some() {
            self.state.prepend(Step::Field(table_desc::<T>().names[index]));
        }
        self.state.children.push(child.position as u32);
        if matches!(field.ty.kind, Kind::Union) {
            self.state.children.push(child.tag);
        }
    }
}

/// Second walk, in wire order: presence bits and the size of the cells.
struct Measure<'s, T> {
    children: &'s [u32],
    /// The child that belongs to the next reference lies right below this.
    next: usize,
    presence: &'s mut [u32],
    size: usize,
    align8: bool,
    write_defaults: bool,
    table: PhantomData<T>,
}

impl<T: Table> FieldVisitor for Measure<'_, T> {
    #[inline]
    fn field<F: Field, X: Value<F>>(&mut self, index: usize, value: X) {
        let field = &T::FIELDS[index];
        let cell = &table_desc::<T>().cells[index];
        if matches!(cell.place, Place::Fixed(_)) {
            return;
        }
        let (word, bit) = (cell.bit as usize / 32, cell.bit % 32);
        let present = if is_reference(field) {
            self.next -= if matches!(field.ty.kind, Kind::Union) { 2 } else { 1 };
            self.children[self.next] != 0
        } else {
            value.clone().visit(Stored { default: field.default, keep: field.fixed || self.write_defaults })
        };
        self.presence[word] |= (present as u32) << bit;
        if let Place::Bool = cell.place {
            let value = present && value.visit(BoolValue);
            self.presence[word] |= (value as u32) << (bit + 1);
            return;
        }
        self.size += if present { field.ty.cell_size as usize } else { 0 };
        self.align8 |= field.ty.cell_align == 8 && present;
    }
}

/// Third walk, in wire order: stores fixed cells and present cells.
struct Fill<'s, T> {
    children: &'s [u32],
    next: usize,
    presence: &'s [u32],
    /// The object's bytes.
    target: &'s mut [u8],
    /// Where the next cell starts in them.
    at: usize,
    /// The object's position.
    position: usize,
    table: PhantomData<T>,
}

impl<T: Table> FieldVisitor for Fill<'_, T> {
    #[inline]
    fn field<F: Field, X: Value<F>>(&mut self, index: usize, value: X) {
        let field = &T::FIELDS[index];
        let desc = table_desc::<T>();
        let cell = &desc.cells[index];
        let size = field.ty.cell_size as usize;
        match cell.place {
            Place::Fixed(at) => {
                let at = 4 * desc.head.words as usize + at as usize;
                value.visit(Slot { target: &mut self.target[at..at + size] });
                return;
            }
            Place::Bool => return,
            Place::Cell => {}
        }
        let is_union = matches!(field.ty.kind, Kind::Union);
        if is_reference(field) {
            self.next -= if is_union { 2 } else { 1 };
        }
        if self.presence[cell.bit as usize / 32] >> (cell.bit % 32) & 1 == 0 {
            return;
        }
        let target = &mut self.target[self.at..self.at + size];
        self.at += size;
        if !is_reference(field) {
            value.visit(Slot { target });
            return;
        }
        let (tag, offset) = target.split_at_mut(size - 4);
        if is_union {
            tag.copy_from_slice(&self.children[self.next + 1].to_le_bytes());
        }
        let slot = self.position + 4 - self.at;
        offset.copy_from_slice(&offset_to(slot, self.children[self.next]).to_le_bytes());
    }
}

/// Whether a member that has no offset is stored (FORMAT §7).
struct Stored {
    default: u64,
    /// Stored even if it equals its default.
    keep: bool,
}

/// The shapes that a member without offset cannot have.
macro_rules! no_references {
    ($out:ty) => {
        fn string(self, _: &str) -> $out {
            unreachable!("a reference has an offset")
        }
        fn plain_slice<T: Plain>(self, _: &[T]) -> $out {
            unreachable!("a reference has an offset")
        }
        fn optionals<T: Plain, I: Optionals<T>>(self, _: I) -> $out {
            unreachable!("a reference has an offset")
        }
        fn sequence<T: Field, S: Sequence<T>>(self, _: S) -> $out {
            unreachable!("a reference has an offset")
        }
        fn map<K: Key, V: Field, M: Mapping<K, V>>(self, _: M) -> $out {
            unreachable!("a reference has an offset")
        }
        fn set<K: Key, M: Members<K>>(self, _: M) -> $out {
            unreachable!("a reference has an offset")
        }
        fn table<T: Table, R: Record<T>>(self, _: R) -> $out {
            unreachable!("a reference has an offset")
        }
        fn union<U: Union, C: Choice<U>>(self, _: C) -> $out {
            unreachable!("a reference has an offset")
        }
    };
}
pub(super) use no_references;

impl Visitor for Stored {
    type Out = bool;

    #[inline]
    fn scalar<T: Scalar>(self, value: T) -> bool {
        self.keep || value.to_bits() != self.default
    }

    #[inline]
    fn plain<T: Plain>(self, value: &T) -> bool {
        self.keep || !is_zero(value)
    }

    #[inline]
    fn none<T: Field>(self) -> bool {
        false
    }

    #[inline]
    fn some<T: Field, X: Value<T>>(self, _: X) -> bool {
        true
    }

    no_references!(bool);
}

/// The value bit of a bool that is present.
struct BoolValue;

impl Visitor for BoolValue {
    type Out = bool;

    #[inline]
    fn scalar<T: Scalar>(self, value: T) -> bool {
        value.to_bits() != 0
    }

    fn plain<T: Plain>(self, _: &T) -> bool {
        unreachable!("a bool is a scalar")
    }

    #[inline]
    fn none<T: Field>(self) -> bool {
        false
    }

    #[inline]
    fn some<T: Field, X: Value<T>>(self, value: X) -> bool {
        value.visit(self)
    }

    no_references!(bool);
}
