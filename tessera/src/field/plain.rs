//! Plain data: values that are their bytes (FORMAT §5).

use super::{Field, PlainSource, PlainTypeVisitor, PlainVisitor};
use crate::schema::StructDesc;

/// A type whose values are stored as their bytes: scalars, plain structs, arrays of them.
///
/// # Safety
///
/// 1. In memory, the type has the size, alignment and field offsets that [`Field::TYPE`] states.
/// 2. `PADDED` is false only if every byte of every value is initialised.
/// 3. `CHECKED` is false only if every pattern of the bytes that lie in fields is a value.
/// 4. [`walk`](Plain::walk) and [`walk_types`](Plain::walk_types) hand out every field, at its place.
/// 5. All-zero bytes are a value, unless the type is a closed enum.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a plain `struct`",
    label = "not plain data",
    note = "a `struct` holds numbers, bools, characters, enums, flags, arrays of them and other plain structs; use a `table` for strings, vectors and options"
)]
pub unsafe trait Plain: Field + Copy + PartialEq + core::fmt::Debug {
    /// Whether some bytes lie in no field.
    const PADDED: bool;
    /// Whether some bytes lie in bools, characters or closed enums, which do not take every value.
    const CHECKED: bool;
    /// Its fields, if it is a declared struct.
    const STRUCT: Option<&'static StructDesc> = None;
    /// Hands out the fields of a struct, the elements of an array; nothing for a scalar.
    fn walk<V: PlainVisitor>(&self, v: &mut V);
    /// The same without a value.
    fn walk_types<V: PlainTypeVisitor>(v: &mut V);
    /// Makes a value of the fields or elements that `s` gives, in declaration order.
    fn build<S: PlainSource>(s: &mut S) -> Self;
}

/// The value whose bytes are all zero.
///
/// # Panics
///
/// When `T` is an array of a closed enum without a variant 0. No schema gets there: fields of such a type
/// are optional or refused. As it is known at compile time, the check costs nothing.
#[must_use]
pub const fn zeroed<T: Plain>() -> T {
    assert!(const { T::TYPE.zero }, "the closed enum inside has no variant with value 0");
    // SAFETY: all-zero bytes are a value (obligation 5 of `Plain`; the assertion leaves closed enums with
    // a variant 0).
    unsafe { core::mem::zeroed() }
}

// SAFETY: elements of an array lie back to back without padding between them, and each is plain; an array
// is checked or padded exactly if its elements are.
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {
    const PADDED: bool = T::PADDED;
    const CHECKED: bool = T::CHECKED;
    fn walk<V: PlainVisitor>(&self, v: &mut V) {
        for (i, item) in self.iter().enumerate() {
            v.field(i, item);
        }
    }
    fn walk_types<V: PlainTypeVisitor>(v: &mut V) {
        for i in 0..N {
            v.field::<T>(i, i * size_of::<T>());
        }
    }
    fn build<S: PlainSource>(s: &mut S) -> Self {
        core::array::from_fn(|i| s.field(i))
    }
}
