//! The kinds of value that the format knows (FORMAT §3).

/// What a value is on the wire. The discriminant is the byte that the schema section stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Bool = 1,
    Int8 = 2,
    UInt8 = 3,
    Int16 = 4,
    UInt16 = 5,
    Int32 = 6,
    UInt32 = 7,
    Int64 = 8,
    UInt64 = 9,
    Float32 = 10,
    Float64 = 11,
    /// One UTF-16 code unit of any value.
    Char16 = 12,
    /// A plain struct, stored where it is a member.
    Struct = 13,
    String = 14,
    Object = 15,
    Vector = 16,
    Union = 17,
    /// A plain struct, stored behind an offset.
    SharedStruct = 18,
}

impl Kind {
    /// Whether the value is one number: kinds 1 to 12.
    #[must_use]
    pub const fn is_scalar(self) -> bool {
        (self as u8) <= 12
    }

    /// Whether the value lies in its cell or element slot, not behind an offset: kinds 1 to 13.
    #[must_use]
    pub const fn is_inline(self) -> bool {
        (self as u8) <= 13
    }

    /// Whether a type of this kind has an entry of its own in the schema section.
    #[must_use]
    pub const fn has_entry(self) -> bool {
        matches!(self, Kind::Struct | Kind::Object | Kind::Vector | Kind::Union | Kind::SharedStruct)
    }

    /// Size in bytes of a scalar as a vector element, and as a cell except for bools; 0 for other kinds.
    #[must_use]
    pub const fn scalar_size(self) -> usize {
        match self {
            Kind::Bool | Kind::Int8 | Kind::UInt8 => 1,
            Kind::Int16 | Kind::UInt16 | Kind::Char16 => 2,
            Kind::Int32 | Kind::UInt32 | Kind::Float32 => 4,
            Kind::Int64 | Kind::UInt64 | Kind::Float64 => 8,
            _ => 0,
        }
    }

    /// Whether a scalar of this kind has a sign: maps sort such keys as signed numbers.
    #[must_use]
    pub const fn is_signed(self) -> bool {
        matches!(self, Kind::Int8 | Kind::Int16 | Kind::Int32 | Kind::Int64 | Kind::Float32 | Kind::Float64)
    }
}
