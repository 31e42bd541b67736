//! Random values of any schema type: a codec that makes values instead of reading them.

use tessera::field::{ArmSource, FieldSource, Key, Model, PlainSource, Scalar, Source, Union, zeroed};
use tessera::schema::Arm;
use tessera::{Field, Plain, Table};

/// A seeded generator (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
    /// How much a value may still grow: halved for each level of the value.
    size: usize,
}

impl Random {
    /// A generator whose values have about `size` elements in a vector.
    #[must_use]
    pub fn new(seed: u64, size: usize) -> Self {
        Random { state: seed, size }
    }

    /// A random word.
    pub fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.word() % end as u64) as usize
    }

    /// A value of the table `T`.
    pub fn value<T: Table>(&mut self) -> T {
        let mut value = T::default();
        value.fill(self);
        value
    }

    fn len(&mut self) -> usize {
        match self.size {
            0 => 0,
            size => self.below(size + 1),
        }
    }

    /// Runs `f` one level down.
    fn below_here<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        let size = self.size;
        self.size /= 2;
        let result = f(self);
        self.size = size;
        result
    }

    fn make<F: Field>(&mut self) -> F {
        self.below_here(|random| F::Model::build(random))
    }

    fn many<F: Field>(&mut self, len: usize) -> Vec<F> {
        (0..len).map(|_| self.make()).collect()
    }
}

impl FieldSource for Random {
    fn field<F: Field>(&mut self, _: usize, value: &mut F) {
        F::Model::fill(value, self);
    }
}

impl PlainSource for Random {
    fn scalar<T: Scalar>(&mut self) -> T {
        // Small numbers are more likely than others, defaults and equal values likelier still.
        let bits = match self.below(4) {
            0 => 0,
            1 => self.word() & 3,
            2 => self.word() & 0xFF,
            _ => self.word(),
        };
        let mask = u64::MAX >> (64 - 8 * size_of::<T>());
        let valid = T::from_bits(bits & mask);
        let variants = T::ENUM.map_or(&[][..], |desc| desc.variants);
        valid.unwrap_or_else(|| match variants {
            [] => T::from_bits(bits & 1).expect("0 and 1 are bools and characters"),
            _ => {
                let value = variants[(bits % variants.len() as u64) as usize].value;
                T::from_bits(value & mask).expect("a variant's value is one")
            }
        })
    }

    fn field<F: Plain>(&mut self, _: usize) -> F {
        F::build(self)
    }
}

impl Source for &mut Random {
    fn scalar<T: Scalar>(self) -> T {
        PlainSource::scalar(self)
    }
    fn plain<T: Plain>(self) -> T {
        // All-zero structs are left out, so they are worth meeting often.
        if T::TYPE.zero && self.below(4) == 0 { zeroed() } else { T::build(self) }
    }
    fn string(self, value: &mut String) {
        const LETTERS: [char; 8] = ['a', 'b', 'Z', '0', 'ß', '→', '😀', '\0'];
        let len = self.len();
        value.extend((0..len).map(|_| LETTERS[self.below(LETTERS.len())]));
    }
    fn plain_vec<T: Plain>(self, value: &mut Vec<T>) {
        let len = self.len();
        value.extend((0..len).map(|_| T::build(self)));
    }
    fn optional_vec<T: Plain>(self, value: &mut Vec<Option<T>>) {
        value.resize(self.len() * 5, None);
        self.optional_array(value);
    }
    fn optional_array<T: Plain>(self, value: &mut [Option<T>]) {
        value.fill_with(|| (self.below(2) == 0).then(|| T::build(self)));
    }
    fn vec<T: Field>(self, value: &mut Vec<T>) {
        let len = self.len();
        *value = self.many(len);
    }
    fn array<T: Field>(self, value: &mut [T]) {
        value.fill_with(|| self.make());
    }
    fn map<K: Key, V: Field, M: FromIterator<(K, V)>>(self, value: &mut M) {
        let len = self.len();
        let keys: Vec<K> = self.many(len);
        let values: Vec<V> = self.many(len);
        *value = keys.into_iter().zip(values).collect();
    }
    fn set<K: Key, C: FromIterator<K>>(self, value: &mut C) {
        let len = self.len();
        *value = self.many::<K>(len).into_iter().collect();
    }
    fn table<T: Table>(self, value: &mut T) {
        if self.size > 0 {
            self.below_here(|random| value.fill(random));
        }
    }
    fn union<U: Union>(self, value: &mut U) {
        let arms: &[Arm] = U::DESC.arms;
        if self.size > 0 {
            value.set(arms[self.below(arms.len())].tag);
            value.fill(self);
        }
    }
    fn option<T: Field>(self, value: &mut Option<T>) {
        // A union that holds nothing and no union are one thing in the format, so at size 0 there is none.
        let some = self.below(3) != 0 && (self.size > 0 || T::TYPE.is_plain());
        *value = some.then(|| T::Model::build(self));
    }
}

impl ArmSource for &mut Random {
    fn arm<T: Table>(self, value: &mut T) {
        self.below_here(|random| value.fill(random));
    }
}
