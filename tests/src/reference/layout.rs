//! FORMAT 6: where the members of a table lie.

use super::model::Type;
use std::cmp::Reverse;
use xxhash_rust::xxh64::xxh64;

/// A field as declared.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) name: String,
    pub(super) ty: Type,
    pub(super) optional: bool,
    pub(super) fixed: bool,
}

/// Where a member lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// That many bytes behind the presence words.
    Fixed(usize),
    /// Behind the present cells before it, if this bit is set.
    Cell(usize),
    /// In two presence bits, of which this is the first.
    Bool(usize),
}

/// A member.
#[derive(Debug)]
pub struct Member {
    /// Its wire name.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Where it lies.
    pub place: Place,
}

/// A table.
#[derive(Debug, Default)]
pub struct Table {
    /// The Rust name.
    pub name: String,
    /// The members in wire order (FORMAT 6.7).
    pub members: Vec<Member>,
    /// Presence words, the `W` of FORMAT 6.6.
    pub words: usize,
    /// Bytes of the fixed area, the `F` of FORMAT 6.5.
    pub fixed: usize,
    /// Whether a fixed cell has the alignment 8.
    pub fixed_align_8: bool,
}

impl Table {
    /// What an object counts as work (FORMAT 18.26).
    pub(super) fn work(&self) -> usize {
        4 * self.words + self.fixed + self.members.len() / 4
    }

    pub(super) fn new(name: &str, fields: Vec<Field>) -> Self {
        let hash = |f: &Field| (xxh64(f.name.as_bytes(), 0), f.name.clone());
        // 6.1
        let (mut bools, mut others): (Vec<_>, Vec<_>) =
            fields.into_iter().partition(|f| matches!(f.ty, Type::Bool(_)));
        // 6.4
        bools.sort_by_key(hash);
        // 6.2
        others.sort_by_key(|f| {
            let (size, align) = f.ty.cell();
            (Reverse(align), size, hash(f))
        });
        // 6.3
        let mut end = 0;
        let (mut fixed, mut cells, mut fixed_align_8) = (Vec::new(), Vec::new(), false);
        for field in others {
            let (size, align) = field.ty.cell();
            let candidate = field.fixed && !field.optional && matches!(field.ty, Type::Plain(_));
            if candidate && end + size <= 1024 {
                fixed_align_8 |= align == 8;
                fixed.push(Member { name: field.name, ty: field.ty, place: Place::Fixed(end) });
                end += size;
            } else {
                cells.push(field);
            }
        }
        // 6.5
        let align = cells.iter().map(|f| f.ty.cell().1).max().unwrap_or(1);
        let fixed_size = if fixed.is_empty() { 0 } else { end.next_multiple_of(align) };
        // 6.6
        let first_bool = cells.len().next_multiple_of(2);
        let words = (first_bool + 2 * bools.len()).div_ceil(32).max(1);
        // 6.7
        let cells = cells.into_iter().enumerate().map(|(bit, f)| Member {
            name: f.name,
            ty: f.ty,
            place: Place::Cell(bit),
        });
        let bools = bools.into_iter().enumerate().map(|(i, f)| Member {
            name: f.name,
            ty: f.ty,
            place: Place::Bool(first_bool + 2 * i),
        });
        let members = fixed.into_iter().chain(cells).chain(bools).collect();
        Table { name: name.into(), members, words, fixed: fixed_size, fixed_align_8 }
    }
}
