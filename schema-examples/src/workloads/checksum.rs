//! The checksum that every reader of a workload must produce.
//!
//! It is a 64-bit FNV-1a over whole words instead of bytes, and visits every member of every
//! object in declaration order: that walk is [`Fold`], for owned values and for views. What it feeds
//! is a [`Sink`]: the [`Checksum`], or the sum that a benchmark prefers because it has no chain of
//! multiplications. Readers of other kinds may also feed a [`Checksum`] by hand.

use std::collections::BTreeMap;
use tessera::field::Key;
use tessera::{InPlace, Map, Vector};

/// What stands for a null string, vector or object and for an absent optional value.
const ABSENT: u64 = 0x9E37_79B9_7F4A_7C15;

/// What a walk over a value feeds, word by word.
pub trait Sink {
    /// Takes one word. Integers are sign-extended, floats give their bits, bools 0 or 1.
    fn mix(&mut self, word: u64);

    /// Takes a string.
    fn string(&mut self, text: &str);

    /// Takes the marker of a null or absent value.
    fn absent(&mut self) {
        self.mix(ABSENT);
    }

    /// Takes the number of elements of a vector or dictionary; the elements follow.
    fn count(&mut self, elements: usize) {
        self.mix(elements as u64);
    }
}

/// A checksum under construction.
#[derive(Clone, Debug)]
pub struct Checksum(u64);

impl Checksum {
    /// The checksum of nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    /// The checksum of all that was mixed in.
    #[must_use]
    pub fn finish(&self) -> u64 {
        self.0
    }
}

impl Sink for Checksum {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x100_0000_01B3);
    }

    /// A string is its length in bytes and its first byte, 0 if it is empty.
    fn string(&mut self, text: &str) {
        self.count(text.len());
        self.mix(u64::from(text.bytes().next().unwrap_or(0)));
    }
}

impl Default for Checksum {
    fn default() -> Self {
        Self::new()
    }
}

/// A value that can be walked over, owned or in place.
pub trait Fold {
    /// Feeds every member of the value, in declaration order.
    fn fold<S: Sink>(&self, sum: &mut S);
}

/// The checksum of one value.
#[must_use]
pub fn of<T: Fold>(value: &T) -> u64 {
    let mut sum = Checksum::new();
    value.fold(&mut sum);
    sum.finish()
}

/// Feeds the chosen arm of a union: its number, then its members.
pub fn fold_arm<S: Sink>(number: u64, arm: &impl Fold, sum: &mut S) {
    sum.mix(number);
    arm.fold(sum);
}

/// Implements [`Fold`] for structs and tables: their members, in the order given. A member that is
/// forgotten does not compile. `Table as TableView { … }` does it for the view too, by its accessors.
#[macro_export]
macro_rules! fold_members {
    ($($Type:ident $(as $View:ident)? { $($members:tt)* })*) => {$(
        $crate::fold_members!(@ owned $Type [$($View)?] { $($members)* });
    )*};
    (@ owned $Type:ident [$View:ident] { $($members:tt)* }) => {
        $crate::fold_members!(@ owned $Type [] { $($members)* });
        $crate::fold_members!(@ view $View { $($members)* });
    };
    (@ owned $Type:ident [] { $($member:ident),* $(,)? }) => {
        impl $crate::workloads::checksum::Fold for $Type {
            fn fold<S: $crate::workloads::checksum::Sink>(&self, sum: &mut S) {
                let Self { $($member),* } = self;
                $($crate::workloads::checksum::Fold::fold($member, sum);)*
            }
        }
    };
    (@ view $View:ident { $($member:ident),* $(,)? }) => {
        impl $crate::workloads::checksum::Fold for $View<'_> {
            fn fold<S: $crate::workloads::checksum::Sink>(&self, sum: &mut S) {
                $($crate::workloads::checksum::Fold::fold(&self.$member(), sum);)*
            }
        }
    };
}

/// Implements [`Fold`] for numbers, by the conversion to a word that is given.
macro_rules! fold_words {
    ($($Type:ty: $word:expr),* $(,)?) => {$(
        impl Fold for $Type {
            fn fold<S: Sink>(&self, sum: &mut S) {
                let word: fn($Type) -> u64 = $word;
                sum.mix(word(*self));
            }
        }
    )*};
}

fold_words! {
    bool: u64::from,
    u8: u64::from,
    u16: u64::from,
    u32: u64::from,
    u64: |v| v,
    i16: |v| i64::from(v) as u64,
    i32: |v| i64::from(v) as u64,
    i64: |v| v as u64,
    f32: |v| u64::from(v.to_bits()),
    f64: f64::to_bits,
}

impl Fold for String {
    fn fold<S: Sink>(&self, sum: &mut S) {
        sum.string(self);
    }
}

impl Fold for &str {
    fn fold<S: Sink>(&self, sum: &mut S) {
        sum.string(self);
    }
}

/// A plain struct in place.
impl<T: Fold> Fold for &T {
    fn fold<S: Sink>(&self, sum: &mut S) {
        (*self).fold(sum);
    }
}

impl<T: Fold> Fold for Option<T> {
    fn fold<S: Sink>(&self, sum: &mut S) {
        match self {
            Some(value) => value.fold(sum),
            None => sum.absent(),
        }
    }
}

impl<T: Fold> Fold for [T] {
    fn fold<S: Sink>(&self, sum: &mut S) {
        sum.count(self.len());
        for element in self {
            element.fold(sum);
        }
    }
}

impl<T: Fold> Fold for &[T] {
    fn fold<S: Sink>(&self, sum: &mut S) {
        (**self).fold(sum);
    }
}

impl<T: Fold> Fold for Vec<T> {
    fn fold<S: Sink>(&self, sum: &mut S) {
        self.as_slice().fold(sum);
    }
}

impl<'a, T: InPlace<View<'a>: Fold>> Fold for Vector<'a, T> {
    fn fold<S: Sink>(&self, sum: &mut S) {
        sum.count(self.len());
        for element in *self {
            element.fold(sum);
        }
    }
}

impl<'a, K: Key + InPlace<View<'a>: Fold>, V: InPlace<View<'a>: Fold>> Fold for Map<'a, K, V> {
    fn fold<S: Sink>(&self, sum: &mut S) {
        sum.count(self.len());
        for (key, value) in *self {
            key.fold(sum);
            value.fold(sum);
        }
    }
}

impl<K: Fold, V: Fold> Fold for BTreeMap<K, V> {
    fn fold<S: Sink>(&self, sum: &mut S) {
        sum.count(self.len());
        for (key, value) in self {
            key.fold(sum);
            value.fold(sum);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What mixing `words` one after the other gives.
    fn mixed(words: &[u64]) -> u64 {
        let mut sum = Checksum::new();
        for &word in words {
            sum.mix(word);
        }
        sum.finish()
    }

    #[test]
    fn numbers_are_sign_extended_or_give_their_bits() {
        assert_eq!(of(&-1i16), mixed(&[u64::MAX]));
        assert_eq!(of(&u32::MAX), mixed(&[0xFFFF_FFFF]));
        assert_eq!(of(&-0.0f32), mixed(&[0x8000_0000]));
        assert_eq!(of(&1.0f64), mixed(&[0x3FF0_0000_0000_0000]));
    }

    #[test]
    fn null_and_empty_differ() {
        assert_eq!(of(&None::<String>), mixed(&[ABSENT]));
        assert_eq!(of(&Some(String::new())), mixed(&[0, 0]));
        assert_eq!(of(&Some(Vec::<u8>::new())), mixed(&[0]));
    }

    #[test]
    fn dictionaries_alternate_keys_and_values() {
        let prices = BTreeMap::from([(-2, 7i64), (5, 9)]);
        assert_eq!(of(&prices), mixed(&[2, -2i64 as u64, 7, 5, 9]));
    }
}
