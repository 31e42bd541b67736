//! Scalars: one number of 1 to 8 bytes.

use super::models::ScalarModel;
use super::{Field, Key, Plain, PlainSource, PlainTypeVisitor, PlainVisitor};
use crate::format::Kind;
use crate::schema::{EnumDesc, TypeRef};

/// A type that is one number on the wire: numbers, `bool`, `char`, [`Char16`], enums and flags.
///
/// # Safety
///
/// 1. The type is as large as `KIND.scalar_size()` and has no padding.
/// 2. Every bit pattern for which [`is_valid`](Scalar::is_valid) gives true is a value of the type.
/// 3. If `CHECKED` is false, every bit pattern is a value.
/// 4. [`Field::TYPE`] is a scalar of kind `KIND`.
#[diagnostic::on_unimplemented(
    message = "a default value is not possible for a field of type `{Self}`",
    label = "cannot have `= default`",
    note = "only bool, numbers, characters, enums and flags have defaults in the format; take `= …` off"
)]
pub unsafe trait Scalar: Plain {
    /// The kind it is stored as.
    const KIND: Kind;
    /// Its variants, if it is an enum or flags.
    const ENUM: Option<&'static EnumDesc> = None;

    /// Whether the low bits are a value; the bits above the type's size are 0.
    #[must_use]
    fn is_valid(bits: u64) -> bool {
        let _ = bits;
        true
    }

    /// The value's bits, zero-extended.
    #[must_use]
    #[inline]
    fn to_bits(self) -> u64 {
        scalar_bits(self)
    }

    /// The value with these bits, if they are one.
    #[must_use]
    #[inline]
    fn from_bits(bits: u64) -> Option<Self> {
        if Self::CHECKED && !Self::is_valid(bits) {
            return None;
        }
        // SAFETY: the little-endian low bytes of `bits` are the type's bytes (obligation 1, and the crate
        // refuses big-endian targets), and they are a value (obligations 2 and 3, checked just above).
        Some(unsafe { core::mem::transmute_copy::<u64, Self>(&bits) })
    }

    /// The value as a number: bits sign-extended if the kind is signed.
    #[must_use]
    #[inline]
    fn to_number(self) -> u64 {
        extend(self.to_bits(), Self::KIND)
    }
}

/// Sign-extends the bits of a signed integer kind; floats and unsigned kinds stay as they are.
#[must_use]
pub const fn extend(bits: u64, kind: Kind) -> u64 {
    match kind {
        Kind::Int8 => bits as i8 as u64,
        Kind::Int16 => bits as i16 as u64,
        Kind::Int32 => bits as i32 as u64,
        _ => bits,
    }
}

/// [`Scalar::to_bits`] for consts.
#[must_use]
#[inline]
pub const fn scalar_bits<T: Scalar>(value: T) -> u64 {
    const {
        assert!(size_of::<T>() == T::KIND.scalar_size(), "a scalar is as large as its kind");
    }
    // SAFETY (all four): the type has the size of the integer read and no padding (obligation 1 of `Scalar`).
    match size_of::<T>() {
        // SAFETY: see above.
        1 => unsafe { core::mem::transmute_copy::<T, u8>(&value) as u64 },
        // SAFETY: see above.
        2 => unsafe { core::mem::transmute_copy::<T, u16>(&value) as u64 },
        // SAFETY: see above.
        4 => unsafe { core::mem::transmute_copy::<T, u32>(&value) as u64 },
        // SAFETY: see above; the assertion leaves 8 as the only other size.
        _ => unsafe { core::mem::transmute_copy::<T, u64>(&value) },
    }
}

/// One UTF-16 code unit of any value (FORMAT §3): what a `char` is in C# and `char16_t` in C++.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Char16(pub u16);

macro_rules! scalars {
    ($($t:ty: $kind:ident, $checked:expr, $valid:expr;)*) => { $(
        impl Field for $t {
            const TYPE: TypeRef = TypeRef {
                character: $checked && matches!(Kind::$kind, Kind::UInt32),
                ..TypeRef::scalar(Kind::$kind)
            };
            type Model = ScalarModel;
        }
        // SAFETY: a primitive number (or a transparent wrapper of one) has its kind's size and no padding,
        // and its values are those that `is_valid` lets through.
        unsafe impl Scalar for $t {
            const KIND: Kind = Kind::$kind;
            #[inline]
            fn is_valid(bits: u64) -> bool {
                let valid: fn(u64) -> bool = $valid;
                valid(bits)
            }
        }
        // SAFETY: as for `Scalar`; one field, no padding.
        unsafe impl Plain for $t {
            const PADDED: bool = false;
            const CHECKED: bool = $checked;
            fn walk<V: PlainVisitor>(&self, _: &mut V) {}
            fn walk_types<V: PlainTypeVisitor>(_: &mut V) {}
            fn build<S: PlainSource>(s: &mut S) -> Self {
                s.scalar()
            }
        }
    )* };
}

scalars! {
    bool: Bool, true, |bits| bits <= 1;
    i8: Int8, false, |_| true;
    u8: UInt8, false, |_| true;
    i16: Int16, false, |_| true;
    u16: UInt16, false, |_| true;
    i32: Int32, false, |_| true;
    u32: UInt32, false, |_| true;
    i64: Int64, false, |_| true;
    u64: UInt64, false, |_| true;
    f32: Float32, false, |_| true;
    f64: Float64, false, |_| true;
    Char16: Char16, false, |_| true;
    char: UInt32, true, |bits| bits <= 0x0010_FFFF && !(0xD800..=0xDFFF).contains(&bits);
}

macro_rules! keys {
    ($($t:ty),*) => { $( impl Key for $t {} )* };
}
keys!(i8, u8, i16, u16, i32, u32, i64, u64, Char16, char);
