//! Mistakes of users that a trait explains, by a bound that does not hold at the user's token.

use super::{Described, Outlined};
use crate::schema::TypeDesc;
use crate::schema::desc::Outline;

/// What has a mistake that is reported under its own name: the macro `__blame` calls a method of that name
/// on this, which asks for one of the traits below. Nothing implements them.
#[derive(Debug)]
pub struct Mistake;

impl Outlined for Mistake {
    const OUTLINE: Outline = Outline { key: 0, ident: "", fields: &[], arms: &[], plain: &[] };
}

impl<const LAZY: bool> Described<LAZY> for Mistake {
    const DESC: TypeDesc = panic!("a mistake in a schema, which was reported");
}

/// Anything without `#[cfg]`.
#[diagnostic::on_unimplemented(
    message = "`#[cfg]` cannot stand in a schema",
    label = "take `#[cfg]` off, or declare two schemas",
    note = "a schema that depends on features has two fingerprints, and the buffers of one build are strange to the other"
)]
pub trait NoCfg {}

/// An enum with an integer.
#[diagnostic::on_unimplemented(
    message = "an enum needs the integer it is stored as",
    label = "write `: u8` behind the name, or another integer"
)]
pub trait EnumWithInteger {}

/// Flags with an integer.
#[diagnostic::on_unimplemented(
    message = "flags need the integer they are stored as",
    label = "write `: u32` behind the name, or another unsigned integer"
)]
pub trait FlagsWithInteger {}

/// An arm with a name of its own.
#[diagnostic::on_unimplemented(
    message = "an arm of a union cannot be called `Unknown`",
    label = "write `OtherName = Table`",
    note = "every union has a variant `Unknown(u32)`: null, and the arms of newer writers"
)]
pub trait ArmName {}

/// A union with arms.
#[diagnostic::on_unimplemented(
    message = "a union needs at least one arm",
    label = "write the name of a table into its braces"
)]
pub trait UnionWithArms {}

/// The integers that an enum can be stored as: none, since those that can never get here.
#[diagnostic::on_unimplemented(
    message = "an enum cannot be stored as `{Self}`",
    label = "write `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32` or `i64`"
)]
pub trait EnumInteger {
    /// Names the trait in a const.
    const IS_ONE: ();
}

/// The integers that flags can be stored as: none, since those that can never get here.
#[diagnostic::on_unimplemented(
    message = "flags cannot be stored as `{Self}`",
    label = "write `u8`, `u16`, `u32` or `u64`"
)]
pub trait FlagsInteger {
    /// Names the trait in a const.
    const IS_ONE: ();
}

/// The type that a field of a foreign struct really has.
#[diagnostic::on_unimplemented(
    message = "the field is a `{U}` in the foreign struct, not a `{Self}`",
    label = "write `{U}`"
)]
pub trait SameAs<U> {
    /// The same value.
    fn same(self) -> U;
}

impl<U> SameAs<U> for U {
    #[inline(always)]
    fn same(self) -> U {
        self
    }
}

/// With a second candidate, rustc compares types instead of choosing one, and says what [`SameAs`] says.
#[derive(Debug)]
pub struct Other<T>(core::marker::PhantomData<T>);

#[diagnostic::do_not_recommend]
impl<T> SameAs<Other<T>> for T {
    fn same(self) -> Other<T> {
        Other(core::marker::PhantomData)
    }
}

/// The value, for a field that has the same type. The type is an argument, so that rustc points at it.
#[inline(always)]
pub fn same<T: SameAs<U>, U>(value: T) -> U {
    value.same()
}

/// What a `[skip]` field of a table with an unknown option starts as: nothing, as it does not compile.
#[must_use]
pub fn lost<T>() -> T {
    unreachable!("the table has a mistake that was reported")
}
