//! Where a table keeps its presence words and the positions of its children while it is written: in an array
//! of a few words, which mostly ends up in registers, or on the stack of `State` if the table is large.

use crate::format::Kind;
use crate::schema::TableDesc;
use alloc::vec::Vec;

/// A row of words of one table.
pub(super) trait Lane: Sized {
    /// `len` words, all 0.
    fn new(stack: &mut Vec<u32>, len: usize) -> Self;
    /// Word `i`.
    fn get(&self, stack: &[u32], i: usize) -> u32;
    /// Changes word `i`.
    fn set(&mut self, stack: &mut [u32], i: usize, value: u32);
}

impl<const N: usize> Lane for [u32; N] {
    #[inline]
    fn new(_: &mut Vec<u32>, len: usize) -> Self {
        debug_assert!(len <= N, "the lane was chosen by this length");
        [0; N]
    }
    #[inline]
    fn get(&self, _: &[u32], i: usize) -> u32 {
        self[i]
    }
    #[inline]
    fn set(&mut self, _: &mut [u32], i: usize, value: u32) {
        self[i] = value;
    }
}

/// Words on the stack, from this index; whoever made them takes them off.
#[derive(Debug)]
pub(super) struct OnStack(usize);

impl Lane for OnStack {
    fn new(stack: &mut Vec<u32>, len: usize) -> Self {
        let start = stack.len();
        stack.resize(start + len, 0);
        OnStack(start)
    }
    #[inline]
    fn get(&self, stack: &[u32], i: usize) -> u32 {
        stack[self.0 + i]
    }
    #[inline]
    fn set(&mut self, stack: &mut [u32], i: usize, value: u32) {
        stack[self.0 + i] = value;
    }
}

/// Which lanes a table has.
pub(super) const LEAF: u8 = 0;
pub(super) const SMALL: u8 = 1;
pub(super) const MEDIUM: u8 = 2;
pub(super) const LARGE: u8 = 3;

pub(super) const fn shape(desc: &TableDesc) -> u8 {
    match (desc.head.words, slots(desc)) {
        (0..=1, 0) => LEAF,
        (0..=1, 1..=8) => SMALL,
        (0..=4, 0..=32) => MEDIUM,
        _ => LARGE,
    }
}

/// Words that a table's children take in their lane: a position each, and a tag for those of unions.
pub(super) const fn slots(desc: &TableDesc) -> usize {
    let (mut slots, mut i) = (0, 0);
    while i < desc.fields.len() {
        slots += match desc.fields[i].ty.kind {
            Kind::Union => 2,
            kind if kind.is_inline() => 0,
            _ => 1,
        };
        i += 1;
    }
    slots
}
