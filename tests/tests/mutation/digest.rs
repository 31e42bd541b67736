//! A number for everything that a value holds, up to a budget; equal values have equal numbers.

use std::cmp::Ordering;
use tessera::field::{
    ArmVisitor, Choice, FieldVisitor, Key, Mapping, Members, Model, Optionals, PlainVisitor, Record, Scalar,
    Sequence, Union, Value, Visitor,
};
use tessera::schema::Arm;
use tessera::{Field, Plain, Table};

/// What was fed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Digest {
    hash: u64,
    /// Items that may still be fed: what is shared heavily as a tree would never end.
    left: usize,
    /// Whether a tag was met that is no arm's and not 0.
    pub(crate) unknown_arm: bool,
}

impl Digest {
    pub(crate) fn new(budget: usize) -> Self {
        Digest { hash: 0, left: budget, unknown_arm: false }
    }

    /// Everything in a table, by its walk.
    pub(crate) fn of<T: Table, R: Record<T>>(record: R, budget: usize) -> Self {
        let mut digest = Digest::new(budget);
        record.walk(&mut Fields(&mut digest));
        digest
    }

    /// Whether everything was fed.
    pub(crate) fn is_complete(&self) -> bool {
        self.left > 0
    }

    /// One more item; false if the budget is used up.
    pub(crate) fn feed(&mut self, bits: u64) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.hash = (self.hash.rotate_left(5) ^ bits).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        true
    }

    pub(crate) fn text(&mut self, text: &str) {
        assert!(std::str::from_utf8(text.as_bytes()).is_ok(), "a `str` is UTF-8");
        if self.feed(text.len() as u64) {
            for chunk in text.as_bytes().chunks(8) {
                let mut word = [0; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                self.hash =
                    (self.hash.rotate_left(5) ^ u64::from_le_bytes(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            }
        }
    }

    pub(crate) fn scalar<T: Scalar>(&mut self, value: T) {
        let bits = std::hint::black_box(value).to_bits();
        assert!(T::from_bits(bits).is_some(), "{bits:#x} is no value of {}", std::any::type_name::<T>());
        self.feed(bits);
    }

    pub(crate) fn plain<T: Plain>(&mut self, value: &T) {
        assert_eq!(std::ptr::from_ref(value).addr() % align_of::<T>(), 0, "references are aligned");
        T::Model::visit(value, Feed(self));
    }

    pub(crate) fn slice<T: Plain>(&mut self, items: &[T]) {
        assert_eq!(items.as_ptr().addr() % align_of::<T>(), 0, "slices are aligned");
        self.feed(items.len() as u64);
        for item in items {
            if self.left == 0 {
                return;
            }
            self.plain(item);
        }
    }
}

struct Fields<'a>(&'a mut Digest);

impl FieldVisitor for Fields<'_> {
    fn field<F: Field, X: Value<F>>(&mut self, _: usize, value: X) {
        if self.0.left > 0 {
            value.visit(Feed(self.0));
        }
    }
}

impl PlainVisitor for Fields<'_> {
    fn field<F: Plain>(&mut self, _: usize, value: &F) {
        self.0.plain(value);
    }
}

/// Feeds one value.
struct Feed<'a>(&'a mut Digest);

impl Visitor for Feed<'_> {
    type Out = ();
    fn scalar<T: Scalar>(self, value: T) {
        self.0.scalar(value);
    }
    fn plain<T: Plain>(self, value: &T) {
        value.walk(&mut Fields(self.0));
    }
    fn string(self, value: &str) {
        self.0.text(value);
    }
    fn plain_slice<T: Plain>(self, items: &[T]) {
        self.0.slice(items);
    }
    fn optionals<T: Plain, I: Optionals<T>>(self, items: I) {
        let items = items.items();
        self.0.feed(items.len() as u64);
        for item in items {
            if !self.0.feed(u64::from(item.is_some())) {
                return;
            }
            if let Some(item) = item {
                self.0.plain(&item);
            }
        }
    }
    fn sequence<T: Field, S: Sequence<T>>(self, items: S) {
        let items = items.items();
        self.0.feed(items.len() as u64);
        for item in items {
            if self.0.left == 0 {
                return;
            }
            item.visit(Feed(self.0));
        }
    }
    fn map<K: Key, V: Field, M: Mapping<K, V>>(self, entries: M) {
        self.0.feed(entries.len() as u64);
        if M::SORTED {
            for (key, value) in entries.entries() {
                if self.0.left == 0 {
                    return;
                }
                key.visit(Feed(self.0));
                value.visit(Feed(self.0));
            }
            return;
        }
        let mut sorted: Vec<_> = entries.entries().collect();
        sorted.sort_by(|a, b| M::compare(&a.0, &b.0));
        assert!(
            sorted.windows(2).all(|w| M::compare(&w[0].0, &w[1].0) == Ordering::Less),
            "keys are distinct"
        );
        for (key, value) in sorted {
            if self.0.left == 0 {
                return;
            }
            key.visit(Feed(self.0));
            value.visit(Feed(self.0));
        }
    }
    fn set<K: Key, M: Members<K>>(self, members: M) {
        self.0.feed(members.len() as u64);
        let mut sorted: Vec<_> = members.items().collect();
        if !M::SORTED {
            sorted.sort_by(|a, b| M::compare(a, b));
        }
        for member in sorted {
            if self.0.left == 0 {
                return;
            }
            member.visit(Feed(self.0));
        }
    }
    fn table<T: Table, R: Record<T>>(self, record: R) {
        record.walk(&mut Fields(self.0));
    }
    fn union<U: Union, C: Choice<U>>(self, choice: C) {
        choice.walk(self);
    }
    fn none<T: Field>(self) {
        self.0.feed(0);
    }
    fn some<T: Field, X: Value<T>>(self, value: X) {
        if self.0.feed(1) {
            value.visit(self);
        }
    }
}

impl ArmVisitor for Feed<'_> {
    type Out = ();
    fn arm<T: Table, R: Record<T>>(self, arm: &'static Arm, record: R) {
        if self.0.feed(u64::from(arm.tag)) {
            record.walk(&mut Fields(self.0));
        }
    }
    fn unknown(self, tag: u32) {
        if self.0.feed(u64::from(tag)) {
            self.0.unknown_arm |= tag != 0;
        }
    }
}
