//! Maps (FORMAT 10, 18.22).

use super::model::Type;
use super::verify::{Class, Height, Pass, Stop, identity};

impl Pass<'_> {
    /// A map object (18.15) and 18.22. Keys are one vector, values another.
    pub(super) fn map(&mut self, columns: &(Type, Type), at: usize, level: usize) -> Height {
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
            Ok((target, this.keys(&columns.0, target, level + 1)?))
        })?;
        let count = self.word(keys);
        let values_height = self.within(".Values".into(), |this| {
            let target = this.follow(at + 8)?;
            this.vector(&columns.1, target, level + 1, Some(count))
        })?;
        Ok(keys_height.max(values_height) + 1)
    }

    /// 18.17 with 18.22, numbers 2 and 3, at each key when it has been verified.
    pub(super) fn keys(&mut self, ty: &Type, at: usize, level: usize) -> Height {
        let Type::Vector { element, .. } = ty else { unreachable!("keys are a vector") };
        let (stride, align) = element.cell();
        if level > self.limits.depth {
            return self.fail(Class::TooDeep, "18.17.1", at);
        }
        if !self.fits(at, 4) {
            return self.fail(Class::OutOfBounds, "18.17.2", at);
        }
        let count = self.word(at);
        if !self.fits(at, 4 + count * stride) {
            return self.fail(Class::OutOfBounds, "18.17.2", at + 4);
        }
        if align == 8 && !(at + 4).is_multiple_of(8) {
            return self.fail(Class::BadOffset, "18.17.4", at + 4);
        }
        self.cover(at, 4);
        let name = || format!("keys {}", identity(ty));
        self.visit(name, at, level, |this| {
            this.examine(at, count * stride)?;
            for i in 0..count {
                let slot = at + 4 + i * stride;
                this.within(format!("[{i}]"), |this| {
                    this.key(element, slot, level, (i > 0).then_some(stride))
                })?;
            }
            Ok(1)
        })
    }

    /// A key and, if there is one `stride` bytes before it, its order.
    fn key(&mut self, ty: &Type, slot: usize, level: usize, stride: Option<usize>) -> Result<(), Stop> {
        if matches!(ty, Type::String) && self.word(slot) == 0 {
            return self.fail(Class::BadOffset, "18.22.2", slot);
        }
        self.value(ty, slot, level, true)?;
        let Some(stride) = stride else { return Ok(()) };
        let before = slot - stride;
        if matches!(ty, Type::String) {
            let keys = (before + self.word(before), slot + self.word(slot));
            let len = self.word(keys.0).min(self.word(keys.1));
            self.compare(keys, len, slot)?;
        }
        if self.sort_key(ty, before) >= self.sort_key(ty, slot) {
            return self.fail(Class::UnsortedKeys, "18.22.3", slot);
        }
        Ok(())
    }

    /// What keys are compared by (FORMAT 10.4): text, or a number.
    pub(super) fn sort_key(&self, ty: &Type, slot: usize) -> (Option<&[u8]>, i128) {
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
}
