//! What making an owned value may use: memory, depth; and the first error.

use super::ReadOptions;
use crate::error::{Expected, ReadError, ReadErrorKind, Step};
use alloc::boxed::Box;
use core::any::{Any, TypeId};
use std::collections::HashMap;

/// What may still be used, and the first error.
pub(super) struct Budget {
    left: u64,
    limit: u64,
    max_depth: u32,
    /// What `Rc`s and `Arc`s were made, by address and type; `None` if none are to be shared.
    pub(super) pointers: Option<HashMap<(usize, TypeId), Box<dyn Any>>>,
    pub(super) error: Option<ReadError>,
}

impl Budget {
    pub(super) fn new(options: ReadOptions, len: usize) -> Self {
        let limit = options.owned_bytes(len);
        let pointers = options.share_pointers.then(HashMap::new);
        Budget { left: limit, limit, max_depth: options.max_depth, pointers, error: None }
    }

    /// Pays for `bytes` of memory; false if that is too much, or an error was met before.
    pub(super) fn spend(&mut self, bytes: usize) -> bool {
        match self.left.checked_sub(bytes as u64) {
            Some(left) if self.error.is_none() => {
                self.left = left;
                true
            }
            _ => {
                let found = self.limit.saturating_sub(self.left).saturating_add(bytes as u64);
                self.fail(ReadErrorKind::TooLarge, self.limit, found)
            }
        }
    }

    /// Pays for `count` values of type `T`.
    pub(super) fn spend_on<T>(&mut self, count: usize) -> bool {
        self.spend(count.saturating_mul(size_of::<T>()))
    }

    pub(super) fn enter(&mut self, depth: u32) -> bool {
        self.error.is_none()
            && (depth <= self.max_depth
                || self.fail(ReadErrorKind::TooDeep, self.max_depth.into(), depth.into()))
    }

    #[cold]
    pub(super) fn fail(&mut self, kind: ReadErrorKind, limit: u64, found: u64) -> bool {
        if self.error.is_none() {
            self.error = Some(ReadError::new(kind, 0, Expected::AtMost(limit), found));
        }
        false
    }

    #[cold]
    pub(super) fn prepend(&mut self, step: Step) {
        if let Some(error) = &mut self.error {
            error.prepend(step);
        }
    }

    pub(super) fn finish<T>(self, value: T) -> Result<T, ReadError> {
        match self.error {
            None => Ok(value),
            Some(error) => Err(error),
        }
    }
}
