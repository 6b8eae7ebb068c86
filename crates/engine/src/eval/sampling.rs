//! Keeps some of the positions that searches of this thread evaluate, each with its value: what a net can learn from
//! before it plays itself.

use crate::score::Value;
use shogi::Position;
use std::cell::RefCell;

/// One position of so many is kept.
const EVERY: u64 = 16;

thread_local! {
    static SAMPLES: RefCell<(u64, Vec<(Position, Value)>)> = const { RefCell::new((0, Vec::new())) };
}

pub(super) fn offer(position: &Position, value: Value) {
    SAMPLES.with_borrow_mut(|(count, kept)| {
        *count += 1;
        if count.is_multiple_of(EVERY) {
            kept.push((position.clone(), value));
        }
    });
}

/// What has been kept since the last time, with values for the side to move in hundredths of a pawn.
pub fn take() -> Vec<(Position, i32)> {
    SAMPLES.with_borrow_mut(|(_, kept)| std::mem::take(kept))
}
