//! Enums and flags by name.

use super::Scalar;
use crate::schema::{EnumDesc, Variant};
use core::fmt;

/// An enum declared with `enum`: names of its values. A trait, so that no variant's name can collide.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub enum Element: u8 { None, Fire = 3, Ice } }
/// use tessera::Named as _;
/// assert_eq!(Element::Fire.name(), Some("Fire"));
/// assert_eq!(Element(200).name(), None);
/// assert!(!Element(200).is_known());
/// ```
pub trait Named: Scalar {
    /// The variant's name; `None` for a value without one. Linear in the variants.
    #[must_use]
    fn name(self) -> Option<&'static str> {
        Self::ENUM.and_then(|desc| desc.name_of(self.to_number()))
    }

    /// Whether a variant has this value. Linear in the variants.
    #[must_use]
    fn is_known(self) -> bool {
        self.name().is_some()
    }

    /// The variants in declaration order.
    #[must_use]
    fn variants() -> &'static [Variant] {
        Self::ENUM.map_or(&[], |desc| desc.variants)
    }
}

/// A set of named bits declared with `flags`. A trait, so that no flag's name can collide; the operators
/// `|`, `&`, `^`, `!` work without it.
///
/// ```
/// # tessera::tessera_schema! { pub schema docs; pub flags Layers: u32 { Ground, Air, Water } }
/// use tessera::Flags as _;
/// let layers = Layers::Ground | Layers::Water;
/// assert!(layers.contains(Layers::Water));
/// assert!(!layers.intersects(Layers::Air));
/// assert_eq!(Layers::ALL, layers | Layers::Air);
/// assert!(Layers::EMPTY.is_empty());
/// ```
pub trait Flags: Scalar {
    /// All named bits.
    const ALL: Self;
    /// No bits.
    const EMPTY: Self;

    /// Whether no bit is set.
    #[must_use]
    fn is_empty(self) -> bool {
        self.to_bits() == 0
    }

    /// Whether every bit of `other` is set.
    #[must_use]
    fn contains(self, other: Self) -> bool {
        other.to_bits() & !self.to_bits() == 0
    }

    /// Whether some bit of `other` is set.
    #[must_use]
    fn intersects(self, other: Self) -> bool {
        other.to_bits() & self.to_bits() != 0
    }

    /// The flags in declaration order.
    #[must_use]
    fn variants() -> &'static [Variant] {
        Self::ENUM.map_or(&[], |desc| desc.variants)
    }
}

/// Prints an open enum: its variant, or its number in the type's name.
///
/// # Errors
///
/// Those of the formatter.
pub fn debug_enum<T: Scalar>(value: T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(desc) = T::ENUM else { return Ok(()) };
    match desc.name_of(value.to_number()) {
        Some(name) => f.write_str(name),
        None if desc.kind.is_signed() => write!(f, "{}({})", desc.ident, value.to_number() as i64),
        None => write!(f, "{}({})", desc.ident, value.to_number()),
    }
}

/// Prints flags: `Layers(Ground | Air)`, bits without a name in hexadecimal.
///
/// # Errors
///
/// Those of the formatter.
pub fn debug_flags<T: Scalar>(value: T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(desc) = T::ENUM else { return Ok(()) };
    write!(f, "{}(", desc.ident)?;
    let (mut left, mut separator) = (value.to_bits(), "");
    for flag in desc.variants {
        if flag.value != 0 && value.to_bits() & flag.value == flag.value {
            write!(f, "{separator}{}", flag.name)?;
            left &= !flag.value;
            separator = " | ";
        }
    }
    if left != 0 {
        write!(f, "{separator}{left:#x}")?;
    }
    f.write_str(")")
}

/// Whether a variant of a closed enum has these bits, zero-extended.
#[must_use]
#[inline]
pub fn is_variant(desc: &'static EnumDesc, bits: u64) -> bool {
    desc.has_value(super::extend(bits, desc.kind))
}

/// Whether a variant has the value 0.
#[must_use]
pub const fn has_zero(desc: &EnumDesc) -> bool {
    let mut i = 0;
    while i < desc.variants.len() {
        if desc.variants[i].value == 0 {
            return true;
        }
        i += 1;
    }
    false
}
