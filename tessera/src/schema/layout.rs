//! The layout of a table's objects (FORMAT §6): the second step, computed where it is used.

use super::hash::Xxh64;
use super::message::Message;
use super::{FieldDesc, TableDesc};
use crate::format::{Kind, limits};

/// Where a member lies in a stored object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In every object, at this byte after the presence words.
    Fixed(u16),
    /// After the fixed area, if its presence bit is set: see [`Cell`].
    Cell,
    /// Two header bits: present, then value.
    Bool,
}

/// A member's place and presence bit.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    /// What follows for reading.
    pub place: Place,
    /// The presence bit; 0 for fixed members, which have none.
    pub bit: u16,
    /// How many of the layout's runs lie wholly before this cell.
    pub runs: u16,
    /// The bits of run number `runs` that lie before this cell.
    pub mask: u32,
}

impl Cell {
    /// Which presence word the bit lies in, as bytes from the start of the object.
    #[must_use]
    pub const fn word_at(&self) -> usize {
        4 * (self.bit as usize / 32)
    }

    /// The presence bit within its word.
    #[must_use]
    pub const fn word_bit(&self) -> u32 {
        self.bit as u32 % 32
    }
}

/// Cells of one size whose presence bits lie in one word.
#[derive(Clone, Copy, Debug)]
pub struct SizeRun {
    /// Which presence word.
    pub word: u16,
    /// Their bits.
    pub mask: u32,
    /// Bytes of each cell.
    pub size: u16,
    /// Whether the cells have alignment 8.
    pub align8: bool,
}

/// The layout of a table's objects, in arrays of its number of fields.
#[derive(Debug)]
pub struct Layout<const N: usize> {
    /// Field indices in wire order: fixed cells, cells, bools.
    pub order: [u16; N],
    /// The cell of each field, by field index.
    pub cells: [Cell; N],
    /// Runs of equal cells, in bit order.
    pub runs: [SizeRun; N],
    /// How many of `runs` are used.
    pub run_count: usize,
    /// The numbers of FORMAT §6.
    pub head: Head,
    /// Own fingerprint (FORMAT §13).
    pub own: u64,
}

/// The numbers that describe the start of a table's objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Presence words, `W`.
    pub words: u16,
    /// Members at constant positions.
    pub fixed_count: u16,
    /// Bytes of the fixed area, `F`.
    pub fixed_size: u16,
    /// Members in presence-dependent cells.
    pub cell_count: u16,
    /// Members in header bits.
    pub bool_count: u16,
    /// Whether a fixed cell has alignment 8.
    pub fixed_align8: bool,
    /// Presence-dependent cells of alignment 8, which come first.
    pub align8_count: u16,
    /// Bytes of all presence-dependent cells together.
    pub cells_size: u32,
}

impl Head {
    /// Bytes before the fixed area.
    #[must_use]
    pub const fn fixed_start(&self) -> usize {
        4 * self.words as usize
    }

    /// Bytes before the first present cell.
    #[must_use]
    pub const fn cells_start(&self) -> usize {
        self.fixed_start() + self.fixed_size as usize
    }

    /// Bytes of an object whose cells are all present.
    #[must_use]
    pub const fn max_size(&self) -> usize {
        self.cells_start() + self.cells_size as usize
    }

    /// The bits of presence word `word` that mean something.
    #[must_use]
    pub const fn used_bits(&self, word: usize) -> u32 {
        low_bits(self.cell_count as usize, word)
            | (low_bits(self.first_bool() + 2 * self.bool_count as usize, word)
                & !low_bits(self.first_bool(), word))
    }

    /// The bits of presence word `word` that are values of bools.
    #[must_use]
    pub const fn bool_values(&self, word: usize) -> u32 {
        0xAAAA_AAAA & self.used_bits(word) & !low_bits(self.first_bool(), word)
    }

    /// The bits of presence word `word` that are cells of alignment 8.
    #[must_use]
    pub const fn align8_bits(&self, word: usize) -> u32 {
        low_bits(self.align8_count as usize, word)
    }

    /// The first bit of the bools.
    #[must_use]
    pub const fn first_bool(&self) -> usize {
        (self.cell_count as usize).next_multiple_of(2)
    }
}

/// The bits of word `word` below bit number `end` of the whole.
const fn low_bits(end: usize, word: usize) -> u32 {
    let start = 32 * word;
    if end <= start {
        0
    } else if end - start >= 32 {
        u32::MAX
    } else {
        (1 << (end - start)) - 1
    }
}

/// Up to this many cells of plain data before the last reference, a position may move along with them.
const NEAR: usize = 6;

impl TableDesc {
    /// What verifying an object costs, in bytes of work (FORMAT 18.26). A member costs something even if it has no bytes.
    #[must_use]
    pub const fn work(&self) -> usize {
        self.head.cells_start() + self.fields.len() / 4
    }

    /// Whether all cells of alignment 8 are optional, so that objects need not be aligned for them.
    #[must_use]
    pub const fn is_seldom_aligned(&self) -> bool {
        let mut i = 0;
        while i < self.fields.len() {
            let ty = &self.fields[i].ty;
            if matches!(self.cells[i].place, Place::Cell) && ty.cell_align == 8 && !ty.option {
                return false;
            }
            i += 1;
        }
        true
    }

    /// Whether references lie behind so many cells of plain data that finding one by its presence bit costs less than
    /// going along.
    #[must_use]
    pub const fn is_wide(&self) -> bool {
        let (mut plain, mut before_last, mut k) = (0, 0, 0);
        while k < self.order.len() {
            let index = self.order[k] as usize;
            if matches!(self.cells[index].place, Place::Cell) {
                if self.fields[index].ty.kind.is_inline() {
                    plain += 1;
                } else {
                    before_last = plain;
                }
            }
            k += 1;
        }
        before_last > NEAR
    }
}

impl SizeRun {
    /// Where its presence word lies, in bytes from the start of the object.
    #[must_use]
    pub const fn word_at(&self) -> usize {
        4 * self.word as usize
    }

    /// Bytes of its cells that are present in an object with this presence word.
    #[must_use]
    pub const fn present_size(&self, word: u32) -> usize {
        let present = word & self.mask;
        // Of one or two cells without counting bits, which takes a dozen instructions on some processors.
        let lowest = self.mask & self.mask.wrapping_neg();
        let highest = self.mask & !lowest;
        let count = if highest.is_power_of_two() || highest == 0 {
            (present & lowest != 0) as usize + (present & highest != 0) as usize
        } else {
            present.count_ones() as usize
        };
        count * self.size as usize
    }
}

const FIXED: u8 = 0;
const CELL: u8 = 1;
const BOOL: u8 = 2;

/// Second step: the layout of `fields` (FORMAT 6).
#[must_use]
pub const fn layout<const N: usize>(table: &str, fields: &[FieldDesc]) -> Layout<N> {
    let mut class = [CELL; N];
    let mut i = 0;
    while i < N {
        let f = &fields[i];
        class[i] = if f.is_bool() {
            BOOL
        } else if f.fixed && f.ty.is_plain() {
            FIXED
        } else {
            CELL
        };
        i += 1;
    }
    let mut order = sorted(fields, &class);
    let mut cells = [Cell { place: Place::Cell, bit: 0, runs: 0, mask: 0 }; N];
    let mut head = Head {
        words: 0,
        fixed_count: 0,
        fixed_size: 0,
        cell_count: 0,
        bool_count: 0,
        fixed_align8: false,
        align8_count: 0,
        cells_size: 0,
    };
    let mut overflow = false;
    let mut i = 0;
    while i < N && class[order[i] as usize] == FIXED {
        let x = order[i] as usize;
        let ty = &fields[x].ty;
        if head.fixed_size as usize + ty.size as usize > limits::MAX_FIXED {
            class[x] = CELL;
            overflow = true;
        } else {
            cells[x].place = Place::Fixed(head.fixed_size);
            head.fixed_size += ty.size;
            head.fixed_count += 1;
            head.fixed_align8 = head.fixed_align8 || ty.align == 8;
        }
        i += 1;
    }
    if overflow {
        order = sorted(fields, &class);
    }
    let (runs, run_count) = place_cells(fields, &class, &order, &mut cells, &mut head);
    if head.words as usize * 4 + head.fixed_size as usize > limits::MAX_HEAD {
        Message::new("table `")
            .with(table)
            .with(
                "`: presence bits and fixed cells need more than 2048 bytes; take `[fixed]` off some fields",
            )
            .fail();
    }
    let own = own_fingerprint(fields, &order, &head);
    Layout { order, cells, runs, run_count, head, own }
}

const fn place_cells<const N: usize>(
    fields: &[FieldDesc],
    class: &[u8; N],
    order: &[u16; N],
    cells: &mut [Cell; N],
    head: &mut Head,
) -> ([SizeRun; N], usize) {
    let mut runs = [SizeRun { word: 0, mask: 0, size: 0, align8: false }; N];
    let (mut run_count, mut align, mut i) = (0, 1, head.fixed_count as usize);
    while i < N {
        let x = order[i] as usize;
        let ty = &fields[x].ty;
        i += 1;
        if class[x] == BOOL {
            cells[x].place = Place::Bool;
            cells[x].bit = head.cell_count.next_multiple_of(2) + 2 * head.bool_count;
            head.bool_count += 1;
            continue;
        }
        let bit = head.cell_count;
        head.cell_count += 1;
        if ty.cell_align as u16 > align {
            align = ty.cell_align as u16;
        }
        let (word, mask) = (bit / 32, 1u32 << (bit % 32));
        let align8 = ty.cell_align == 8;
        head.align8_count += align8 as u16;
        head.cells_size += ty.cell_size as u32;
        let open = run_count > 0 && {
            let last = &runs[run_count - 1];
            last.word == word && last.size == ty.cell_size && last.align8 == align8
        };
        if !open {
            runs[run_count] = SizeRun { word, mask: 0, size: ty.cell_size, align8 };
            run_count += 1;
        }
        let run = &mut runs[run_count - 1];
        cells[x].bit = bit;
        cells[x].runs = run_count as u16 - 1;
        cells[x].mask = run.mask;
        run.mask |= mask;
    }
    head.fixed_size = head.fixed_size.next_multiple_of(align);
    let bits = head.first_bool() + 2 * head.bool_count as usize;
    head.words = if bits <= 32 { 1 } else { bits.div_ceil(32) as u16 };
    (runs, run_count)
}

const fn own_fingerprint<const N: usize>(fields: &[FieldDesc], order: &[u16; N], head: &Head) -> u64 {
    let mut h = Xxh64::new();
    h.u8(1);
    h.u16(head.words);
    h.u16(head.fixed_count);
    h.u16(head.fixed_size);
    h.u16(head.cell_count);
    h.u16(head.bool_count);
    let mut i = 0;
    while i < N {
        let f = &fields[order[i] as usize];
        h.u64(f.hash);
        h.push(f.ty.kind as u64 | (f.ty.cell_size as u64) << 8, 3);
        if matches!(f.ty.kind, Kind::Struct | Kind::SharedStruct) {
            h.u64(f.ty.shape);
        }
        i += 1;
    }
    h.finish()
}

/// Whether `a` comes before `b` in one class: alignment descending, size and hash ascending. Two names with
/// one hash were refused before.
const fn precedes(a: &FieldDesc, b: &FieldDesc) -> bool {
    if a.ty.cell_align != b.ty.cell_align {
        return a.ty.cell_align > b.ty.cell_align;
    }
    if a.ty.cell_size != b.ty.cell_size {
        return a.ty.cell_size < b.ty.cell_size;
    }
    a.hash < b.hash
}

/// Field indices by class, then by [`precedes`]: a bottom-up merge sort, `n log n` in the interpreter.
const fn sorted<const N: usize>(fields: &[FieldDesc], class: &[u8; N]) -> [u16; N] {
    let mut from = [0u16; N];
    let mut i = 0;
    while i < N {
        from[i] = i as u16;
        i += 1;
    }
    let mut width = 1;
    while width < N {
        let mut to = [0u16; N];
        let mut start = 0;
        while start < N {
            let middle = if start + width < N { start + width } else { N };
            let end = if middle + width < N { middle + width } else { N };
            let (mut left, mut right, mut k) = (start, middle, start);
            while k < end {
                let take_left = if left >= middle {
                    false
                } else if right >= end {
                    true
                } else {
                    let (x, y) = (from[left] as usize, from[right] as usize);
                    class[x] < class[y] || (class[x] == class[y] && precedes(&fields[x], &fields[y]))
                };
                if take_left {
                    to[k] = from[left];
                    left += 1;
                } else {
                    to[k] = from[right];
                    right += 1;
                }
                k += 1;
            }
            start = end;
        }
        from = to;
        width *= 2;
    }
    from
}
