//! Fields of tables as they were declared, with their options and hashes.
//!
//! The first of two steps, because `cargo check` evaluates every const of an impl without parameters: [`fields`] runs
//! there. The second is [`layout`](super::layout), which stands in a generic impl.

use super::names::{NamingRule, spelled_hash};
use super::types::TypeRef;
use crate::format::Kind;

/// A field of a table, as declared.
#[derive(Clone, Copy, Debug)]
pub struct FieldDesc {
    /// The Rust identifier without `r#`.
    pub ident: &'static str,
    /// Doc lines.
    pub docs: &'static [&'static str],
    /// The wire name given with `name = "…"`, or empty: see [`TableDesc::names`](super::TableDesc::names).
    pub explicit_name: &'static str,
    /// A wire name the field had before, or empty.
    pub was: &'static str,
    /// xxHash64 of the wire name: what a reader matches members by.
    pub hash: u64,
    /// The type; a member marked `shared` has kind `SharedStruct` here.
    pub ty: TypeRef,
    /// Bits of the default value; 0 unless declared.
    pub default: u64,
    /// Whether a default was declared.
    pub has_default: bool,
    /// Declared `fixed`: always stored, at a constant position if it fits.
    pub fixed: bool,
    /// Declared `shared` on the member, while its type is stored inline elsewhere.
    pub shared: bool,
}

impl FieldDesc {
    /// A field without options; called by the macro.
    #[must_use]
    pub const fn new(ident: &'static str, docs: &'static [&'static str], ty: TypeRef) -> Self {
        FieldDesc {
            ident,
            docs,
            explicit_name: "",
            was: "",
            hash: 0,
            ty,
            default: 0,
            has_default: false,
            fixed: false,
            shared: false,
        }
    }

    /// Option `fixed`.
    #[must_use]
    pub const fn fixed(mut self) -> Self {
        self.fixed = true;
        self
    }

    /// Option `shared`.
    #[must_use]
    pub const fn shared(mut self) -> Self {
        match self.ty.kind {
            Kind::Struct => {
                self.ty = self.ty.shared();
                self.shared = true;
            }
            Kind::SharedStruct => {}
            // A mistake, which the check finds by this mark.
            _ => self.shared = true,
        }
        self
    }

    /// Option `name = "…"`.
    #[must_use]
    pub const fn name(mut self, name: &'static str) -> Self {
        if name.is_empty() {
            self.ty.mistake = "`name = \"\"` is no name; write the wire name, or take the option off";
        }
        self.explicit_name = name;
        self
    }

    /// Option `was = "…"`.
    #[must_use]
    pub const fn was(mut self, name: &'static str) -> Self {
        self.was = name;
        self
    }

    /// `= value`, as bits.
    #[must_use]
    pub const fn default_bits(mut self, bits: u64) -> Self {
        self.default = bits;
        self.has_default = true;
        self
    }

    /// Whether the member lies in the presence bits.
    #[must_use]
    pub const fn is_bool(&self) -> bool {
        matches!(self.ty.kind, Kind::Bool)
    }
}

/// First step: the names of all fields are hashed. Mistakes are found by [`check_table`], which stands in a
/// const of its own, so that each is reported once.
///
/// [`check_table`]: super::check::check_table
#[must_use]
pub const fn fields<const N: usize>(mut fields: [FieldDesc; N], rule: NamingRule) -> [FieldDesc; N] {
    let mut i = 0;
    while i < N {
        let f = &mut fields[i];
        f.hash = if f.explicit_name.is_empty() {
            spelled_hash(f.ident, rule)
        } else {
            super::hash::xxh64(f.explicit_name.as_bytes())
        };
        i += 1;
    }
    fields
}
