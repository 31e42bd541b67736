//! Items behind offsets: strings, vectors, maps, unions, shared structs (FORMAT 18.16 to 18.23).

use super::Verifier;
use super::ascii::{LONG, is_ascii, is_short_ascii};
use super::elements::Elements;
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
    /// Whether a string or a vector of plain data is verified in line, as it is in small tables.
    pub(super) in_line: bool,
}

impl TypeVisitor for Item<'_, '_> {
    type Out = bool;

    #[inline(always)]
    fn scalar<T: Scalar>(self) -> bool {
        self.value::<T>()
    }

    #[inline]
    fn plain<T: Plain>(self) -> bool {
        if !self.shared && const { T::TYPE.kind.is_inline() } {
            return self.value::<T>();
        }
        let v = self.verifier;
        let Some(at) = v.word(self.slot).and_then(|offset| v.target(self.slot, offset)) else { return false };
        v.shared_struct::<T>(at)
    }

    #[inline(always)]
    fn string(self) -> bool {
        if self.in_line { self.verifier.string(self.slot) } else { self.verifier.string_apart(self.slot) }
    }

    #[inline(always)]
    fn plain_vector<T: Plain>(self) -> bool {
        if self.in_line { self.plain_vector_here::<T>() } else { self.plain_vector_apart::<T>() }
    }

    #[inline]
    fn optional_vector<T: Plain>(self, len: Option<usize>) -> bool {
        let v = self.verifier;
        let Some((at, count)) = v.follow(self.slot) else { return false };
        v.enter(at, self.depth) && v.optional_elements::<T>(at, count as usize, len.or(self.len))
    }

    #[inline]
    fn vector<T: Field>(self, len: Option<usize>) -> bool {
        let v = self.verifier;
        let Some((at, count)) = v.follow(self.slot) else { return false };
        if !v.enter(at, self.depth) || !v.elements(at, count, const { T::TYPE.stride() }, 4, len.or(self.len))
        {
            return false;
        }
        let depth = self.depth.wrapping_add(1);
        v.once::<Vec<T>>(at, self.depth, |v| v.references::<T>(at, count as usize, depth))
    }

    #[inline]
    fn map<K: Key, V: Field>(self) -> bool {
        let v = self.verifier;
        let Some((at, presence)) = v.follow(self.slot) else { return false };
        v.enter(at, self.depth)
            && v.once::<MapOf<K, V>>(at, self.depth, |v| v.map::<K, V>(at, presence, self.depth))
    }

    #[inline]
    fn set<K: Key>(self) -> bool {
        self.verifier.keys::<K>(self.slot, self.depth).is_some()
    }

    #[inline]
    fn table<T: Table>(self) -> bool {
        match self.verifier.follow(self.slot) {
            Some((at, _)) => self.verifier.object::<T>(at, self.depth),
            None => false,
        }
    }

    #[inline]
    fn union<U: Union>(self) -> bool {
        let Some(tag) = self.verifier.word(self.slot) else { return false };
        let Some((at, _)) = self.verifier.follow(self.slot.wrapping_add(4)) else { return false };
        U::walk_type(tag, ArmItem { verifier: self.verifier, slot: self.slot, at, depth: self.depth })
    }

    #[inline(always)]
    fn option<T: Field>(self) -> bool {
        T::Model::describe(self)
    }
}

impl Item<'_, '_> {
    #[inline(always)]
    fn plain_vector_here<T: Plain>(self) -> bool {
        let v = self.verifier;
        let Some((at, count)) = v.follow(self.slot) else { return false };
        v.enter(at, self.depth)
            && v.elements(at, count, size_of::<T>(), align_of::<T>(), self.len)
            && v.plain_elements::<T>(at, count as usize)
    }

    #[inline(never)]
    fn plain_vector_apart<T: Plain>(self) -> bool {
        self.plain_vector_here::<T>()
    }

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
pub(super) struct ArmItem<'v, 'b> {
    pub(super) verifier: &'v mut Verifier<'b>,
    /// Where the tag lies.
    pub(super) slot: usize,
    /// Where the object starts.
    pub(super) at: usize,
    pub(super) depth: u32,
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
        if !self.aligned(at, align_of::<T>()) {
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

    /// Verifies the string whose offset lies at `slot`.
    #[inline(always)]
    pub(super) fn string(&mut self, slot: usize) -> bool {
        let Some((at, len)) = self.follow(slot) else { return false };
        is_short_ascii(self.bytes, at.wrapping_add(4), len) || self.text(at, len).is_some()
    }

    #[inline(never)]
    fn string_apart(&mut self, slot: usize) -> bool {
        self.string(slot)
    }

    /// Verifies a string whose text has `len` bytes; returns the text.
    #[inline(never)]
    pub(super) fn text(&mut self, at: usize, len: u32) -> Option<&'b [u8]> {
        let (first, len) = (at.wrapping_add(4), len as usize);
        let rest = self.bytes.get(first..).unwrap_or(&[]);
        let (Some(text), Some(end)) = (rest.get(..len), rest.get(len)) else {
            self.out_of_bounds(at, (len as u64).saturating_add(5));
            return None;
        };
        if *end != 0 {
            return self.unterminated(first.wrapping_add(len), *end);
        }
        if len < LONG {
            return self.utf8(first, text).then_some(text);
        }
        // A string is no level, so it never counts towards the depth.
        let check = |v: &mut Self| v.charge(at, len) && (is_ascii(text) || v.utf8(first, text));
        self.once::<str>(at, 0, check).then_some(text)
    }

    #[cold]
    fn unterminated(&mut self, end: usize, found: u8) -> Option<&'b [u8]> {
        let expected = Expected::Text("a 0 byte behind the text");
        self.fail(ReadErrorKind::BadString, end, expected, found.into());
        None
    }

    #[inline(never)]
    fn utf8(&mut self, first: usize, text: &[u8]) -> bool {
        match str::from_utf8(text) {
            Ok(_) => true,
            Err(error) => self.bad_utf8(first, text, error.valid_up_to()),
        }
    }

    #[cold]
    fn bad_utf8(&mut self, first: usize, text: &[u8], bad: usize) -> bool {
        let byte = text.get(bad).copied().unwrap_or(0);
        let at = first.saturating_add(bad);
        self.fail(ReadErrorKind::BadString, at, Expected::Text("UTF-8"), byte.into())
    }

    /// Whether the `count` elements of the vector at `at` lie in the buffer, aligned.
    #[inline(always)]
    pub(super) fn elements(
        &mut self,
        at: usize,
        count: u32,
        stride: usize,
        align: usize,
        len: Option<usize>,
    ) -> bool {
        let first = at.wrapping_add(4);
        // A count of 32 bits times a stride of 16.
        let size = u64::from(count).wrapping_mul(stride as u64);
        if size > self.bytes.len().wrapping_sub(first) as u64 {
            return self.out_of_bounds(first, size);
        }
        self.has_len(at, count as usize, len) && self.aligned(first, align)
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

    fn optional_elements<T: Plain>(&mut self, at: usize, count: usize, len: Option<usize>) -> bool {
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
        if !self.aligned(values, align_of::<T>()) {
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

    /// Verifies what the elements of a vector refer to, on level `depth`. Null elements refer to nothing.
    #[inline(always)]
    fn references<T: Field>(&mut self, at: usize, count: usize, depth: u32) -> bool {
        let first = at.saturating_add(4);
        self.charge(at, count.saturating_mul(const { T::TYPE.stride() }))
            && T::Model::describe(Elements { verifier: self, first, count, depth })
    }
}
