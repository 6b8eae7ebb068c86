//! The numbers by which a search leaves out or shortens what is not worth its time. Depths are in plies.

use crate::score::Value;

/// So far above the window, a quiet position at this depth will not fall back into it.
pub(super) const fn reverse_futility_margin(depth: i32, improving: bool) -> Value {
    130 * depth - if improving { 100 } else { 0 }
}

pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 8;

/// So far below the window, only captures can help.
pub(super) const fn razor_margin(depth: i32) -> Value {
    350 + 250 * depth * depth
}

pub(super) const RAZOR_DEPTH: i32 = 4;

/// How many plies a pass is searched less deep.
pub(super) fn null_move_reduction(depth: i32, above_beta: Value) -> i32 {
    3 + depth / 4 + (above_beta / 250).clamp(0, 3)
}

pub(super) const NULL_MOVE_DEPTH: i32 = 3;

/// How many moves a node at this depth tries before it leaves out the remaining quiet ones.
pub(super) const fn late_move_limit(depth: i32, improving: bool) -> i32 {
    let limit = 5 + depth * depth * 3 / 2;
    if improving { limit * 3 / 2 } else { limit }
}

pub(super) const LATE_MOVE_DEPTH: i32 = 8;

/// A quiet move does not lift the evaluation by more than this.
pub(super) const fn futility_margin(depth: i32) -> Value {
    150 + 130 * depth
}

pub(super) const FUTILITY_DEPTH: i32 = 7;

/// The loss in an exchange that a move may cost at this depth.
pub(super) const fn exchange_margin(depth: i32, quiet: bool) -> Value {
    if quiet { -60 * depth } else { -150 * depth }
}

pub(super) const EXCHANGE_DEPTH: i32 = 8;

/// From this depth on, a table move that seems much better than all others is searched one ply deeper.
pub(super) const SINGULAR_DEPTH: i32 = 7;

/// By how many 1024ths of a ply the `number`th move (from 1) is searched less deep.
pub(super) fn late_move_reduction(depth: i32, number: i32) -> i32 {
    let index = |n: i32| (n.clamp(1, LOGS as i32 - 1)) as usize;
    let product = LOG2[index(depth)] * LOG2[index(number)] / 1024;
    300 + product * 26 / 100
}

const LOGS: usize = 128;

/// 1024 times the binary logarithm, straight between powers of two. In whole numbers, so that the search is the same on
/// every machine.
static LOG2: [i32; LOGS] = {
    let mut table = [0; LOGS];
    let mut n = 1;
    while n < LOGS {
        let power = n.ilog2();
        table[n] = (power as usize * 1024 + ((n << 10) >> power) - 1024) as i32;
        n += 1;
    }
    table
};
