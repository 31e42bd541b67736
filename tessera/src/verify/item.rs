//! Items behind offsets: strings, vectors, maps, unions, shared structs (FORMAT 18.16 to 18.23).

use super::Verifier;
use crate::error::{Expected, ReadErrorKind, Step};
use crate::field::{ArmTypeVisitor, Field, Key, Model, Plain, Scalar, Table, TypeVisitor, Union};
use crate::schema::Arm;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::str;

/// Verifies what lies in a cell or element, by its shape.
pub(super) struct Item<'v, 'b> {
    pub(super) verifier: &'v mut Verifier<'b>,
    /// The cell or element, which lies in the buffer.
    pub(super) slot: usize,
    /// The level that the value has if it is an object or a vector.
    pub(super) depth: u32,
    /// Whether the member was declared shared: plain data then lies behind an offset.
    pub(super) shared: bool,
    /// Whether this is a member: a value counts as work then, while those of a vector were counted before.
    pub(super) cell: bool,
    /// The length that a vector must have besides what its type says.
    pub(super) len: Option<usize>,
}

impl TypeVisitor for Item<'_, '_> {
    type Out = bool;

    #[inline]
    fn scalar<T: Scalar>(self) -> bool {
        self.value::<T>()
    }

    #[inline]
    fn plain<T: Plain>(self) -> bool {
        if !self.shared && const { T::TYPE.kind.is_inline() } {
            return self.value::<T>();
        }
        let Some(at) = self.verifier.follow(self.slot) else { return false };
        self.verifier.shared_struct::<T>(at)
    }

    #[inline]
    fn string(self) -> bool {
        self.verifier.follow(self.slot).is_some_and(|at| self.verifier.string(at).is_some())
    }

    #[inline]
    fn plain_vector<T: Plain>(self) -> bool {
        let v = self.verifier;
        let Some(at) = v.follow(self.slot) else { return false };
        v.enter(at, self.depth)
            && v.elements(at, size_of::<T>(), align_of::<T>(), self.len)
                .is_some_and(|count| v.plain_elements::<T>(at, count))
    }

    #[inline]
    fn optional_vector<T: Plain>(self, len: Option<usize>) -> bool {
        let v = self.verifier;
        let Some(at) = v.follow(self.slot) else { return false };
        v.enter(at, self.depth) && v.optional_elements::<T>(at, len.or(self.len))
    }

    #[inline]
    fn vector<T: Field>(self, len: Option<usize>) -> bool {
        let v = self.verifier;
        let Some(at) = v.follow(self.slot) else { return false };
        if !v.enter(at, self.depth) {
            return false;
        }
        let stride = const { T::TYPE.stride() };
        let Some(count) = v.elements(at, stride, 4, len.or(self.len)) else { return false };
        v.once::<Vec<T>>(at, self.depth, |v| v.references::<T>(at, count, self.depth))
    }

    #[inline]
    fn map<K: Key, V: Field>(self) -> bool {
        let v = self.verifier;
        let Some(at) = v.follow(self.slot) else { return false };
        v.enter(at, self.depth) && v.once::<MapOf<K, V>>(at, self.depth, |v| v.map::<K, V>(at, self.depth))
    }

    #[inline]
    fn set<K: Key>(self) -> bool {
        self.verifier.keys::<K>(self.slot, self.depth).is_some()
    }

    #[inline]
    fn table<T: Table>(self) -> bool {
        match self.verifier.follow(self.slot) {
            Some(at) => self.verifier.object::<T>(at, self.depth),
            None => false,
        }
    }

    #[inline]
    fn union<U: Union>(self) -> bool {
        let Some(tag) = self.verifier.word(self.slot) else { return false };
        let Some(at) = self.verifier.follow(self.slot.saturating_add(4)) else { return false };
        U::walk_type(tag, ArmItem { verifier: self.verifier, slot: self.slot, at, depth: self.depth })
    }

    #[inline]
    fn option<T: Field>(self) -> bool {
        T::Model::describe(self)
    }
}

impl Item<'_, '_> {
    /// Verifies plain data in its slot.
    #[inline]
    fn value<T: Plain>(self) -> bool {
        let counted = !T::CHECKED || !self.cell || self.verifier.charge(self.slot, size_of::<T>());
        counted && self.verifier.value::<T>(self.slot)
    }
}

/// A map, whatever Rust type it has.
struct MapOf<K, V>(PhantomData<(K, V)>);

/// Verifies the object of a union's arm.
struct ArmItem<'v, 'b> {
    verifier: &'v mut Verifier<'b>,
    slot: usize,
    at: usize,
    depth: u32,
}

impl ArmTypeVisitor for ArmItem<'_, '_> {
    type Out = bool;

    #[inline]
    fn arm<T: Table>(self, arm: &'static Arm) -> bool {
        self.verifier.object::<T>(self.at, self.depth) || self.verifier.prepend(Step::Arm(arm.name))
    }

    #[cold]
    fn unknown(self, tag: u32) -> bool {
        let expected = Expected::Text("the tag of one of the union's arms");
        self.verifier.fail(ReadErrorKind::BadUnionTag, self.slot, expected, tag.into())
    }
}

impl<'b> Verifier<'b> {
    fn shared_struct<T: Plain>(&mut self, at: usize) -> bool {
        if size_of::<T>() > self.bytes.len().saturating_sub(at) {
            return self.out_of_bounds(at, size_of::<T>() as u64);
        }
        if !self.aligned(at, align_of::<T>()) || !self.charge(at, 4) {
            return false;
        }
        !T::CHECKED || self.once::<T>(at, 0, |v| v.charge(at, size_of::<T>()) && v.value::<T>(at))
    }

    #[inline]
    fn aligned(&mut self, at: usize, align: usize) -> bool {
        (at & align.wrapping_sub(1)) == 0 || self.misaligned(at, align)
    }

    #[cold]
    fn misaligned(&mut self, at: usize, align: usize) -> bool {
        self.fail(ReadErrorKind::BadOffset, at, Expected::MultipleOf(align as u64), at as u64)
    }

    /// Verifies the string at `at`; returns its text.
    pub(super) fn string(&mut self, at: usize) -> Option<&'b [u8]> {
        let len = self.word(at)? as usize;
        let bytes = self.bytes;
        let tail = bytes.get(at..).and_then(|tail| tail.get(4..)).unwrap_or(&[]);
        let (Some(text), Some(end)) = (tail.get(..len), tail.get(len)) else {
            self.out_of_bounds(at, (len as u64).saturating_add(5));
            return None;
        };
        if *end != 0 {
            let expected = Expected::Text("a 0 byte behind the text");
            let end_at = at.saturating_add(4).saturating_add(len);
            self.fail(ReadErrorKind::BadString, end_at, expected, (*end).into());
            return None;
        }
        // A string is no level, so it never counts towards the depth.
        self.once::<str>(at, 0, |v| v.charge(at, text.len()) && v.utf8(at, text)).then_some(text)
    }

    #[inline]
    fn utf8(&mut self, at: usize, text: &[u8]) -> bool {
        let end = at.saturating_add(4).saturating_add(text.len());
        let is_ascii = self.bytes.get(..end).is_some_and(|bytes| ends_in_ascii(bytes, text.len()));
        is_ascii || self.other_utf8(at, text)
    }

    #[inline(never)]
    fn other_utf8(&mut self, at: usize, text: &[u8]) -> bool {
        match str::from_utf8(text) {
            Ok(_) => true,
            Err(error) => self.bad_utf8(at, text, error.valid_up_to()),
        }
    }

    #[cold]
    fn bad_utf8(&mut self, at: usize, text: &[u8], bad: usize) -> bool {
        let byte = text.get(bad).copied().unwrap_or(0);
        let at = at.saturating_add(4).saturating_add(bad);
        self.fail(ReadErrorKind::BadString, at, Expected::Text("UTF-8"), byte.into())
    }

    /// The count of the vector at `at`, whose elements were found to lie in the buffer, aligned.
    #[inline]
    pub(super) fn elements(
        &mut self,
        at: usize,
        stride: usize,
        align: usize,
        len: Option<usize>,
    ) -> Option<usize> {
        let count = self.word(at)? as usize;
        let first = at.saturating_add(4);
        if count > self.bytes.len().saturating_sub(first).checked_div(stride).unwrap_or(0) {
            self.out_of_bounds(first, (count as u64).saturating_mul(stride as u64));
            return None;
        }
        let ok = self.has_len(at, count, len) && self.aligned(first, align) && self.charge(at, 4);
        ok.then_some(count)
    }

    /// Whether the vector at `at` has the length it must have, if any.
    #[inline]
    fn has_len(&mut self, at: usize, count: usize, len: Option<usize>) -> bool {
        match len {
            Some(len) if len != count => {
                self.fail(ReadErrorKind::LengthMismatch, at, Expected::Exactly(len as u64), count as u64)
            }
            _ => true,
        }
    }

    /// Verifies the values of a plain vector; nothing to do for most types.
    #[inline]
    fn plain_elements<T: Plain>(&mut self, at: usize, count: usize) -> bool {
        if !T::CHECKED {
            return true;
        }
        self.once::<Vec<T>>(at, 0, |v| {
            if !v.charge(at, count.saturating_mul(size_of::<T>())) {
                return false;
            }
            let first = at.saturating_add(4);
            for i in 0..count {
                if !v.value::<T>(first.saturating_add(i.saturating_mul(size_of::<T>()))) {
                    return v.prepend(Step::Element(i));
                }
            }
            true
        })
    }

    fn optional_elements<T: Plain>(&mut self, at: usize, len: Option<usize>) -> bool {
        let Some(count) = self.word(at) else { return false };
        let count = count as usize;
        let presence = at.saturating_add(4);
        let words = count.div_ceil(32);
        let available = self.bytes.len().saturating_sub(presence);
        let values = presence.saturating_add(words.saturating_mul(4));
        if words > available / 4
            || count > self.bytes.len().saturating_sub(values).checked_div(size_of::<T>()).unwrap_or(0)
        {
            let size = (count as u64).saturating_mul(size_of::<T>() as u64);
            return self.out_of_bounds(presence, size.saturating_add((words as u64).saturating_mul(4)));
        }
        if !self.has_len(at, count, len) || !self.unused_presence(values, count) {
            return false;
        }
        if !self.aligned(values, align_of::<T>()) || !self.charge(at, 4) {
            return false;
        }
        if !T::CHECKED {
            return true;
        }
        self.once::<Vec<Option<T>>>(at, 0, |v| v.optional_values::<T>(presence, values, count))
    }

    /// Whether the presence bits behind the last of `count` elements, whose values start at `values`, are 0.
    fn unused_presence(&mut self, values: usize, count: usize) -> bool {
        if count.is_multiple_of(32) {
            return true;
        }
        let last = values.saturating_sub(4);
        let Some(bits) = self.word(last) else { return false };
        let used = bits & !(u32::MAX << (count % 32));
        used == bits
            || self.fail(ReadErrorKind::ReservedBits, last, Expected::Exactly(used.into()), bits.into())
    }

    fn optional_values<T: Plain>(&mut self, presence: usize, values: usize, count: usize) -> bool {
        if !self.charge(values, count.saturating_mul(size_of::<T>())) {
            return false;
        }
        for i in 0..count {
            let word = self.word(presence.saturating_add((i / 32).saturating_mul(4))).unwrap_or(0);
            let value = values.saturating_add(i.saturating_mul(size_of::<T>()));
            if word >> (i % 32) & 1 == 1 && !self.value::<T>(value) {
                return self.prepend(Step::Element(i));
            }
        }
        true
    }

    /// Verifies what the elements of a vector refer to. Null elements refer to nothing.
    fn references<T: Field>(&mut self, at: usize, count: usize, depth: u32) -> bool {
        let stride = const { T::TYPE.stride() };
        if !self.charge(at, count.saturating_mul(stride)) {
            return false;
        }
        let first = at.saturating_add(4);
        for i in 0..count {
            let slot = first.saturating_add(i.saturating_mul(stride));
            // The offset is the last thing in its slot, behind the tag if there is one.
            let Some(offset) = self.word(slot.saturating_add(stride.saturating_sub(4))) else { return false };
            if offset == 0 {
                continue;
            }
            let depth = depth.saturating_add(1);
            let item = Item { verifier: &mut *self, slot, depth, shared: false, cell: false, len: None };
            if !T::Model::describe(item) {
                return self.prepend(Step::Element(i));
            }
        }
        true
    }
}

/// Whether the last `len` of `bytes` are ASCII; there are at least 8 bytes in all. Texts of up to 16 bytes, which is most
/// of them, take no loop, whose length would be mispredicted: loads that overlap, or that reach back before the text.
#[inline]
fn ends_in_ascii(bytes: &[u8], len: usize) -> bool {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let Some(last) = bytes.last_chunk::<8>() else { return false };
    let last = u64::from_le_bytes(*last);
    if len < 8 {
        // The text is the high bytes of the word.
        let text = HIGH
            .checked_shl(64u32.saturating_sub(u32::try_from(len).map_or(64, |len| len.saturating_mul(8))))
            .unwrap_or(0);
        return last & text == 0;
    }
    let text = bytes.get(bytes.len().saturating_sub(len)..).unwrap_or(&[]);
    let first = text.first_chunk::<8>().map_or(0, |first| u64::from_le_bytes(*first));
    let mut all = first | last;
    if len > 16 {
        for chunk in text.as_chunks::<8>().0 {
            all |= u64::from_le_bytes(*chunk);
        }
    }
    all & HIGH == 0
}
