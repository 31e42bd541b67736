//! Strings, shared structs, and the bytes of plain values (FORMAT 18.18, 18.19, 18.21).

use super::model::{Check, Leaf, Plain};
use super::verify::{Class, Height, Pass, Stop};

impl Pass<'_> {
    /// 18.18
    pub(super) fn string(&mut self, at: usize, level: usize) -> Height {
        if !self.fits(at, 4) || !self.fits(at, self.word(at) + 5) {
            return self.fail(Class::OutOfBounds, "18.18", at);
        }
        let len = self.word(at);
        if self.bytes[at + 4 + len] != 0 {
            return self.fail(Class::BadString, "18.18", at + 4 + len);
        }
        self.cover(at, len + 5);
        if len < 16 {
            return self.text(at, len);
        }
        self.visit(
            || "string".into(),
            at,
            level,
            |this| {
                this.examine(at, len)?;
                this.text(at, len)
            },
        )
    }

    fn text(&self, at: usize, len: usize) -> Height {
        match std::str::from_utf8(&self.bytes[at + 4..at + 4 + len]) {
            Ok(_) => Ok(0),
            Err(error) => self.fail(Class::BadString, "18.18", at + 4 + error.valid_up_to()),
        }
    }

    /// 18.19
    pub(super) fn shared(&mut self, plain: &Plain, at: usize, level: usize) -> Height {
        if !self.fits(at, plain.size) {
            return self.fail(Class::OutOfBounds, "18.19", at);
        }
        if plain.align == 8 && !at.is_multiple_of(8) {
            return self.fail(Class::BadOffset, "18.19", at);
        }
        if !plain.is_checked() {
            self.plain(plain, at)?;
            return Ok(0);
        }
        self.visit(
            || format!("shared {plain:?}"),
            at,
            level,
            |this| {
                this.examine(at, plain.size)?;
                this.plain(plain, at)?;
                Ok(0)
            },
        )
    }

    /// 18.21
    pub(super) fn plain(&mut self, plain: &Plain, at: usize) -> Result<(), Stop> {
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
                return self
                    .within(leaf.path.clone(), |this| this.fail(Class::BadValue, "18.21", at + leaf.at));
            }
        }
        Ok(())
    }

    pub(super) fn number(&self, leaf: &Leaf, at: usize) -> u64 {
        let at = at + leaf.at;
        self.bytes[at..at + leaf.size].iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}
