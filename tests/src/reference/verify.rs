//! FORMAT 18: is every read of these bytes safe, and what is the first thing wrong with them.

use super::layout::{Place, Table};
use super::model::{Check, Leaf, Model, Plain, Type};
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
    /// The number of types (FORMAT 18.27).
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
    let result = pass.item(&Type::Table(0), root, 1);
    let result = match result {
        Err(Stop::GiveUp) => {
            pass.path.truncate(1);
            pass.work = 0;
            pass.once = Some(HashMap::new());
            pass.item(&Type::Table(0), root, 1)
        }
        result => result,
    };
    match result {
        Ok(_) => Ok(pass.covered),
        Err(Stop::Fault(fault)) => Err(fault),
        Err(Stop::GiveUp) => unreachable!("once mode has faults only"),
    }
}

enum Stop {
    Fault(Fault),
    /// The first pass is given up (FORMAT 18.26).
    GiveUp,
}

struct Pass<'a> {
    model: &'a Model,
    bytes: &'a [u8],
    limits: Limits,
    path: Vec<String>,
    work: usize,
    /// Height by address and type, in once mode.
    once: Option<HashMap<(usize, String), usize>>,
    covered: Vec<bool>,
}

/// A height in levels, or why the pass stops.
type Height = Result<usize, Stop>;

impl<'a> Pass<'a> {
    fn fail<T>(&self, class: Class, rule: &'static str, offset: usize) -> Result<T, Stop> {
        let (path, once) = (self.path.concat(), self.once.is_some());
        Err(Stop::Fault(Fault { class, path, offset, rule, once }))
    }

    fn within<T>(&mut self, step: String, f: impl FnOnce(&mut Self) -> Result<T, Stop>) -> Result<T, Stop> {
        self.path.push(step);
        let result = f(self)?;
        self.path.pop();
        Ok(result)
    }

    fn fits(&self, at: usize, size: usize) -> bool {
        at <= self.bytes.len() && size <= self.bytes.len() - at
    }

    fn word(&self, at: usize) -> usize {
        u32::from_le_bytes(self.bytes[at..at + 4].try_into().expect("four bytes")) as usize
    }

    fn cover(&mut self, at: usize, size: usize) {
        self.covered[at..at + size].fill(true);
    }

    /// Counts the bytes of an item as examined.
    fn examine(&mut self, at: usize, size: usize) -> Result<(), Stop> {
        self.work += size;
        let (len, types) = (self.bytes.len(), self.limits.types);
        match &self.once {
            None if self.work > 16 * len + 65_536 => Err(Stop::GiveUp),
            Some(pairs) if self.work > len * types || pairs.len() > len / 2 + 64 * types => {
                self.fail(Class::TooMuchWork, "18.27", at)
            }
            _ => Ok(()),
        }
    }

    /// What an offset leads to.
    fn item(&mut self, ty: &Type, at: usize, level: usize) -> Height {
        self.visit(|| identity(ty), at, level, |this| match ty {
            Type::Table(id) => {
                let model = this.model;
                this.object(&model.tables[*id], at, level)
            }
            Type::Map(columns) => this.map(columns, at, level),
            Type::Vector { .. } => this.vector(ty, at, level, None),
            Type::String => this.string(at),
            Type::Shared(plain) => this.shared(plain, at),
            Type::Bool(_) | Type::Plain(_) | Type::Union(_) => unreachable!("no item"),
        })
    }

    /// Verifies an item; in once mode only if it was not verified before (FORMAT 18.27). A height counts the
    /// levels of what lies below the item, and the item itself if it is one.
    fn visit(
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
        if let Some(pairs) = &mut self.once {
            pairs.insert((at, ty()), height);
        }
        Ok(height)
    }

    /// 18.15
    fn object(&mut self, table: &'a Table, at: usize, level: usize) -> Height {
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
        self.examine(at, end - at)?;
        self.cover(at, 4 * table.words);
        let mut height = 0;
        for (member, cell) in present {
            let below = self.within(format!(".{}", member.name), |this| {
                this.value(&member.ty, cell, level, false)
            })?;
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
    fn value(&mut self, ty: &Type, cell: usize, level: usize, element: bool) -> Height {
        match ty {
            Type::Bool(plain) | Type::Plain(plain) => {
                self.plain(plain, cell)?;
                Ok(0)
            }
            Type::Union(id) => self.union(*id, cell, level, element),
            _ => {
                self.cover(cell, 4);
                let target = self.follow(cell)?;
                self.item(ty, target, level + 1)
            }
        }
    }

    /// 18.16
    fn follow(&self, slot: usize) -> Result<usize, Stop> {
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
            Some((_, name, table)) => {
                self.within(format!("({name})"), |this| this.item(&Type::Table(*table), target, level + 1))
            }
        }
    }

    /// 18.17; `same` is the length of the keys if these are the values of a map.
    fn vector(&mut self, ty: &Type, at: usize, level: usize, same: Option<usize>) -> Height {
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
            return self.fail(Class::OutOfBounds, "18.17.2", at);
        }
        if same.or(*len).is_some_and(|n| n != count) {
            let rule = if same.is_some() { "18.22.4" } else { "18.23" };
            return self.fail(Class::BadValue, rule, at);
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
        self.examine(at, size)?;
        self.cover(at, 4 + 4 * words);
        let mut height = 0;
        for i in 0..count {
            let slot = first + i * stride;
            let null = match **element {
                Type::Bool(_) | Type::Plain(_) => *optional && !has(self, i),
                Type::Union(_) => false,
                _ => self.word(slot) == 0,
            };
            if null {
                continue;
            }
            let below = self.within(format!("[{i}]"), |this| this.value(element, slot, level, true))?;
            height = height.max(below);
        }
        Ok(height + 1)
    }

    /// A map object (18.15) and 18.22. Keys are one vector, values another.
    fn map(&mut self, columns: &(Type, Type), at: usize, level: usize) -> Height {
        if level > self.limits.depth {
            return self.fail(Class::TooDeep, "18.15.1", at);
        }
        if !self.fits(at, 4) {
            return self.fail(Class::OutOfBounds, "18.15.2", at);
        }
        let bits = self.word(at);
        if bits & !3 != 0 {
            return self.fail(Class::ReservedBits, "18.15.3", at);
        }
        if bits != 3 {
            return self.fail(Class::BadOffset, "18.15.4", at);
        }
        if !self.fits(at, 12) {
            return self.fail(Class::OutOfBounds, "18.15.5", at);
        }
        self.examine(at, 12)?;
        self.cover(at, 12);
        let (keys, keys_height) = self.within(".Keys".into(), |this| {
            let target = this.follow(at + 4)?;
            let keys = &columns.0;
            let height = this.visit(|| format!("keys {}", identity(keys)), target, level + 1, |this| {
                this.keys(keys, target, level + 1)
            })?;
            Ok((target, height))
        })?;
        let count = self.word(keys);
        let values_height = self.within(".Values".into(), |this| {
            let target = this.follow(at + 8)?;
            let values = &columns.1;
            let height = this.visit(|| identity(values), target, level + 1, |this| {
                this.vector(values, target, level + 1, Some(count))
            })?;
            // Vectors that were verified before may have been the values of other keys.
            if this.word(target) != count {
                return this.fail(Class::BadValue, "18.22.4", target);
            }
            Ok(height)
        })?;
        Ok(keys_height.max(values_height) + 1)
    }

    /// 18.17 with 18.22, numbers 2 and 3, at each key when it has been verified.
    fn keys(&mut self, ty: &Type, at: usize, level: usize) -> Height {
        let Type::Vector { element, .. } = ty else { unreachable!("keys are a vector") };
        let (stride, align) = element.cell();
        if level > self.limits.depth {
            return self.fail(Class::TooDeep, "18.17.1", at);
        }
        if !self.fits(at, 4) || !self.fits(at, 4 + self.word(at) * stride) {
            return self.fail(Class::OutOfBounds, "18.17.2", at);
        }
        let count = self.word(at);
        if align == 8 && !(at + 4).is_multiple_of(8) {
            return self.fail(Class::BadOffset, "18.17.4", at + 4);
        }
        self.examine(at, 4 + count * stride)?;
        self.cover(at, 4);
        for i in 0..count {
            let slot = at + 4 + i * stride;
            self.within(format!("[{i}]"), |this| {
                if matches!(**element, Type::String) && this.word(slot) == 0 {
                    return this.fail(Class::BadValue, "18.22.2", slot);
                }
                this.value(element, slot, level, true)?;
                if i > 0 && this.sort_key(element, slot - stride) >= this.sort_key(element, slot) {
                    return this.fail(Class::BadValue, "18.22.3", slot);
                }
                Ok(())
            })?;
        }
        Ok(1)
    }

    /// What keys are compared by (FORMAT 10.4): text, or a number.
    fn sort_key(&self, ty: &Type, slot: usize) -> (Option<&[u8]>, i128) {
        match ty {
            Type::String => {
                let at = slot + self.word(slot);
                (Some(&self.bytes[at + 4..at + 4 + self.word(at)]), 0)
            }
            Type::Plain(plain) => {
                let leaf = &plain.leaves[0];
                let number = self.number(leaf, slot);
                let shift = 64 - 8 * leaf.size as u32;
                let signed = i128::from((number << shift) as i64 >> shift);
                (None, if leaf.signed { signed } else { i128::from(number) })
            }
            _ => unreachable!("no key"),
        }
    }

    /// 18.18
    fn string(&mut self, at: usize) -> Height {
        if !self.fits(at, 4) || !self.fits(at, self.word(at) + 5) {
            return self.fail(Class::OutOfBounds, "18.18", at);
        }
        let len = self.word(at);
        self.examine(at, len + 5)?;
        self.cover(at, len + 5);
        if self.bytes[at + 4 + len] != 0 {
            return self.fail(Class::BadString, "18.18", at + 4 + len);
        }
        if let Err(error) = std::str::from_utf8(&self.bytes[at + 4..at + 4 + len]) {
            return self.fail(Class::BadString, "18.18", at + 4 + error.valid_up_to());
        }
        Ok(0)
    }

    /// 18.19
    fn shared(&mut self, plain: &Plain, at: usize) -> Height {
        if !self.fits(at, plain.size) {
            return self.fail(Class::OutOfBounds, "18.19", at);
        }
        if plain.align == 8 && !at.is_multiple_of(8) {
            return self.fail(Class::BadOffset, "18.19", at);
        }
        self.examine(at, plain.size)?;
        self.plain(plain, at)?;
        Ok(0)
    }

    /// 18.21
    fn plain(&mut self, plain: &Plain, at: usize) -> Result<(), Stop> {
        for leaf in &plain.leaves {
            let number = self.number(leaf, at);
            self.cover(at + leaf.at, leaf.size);
            let valid = match &leaf.check {
                Check::Any => true,
                Check::Bool => number <= 1,
                Check::Char => u32::try_from(number).ok().and_then(char::from_u32).is_some(),
                Check::Closed(variants) => variants.contains(&number),
            };
            if !valid {
                return self.within(leaf.path.clone(), |this| {
                    this.fail(Class::BadValue, "18.21", at + leaf.at)
                });
            }
        }
        Ok(())
    }

    fn number(&self, leaf: &Leaf, at: usize) -> u64 {
        let at = at + leaf.at;
        self.bytes[at..at + leaf.size].iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

/// What tells types apart in once mode.
fn identity(ty: &Type) -> String {
    match ty {
        Type::Table(id) => format!("table {id}"),
        Type::Union(id) => format!("union {id}"),
        Type::Map(columns) => format!("map {} {}", identity(&columns.0), identity(&columns.1)),
        Type::Vector { element, optional, len } => format!("vector {optional} {len:?} {}", identity(element)),
        Type::String => "string".into(),
        Type::Bool(plain) | Type::Plain(plain) | Type::Shared(plain) => format!("{plain:?}"),
    }
}
