//! What lies in a cell or a slot itself: numbers, plain structs, optional ones.

use super::plain::{is_zero, store};
use crate::field::{
    Choice, Field, Key, Mapping, Members, Optionals, Plain, Record, Scalar, Sequence, Table, Union, Value,
    Visitor,
};

/// The shapes that a member without offset cannot have.
macro_rules! no_references {
    ($out:ty) => {
        fn string(self, _: &str) -> $out {
            unreachable!("a reference has an offset")
        }
        fn plain_slice<T: Plain>(self, _: &[T]) -> $out {
            unreachable!("a reference has an offset")
        }
        fn optionals<T: Plain, I: Optionals<T>>(self, _: I) -> $out {
            unreachable!("a reference has an offset")
        }
        fn sequence<T: Field, S: Sequence<T>>(self, _: S) -> $out {
            unreachable!("a reference has an offset")
        }
        fn map<K: Key, V: Field, M: Mapping<K, V>>(self, _: M) -> $out {
            unreachable!("a reference has an offset")
        }
        fn set<K: Key, M: Members<K>>(self, _: M) -> $out {
            unreachable!("a reference has an offset")
        }
        fn table<T: Table, R: Record<T>>(self, _: R) -> $out {
            unreachable!("a reference has an offset")
        }
        fn union<U: Union, C: Choice<U>>(self, _: C) -> $out {
            unreachable!("a reference has an offset")
        }
    };
}

/// The bits of a scalar that may be optional, and whether it is stored (FORMAT §7).
pub(super) struct Bits {
    pub(super) default: u64,
    /// Stored even if it equals its default.
    pub(super) keep: bool,
}

impl Visitor for Bits {
    type Out = (bool, u64);

    #[inline]
    fn scalar<T: Scalar>(self, value: T) -> (bool, u64) {
        let bits = value.to_bits();
        (self.keep | (bits != self.default), bits)
    }

    fn plain<T: Plain>(self, _: &T) -> (bool, u64) {
        unreachable!("scalars only")
    }

    #[inline]
    fn none<T: Field>(self) -> (bool, u64) {
        (false, 0)
    }

    #[inline]
    fn some<T: Field, X: Value<T>>(self, value: X) -> (bool, u64) {
        (true, value.visit(self).1)
    }

    no_references!((bool, u64));
}

/// Whether a plain struct that may be optional is stored (FORMAT §7).
pub(super) struct Stored {
    /// Stored even if it is all zeros.
    pub(super) keep: bool,
}

impl Visitor for Stored {
    type Out = bool;

    fn scalar<T: Scalar>(self, _: T) -> bool {
        unreachable!("structs only")
    }

    #[inline]
    fn plain<T: Plain>(self, value: &T) -> bool {
        self.keep || !is_zero(value)
    }

    #[inline]
    fn none<T: Field>(self) -> bool {
        false
    }

    #[inline]
    fn some<T: Field, X: Value<T>>(self, _: X) -> bool {
        true
    }

    no_references!(bool);
}

/// Stores plain data in its slot, or zeros for what is absent.
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
