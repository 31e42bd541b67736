//! What an offset points at: strings, vectors, tables, unions, shared structs.

use super::object::no_references;
use super::plain::is_zero;
use super::share::Class;
use super::{Sharing, State};
use crate::error::{Step, WriteErrorKind};
use crate::field::{
    ArmVisitor, Choice, Field, Key, Mapping, Members, Optionals, Plain, Pointer, Record, Scalar, Sequence,
    Table, Union, Value, Visitor,
};
use crate::format::Kind;
use crate::schema::Arm;
use crate::write::plain::store;
use core::any::TypeId;

/// A written child: where it lies, and its tag if it is a union's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    /// 0 is null: nothing lies at the very end of a buffer.
    pub(super) position: usize,
    pub(super) tag: u32,
}

impl Child {
    pub(super) const NULL: Self = Child { position: 0, tag: 0 };

    fn at(position: usize) -> Self {
        Child { position, tag: 0 }
    }
}

/// Writes a value that lies behind an offset.
pub(super) struct Item<'s> {
    pub(super) state: &'s mut State,
    /// The level that the value has if it is an object or a vector.
    pub(super) depth: u32,
    /// Whether an empty value may be left out: members, outside of `Option` (FORMAT §7).
    pub(super) elide: bool,
}

impl Visitor for Item<'_> {
    type Out = Child;

    fn scalar<T: Scalar>(self, _: T) -> Child {
        unreachable!("scalars have no offset")
    }

    #[inline]
    fn plain<T: Plain>(self, value: &T) -> Child {
        if self.elide && !self.state.options.write_defaults && is_zero(value) {
            return Child::NULL;
        }
        Child::at(self.state.shared_struct(value))
    }

    #[inline]
    fn string(self, value: &str) -> Child {
        if self.elide && value.is_empty() {
            return Child::NULL;
        }
        Child::at(self.state.string(value))
    }

    #[inline]
    fn plain_slice<T: Plain>(self, items: &[T]) -> Child {
        if self.elide && items.is_empty() {
            return Child::NULL;
        }
        Child::at(self.state.plain_slice(items, self.depth))
    }

    #[inline]
    fn optionals<T: Plain, I: Optionals<T>>(self, items: I) -> Child {
        if self.elide && items.clone().items().len() == 0 {
            return Child::NULL;
        }
        Child::at(self.state.optionals(items, self.depth))
    }

    #[inline]
    fn sequence<T: Field, S: Sequence<T>>(self, items: S) -> Child {
        let items = items.items();
        let len = items.len();
        if self.elide && len == 0 {
            return Child::NULL;
        }
        Child::at(self.state.column::<T, _>(len, items.rev(), self.depth))
    }

    #[inline]
    fn map<K: Key, V: Field, M: Mapping<K, V>>(self, entries: M) -> Child {
        if self.elide && entries.is_empty() {
            return Child::NULL;
        }
        Child::at(self.state.map::<K, V, M>(entries, self.depth))
    }

    #[inline]
    fn set<K: Key, M: Members<K>>(self, members: M) -> Child {
        if self.elide && members.is_empty() {
            return Child::NULL;
        }
        Child::at(self.state.set::<K, M>(members, self.depth))
    }

    #[inline]
    fn table<T: Table, R: Record<T>>(self, record: R) -> Child {
        Child::at(self.state.table::<T, R>(record, self.depth))
    }

    #[inline]
    fn union<U: Union, C: Choice<U>>(self, choice: C) -> Child {
        choice.walk(ArmItem { state: self.state, depth: self.depth })
    }

    #[inline]
    fn none<T: Field>(self) -> Child {
        Child::NULL
    }

    #[inline]
    fn some<T: Field, X: Value<T>>(self, value: X) -> Child {
        value.visit(Item { elide: false, ..self })
    }

    #[inline]
    fn pointer<P: Pointer>(self, value: &P) -> Child {
        Child::at(if self.state.options.sharing == Sharing::All && value.is_shared() {
            self.state.pointer(value, self.depth)
        } else {
            self.state.table::<P::Table, &P::Table>(value.get(), self.depth)
        })
    }
}

/// Writes the table of a union's arm.
struct ArmItem<'s> {
    state: &'s mut State,
    depth: u32,
}

impl ArmVisitor for ArmItem<'_> {
    type Out = Child;

    #[inline]
    fn arm<T: Table, R: Record<T>>(self, arm: &'static Arm, record: R) -> Child {
        // The order of first uses decides the order of the schema section (FORMAT 14.9).
        self.state.section.mark(arm.ty.key);
        let position = self.state.table::<T, R>(record, self.depth);
        if position == 0 {
            self.state.prepend(Step::Arm(arm.name));
        }
        Child { position, tag: arm.tag }
    }

    fn unknown(self, tag: u32) -> Child {
        if tag != 0 {
            self.state.fail(WriteErrorKind::UnknownArm { tag });
        }
        Child::NULL
    }
}

/// Stores an element that lies in its slot: plain data, or an optional value with its presence bit.
pub(super) struct Slot<'t> {
    pub(super) target: &'t mut [u8],
}

impl Visitor for Slot<'_> {
    /// Whether there is a value.
    type Out = bool;

    #[inline]
    fn scalar<T: Scalar>(self, value: T) -> bool {
        store(&value, self.target);
        true
    }

    #[inline]
    fn plain<T: Plain>(self, value: &T) -> bool {
        store(value, self.target);
        true
    }

    #[inline]
    fn none<T: Field>(self) -> bool {
        self.target.fill(0);
        false
    }

    #[inline]
    fn some<T: Field, X: Value<T>>(self, value: X) -> bool {
        value.visit(self)
    }

    no_references!(bool);
}

/// The offset from a slot to a child, both positions; 0 is null.
#[inline]
pub(super) fn offset_to(slot: usize, child: u32) -> u32 {
    if child == 0 { 0 } else { slot as u32 - child }
}

impl State {
    /// Writes what an `Rc` or `Arc` holds, or finds it written; returns its position. Equal tables are written
    /// once anyway; this spares walking what is one, so that the bytes are the same.
    fn pointer<P: Pointer>(&mut self, value: &P, depth: u32) -> usize {
        let key = (core::ptr::from_ref(value.get()).addr(), TypeId::of::<P::Table>());
        if let Some((position, levels)) = self.pointers.get(&key).copied() {
            let within = self.enter(depth.saturating_add(levels));
            return if within { position as usize } else { 0 };
        }
        let above = core::mem::replace(&mut self.deepest, depth);
        let position = self.table::<P::Table, &P::Table>(value.get(), depth);
        let levels = self.deepest - depth;
        self.deepest = self.deepest.max(above);
        if position != 0 {
            self.pointers.insert(key, (position as u32, levels));
        }
        position
    }

    /// Writes a string, or finds an equal one; returns its position.
    pub(super) fn string(&mut self, value: &str) -> usize {
        let hash = if self.options.sharing == Sharing::None {
            None
        } else {
            match self.strings.find(value, &self.out) {
                Ok(position) => return position,
                Err(hash) => Some(hash),
            }
        };
        let Ok(len) = u32::try_from(value.len()) else {
            self.fail(WriteErrorKind::TooManyElements { count: value.len() as u64 });
            return 0;
        };
        let size = 4 + value.len() + 1;
        let Some(target) = self.reserve(size, 4, size) else { return 0 };
        let (head, text) = target.split_at_mut(4);
        let (text, end) = text.split_at_mut(value.len());
        head.copy_from_slice(&len.to_le_bytes());
        text.copy_from_slice(value.as_bytes());
        end.fill(0);
        let position = self.out.position();
        if let Some(hash) = hash {
            self.strings.insert(hash, position);
        }
        position
    }

    /// Writes a vector of any element type from its elements, the last one first; returns its position.
    pub(super) fn column<T: Field, X: Value<T>>(
        &mut self,
        len: usize,
        back: impl Iterator<Item = X>,
        depth: u32,
    ) -> usize {
        let ty = const { T::TYPE };
        if ty.kind.is_inline() {
            return self.inline_column(len, back, depth);
        }
        let is_union = matches!(ty.kind, Kind::Union);
        let Some(count) = self.count(len, depth) else { return 0 };
        let base = self.children.len();
        let mut given = 0;
        for (k, value) in back.take(len.saturating_add(1)).enumerate() {
            given = k + 1;
            let child = value.visit(Item { state: self, depth: depth + 1, elide: false });
            if self.error.is_some() {
                self.prepend(Step::Element(len.saturating_sub(given)));
                return 0;
            }
            self.children.push(child.position as u32);
            if is_union {
                self.children.push(child.tag);
            }
        }
        if given != len {
            return self.wrong_length(len, given);
        }
        self.references(count, base, is_union)
    }

    /// An iterator of the caller's gave another number of items than it said.
    #[cold]
    pub(super) fn wrong_length(&mut self, said: usize, gave: usize) -> usize {
        self.fail(WriteErrorKind::WrongLength { said: said as u64, gave: gave as u64 });
        0
    }

    /// Writes a vector of offsets, or tags and offsets, to the children above `base`, and takes them off.
    fn references(&mut self, count: u32, base: usize, is_union: bool) -> usize {
        let stride = if is_union { 8 } else { 4 };
        if self.options.sharing == Sharing::All {
            let class = if is_union { Class::Unions } else { Class::References };
            self.key.clear();
            self.key.extend(self.children[base..].iter().flat_map(|child| child.to_le_bytes()));
            // The vector comes to lie where its size puts it; the pool wants to know before it is written.
            let position = self.out.position_after(4 + self.children[base..].len() * 4, 4);
            if let Some(earlier) = self.items.find_or_insert(class, Some(&self.key), (position, 0), &self.out)
            {
                self.children.truncate(base);
                return earlier;
            }
        }
        let size = count as usize * stride;
        let children = core::mem::take(&mut self.children);
        if self.reserve(4 + size, 4, size).is_some() {
            let position = self.out.position();
            let (head, slots) = self.out.at_mut(position, 4 + size).split_at_mut(4);
            head.copy_from_slice(&count.to_le_bytes());
            // Children lie on the stack in the order they were written: the last element first.
            let mut newest = children.len();
            for (i, slot) in slots.chunks_exact_mut(stride).enumerate() {
                newest -= stride / 4;
                // The offset is the last thing in its slot, behind the tag if there is one.
                let (tag, offset) = slot.split_at_mut(stride - 4);
                if is_union {
                    tag.copy_from_slice(&children[newest + 1].to_le_bytes());
                }
                let slot_position = position - 4 - i * stride - (stride - 4);
                offset.copy_from_slice(&offset_to(slot_position, children[newest]).to_le_bytes());
            }
        }
        self.children = children;
        self.children.truncate(base);
        self.out.position()
    }

    /// Writes a vector of plain data or optional values from single elements.
    fn inline_column<T: Field, X: Value<T>>(
        &mut self,
        len: usize,
        mut back: impl Iterator<Item = X>,
        depth: u32,
    ) -> usize {
        let ty = const { T::TYPE };
        let (stride, align) = (ty.size as usize, ty.align as usize);
        let Some(count) = self.count(len, depth) else { return 0 };
        let words = if ty.is_optional_value() { 4 * len.div_ceil(32) } else { 0 };
        let before = self.out.position();
        let Some(size) = len.checked_mul(stride) else { return 0 };
        let Some(target) = self.reserve(4 + words + size, align.max(4), size) else { return 0 };
        let (head, rest) = target.split_at_mut(4);
        let (presence, elements) = rest.split_at_mut(words);
        head.copy_from_slice(&count.to_le_bytes());
        presence.fill(0);
        let mut given = 0;
        for ((i, target), value) in elements.chunks_exact_mut(stride).enumerate().rev().zip(back.by_ref()) {
            given += 1;
            let present = value.visit(Slot { target });
            if present && words > 0 {
                presence[i / 8] |= 1 << (i % 8);
            }
        }
        if given != len || back.next().is_some() {
            return self.wrong_length(len, given);
        }
        self.share_plain(before, 4 + words + size, align)
    }
}
