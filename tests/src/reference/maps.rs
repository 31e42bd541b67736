//! Maps (FORMAT 10, 18.22).

use super::model::Type;
use super::verify::{Class, Height, Pass, identity};

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
            let keys = &columns.0;
            let height = this.visit(
                || format!("keys {}", identity(keys)),
                target,
                level + 1,
                |this| this.keys(keys, target, level + 1),
            )?;
            Ok((target, height))
        })?;
        let count = self.word(keys);
        let values_height = self.within(".Values".into(), |this| {
            let target = this.follow(at + 8)?;
            let values = &columns.1;
            let height = this.visit(
                || identity(values),
                target,
                level + 1,
                |this| this.vector(values, target, level + 1, Some(count)),
            )?;
            // Vectors that were verified before may have been the values of other keys.
            if this.word(target) != count {
                return this.fail(Class::LengthMismatch, "18.22.4", target);
            }
            Ok(height)
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
                    return this.fail(Class::BadOffset, "18.22.2", slot);
                }
                this.value(element, slot, level, true)?;
                if i > 0 && this.sort_key(element, slot - stride) >= this.sort_key(element, slot) {
                    return this.fail(Class::UnsortedKeys, "18.22.3", slot);
                }
                Ok(())
            })?;
        }
        Ok(1)
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
