//! Buffers that are handed out: written in memory that each thread keeps, up to a bound.
//!
//! A small buffer is copied to memory of exactly its size. A large one takes the memory it was written in along;
//! starting again costs little beside it.

use super::{State, WriteOptions};
use crate::buffer::AlignedBuf;
use crate::error::WriteError;
use crate::field::WriteTable;
use alloc::boxed::Box;
use core::cell::Cell;

/// Bytes of the buffer that a thread keeps, at most. To copy a buffer costs less than to let the memory for it grow, and
/// leaves no memory over.
const KEPT: usize = 1024 * 1024;

/// Bytes of everything else, at most: what finds equal items is slow to grow again.
const KEPT_BESIDE: usize = 1024 * 1024;

std::thread_local! {
    /// Taken while it is in use, as what is written may write something itself.
    static STATE: Cell<Option<Box<State>>> = const { Cell::new(None) };
}

/// Writes `value` in the thread's memory and hands the state to `finish`.
pub(super) fn with_state<W: WriteTable, B>(
    value: W,
    options: WriteOptions,
    finish: impl FnOnce(&mut State) -> B,
) -> Result<B, WriteError> {
    let mut state = take();
    state.options = options;
    let result = state.write::<W::Table, W::Record>(value.record());
    let result = result.map(|()| finish(&mut state));
    give_back(state);
    result
}

/// The bytes written.
pub(super) fn buffer(state: &mut State) -> AlignedBuf {
    if state.out.capacity() <= KEPT { state.out.to_buf() } else { core::mem::take(&mut state.out).into_buf() }
}

fn take() -> Box<State> {
    // A thread that is ending has nothing left; it starts anew each time.
    STATE.try_with(Cell::take).ok().flatten().unwrap_or_default()
}

fn give_back(mut state: Box<State>) {
    if state.out.capacity() > KEPT {
        state.out = Default::default();
    }
    if state.memory() <= KEPT_BESIDE {
        let _ = STATE.try_with(|kept| kept.set(Some(state)));
    }
}
