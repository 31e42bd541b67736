//! What an offset points at: strings, vectors, tables, unions, shared structs.

use super::plain::is_zero;
use super::{Sharing, State};
use crate::error::{Step, WriteErrorKind};
use crate::field::{
    ArmVisitor, Choice, Field, Key, Mapping, Members, Optionals, Plain, Pointer, Record, Scalar, Sequence,
    Table, Union, Value, Visitor,
};
use crate::schema::Arm;
use core::any::TypeId;

/// A written child: where it lies, and its tag if it is a union's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    /// 0 is null: nothing lies at the very end of a buffer.
    pub(super) position: u32,
    pub(super) tag: u32,
}

impl Child {
    pub(super) const NULL: Self = Child { position: 0, tag: 0 };

    fn at(position: u32) -> Self {
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
        if self.state.options.include_schema {
            self.state.section.mark(arm.ty.key);
        }
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

impl State {
    /// Writes what an `Rc` or `Arc` holds, or finds it written; returns its position. Equal tables are written
    /// once anyway; this spares walking what is one, so that the bytes are the same.
    fn pointer<P: Pointer>(&mut self, value: &P, depth: u32) -> u32 {
        let key = (core::ptr::from_ref(value.get()).addr(), TypeId::of::<P::Table>());
        if let Some((position, levels)) = self.pointers.get(&key).copied() {
            let within = self.enter(depth.saturating_add(levels));
            return if within { position } else { 0 };
        }
        let above = core::mem::replace(&mut self.deepest, depth);
        let position = self.table::<P::Table, &P::Table>(value.get(), depth);
        let levels = self.deepest - depth;
        self.deepest = self.deepest.max(above);
        if position != 0 {
            self.pointers.insert(key, (position, levels));
        }
        position
    }
}
