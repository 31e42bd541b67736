//! Walking over every field of a peer's types, and the sum that is timed.
//!
//! [`Fold`](schema_examples::workloads::Fold) does this for our types. [`Walk`] is the same walk for everybody
//! else's: a trait of this crate, since their vectors and strings are types of other crates.

use std::collections::BTreeMap;

pub use schema_examples::workloads::Sink;

/// The sum of every scalar's bits and of each string's length, first and last byte, wrapping.
///
/// Unlike the checksum it has no chain of multiplications, which would hide what reading costs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum(pub u64);

impl Sink for Sum {
    #[inline(always)]
    fn mix(&mut self, word: u64) {
        self.0 = self.0.wrapping_add(word);
    }

    #[inline(always)]
    fn string(&mut self, text: &str) {
        self.mix(text.len() as u64);
        if let (Some(&first), Some(&last)) = (text.as_bytes().first(), text.as_bytes().last()) {
            self.mix(u64::from(first));
            self.mix(u64::from(last));
        }
    }

    /// Adds nothing: what is absent is seen by the branch that finds it so.
    #[inline(always)]
    fn absent(&mut self) {}
}

/// A value that can be walked over.
pub trait Walk {
    /// Feeds every field, in declaration order.
    fn walk<S: Sink>(&self, sum: &mut S);
}

/// Feeds a vector: its length, then its elements.
#[inline(always)]
pub fn walk_all<S: Sink, T: Walk>(items: impl ExactSizeIterator<Item = T>, sum: &mut S) {
    sum.count(items.len());
    for item in items {
        item.walk(sum);
    }
}

/// Feeds the chosen arm of a union: its number, then its members.
#[inline(always)]
pub fn walk_arm<S: Sink>(number: u64, arm: &impl Walk, sum: &mut S) {
    sum.mix(number);
    arm.walk(sum);
}

/// Implements [`Walk`] for structs by their fields.
macro_rules! walk_fields {
    ($($Type:ty { $($field:ident),* $(,)? })*) => {$(
        impl $crate::walk::Walk for $Type {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                $($crate::walk::Walk::walk(&self.$field, sum);)*
            }
        }
    )*};
}
pub(crate) use walk_fields;

/// Implements [`Walk`] for numbers, by the conversion to a word that is given.
macro_rules! walk_words {
    ($($Type:ty: $word:expr),* $(,)?) => {$(
        impl $crate::walk::Walk for $Type {
            #[inline(always)]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                let word: fn(&$Type) -> u64 = $word;
                sum.mix(word(self));
            }
        }
    )*};
}
#[cfg(feature = "peers")]
pub(crate) use walk_words;

walk_words! {
    bool: |v| u64::from(*v),
    u8: |v| u64::from(*v),
    u16: |v| u64::from(*v),
    u32: |v| u64::from(*v),
    u64: |v| *v,
    i16: |v| i64::from(*v) as u64,
    i32: |v| i64::from(*v) as u64,
    i64: |v| *v as u64,
    f32: |v| u64::from(v.to_bits()),
    f64: |v| v.to_bits(),
}

impl Walk for String {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        sum.string(self);
    }
}

impl Walk for &str {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        sum.string(self);
    }
}

impl<T: Walk + ?Sized> Walk for &T {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        (*self).walk(sum);
    }
}

impl<T: Walk> Walk for Box<T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        (**self).walk(sum);
    }
}

impl<T: Walk> Walk for Option<T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        match self {
            Some(value) => value.walk(sum),
            None => sum.absent(),
        }
    }
}

impl<T: Walk> Walk for [T] {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        walk_all(self.iter(), sum);
    }
}

impl<T: Walk> Walk for Vec<T> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        self.as_slice().walk(sum);
    }
}

impl<K: Walk, V: Walk> Walk for BTreeMap<K, V> {
    #[inline]
    fn walk<S: Sink>(&self, sum: &mut S) {
        sum.count(self.len());
        for (key, value) in self {
            key.walk(sum);
            value.walk(sum);
        }
    }
}
