//! Plain data whose bytes do not all make values: bools, characters, closed enums (FORMAT 18.21).

use super::Verifier;
use crate::error::{Expected, ReadErrorKind, Step};
use crate::field::{Field, Key, Model, Plain, PlainTypeVisitor, Scalar, Table, TypeVisitor, Union};

impl Verifier<'_> {
    /// Verifies one value of plain data at `at`, which lies in the buffer. Nothing for unchecked types.
    #[inline]
    pub(super) fn value<T: Plain>(&mut self, at: usize) -> bool {
        !T::CHECKED || T::Model::describe(Value { verifier: self, at })
    }

    #[inline]
    fn scalar<T: Scalar>(&mut self, at: usize) -> bool {
        let bits = self.bits(at, size_of::<T>());
        T::is_valid(bits) || self.bad_value::<T>(at, bits)
    }

    /// The little-endian number of `size` bytes at `at`, a power of two up to 8; 0 outside of the buffer, which callers
    /// excluded.
    #[inline(always)]
    pub(super) fn bits(&self, at: usize, size: usize) -> u64 {
        let bytes = self.bytes.get(at..).unwrap_or(&[]);
        match size {
            1 => bytes.first().map_or(0, |byte| (*byte).into()),
            2 => bytes.first_chunk().map_or(0, |half| u16::from_le_bytes(*half).into()),
            4 => bytes.first_chunk().map_or(0, |word| u32::from_le_bytes(*word).into()),
            _ => bytes.first_chunk().map_or(0, |long| u64::from_le_bytes(*long)),
        }
    }

    #[cold]
    fn bad_value<T: Scalar>(&mut self, at: usize, bits: u64) -> bool {
        let expected = match T::ENUM {
            Some(_) => "a variant of the closed enum",
            None if size_of::<T>() == 1 => "a bool, 0 or 1",
            None => "a Unicode scalar value",
        };
        self.fail(ReadErrorKind::BadValue, at, Expected::Text(expected), bits)
    }
}

/// Verifies plain data by its shape.
struct Value<'v, 'b> {
    verifier: &'v mut Verifier<'b>,
    at: usize,
}

impl TypeVisitor for Value<'_, '_> {
    type Out = bool;

    #[inline]
    fn scalar<T: Scalar>(self) -> bool {
        self.verifier.scalar::<T>(self.at)
    }

    #[inline]
    fn plain<T: Plain>(self) -> bool {
        let mut fields = Fields {
            verifier: self.verifier,
            at: self.at,
            ok: true,
            names: T::STRUCT.map(|desc| desc.names),
        };
        T::walk_types(&mut fields);
        fields.ok
    }

    fn string(self) -> bool {
        unreachable!("{PLAIN}")
    }
    fn plain_vector<T: Plain>(self) -> bool {
        unreachable!("{PLAIN}")
    }
    fn optional_vector<T: Plain>(self, _: Option<usize>) -> bool {
        unreachable!("{PLAIN}")
    }
    fn vector<T: Field>(self, _: Option<usize>) -> bool {
        unreachable!("{PLAIN}")
    }
    fn map<K: Key, V: Field>(self) -> bool {
        unreachable!("{PLAIN}")
    }
    fn set<K: Key>(self) -> bool {
        unreachable!("{PLAIN}")
    }
    fn table<T: Table>(self) -> bool {
        unreachable!("{PLAIN}")
    }
    fn union<U: Union>(self) -> bool {
        unreachable!("{PLAIN}")
    }
    fn option<T: Field>(self) -> bool {
        unreachable!("{PLAIN}")
    }
}

const PLAIN: &str = "the models of plain data are scalar and plain";

/// Verifies the fields of a struct, or the elements of an array.
struct Fields<'v, 'b> {
    verifier: &'v mut Verifier<'b>,
    at: usize,
    ok: bool,
    /// The names of a struct's fields; elements of an array have numbers instead.
    names: Option<&'static [&'static str]>,
}

impl PlainTypeVisitor for Fields<'_, '_> {
    #[inline]
    fn field<F: Plain>(&mut self, index: usize, offset: usize) {
        if self.ok && !self.verifier.value::<F>(self.at.saturating_add(offset)) {
            self.ok = false;
            self.verifier.prepend(match self.names.and_then(|names| names.get(index)) {
                Some(name) => Step::Field(name),
                None => Step::Element(index),
            });
        }
    }
}
