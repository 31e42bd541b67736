//! Tables (FORMAT §6, §7, §15).
//!
//! Two walks over one table, both in reverse wire order. [`Gather`] writes the children and keeps their
//! positions, and finds out which members are present and how large the object is. [`Fill`] stores the cells,
//! from the end of the object to its start: a number or an offset is stored whether it is present or not, and
//! then either kept or overwritten by the next, so that what is present costs no branches. Everything else
//! about places is a constant of the table, and both walks compile to straight-line code.

use super::cell::{Bits, Slot, Stored};
use super::item::{Child, Item};
use super::items::{Class, Key};
use super::lane::{self, Lane, OnStack, shape, slots};
use super::{Sharing, State};
use crate::error::Step;
use crate::field::{Field, FieldVisitor, Record, Table, Value, table_desc};
use crate::format::Kind;
use crate::schema::layout::Cell;
use crate::schema::{FieldDesc, Place, TableDesc};
use core::marker::PhantomData;

impl State {
    /// Writes a table at level `depth`; returns its position, 0 after an error.
    #[inline]
    pub(super) fn table<T: Table, R: Record<T>>(&mut self, record: R, depth: u32) -> u32 {
        if const { is_tiny(table_desc::<T>()) } {
            self.object::<T, R, [u32; 1], [u32; 2]>(record, depth)
        } else {
            self.large_table::<T, R>(record, depth)
        }
    }

    // Out of line, so that a table is compiled once and tables below it do not pile up in one function.
    #[inline(never)]
    fn large_table<T: Table, R: Record<T>>(&mut self, record: R, depth: u32) -> u32 {
        match const { shape(table_desc::<T>()) } {
            lane::LEAF => self.object::<T, R, [u32; 1], [u32; 0]>(record, depth),
            lane::SMALL => self.object::<T, R, [u32; 1], [u32; 8]>(record, depth),
            lane::MEDIUM => self.object::<T, R, [u32; 4], [u32; 32]>(record, depth),
            _ => self.object::<T, R, OnStack, OnStack>(record, depth),
        }
    }

    #[inline]
    fn object<T: Table, R: Record<T>, P: Lane, K: Lane>(&mut self, record: R, depth: u32) -> u32 {
        if !self.enter(depth) {
            return 0;
        }
        let desc = const { table_desc::<T>() };
        let (words, fixed) =
            const { (table_desc::<T>().head.words as usize, table_desc::<T>().head.fixed_size as usize) };
        let base = self.children.len();
        let presence = P::new(&mut self.children, words);
        let kids = K::new(&mut self.children, const { slots(table_desc::<T>()) });
        let keep = self.options.write_defaults;
        let mut gather = Gather::<T, P, K> {
            state: self,
            depth: depth + 1,
            presence,
            kids,
            next: 0,
            cells: 0,
            keep,
            failed: false,
            table: PhantomData,
        };
        record.walk_wire_back(&mut gather);
        let Gather { presence, kids, cells, failed, .. } = gather;
        if failed {
            return 0;
        }

        // Cells of alignment 8 have the first bits.
        let wide = const { cells_of_8(table_desc::<T>()) };
        let align8 = desc.head.fixed_align8
            || (wide > 0
                && (0..wide.div_ceil(32))
                    .any(|word| presence.get(&self.children, word) & low_bits(wide - 32 * word) != 0));
        let padding = self.out.padding(if align8 { 8 } else { 4 }, fixed + cells);
        let size = 4 * words + fixed + cells;
        if let Err(full) = self.out.fit(size + padding) {
            self.fail_full(full);
            return 0;
        }
        // Room for an object with all members, so that whatever is stored lies in it.
        let window = const { table_desc::<T>().head.max_size().next_multiple_of(8) + 8 };
        self.out.make_room(window);
        let before = self.out.position();
        let end = window - (padding & 7);
        let all = self.options.sharing == Sharing::All;
        // Under full sharing, an object with offsets is first stored with positions in their place.
        let mut image = all && const { slots(table_desc::<T>()) > 0 };
        let mut compare = all;
        loop {
            let room = self.out.room(window);
            if let Some(last) = room.last_chunk_mut::<8>() {
                *last = [0; 8];
            }
            let start = end - cells - fixed;
            let mut fill = Fill::<T, P, K> {
                room,
                at: end,
                start,
                presence: &presence,
                kids: &kids,
                stack: &self.children,
                next: 0,
                slot: (before + window + 4) as u32,
                offsets: if image { 0 } else { u32::MAX },
                table: PhantomData,
            };
            record.walk_wire_back(&mut fill);
            let room = fill.room;
            room[start + const { fixed_used(table_desc::<T>()) }..start + fixed].fill(0);
            for (word, target) in room[start - 4 * words..start].as_chunks_mut::<4>().0.iter_mut().enumerate()
            {
                *target = presence.get(&self.children, word).to_le_bytes();
            }
            self.out.advance(size + padding);
            if compare && let Some(earlier) = self.share_object(desc.key, size, before, image) {
                self.children.truncate(base);
                return earlier;
            }
            if !image {
                break;
            }
            (image, compare) = (false, false);
            self.out.rewind(before);
        }
        if const { shape(table_desc::<T>()) } == lane::LARGE {
            self.children.truncate(base);
        }
        self.out.position() as u32
    }

    /// Replaces the object just written by an equal earlier one, or notes it for later ones; `image` if
    /// positions stand for its offsets.
    #[inline(never)]
    fn share_object(&mut self, ty: u64, size: usize, before: usize, image: bool) -> Option<u32> {
        let class = Class::Object(ty);
        let key = if image { Key::Image(size) } else { Key::Written(size) };
        match self.items.find(class, key, &self.out) {
            Ok(earlier) => {
                self.out.rewind(before);
                Some(earlier)
            }
            Err(vacant) => {
                self.items.insert(vacant, class, key, &self.out, self.out.position() as u32);
                None
            }
        }
    }
}

/// Whether a table is written where it is needed: a call would cost as much as the table.
const fn is_tiny(desc: &TableDesc) -> bool {
    desc.fields.len() <= 6 && slots(desc) <= 1 && shape(desc) <= lane::SMALL
}

/// How many cells have alignment 8.
const fn cells_of_8(desc: &TableDesc) -> usize {
    let (mut count, mut i) = (0, 0);
    while i < desc.fields.len() {
        if matches!(desc.cells[i].place, Place::Cell) && desc.fields[i].ty.cell_align == 8 {
            count += 1;
        }
        i += 1;
    }
    count
}

/// Bytes of the fixed area that fields lie in.
const fn fixed_used(desc: &TableDesc) -> usize {
    let (mut used, mut i) = (0, 0);
    while i < desc.head.fixed_count as usize {
        used += desc.fields[desc.order[i] as usize].ty.size as usize;
        i += 1;
    }
    used
}

#[inline]
fn low_bits(count: usize) -> u32 {
    if count >= 32 { u32::MAX } else { (1 << count) - 1 }
}

/// Whether a member has an offset in its cell.
const fn is_reference(field: &FieldDesc) -> bool {
    !field.ty.kind.is_inline()
}

/// First walk: writes children and keeps their positions; presence bits and the size of the cells.
struct Gather<'s, T, P, K> {
    state: &'s mut State,
    depth: u32,
    presence: P,
    /// Positions, with tags behind those of unions, in the order of the walk.
    kids: K,
    /// How many of them there are.
    next: usize,
    /// Bytes of the cells present so far.
    cells: usize,
    /// Whether defaults are stored.
    keep: bool,
    /// Whether a child could not be written; there is nothing to do then.
    failed: bool,
    table: PhantomData<T>,
}

impl<T: Table, P: Lane, K: Lane> Gather<'_, T, P, K> {
    #[inline(always)]
    fn mark(&mut self, cell: &Cell, bits: u32) {
        let word = cell.bit as usize / 32;
        let marked = self.presence.get(&self.state.children, word) | bits << (cell.bit % 32);
        self.presence.set(&mut self.state.children, word, marked);
    }
}

impl<T: Table, P: Lane, K: Lane> FieldVisitor for Gather<'_, T, P, K> {
    // A call would put the visitor into memory, and what it knows with it.
    #[inline(always)]
    fn field<F: Field, X: Value<F>>(&mut self, index: usize, value: X) {
        let field = &T::FIELDS[index];
        let cell = &table_desc::<T>().cells[index];
        let size = field.ty.cell_size as usize;
        if is_reference(field) {
            let next = self.next;
            self.next += if matches!(field.ty.kind, Kind::Union) { 2 } else { 1 };
            if self.failed {
                return;
            }
            let child: Child =
                value.visit(Item { state: self.state, depth: self.depth, elide: !field.fixed });
            if child.position == 0 && self.state.failed_at(|| Step::Field(table_desc::<T>().names[index])) {
                self.failed = true;
                return;
            }
            self.kids.set(&mut self.state.children, next, child.position);
            if matches!(field.ty.kind, Kind::Union) {
                self.kids.set(&mut self.state.children, next + 1, child.tag);
            }
            self.mark(cell, u32::from(child.position != 0));
            self.cells += if child.position != 0 { size } else { 0 };
            return;
        }
        if matches!(cell.place, Place::Fixed(_)) {
            return;
        }
        let keep = field.fixed | self.keep;
        if matches!(field.ty.kind, Kind::Struct) {
            let present = value.visit(Stored { keep });
            self.mark(cell, u32::from(present));
            self.cells += if present { size } else { 0 };
            return;
        }
        let (present, bits) = value.visit(Bits { default: field.default, keep });
        if let Place::Bool = cell.place {
            self.mark(cell, u32::from(present) | u32::from(present & (bits != 0)) << 1);
        } else {
            self.mark(cell, u32::from(present));
            self.cells += usize::from(present) * size;
        }
    }
}

/// Second walk: stores fixed cells and present cells.
struct Fill<'w, T, P, K> {
    room: &'w mut [u8],
    /// Where the next cell ends.
    at: usize,
    /// Where the fixed area starts.
    start: usize,
    presence: &'w P,
    kids: &'w K,
    /// What lanes may lie on.
    stack: &'w [u32],
    next: usize,
    /// The position of a slot of 4 bytes is this less where it ends in `room`.
    slot: u32,
    /// All bits to store offsets, none to store what stands for positions.
    offsets: u32,
    table: PhantomData<T>,
}

impl<T: Table, P: Lane, K: Lane> FieldVisitor for Fill<'_, T, P, K> {
    // A call would put the visitor into memory, and what it knows with it.
    #[inline(always)]
    fn field<F: Field, X: Value<F>>(&mut self, index: usize, value: X) {
        let field = &T::FIELDS[index];
        let cell = &table_desc::<T>().cells[index];
        let size = field.ty.cell_size as usize;
        match cell.place {
            Place::Fixed(at) => {
                let at = self.start + at as usize;
                value.visit(Slot { target: &mut self.room[at..at + size] });
                return;
            }
            Place::Bool => return,
            Place::Cell => {}
        }
        let at = self.at;
        let present = self.presence.get(self.stack, cell.bit as usize / 32) >> (cell.bit % 32) & 1;
        if is_reference(field) {
            let child = self.kids.get(self.stack, self.next);
            let offset = (self.slot.wrapping_sub(at as u32) & self.offsets).wrapping_sub(child);
            self.room[at - 4..at].copy_from_slice(&offset.to_le_bytes());
            self.next += 1;
            if matches!(field.ty.kind, Kind::Union) {
                let tag = self.kids.get(self.stack, self.next);
                self.room[at - 8..at - 4].copy_from_slice(&tag.to_le_bytes());
                self.next += 1;
            }
        } else if matches!(field.ty.kind, Kind::Struct) {
            if present != 0 {
                value.visit(Slot { target: &mut self.room[at - size..at] });
            }
        } else {
            let (_, bits) = value.visit(Bits { default: 0, keep: true });
            self.room[at - size..at].copy_from_slice(&bits.to_le_bytes()[..size]);
        }
        self.at -= present as usize * size;
    }
}
