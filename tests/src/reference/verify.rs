//! FORMAT 18: is every read of these bytes safe, and what is the first thing wrong with them.

use super::layout::{Place, Table};
use super::model::{Model, Type};
use std::collections::HashMap;

/// The classes of FORMAT 18.1 that items can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "FORMAT 18.1")]
pub enum Class {
    ReservedBits,
    BadOffset,
    OutOfBounds,
    BadString,
    BadUnionTag,
    BadValue,
    UnsortedKeys,
    LengthMismatch,
    TooDeep,
    TooMuchWork,
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its class.
    pub class: Class,
    /// The path, by wire names.
    pub path: String,
    /// The address.
    pub offset: usize,
    /// The number of the rule.
    pub rule: &'static str,
    /// Whether it was found in once mode (FORMAT 18.27).
    pub once: bool,
}

/// What the reader allows.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Levels (FORMAT 17.3).
    pub depth: usize,
    /// How many types the root reaches, strings not counted (FORMAT 18.27).
    pub types: usize,
}

/// Verifies the items of a buffer whose header is good; says which bytes have a meaning.
///
/// # Errors
///
/// The first fault in canonical order (FORMAT 18.13).
pub fn verify(model: &Model, bytes: &[u8], limits: Limits) -> Result<Vec<bool>, Fault> {
    let mut pass = Pass {
        model,
        bytes,
        limits,
        path: vec![model.tables[0].name.clone()],
        work: 0,
        once: None,
        covered: vec![false; bytes.len()],
    };
    let root = u32::from_le_bytes(bytes[..4].try_into().expect("four bytes")) as usize;
    let result = pass.item(&Type::Table(0), root, 1, false);
    let result = match result {
        Err(Stop::GiveUp) => {
            pass.path.truncate(1);
            pass.work = 0;
            pass.once = Some(HashMap::new());
            pass.item(&Type::Table(0), root, 1, false)
        }
        result => result,
    };
    match result {
        Ok(_) => Ok(pass.covered),
        Err(Stop::Fault(fault)) => Err(fault),
        Err(Stop::GiveUp) => unreachable!("once mode has faults only"),
    }
}

pub(super) enum Stop {
    Fault(Fault),
    /// The first pass is given up (FORMAT 18.26).
    GiveUp,
}

pub(super) struct Pass<'a> {
    model: &'a Model,
    pub(super) bytes: &'a [u8],
    pub(super) limits: Limits,
    path: Vec<String>,
    work: usize,
    /// Height by address and type, in once mode.
    once: Option<HashMap<(usize, String), usize>>,
    covered: Vec<bool>,
}

/// A height in levels, or why the pass stops.
pub(super) type Height = Result<usize, Stop>;

impl<'a> Pass<'a> {
    pub(super) fn fail<T>(&self, class: Class, rule: &'static str, offset: usize) -> Result<T, Stop> {
        let (path, once) = (self.path.concat(), self.once.is_some());
        Err(Stop::Fault(Fault { class, path, offset, rule, once }))
    }

    pub(super) fn within<T>(
        &mut self,
        step: String,
        f: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        self.path.push(step);
        let result = f(self)?;
        self.path.pop();
        Ok(result)
    }

    pub(super) fn fits(&self, at: usize, size: usize) -> bool {
        at <= self.bytes.len() && size <= self.bytes.len() - at
    }

    pub(super) fn word(&self, at: usize) -> usize {
        u32::from_le_bytes(self.bytes[at..at + 4].try_into().expect("four bytes")) as usize
    }

    pub(super) fn cover(&mut self, at: usize, size: usize) {
        self.covered[at..at + size].fill(true);
    }

    /// Counts work (FORMAT 18.26).
    pub(super) fn examine(&mut self, at: usize, size: usize) -> Result<(), Stop> {
        self.work += size;
        let (len, types) = (self.bytes.len(), self.limits.types + 1);
        match &self.once {
            None if self.work > 16 * len + 65_536 => Err(Stop::GiveUp),
            Some(_) if self.work > 2 * len * types + 65_536 => self.fail(Class::TooMuchWork, "18.27", at),
            _ => Ok(()),
        }
    }

    /// What an offset leads to.
    /// Verifies an item, which may be an element of a vector.
    fn item(&mut self, ty: &Type, at: usize, level: usize, element: bool) -> Height {
        let name = || identity(ty);
        match ty {
            Type::Table(id) => {
                let model = self.model;
                let counted = element && self.once.is_none();
                self.visit(name, at, level, |this| this.object(&model.tables[*id], at, level, counted))
            }
            Type::Map(columns) => self.visit(name, at, level, |this| this.map(columns, at, level)),
            Type::Vector { .. } => self.vector(ty, at, level, None),
            Type::Set(vector) => self.keys(vector, at, level),
            Type::String => self.string(at, level),
            Type::Shared(plain) => self.shared(plain, at, level),
            Type::Bool(_) | Type::Plain(_) | Type::Union(_) => unreachable!("no item"),
        }
    }

    /// Verifies an item, or what is in it; in once mode only if it was not verified before (FORMAT 18.27). A
    /// height counts the levels of what lies below the item, and the item itself if it is one.
    pub(super) fn visit(
        &mut self,
        ty: impl Fn() -> String,
        at: usize,
        level: usize,
        verify: impl FnOnce(&mut Self) -> Height,
    ) -> Height {
        if let Some(pairs) = &self.once
            && let Some(&height) = pairs.get(&(at, ty()))
        {
            if level + height > self.limits.depth + 1 {
                return self.fail(Class::TooDeep, "18.27", at);
            }
            return Ok(height);
        }
        let height = verify(self)?;
        self.remember((at, ty()), height);
        Ok(height)
    }

    fn remember(&mut self, pair: (usize, String), height: usize) {
        let most = self.bytes.len() / 2 + 64 * (self.limits.types + 1);
        if let Some(pairs) = &mut self.once
            && pairs.len() < most
        {
            pairs.insert(pair, height);
        }
    }

    /// Counts the comparison of two keys whose shorter text has `len` bytes, the second in `slot`; in once mode
    /// long ones count when they are compared first.
    pub(super) fn compare(&mut self, keys: (usize, usize), len: usize, slot: usize) -> Result<(), Stop> {
        let pair = (keys.0, format!("less than {}", keys.1));
        if len >= 128 && self.once.as_ref().is_some_and(|pairs| pairs.contains_key(&pair)) {
            return Ok(());
        }
        self.examine(slot, len / 32)?;
        if len >= 128 {
            self.remember(pair, 0);
        }
        Ok(())
    }

    /// 18.15; the first pass has counted elements of vectors before.
    fn object(&mut self, table: &'a Table, at: usize, level: usize, counted: bool) -> Height {
        if level > self.limits.depth {
            return self.fail(Class::TooDeep, "18.15.1", at);
        }
        if !self.fits(at, 4 * table.words) {
            return self.fail(Class::OutOfBounds, "18.15.2", at);
        }
        self.reserved(table, at)?;
        let bit = |this: &Self, bit: usize| this.word(at + bit / 32 * 4) >> (bit % 32) & 1 == 1;
        let first = at + 4 * table.words;
        let (mut end, mut align_8) = (first + table.fixed, table.fixed_align_8);
        let mut present = Vec::new();
        for member in &table.members {
            match member.place {
                Place::Fixed(offset) => present.push((member, first + offset)),
                Place::Cell(j) if bit(self, j) => {
                    let (size, align) = member.ty.cell();
                    align_8 |= align == 8;
                    present.push((member, end));
                    end += size;
                }
                Place::Cell(_) | Place::Bool(_) => {}
            }
        }
        if !self.fits(at, end - at) {
            return self.fail(Class::OutOfBounds, "18.15.5", at);
        }
        if align_8 && !first.is_multiple_of(8) {
            return self.fail(Class::BadOffset, "18.15.6", first);
        }
        if !counted {
            self.examine(at, table.work())?;
        }
        self.cover(at, 4 * table.words);
        let mut height = 0;
        for (member, cell) in present {
            if let Type::Bool(plain) | Type::Plain(plain) = &member.ty
                && plain.is_checked()
            {
                self.examine(cell, plain.size)?;
            }
            let below =
                self.within(format!(".{}", member.name), |this| this.value(&member.ty, cell, level, false))?;
            height = height.max(below);
        }
        Ok(height + 1)
    }

    /// 18.15, number 3
    fn reserved(&self, table: &Table, at: usize) -> Result<(), Stop> {
        for word in 0..table.words {
            let bits = self.word(at + 4 * word);
            let (mut known, mut bare) = (0, 0);
            for member in &table.members {
                match member.place {
                    Place::Cell(j) if j / 32 == word => known |= 1 << (j % 32),
                    Place::Bool(b) if b / 32 == word => {
                        known |= 3 << (b % 32);
                        bare |= usize::from(bits >> (b % 32) & 3 == 2);
                    }
                    _ => {}
                }
            }
            if bits & !known != 0 || bare != 0 {
                return self.fail(Class::ReservedBits, "18.15.3", at + 4 * word);
            }
        }
        Ok(())
    }

    /// A cell or an element: 18.16 for references, 18.21 for values. Null is checked by the caller if it is
    /// allowed. The height is that of what the cell refers to.
    pub(super) fn value(&mut self, ty: &Type, cell: usize, level: usize, element: bool) -> Height {
        match ty {
            Type::Bool(plain) | Type::Plain(plain) => {
                self.plain(plain, cell)?;
                Ok(0)
            }
            Type::Union(id) => self.union(*id, cell, level, element),
            _ => {
                self.cover(cell, 4);
                let target =
                    if matches!(ty, Type::Shared(_)) { self.target(cell)? } else { self.follow(cell)? };
                self.item(ty, target, level + 1, element)
            }
        }
    }

    /// 18.16, for everything that starts with a word.
    pub(super) fn follow(&self, slot: usize) -> Result<usize, Stop> {
        let target = self.target(slot)?;
        if !self.fits(target, 4) {
            return self.fail(Class::OutOfBounds, "18.16", target);
        }
        Ok(target)
    }

    /// 18.16
    fn target(&self, slot: usize) -> Result<usize, Stop> {
        let offset = self.word(slot);
        if offset == 0 || !offset.is_multiple_of(4) {
            return self.fail(Class::BadOffset, "18.16", slot);
        }
        if offset >= self.bytes.len() - slot {
            return self.fail(Class::OutOfBounds, "18.16", slot);
        }
        Ok(slot + offset)
    }

    /// 18.20
    fn union(&mut self, id: usize, cell: usize, level: usize, element: bool) -> Height {
        self.cover(cell, 8);
        if element && self.word(cell + 4) == 0 {
            return Ok(0);
        }
        let target = self.follow(cell + 4)?;
        let (tag, model) = (self.word(cell), self.model);
        match model.unions[id].arms.iter().find(|arm| arm.0 as usize == tag) {
            None => self.fail(Class::BadUnionTag, "18.20", cell),
            Some((_, name, table)) => self.within(format!("({name})"), |this| {
                this.item(&Type::Table(*table), target, level + 1, false)
            }),
        }
    }

    /// 18.17; `same` is the length of the keys if these are the values of a map.
    pub(super) fn vector(&mut self, ty: &Type, at: usize, level: usize, same: Option<usize>) -> Height {
        let Type::Vector { element, optional, len } = ty else { unreachable!("a vector") };
        if level > self.limits.depth {
            return self.fail(Class::TooDeep, "18.17.1", at);
        }
        if !self.fits(at, 4) {
            return self.fail(Class::OutOfBounds, "18.17.2", at);
        }
        let count = self.word(at);
        let (stride, align) = element.cell();
        let words = if *optional { count.div_ceil(32) } else { 0 };
        let size = 4 + 4 * words + count * stride;
        if !self.fits(at, size) {
            return self.fail(Class::OutOfBounds, "18.17.2", at + 4);
        }
        if same.or(*len).is_some_and(|n| n != count) {
            let rule = if same.is_some() { "18.22.4" } else { "18.23" };
            return self.fail(Class::LengthMismatch, rule, at);
        }
        let has = |this: &Self, i: usize| this.word(at + 4 + i / 32 * 4) >> (i % 32) & 1 == 1;
        if *optional {
            for i in count..32 * words {
                if has(self, i) {
                    return self.fail(Class::ReservedBits, "18.17.3", at + 4 + i / 32 * 4);
                }
            }
        }
        let first = at + 4 + 4 * words;
        if align == 8 && !first.is_multiple_of(8) {
            return self.fail(Class::BadOffset, "18.17.4", first);
        }
        self.cover(at, 4 + 4 * words);
        let elements = |this: &mut Self| {
            let mut height = 0;
            for i in 0..count {
                let slot = first + i * stride;
                let null = match **element {
                    Type::Bool(_) | Type::Plain(_) => *optional && !has(this, i),
                    Type::Union(_) => false,
                    _ => this.word(slot) == 0,
                };
                if null {
                    continue;
                }
                let below = this.within(format!("[{i}]"), |this| this.value(element, slot, level, true))?;
                height = height.max(below);
            }
            Ok(height + 1)
        };
        if !element.is_checked() {
            return elements(self);
        }
        let name = || format!("elements {optional} {}", identity(element));
        self.visit(name, at, level, |this| {
            this.examine(if *optional { first } else { at }, count * stride)?;
            if let (Type::Table(id), true) = (&**element, this.once.is_none()) {
                this.examine(at, count * this.model.tables[*id].work())?;
            }
            elements(this)
        })
    }
}

/// What tells types apart in once mode. Arrays of fixed length are vectors.
pub(super) fn identity(ty: &Type) -> String {
    match ty {
        Type::Table(id) => format!("table {id}"),
        Type::Union(id) => format!("union {id}"),
        Type::Map(columns) => format!("map {} {}", identity(&columns.0), identity(&columns.1)),
        Type::Vector { element, optional, .. } => format!("vector {optional} {}", identity(element)),
        Type::Set(vector) => format!("set {}", identity(vector)),
        Type::String => "string".into(),
        Type::Bool(plain) | Type::Plain(plain) | Type::Shared(plain) => format!("{plain:?}"),
    }
}
