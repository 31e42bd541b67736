//! One pass over untrusted bytes that makes every later load safe (FORMAT §18).
//!
//! The verifier walks the schema's types, not values: for each table a straight line of checks whose
//! constants are the layout's. What it promises is what `raw` and `view` rely on: if it accepts, every
//! address that an accessor can derive lies in the buffer, is aligned as its type needs, and holds bytes
//! that are a value of that type.
//!
//! Positions are sums of a position in the buffer and a part of an object, less than 64 KiB, or a product that was found
//! to lie in the buffer: such sums do not wrap, as a buffer is at most half as large as the address space. What comes
//! from the buffer, offsets and lengths, is compared with what is left of it before it is added.
//!
//! The first error in canonical order is reported: an object before its children, members in wire order,
//! elements ascending. Errors are kept in the state and travel as `false`, so that the path through valid
//! data carries no results; the path of the error is put together on the way out.

mod ascii;
mod elements;
mod header;
mod item;
mod keys;
mod memo;
mod object;
mod plain;
mod quiet;

use crate::error::{Expected, ReadError, ReadErrorKind, Step};
use crate::field::{Root, Table};
use crate::format::limits;
use core::any::TypeId;
use memo::Work;

/// What the verifier is asked to accept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Levels of objects and vectors, the root being level 1.
    pub(crate) max_depth: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { max_depth: limits::MAX_DEPTH }
    }
}

/// Verifies a buffer whose root is `T`; returns where the root lies. `bytes` start at a multiple of 8.
pub(crate) fn verify<T: Table>(bytes: &[u8], limits: Limits) -> Result<usize, ReadError> {
    let root = header::check::<T>(bytes)?;
    let mut tree = Verifier::new(bytes, limits, Work::tree(bytes.len()));
    if tree.root::<T>(root) { Ok(root) } else { tree.verdict::<T>(root, limits) }
}

/// The header alone: for buffers that the caller vouches for.
pub(crate) fn check_header<T: Table>(bytes: &[u8]) -> Result<usize, ReadError> {
    header::check::<T>(bytes)
}

/// The state of one pass.
struct Verifier<'b> {
    bytes: &'b [u8],
    /// The same in words of four bytes; what is read as a word lies at a multiple of 4.
    words: &'b [[u8; 4]],
    max_depth: u32,
    /// `max_depth` in the first pass; 0 in the second, in which every level is looked at more closely.
    plain_depth: u32,
    work: Work,
    /// The deepest level below the item under verification; kept in the second pass only.
    deepest: u32,
    error: Option<ReadError>,
}

impl<'b> Verifier<'b> {
    fn new(bytes: &'b [u8], limits: Limits, work: Work) -> Self {
        let max_depth = limits.max_depth;
        let plain_depth = if work.is_once() { 0 } else { max_depth };
        // What is longer than the format allows has nothing in its end, and no offset below wraps.
        let bytes = bytes.get(..limits::MAX_BUFFER).unwrap_or(bytes);
        let words = bytes.as_chunks().0;
        Verifier { bytes, words, max_depth, plain_depth, work, deepest: 0, error: None }
    }

    /// What comes of a first pass that did not accept: its error, or what the second pass finds.
    #[cold]
    #[inline(never)]
    fn verdict<T: Table>(mut self, root: usize, limits: Limits) -> Result<usize, ReadError> {
        if self.work.exceeded() {
            let types = const { Root::<T>::GRAPH.nodes.len() };
            self = Verifier::new(self.bytes, limits, Work::once(self.bytes.len(), types));
            if self.root::<T>(root) {
                return Ok(root);
            }
        }
        // Whatever returned false noted why; the fallback keeps a slip from becoming an accepted buffer.
        Err(self.error.unwrap_or_else(|| {
            let expected = Expected::Text("a verdict");
            ReadError::new(ReadErrorKind::TooMuchWork, root, expected, self.bytes.len() as u64)
        }))
    }

    fn root<T: Table>(&mut self, at: usize) -> bool {
        let ok = self.object::<T>(at, 1);
        if !ok {
            self.prepend(Step::Root(T::HEADING.ident));
        }
        ok
    }

    /// Notes an error; returns false.
    #[cold]
    #[inline(never)]
    fn fail(&mut self, kind: ReadErrorKind, at: usize, expected: Expected, found: u64) -> bool {
        if self.error.is_none() {
            self.error = Some(ReadError::new(kind, at, expected, found));
        }
        false
    }

    /// Adds a step to the error that was met below it; returns false.
    #[cold]
    #[inline(never)]
    fn prepend(&mut self, step: Step) -> bool {
        if let Some(error) = &mut self.error {
            error.prepend(step);
        }
        false
    }

    /// The `u32` at `at`, a multiple of 4, if it lies in the buffer.
    #[inline(always)]
    fn word(&mut self, at: usize) -> Option<u32> {
        let word = self.peek(at);
        if word.is_none() {
            self.out_of_bounds(at, 4);
        }
        word
    }

    /// The same, without an error.
    #[inline(always)]
    fn peek(&self, at: usize) -> Option<u32> {
        debug_assert!(
            at.is_multiple_of(4),
            "offsets are checked, and all else that words lie in has alignment 4"
        );
        self.words.get(at / 4).map(|word| u32::from_le_bytes(*word))
    }

    /// Notes that `needed` bytes at `at` would reach past the end; returns false.
    #[cold]
    #[inline(never)]
    fn out_of_bounds(&mut self, at: usize, needed: u64) -> bool {
        let available = self.bytes.len().saturating_sub(at) as u64;
        self.fail(ReadErrorKind::OutOfBounds, at, Expected::AtMost(available), needed)
    }

    /// What the offset at `slot` points at, with the word there, with which every item starts: not null, a multiple of 4,
    /// inside the buffer (FORMAT §1).
    #[inline(always)]
    fn follow(&mut self, slot: usize) -> Option<(usize, u32)> {
        let offset = self.word(slot)?;
        // Rotated, an offset counts words, and the low bits of what is no multiple of 4 make it huge.
        let target = (slot / 4).saturating_add(offset.rotate_right(2) as usize);
        match self.words.get(target) {
            Some(word) if offset != 0 => Some((target.wrapping_mul(4), u32::from_le_bytes(*word))),
            _ => self.follow_closely(slot, offset),
        }
    }

    /// Finds what is wrong with an offset, or with what it points at: there are three bytes or less.
    #[cold]
    #[inline(never)]
    fn follow_closely(&mut self, slot: usize, offset: u32) -> Option<(usize, u32)> {
        let at = self.target(slot, offset)?;
        self.out_of_bounds(at, 4);
        None
    }

    /// What `offset`, which was read at `slot`, points at, be it a single byte.
    #[inline(never)]
    fn target(&mut self, slot: usize, offset: u32) -> Option<usize> {
        let available = self.bytes.len().wrapping_sub(slot);
        if offset == 0 || !offset.is_multiple_of(4) || offset as usize >= available {
            return self.bad_offset(slot, offset, available);
        }
        Some(slot.wrapping_add(offset as usize))
    }

    #[cold]
    #[inline(never)]
    fn bad_offset(&mut self, slot: usize, offset: u32, available: usize) -> Option<usize> {
        let (kind, expected) = match offset {
            0 => (ReadErrorKind::BadOffset, Expected::Text("an offset that is not null")),
            _ if !offset.is_multiple_of(4) => (ReadErrorKind::BadOffset, Expected::MultipleOf(4)),
            _ => (ReadErrorKind::OutOfBounds, Expected::AtMost((available as u64).saturating_sub(1))),
        };
        self.fail(kind, slot, expected, offset.into());
        None
    }

    /// Takes note of `size` bytes examined at `at`.
    #[inline]
    fn charge(&mut self, at: usize, size: usize) -> bool {
        self.work.charge(size) || self.too_much_work(at)
    }

    /// In the first pass this leads to the second, in the second it is the verdict.
    #[cold]
    #[inline(never)]
    fn too_much_work(&mut self, at: usize) -> bool {
        if self.work.is_once() {
            let expected = Expected::Text("a buffer whose items do not overlap");
            self.fail(ReadErrorKind::TooMuchWork, at, expected, self.bytes.len() as u64);
        }
        false
    }

    /// Whether an item at level `depth` is within the limit.
    #[inline(always)]
    fn enter(&mut self, at: usize, depth: u32) -> bool {
        depth <= self.plain_depth || self.enter_closely(at, depth)
    }

    #[cold]
    #[inline(never)]
    fn enter_closely(&mut self, at: usize, depth: u32) -> bool {
        self.deepest = self.deepest.max(depth);
        depth <= self.max_depth || self.too_deep(at, depth)
    }

    #[cold]
    #[inline(never)]
    fn too_deep(&mut self, at: usize, depth: u32) -> bool {
        self.fail(ReadErrorKind::TooDeep, at, Expected::AtMost(self.max_depth.into()), depth.into())
    }

    /// Runs `check` on the item at `at`, unless the second pass has met it before as the same `What`.
    ///
    /// `What` stands for the checks: a type, or one of the markers of `item`. It is not an identity of the
    /// schema, since two types of one identity would then be taken for each other.
    #[inline(always)]
    fn once<What: ?Sized + 'static>(
        &mut self,
        at: usize,
        depth: u32,
        check: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        if self.work.is_once() { self.once_cold(at, TypeId::of::<What>(), depth, check) } else { check(self) }
    }

    #[cold]
    fn once_cold(
        &mut self,
        at: usize,
        what: TypeId,
        depth: u32,
        check: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        match self.recall(at, what, depth) {
            Recalled::Verified(ok) => ok,
            Recalled::New { above } => check(self) && self.remember(at, what, depth, above),
        }
    }

    /// What the second pass knows of an item; if nothing, it starts to count the levels below.
    #[inline(never)]
    fn recall(&mut self, at: usize, what: TypeId, depth: u32) -> Recalled {
        if let Some(height) = self.work.height(at, what) {
            let lowest = depth.saturating_add(height);
            self.deepest = self.deepest.max(lowest);
            return Recalled::Verified(lowest <= self.max_depth || self.too_deep(at, lowest));
        }
        Recalled::New { above: core::mem::replace(&mut self.deepest, depth) }
    }

    /// Takes note of a valid item, whose levels were counted since `recall`; returns true.
    #[inline(never)]
    fn remember(&mut self, at: usize, what: TypeId, depth: u32, above: u32) -> bool {
        let height = self.deepest.saturating_sub(depth);
        self.deepest = self.deepest.max(above);
        self.work.remember(at, what, height);
        true
    }
}

/// What the second pass knows of an item.
enum Recalled {
    /// It was verified before: whether its levels fit here too.
    Verified(bool),
    /// Nothing; the deepest level met before it is kept for `remember`.
    New { above: u32 },
}
