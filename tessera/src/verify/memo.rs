//! What keeps verification linear on buffers that share (FORMAT 18.26 to 18.30).
//!
//! A buffer may refer to one item from many places. Walked as a tree, it can be exponentially larger than
//! its bytes. So the first pass counts the bytes it examines, and past a multiple of the buffer's size it
//! gives up in favour of a pass that verifies each item once for each type it is read as.

use alloc::boxed::Box;
use core::any::TypeId;
use std::collections::{HashMap, HashSet};

/// Bytes that a tree walk may examine, for each byte of the buffer.
const TREE_FACTOR: u64 = 16;
/// The same, as an allowance for small buffers.
const TREE_BASE: u64 = 65_536;

/// Which pass this is, and how much it may still do.
#[derive(Debug)]
pub(super) struct Work {
    left: u64,
    /// Boxed, so that the first pass does not carry it along.
    memo: Option<Box<Memo>>,
    exceeded: bool,
}

/// Items verified before: levels below them, by position and what they were verified as; and pairs of long
/// keys whose order is right.
#[derive(Debug)]
struct Memo {
    /// Numbers of what items are verified as, so that the entries below stay small.
    checks: HashMap<TypeId, u16>,
    heights: HashMap<(u32, u16), u16>,
    ascending: HashSet<(u32, u32)>,
    /// Entries that both may have together.
    limit: usize,
}

impl Memo {
    fn new(limit: usize) -> Self {
        Memo { checks: HashMap::new(), heights: HashMap::new(), ascending: HashSet::new(), limit }
    }

    fn is_full(&self) -> bool {
        self.heights.len().saturating_add(self.ascending.len()) >= self.limit
    }

    /// `None` for what does not fit.
    fn key(&mut self, at: usize, what: TypeId) -> Option<(u32, u16)> {
        let next = u16::try_from(self.checks.len()).ok()?;
        let number = *self.checks.entry(what).or_insert(next);
        Some((u32::try_from(at).ok()?, number))
    }
}

impl Work {
    /// The walk as a tree.
    pub(super) fn tree(len: usize) -> Self {
        let left = (len as u64).saturating_mul(TREE_FACTOR).saturating_add(TREE_BASE);
        Work { left, memo: None, exceeded: false }
    }

    /// The walk that verifies each item once, of a schema with `types` types.
    pub(super) fn once(len: usize, types: usize) -> Self {
        // Items of one type do not overlap in what a writer produces, so that each type examines the buffer
        // at most once, and each reference costs no more than its own bytes. Strings are one type more.
        let types = types.saturating_add(1);
        let left = (len as u64).saturating_mul(types.saturating_mul(2) as u64).saturating_add(TREE_BASE);
        let limit = (len / 2).saturating_add(types.saturating_mul(64));
        Work { left, memo: Some(Box::new(Memo::new(limit))), exceeded: false }
    }

    /// Takes note of `bytes` examined; false if that is too much.
    #[inline]
    pub(super) fn charge(&mut self, bytes: usize) -> bool {
        match self.left.checked_sub(bytes as u64) {
            Some(left) => {
                self.left = left;
                true
            }
            None => {
                self.exceeded = true;
                false
            }
        }
    }

    /// Whether the pass ended because it did too much.
    pub(super) fn exceeded(&self) -> bool {
        self.exceeded
    }

    #[inline]
    pub(super) fn is_once(&self) -> bool {
        self.memo.is_some()
    }

    /// Levels below the item, if it was verified before as `what`.
    pub(super) fn height(&mut self, at: usize, what: TypeId) -> Option<u32> {
        let memo = self.memo.as_mut()?;
        let key = memo.key(at, what)?;
        memo.heights.get(&key).copied().map(u32::from)
    }

    /// Takes note of a verified item. What does not fit is verified again at its next visit, which costs work
    /// but no memory.
    pub(super) fn remember(&mut self, at: usize, what: TypeId, height: u32) {
        let Some(memo) = &mut self.memo else { return };
        if !memo.is_full()
            && let Some(key) = memo.key(at, what)
            && let Ok(height) = u16::try_from(height)
        {
            memo.heights.insert(key, height);
        }
    }

    /// Whether the keys at two positions were found to be in order before.
    pub(super) fn is_ascending(&self, pair: (usize, usize)) -> bool {
        let Some(memo) = &self.memo else { return false };
        small(pair).is_some_and(|pair| memo.ascending.contains(&pair))
    }

    /// Takes note of two keys in order.
    pub(super) fn remember_ascending(&mut self, pair: (usize, usize)) {
        let Some(memo) = &mut self.memo else { return };
        if !memo.is_full()
            && let Some(pair) = small(pair)
        {
            memo.ascending.insert(pair);
        }
    }
}

fn small((a, b): (usize, usize)) -> Option<(u32, u32)> {
    Some((u32::try_from(a).ok()?, u32::try_from(b).ok()?))
}
