//! References to types, by identity (FORMAT §4).
//!
//! A reference names a declared type by the hash of where it was declared, never by address: consts that
//! point at each other would make an evaluation cycle as soon as a type is recursive. The block that
//! declares a type resolves the reference (`schema::graph`).

use super::hash::Xxh64;
use super::plain::{StructField, array_shape, struct_shape};
use crate::format::{ARRAY_NAME, ARRAY_SHAPE, Kind, MAP_NAME, limits};

/// Which type a field, an element or an arm has.
#[derive(Clone, Copy, Debug)]
pub struct TypeRef {
    /// What the value is on the wire.
    pub kind: Kind,
    /// Whether the schema section marks it nullable (FORMAT §14); `Option` of a value, every reference
    /// except a table by value.
    pub nullable: bool,
    /// Identity: equal for two references exactly when they share one entry of the schema section, and
    /// different for different enums.
    pub key: u64,
    /// The block that declares the type; 0 for built-in types.
    pub scope: u64,
    /// The Rust name of a declared type, `Map`, `Array`, or empty.
    pub name: &'static str,
    /// Bytes of a cell; 0 for bools, whose cells are header bits.
    pub cell_size: u16,
    /// Alignment of a cell.
    pub cell_align: u8,
    /// Bytes of the value itself if it is plain data (a scalar, struct or array), else 0.
    pub size: u16,
    /// Alignment of the value itself if it is plain data, else 4.
    pub align: u8,
    /// Hash of a struct's shape (FORMAT §13).
    pub shape: u64,
    /// The fields of a declared plain struct; empty for other types.
    pub fields: &'static [StructField],
    /// Elements of a vector or array, keys of a map.
    pub element: Option<&'static TypeRef>,
    /// Values of a map.
    pub value: Option<&'static TypeRef>,
    /// The length that an array's values have; 0 for other types.
    pub len: u32,
    /// Whether a default value of this type holds a default value of the table it names, or of its
    /// element: a cycle of such types has no finite default.
    pub required: bool,
    /// Whether all-zero bytes are a value: false for closed enums without a variant 0.
    pub zero: bool,
    /// Whether this is an `Option`.
    pub option: bool,
    /// Whether this is a `char`: a `UInt32` whose values are Unicode scalar values.
    pub character: bool,
    /// Whether this is a set: a vector whose elements ascend.
    pub set: bool,
    /// Why the format cannot hold this type, and what to write instead; empty if it can. Said by the check
    /// of the table or struct that uses it, so that every type has a value and no mistake is reported twice.
    pub mistake: &'static str,
}

impl TypeRef {
    const NONE: TypeRef = TypeRef {
        kind: Kind::Bool,
        nullable: false,
        key: 0,
        scope: 0,
        name: "",
        cell_size: 4,
        cell_align: 4,
        size: 0,
        align: 4,
        shape: 0,
        fields: &[],
        element: None,
        value: None,
        len: 0,
        required: false,
        zero: true,
        option: false,
        character: false,
        set: false,
        mistake: "",
    };

    /// A built-in scalar.
    #[must_use]
    pub const fn scalar(kind: Kind) -> Self {
        let size = kind.scalar_size();
        let in_bits = matches!(kind, Kind::Bool);
        TypeRef {
            kind,
            key: kind as u64,
            cell_size: if in_bits { 0 } else { size as u16 },
            cell_align: size as u8,
            size: size as u16,
            align: size as u8,
            ..Self::NONE
        }
    }

    /// An enum, flags or newtype stored as `kind`, declared at `key` in `scope`.
    #[must_use]
    pub const fn enumeration(kind: Kind, key: u64, scope: u64, name: &'static str, zero: bool) -> Self {
        TypeRef { key, scope, name, zero, ..TypeRef::scalar(kind) }
    }

    /// A string.
    #[must_use]
    pub const fn string() -> Self {
        let key = Kind::String as u64;
        TypeRef { kind: Kind::String, nullable: true, key, ..Self::NONE }
    }

    /// A table by value.
    #[must_use]
    pub const fn table(key: u64, scope: u64, name: &'static str) -> Self {
        TypeRef { kind: Kind::Object, key, scope, name, required: true, ..Self::NONE }
    }

    /// A union.
    #[must_use]
    pub const fn union(key: u64, scope: u64, name: &'static str) -> Self {
        TypeRef { kind: Kind::Union, nullable: true, key, scope, name, cell_size: 8, ..Self::NONE }
    }

    /// A plain struct of `size` bytes and alignment `align` in memory, which [`check_struct`] looks at.
    ///
    /// [`check_struct`]: super::check::check_struct
    #[must_use]
    pub const fn structure(
        key: u64,
        scope: u64,
        name: &'static str,
        (size, align): (usize, usize),
        fields: &'static [StructField],
    ) -> Self {
        let shape = struct_shape(fields, size, align);
        let (size, align) = (size as u16, align as u8);
        TypeRef {
            kind: Kind::Struct,
            key,
            scope,
            name,
            cell_size: size,
            cell_align: align,
            size,
            align,
            shape,
            fields,
            ..Self::NONE
        }
    }

    /// The plain struct stored behind an offset (FORMAT §12).
    #[must_use]
    pub const fn shared(self) -> Self {
        TypeRef { kind: Kind::SharedStruct, cell_size: 4, cell_align: 4, ..self }
    }

    /// A vector of `element`.
    #[must_use]
    pub const fn vector(element: &'static TypeRef) -> Self {
        let null_struct = element.nullable && matches!(element.kind, Kind::SharedStruct);
        TypeRef {
            kind: Kind::Vector,
            nullable: true,
            key: vector_identity(element),
            element: Some(element),
            mistake: if null_struct { NULL_STRUCTS } else { element.mistake },
            ..Self::NONE
        }
    }

    /// A set of `element`: a vector, in the order of its elements, which are distinct.
    #[must_use]
    pub const fn set(element: &'static TypeRef) -> Self {
        let vector = Self::vector(element);
        TypeRef { set: true, mistake: if element.is_key() { vector.mistake } else { NO_KEY }, ..vector }
    }

    /// A map, by the vectors of its keys and its values.
    #[must_use]
    pub const fn map(keys: &'static TypeRef, values: &'static TypeRef) -> Self {
        TypeRef {
            kind: Kind::Object,
            nullable: true,
            key: pair(Kind::Object as u8, keys.key, values.key),
            name: MAP_NAME,
            element: Some(keys),
            value: Some(values),
            mistake: match keys.element {
                Some(key) if !key.is_key() => NO_KEY,
                _ if keys.mistake.is_empty() => values.mistake,
                _ => keys.mistake,
            },
            ..Self::NONE
        }
    }

    /// `[T; len]` as a member of a table: an inline struct of plain elements, else a vector whose length
    /// must be `len` (FORMAT §21). As a field of a plain struct: a C array.
    #[must_use]
    pub const fn array(element: &'static TypeRef, len: usize) -> Self {
        let too_large =
            element.is_plain() && (element.size as usize).saturating_mul(len) > limits::MAX_STRUCT;
        let mistake = match len {
            0 => "an array in a schema needs at least one element; take the field away",
            _ if too_large => "an array of plain data is at most 65535 bytes; write `Vec<T>`",
            _ if len > u32::MAX as usize => "an array in a schema has at most 4294967295 elements",
            _ => element.mistake,
        };
        if !element.is_plain() {
            let vector = TypeRef::vector(element);
            return TypeRef {
                len: len as u32,
                required: element.required,
                mistake: if mistake.is_empty() { vector.mistake } else { mistake },
                ..vector
            };
        }
        let size = (element.size as usize).wrapping_mul(len) as u16;
        TypeRef {
            kind: Kind::Struct,
            key: pair(ARRAY_SHAPE, element.key, len as u64),
            name: ARRAY_NAME,
            cell_size: size,
            cell_align: element.align,
            size,
            align: element.align,
            shape: array_shape(element, len),
            len: len as u32,
            zero: element.zero,
            element: Some(element),
            mistake,
            ..Self::NONE
        }
    }

    /// `Option` of the type.
    #[must_use]
    pub const fn optional(self) -> Self {
        let mistake = if self.option {
            "`Option<Option<T>>` has one null more than the format can tell apart; write `Option<T>`"
        } else {
            self.mistake
        };
        TypeRef { nullable: true, required: false, zero: true, option: true, mistake, ..self }
    }

    /// `Box` of the type: nullable for the schema section, though a value of it always exists.
    #[must_use]
    pub const fn boxed(self) -> Self {
        TypeRef { nullable: self.nullable || matches!(self.kind, Kind::Object), ..self }
    }

    /// A newtype around the type.
    #[must_use]
    pub const fn wrapped(self) -> Self {
        let mistake = if self.option {
            "a newtype cannot be around an `Option`; write `Option` of a newtype around what is in it"
        } else {
            self.mistake
        };
        TypeRef { mistake, ..self.boxed() }
    }

    /// Whether values are bytes without offsets: scalars, structs stored inline, arrays of them.
    #[must_use]
    pub const fn is_plain(&self) -> bool {
        self.kind.is_inline() && !self.nullable
    }

    /// Whether a vector of this element stores presence bits (FORMAT §9).
    #[must_use]
    pub const fn is_optional_value(&self) -> bool {
        self.kind.is_inline() && self.nullable
    }

    /// Bytes between two elements of a vector.
    #[must_use]
    pub const fn stride(&self) -> usize {
        match self.kind {
            Kind::Union => 8,
            kind if kind.is_inline() => self.size as usize,
            _ => 4,
        }
    }

    /// Whether values can be keys of a map (FORMAT 10.3).
    #[must_use]
    pub const fn is_key(&self) -> bool {
        matches!(self.kind as u8, 2..=9 | 12 | 14) && !self.option
    }

    /// Whether this is a map.
    #[must_use]
    pub const fn is_map(&self) -> bool {
        self.value.is_some()
    }
}

const NO_KEY: &str = "keys are integers, `char`, `Char16`, enums, flags, `String` and newtypes around these";

const NULL_STRUCTS: &str = "a vector or map holds no `Option<T>` of a `[shared]` struct, since it is never null there in the format; write `T`, or take `[shared]` off the struct";

const fn vector_identity(element: &TypeRef) -> u64 {
    let mut h = Xxh64::new();
    h.u8(Kind::Vector as u8);
    h.u8(element.kind as u8);
    h.u8(element.is_optional_value() as u8);
    h.u64(element.key);
    h.finish()
}

const fn pair(what: u8, a: u64, b: u64) -> u64 {
    let mut h = Xxh64::new();
    h.u8(what);
    h.u64(a);
    h.u64(b);
    h.finish()
}
