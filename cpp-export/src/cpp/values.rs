//! Default values of members.

use super::names::Role;
use super::types::{Needs, Types, qualified};
use crate::descriptor::{Declared, EnumType, Field, TypeUse};

/// The default value of a member as a C++ expression, `None` if it is zero.
pub(super) fn default(types: &Types<'_>, field: &Field, needs: &mut Needs) -> Option<String> {
    let ty = &field.ty;
    if field.default == 0 || ty.option {
        return None;
    }
    if let Some((block, Declared::EnumType(declared))) = types.declared(ty) {
        let name = qualified(types.names, block, &declared.ident);
        return Some(variant(types, declared, &name, field.default));
    }
    Some(number(ty, field.default, needs))
}

fn variant(types: &Types<'_>, ty: &EnumType, name: &str, bits: u64) -> String {
    let value = extended(ty.kind, bits);
    match ty.variants.iter().find(|variant| variant.value == value) {
        Some(variant) => format!("{name}::{}", types.names.of(&variant.name, Role::Variant)),
        None => format!("static_cast<{name}>({})", integer(ty.kind, bits)),
    }
}

fn number(ty: &TypeUse, bits: u64, needs: &mut Needs) -> String {
    match ty.kind {
        1 => "true".into(),
        10 => match f32::from_bits(bits as u32) {
            value if value.is_finite() => format!("{value:?}F"),
            value => {
                needs.standard.insert("bit");
                format!("std::bit_cast<float>({:#x}U)", value.to_bits())
            }
        },
        11 => match f64::from_bits(bits) {
            value if value.is_finite() => format!("{value:?}"),
            value => {
                needs.standard.insert("bit");
                format!("std::bit_cast<double>(std::uint64_t{{{:#x}U}})", value.to_bits())
            }
        },
        12 => format!("char16_t{{{bits:#x}}}"),
        _ if ty.character => format!("char32_t{{{bits:#x}}}"),
        kind => integer(kind, bits),
    }
}

/// An integer of this kind as a literal that has its type or converts to it without a warning.
pub(super) fn integer(kind: u8, bits: u64) -> String {
    let value = extended(kind, bits);
    match kind {
        // There are no negative literals, and the positive one would be too large.
        8 if value == i64::MIN as u64 => "INT64_MIN".into(),
        2 | 4 | 6 | 8 => (value as i64).to_string(),
        3 | 5 => value.to_string(),
        _ => format!("{value}U"),
    }
}

/// The value of an integer of this kind, sign-extended.
fn extended(kind: u8, bits: u64) -> u64 {
    match kind {
        2 => bits as i8 as u64,
        4 => bits as i16 as u64,
        6 => bits as i32 as u64,
        _ => bits,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_literals_of_their_kind() {
        assert_eq!(integer(2, 0xFF), "-1");
        assert_eq!(integer(8, i64::MIN as u64), "INT64_MIN");
        assert_eq!(integer(9, u64::MAX), "18446744073709551615U");
        assert_eq!(integer(5, 65535), "65535");
    }
}
