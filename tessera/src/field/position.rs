//! How many bytes of cells lie before a present one: the sum that every accessor begins with (FORMAT 6.9).
//!
//! Two ways, chosen for each field at compile time. If only a cell or two lie before it, or the processor counts bits and
//! few runs of equal cells do, the bits of each run are counted. Else a table gives the bytes of all cells that a byte of
//! presence bits names: one load for each eight fields.

use super::{Table, table_desc};
use crate::schema::TableDesc;
use crate::schema::layout::SizeRun;
use core::marker::PhantomData;

/// Whether counting bits is one instruction.
const COUNTS: bool = cfg!(any(target_feature = "popcnt", target_arch = "aarch64"));

/// Up to so many cells are added up one by one.
const SINGLE: u16 = 2;

/// Up to so many runs of equal cells are counted.
const RUNS: usize = 2;

/// So many bytes of presence bits have tables, of 512 bytes each.
const TABLES: usize = 8;

/// The way of a field.
enum Way {
    Runs,
    Tables,
}

/// The bytes of the present cells before that of field number `field` of `T`, whose presence words `word` gives.
#[inline(always)]
pub(crate) fn bytes_before<T: Table>(field: usize, word: impl Fn(usize) -> u32) -> usize {
    let desc = table_desc::<T>();
    match way(desc, field) {
        Way::Runs => {
            let cell = &desc.cells[field];
            let mut bytes = 0;
            let mut k = 0;
            while k < cell.runs as usize {
                let run = &desc.runs[k];
                bytes += run.present_size(word(run.word as usize));
                k += 1;
            }
            // Of its own run, only the cells before it.
            let run = SizeRun { mask: cell.mask, ..desc.runs[k] };
            bytes + run.present_size(word(run.word as usize))
        }
        Way::Tables => {
            let bit = desc.cells[field].bit as usize;
            let mut bytes = 0;
            // Written out, so that each step is a load or nothing; the compiler does not see through a loop here.
            macro_rules! step {
                ($($k:literal)*) => {$(
                    if bit > 8 * $k {
                        let bits = word($k / 4) >> (8 * ($k % 4)) & 0xFF;
                        let before = if bit < 8 * $k + 8 { (1 << (bit - 8 * $k)) - 1 } else { 0xFF };
                        bytes += Sizes::<T, $k>::TABLE[(bits & before) as usize] as usize;
                    }
                )*};
            }
            step!(0 1 2 3 4 5 6 7);
            bytes
        }
    }
}

const fn way(desc: &TableDesc, field: usize) -> Way {
    let cell = &desc.cells[field];
    if cell.bit <= SINGLE
        || COUNTS && cell.runs as usize + (cell.mask != 0) as usize <= RUNS
        || cell.bit as usize > 8 * TABLES
        || desc.head.cells_size > u16::MAX as u32
    {
        Way::Runs
    } else {
        Way::Tables
    }
}

/// The bytes of the cell with presence bit `bit`; 0 if it is none.
const fn size_of_bit(desc: &TableDesc, bit: u16) -> usize {
    let mut k = 0;
    while k < desc.runs.len() {
        let run = &desc.runs[k];
        if run.word == bit / 32 && run.mask >> (bit % 32) & 1 == 1 {
            return run.size as usize;
        }
        k += 1;
    }
    0
}

struct Sizes<T, const BYTE: usize>(PhantomData<T>);

impl<T: Table, const BYTE: usize> Sizes<T, BYTE> {
    const TABLE: &'static [u16; 256] = &sizes(table_desc::<T>(), BYTE);
}

/// The bytes of the cells that each value of byte number `byte` of the presence bits names.
const fn sizes(desc: &TableDesc, byte: usize) -> [u16; 256] {
    let mut sizes = [0; 256];
    let cells = desc.head.cell_count as usize;
    if 8 * byte >= cells {
        return sizes;
    }
    let mut bit = 0;
    while bit < 8 && 8 * byte + bit < cells {
        // Every value with this as its highest bit is one without it, and this cell.
        let size = size_of_bit(desc, (8 * byte + bit) as u16) as u16;
        let mut value = 0;
        while value < 1 << bit {
            sizes[(1 << bit) + value] = sizes[value] + size;
            value += 1;
        }
        bit += 1;
    }
    // Bits of bools behind the last cell name none.
    while bit < 8 {
        let mut value = 0;
        while value < 1 << bit {
            sizes[(1 << bit) + value] = sizes[value];
            value += 1;
        }
        bit += 1;
    }
    sizes
}
