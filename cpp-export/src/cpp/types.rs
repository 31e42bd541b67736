//! What C++ calls a type of a member or element.

use super::names::{Names, Role};
use crate::descriptor::{Block, Declared, TypeUse};
use crate::fingerprint::{Declarations, NotDeclared};
use std::collections::BTreeSet;
use tessera::format::Kind;

/// Declarations with their C++ names.
#[derive(Debug)]
pub(super) struct Types<'a> {
    pub(super) declarations: &'a Declarations<'a>,
    pub(super) names: &'a Names,
}

/// A type as C++ spells it, and what it needs.
#[derive(Clone, Debug)]
pub(super) struct Spelled {
    /// What the runtime is asked for.
    pub(super) text: String,
    /// What the accessor returns.
    pub(super) returns: String,
    /// Whether the accessor must stand behind the class, since it returns a class that may not be complete in it.
    pub(super) late: bool,
}

/// Headers that a header includes.
#[derive(Clone, Debug, Default)]
pub(super) struct Needs {
    /// Of the standard library.
    pub(super) standard: BTreeSet<&'static str>,
    /// Of types that are complete before the class: plain data and enums.
    pub(super) before: BTreeSet<String>,
    /// That declare the types of namespaces.
    pub(super) forward: BTreeSet<String>,
    /// Of tables and unions.
    pub(super) behind: BTreeSet<String>,
}

/// The path of the header of a type.
pub(super) fn header(names: &Names, block: &Block, ident: &str) -> String {
    format!("{}/{}.hpp", namespace(names, block).join("/"), names.of(ident, Role::Type))
}

/// The path of the header that declares the types of a block's namespace.
pub(super) fn forward(names: &Names, block: &Block) -> String {
    format!("{}/_fwd.hpp", namespace(names, block).join("/"))
}

/// The parts of a block's namespace.
pub(super) fn namespace(names: &Names, block: &Block) -> Vec<String> {
    block.namespace.split("::").map(|part| names.of(part, Role::Namespace)).collect()
}

/// The name of a declared type, from the outermost namespace.
pub(super) fn qualified(names: &Names, block: &Block, ident: &str) -> String {
    format!("::{}::{}", namespace(names, block).join("::"), names.of(ident, Role::Type))
}

impl<'a> Types<'a> {
    /// The declaration that a type refers to, if it is declared at all.
    pub(super) fn declared(&self, ty: &TypeUse) -> Option<(&'a Block, &'a Declared)> {
        self.declarations.get(ty.key)
    }

    /// Whether not all bytes of plain data are values: bools, characters, closed enums.
    pub(super) fn is_checked(&self, ty: &TypeUse) -> bool {
        match self.declared(ty) {
            Some((_, Declared::EnumType(ty))) => return ty.closed,
            Some((_, Declared::StructType(ty))) => {
                return ty.ty.fields.iter().any(|field| self.is_checked(&field.ty));
            }
            _ => {}
        }
        match (&ty.element, ty.kind) {
            (Some(element), STRUCT | SHARED_STRUCT) => self.is_checked(element),
            (None, STRUCT | SHARED_STRUCT) => ty.fields.iter().any(|field| self.is_checked(&field.ty)),
            (_, BOOL) => true,
            _ => ty.character,
        }
    }

    /// Whether a member of this type has to be looked at by the verifier.
    pub(super) fn is_looked_at(&self, ty: &TypeUse, shared: bool) -> bool {
        shared || !is_inline(ty.kind) || self.is_checked(ty)
    }

    /// The type of a member, with what it needs.
    pub(super) fn member(&self, ty: &TypeUse, needs: &mut Needs) -> Result<Spelled, NotDeclared> {
        let text = self.spell(ty, needs)?;
        let class = matches!(ty.kind, OBJECT | UNION) && !ty.map;
        let reference = matches!(ty.kind, STRUCT | SHARED_STRUCT);
        let plain = self.plain_text(ty, needs)?;
        let returns = match (plain, ty.option) {
            (Some(plain), true) if reference => format!("std::optional<{plain}>"),
            (Some(plain), false) if reference => format!("const {plain}&"),
            _ => text.clone(),
        };
        Ok(Spelled { text, returns, late: class })
    }

    /// The name of a plain struct or array, whether it is shared or not.
    fn plain_text(&self, ty: &TypeUse, needs: &mut Needs) -> Result<Option<String>, NotDeclared> {
        if !matches!(ty.kind, STRUCT | SHARED_STRUCT) {
            return Ok(None);
        }
        self.structure(ty, needs).map(Some)
    }

    /// The type as the runtime's templates name it.
    pub(super) fn spell(&self, ty: &TypeUse, needs: &mut Needs) -> Result<String, NotDeclared> {
        let text = self.required(ty, needs)?;
        if !ty.option {
            return Ok(text);
        }
        needs.standard.insert("optional");
        Ok(format!("std::optional<{text}>"))
    }

    fn required(&self, ty: &TypeUse, needs: &mut Needs) -> Result<String, NotDeclared> {
        if ty.map {
            let (key, value) = (inner(ty.element.as_deref()), inner(ty.value.as_deref()));
            let (Some(key), Some(value)) = (key, value) else { return Err(strange(ty)) };
            return Ok(format!("::tessera::Map<{}, {}>", self.spell(key, needs)?, self.spell(value, needs)?));
        }
        Ok(match ty.kind {
            STRING => {
                needs.standard.insert("string_view");
                "std::string_view".into()
            }
            VECTOR => {
                let Some(element) = ty.element.as_deref() else { return Err(strange(ty)) };
                let text = self.spell(element, needs)?;
                match ty.len {
                    0 if ty.set => format!("::tessera::Set<{text}>"),
                    0 if is_inline(element.kind) && !element.option => {
                        needs.standard.insert("span");
                        format!("std::span<const {text}>")
                    }
                    0 => format!("::tessera::Vector<{text}>"),
                    len => format!("::tessera::Array<{text}, {len}>"),
                }
            }
            STRUCT => self.structure(ty, needs)?,
            SHARED_STRUCT => format!("::tessera::Shared<{}>", self.structure(ty, needs)?),
            OBJECT | UNION => self.class(ty, needs)?,
            _ => self.number(ty, needs)?,
        })
    }

    fn class(&self, ty: &TypeUse, needs: &mut Needs) -> Result<String, NotDeclared> {
        let Some((block, declared)) = self.declared(ty) else {
            return Err(NotDeclared::new(&ty.name));
        };
        needs.forward.insert(forward(self.names, block));
        needs.behind.insert(header(self.names, block, declared.ident()));
        Ok(qualified(self.names, block, declared.ident()))
    }

    /// A plain struct, or an array of plain data.
    fn structure(&self, ty: &TypeUse, needs: &mut Needs) -> Result<String, NotDeclared> {
        if let Some((block, declared)) = self.declared(ty) {
            needs.before.insert(header(self.names, block, declared.ident()));
            return Ok(qualified(self.names, block, declared.ident()));
        }
        match &ty.element {
            Some(element) => {
                needs.standard.insert("array");
                Ok(format!("std::array<{}, {}>", self.spell(element, needs)?, ty.len))
            }
            None => Err(NotDeclared::new(&ty.name)),
        }
    }

    fn number(&self, ty: &TypeUse, needs: &mut Needs) -> Result<String, NotDeclared> {
        if let Some((block, declared)) = self.declared(ty) {
            needs.before.insert(header(self.names, block, declared.ident()));
            return Ok(qualified(self.names, block, declared.ident()));
        }
        if ty.character {
            return Ok("char32_t".into());
        }
        let text = scalar(ty.kind).ok_or_else(|| strange(ty))?;
        if text.starts_with("std::") {
            needs.standard.insert("cstdint");
        }
        Ok(text.into())
    }
}

/// The elements of a vector that is part of a map.
fn inner(vector: Option<&TypeUse>) -> Option<&TypeUse> {
    vector?.element.as_deref()
}

/// A type that no version of the library describes so.
fn strange(ty: &TypeUse) -> NotDeclared {
    NotDeclared::new(&format!("kind {} {}", ty.kind, ty.name))
}

pub(super) const BOOL: u8 = Kind::Bool as u8;
pub(super) const STRUCT: u8 = Kind::Struct as u8;
pub(super) const STRING: u8 = Kind::String as u8;
pub(super) const OBJECT: u8 = Kind::Object as u8;
pub(super) const VECTOR: u8 = Kind::Vector as u8;
pub(super) const UNION: u8 = Kind::Union as u8;
pub(super) const SHARED_STRUCT: u8 = Kind::SharedStruct as u8;

/// Whether values lie in their cells.
pub(super) fn is_inline(kind: u8) -> bool {
    kind <= STRUCT
}

/// The C++ type of a kind of number.
pub(super) fn scalar(kind: u8) -> Option<&'static str> {
    Some(match kind {
        1 => "bool",
        2 => "std::int8_t",
        3 => "std::uint8_t",
        4 => "std::int16_t",
        5 => "std::uint16_t",
        6 => "std::int32_t",
        7 => "std::uint32_t",
        8 => "std::int64_t",
        9 => "std::uint64_t",
        10 => "float",
        11 => "double",
        12 => "char16_t",
        _ => return None,
    })
}
