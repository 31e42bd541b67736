//! A block against its imports: what it refers to is in sight, and default values end.

use super::super::desc::Outline;
use super::super::message::Message;
use super::super::types::TypeRef;

/// The types that one block sees: where they stand, and their outlines.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    /// [`super::super::Block::SCOPE`].
    pub scope: u64,
    /// [`super::super::Block::OUTLINES`].
    pub outlines: &'static [Outline],
}

/// Checks a block (the first scope) against itself and its imports. Stops compilation on a mistake.
#[track_caller]
pub const fn check_block(scopes: &[Scope]) {
    let own = scopes[0].outlines;
    let mut i = 0;
    while i < own.len() {
        let outline = &own[i];
        let mut k = 0;
        while k < outline.fields.len() {
            let f = &outline.fields[k];
            refuse_unknown_scope(scopes, outline.ident, f.ident, &f.ty);
            k += 1;
        }
        let mut k = 0;
        while k < outline.arms.len() {
            let arm = &outline.arms[k];
            refuse_unknown_scope(scopes, outline.ident, arm.name, &arm.ty);
            k += 1;
        }
        let mut k = 0;
        while k < outline.plain.len() {
            let f = &outline.plain[k];
            refuse_unknown_scope(scopes, outline.ident, f.ident, &f.ty);
            k += 1;
        }
        i += 1;
    }
    refuse_endless_defaults(scopes);
}

#[track_caller]
const fn refuse_unknown_scope(scopes: &[Scope], owner: &str, field: &str, ty: &TypeRef) {
    let mut ty = ty;
    loop {
        if let Some(value) = ty.value {
            refuse_unknown_scope(scopes, owner, field, value);
        }
        match ty.element {
            Some(element) => ty = element,
            None => break,
        }
    }
    let (mut known, mut i) = (ty.scope == 0, 0);
    while i < scopes.len() {
        known = known || scopes[i].scope == ty.scope;
        i += 1;
    }
    if !known {
        Message::of_field(owner, field).with("the type `").with(ty.name)
            .with("` belongs to a block that this one does not import; write `use path::SCHEMA;` as the first line of this block, where SCHEMA is the schema const of the block that declares `")
            .with(ty.name).with("` (imports of imports do not count)").fail();
    }
}

/// Types that one scope check can hold.
const MAX_TYPES: usize = 8192;

/// A table whose default value needs a default value of itself has none. Tables are marked finite from the
/// leaves up; what is left over lies on a cycle or reaches one.
#[track_caller]
const fn refuse_endless_defaults(scopes: &[Scope]) {
    let mut finite = [false; MAX_TYPES];
    let mut changed = true;
    while changed {
        changed = false;
        let (mut s, mut first) = (0, 0);
        while s < scopes.len() {
            let outlines = scopes[s].outlines;
            assert!(
                first + outlines.len() <= MAX_TYPES,
                "a block and its imports declare at most 8192 types"
            );
            let mut i = 0;
            while i < outlines.len() {
                if !finite[first + i] && waits_for(scopes, &finite, &outlines[i]).is_none() {
                    finite[first + i] = true;
                    changed = true;
                }
                i += 1;
            }
            first += outlines.len();
            s += 1;
        }
    }
    // Imports are looked at too: a cycle through blocks that do not see each other shows only from here.
    let (mut s, mut first, mut i) = (0, 0, 0);
    while s < scopes.len() {
        if i == scopes[s].outlines.len() {
            first += i;
            i = 0;
            s += 1;
            continue;
        }
        if !finite[first + i] {
            let outline = &scopes[s].outlines[i];
            let field = match waits_for(scopes, &finite, outline) {
                Some(field) => field,
                None => "",
            };
            Message::of_field(outline.ident, field)
                .with("the field leads back to its own table or into a circle of tables, without an `Option`, `Vec`, map or union on the way, so that no value could ever end; make one of the fields on the way an `Option<Box<…>>`")
                .fail();
        }
        i += 1;
    }
}

/// The first field whose default is not known to be finite.
const fn waits_for(scopes: &[Scope], finite: &[bool; MAX_TYPES], outline: &Outline) -> Option<&'static str> {
    let mut k = 0;
    while k < outline.fields.len() {
        let f = &outline.fields[k];
        if let Some(key) = required_table(&f.ty)
            && let Some(i) = position(scopes, key)
            && !finite[i]
        {
            return Some(f.ident);
        }
        k += 1;
    }
    None
}

const fn required_table(ty: &TypeRef) -> Option<u64> {
    if !ty.required {
        return None;
    }
    let mut ty = ty;
    while let Some(element) = ty.element {
        ty = element;
    }
    Some(ty.key)
}

/// The number of a type among all outlines; `None` for what is not imported, which was refused before.
const fn position(scopes: &[Scope], key: u64) -> Option<usize> {
    let (mut s, mut first) = (0, 0);
    while s < scopes.len() {
        let outlines = scopes[s].outlines;
        let mut i = 0;
        while i < outlines.len() {
            if outlines[i].key == key {
                return Some(first + i);
            }
            i += 1;
        }
        first += outlines.len();
        s += 1;
    }
    None
}
