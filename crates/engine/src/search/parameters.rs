//! The numbers by which a search leaves out, shortens or deepens. Depths are in plies, values in hundredths of a pawn;
//! reductions count in 1024ths of a ply.

use crate::score::Value;

/// So far above the window, a quiet position at this depth will not fall back into it.
pub(super) const fn reverse_futility_margin(depth: i32, improving: bool) -> Value {
    98 * depth - if improving { 150 } else { 0 }
}

pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 9;

/// So far below the window, only captures can help.
pub(super) const fn razor_margin(depth: i32) -> Value {
    250 + 250 * depth * depth
}

pub(super) const RAZOR_DEPTH: i32 = 4;

/// A pass is tried only where the evaluation is above the window by this.
pub(super) const NULL_MOVE_MARGIN: Value = 160;

/// How many plies a pass is searched less deep.
pub(super) fn null_move_reduction(depth: i32, above_beta: Value) -> i32 {
    4 + depth / 3 + (above_beta / 200).clamp(0, 4)
}

pub(super) const NULL_MOVE_DEPTH: i32 = 3;

/// From this depth on, a pass that is too good is doubted until a search without passes says the same.
pub(super) const NULL_MOVE_DOUBT_DEPTH: i32 = 14;

/// A capture that is too good by so much in a shallow search will be too good in a deep one.
pub(super) const fn probcut_margin(improving: bool) -> Value {
    if improving { 120 } else { 180 }
}

pub(super) const PROBCUT_DEPTH: i32 = 3;

/// How much shallower that search is.
pub(super) const PROBCUT_REDUCTION: i32 = 4;

/// The same told by the table alone: by so much.
pub(super) const TABLE_PROBCUT_MARGIN: Value = 340;

/// How many moves a node at this depth tries before it leaves out the remaining quiet ones.
pub(super) const fn late_move_limit(depth: i32, improving: bool) -> i32 {
    let limit = 3 + depth * depth * 12 / 5;
    if improving { limit } else { limit / 2 }
}

/// The depth by which it is judged whether a move is searched at all. Less is asked of it than the depth it will have: what is on
/// the best line is looked at deeper, but with fewer moves.
pub(super) fn depth_left(depth: i32, number: i32, improving: bool, was_pv: bool) -> i32 {
    let product = late_move_scale(depth, number);
    let not_improving = if improving { 0 } else { product * 2 / 5 };
    let reduction = 1_100 + product + not_improving + if was_pv { 1_000 } else { 0 };
    depth - 1 - reduction / 1024
}

/// A capture that will be searched to this depth does not lift the evaluation by more than what it takes and this.
pub(super) const fn capture_futility_margin(depth: i32) -> Value {
    220 + 225 * depth
}

pub(super) const CAPTURE_FUTILITY_DEPTH: i32 = 6;

/// The loss in an exchange that a capture or a check may cost at this depth.
pub(super) const fn forcing_loss(depth: i32) -> Value {
    -165 * depth
}

/// The same for any other move that will be searched to this depth.
pub(super) const fn quiet_loss(depth: i32) -> Value {
    -25 * depth * depth
}

/// Quiet moves whose marks by the last two steps and the pawns are below this are left out.
pub(super) const fn worst_mark(depth: i32) -> i32 {
    -4_000 * depth
}

/// A mark of this much is worth a ply where it is judged how deep a quiet move will be searched.
pub(super) const MARK_OF_A_PLY: i32 = 2_600;

/// A quiet move that will be searched to this depth does not lift the evaluation by more than this; by more if no good move
/// is known, or if the evaluation is within the window.
pub(super) const fn futility_margin(depth: i32, none_good: bool, within: bool) -> Value {
    40 + 120 * depth + if none_good { 150 } else { 0 } + if within { 90 } else { 0 }
}

pub(super) const FUTILITY_DEPTH: i32 = 12;

/// Quiet moves with marks below this come in any order: few of them will be tried.
pub(super) const fn worth_sorting(depth: i32) -> i32 {
    -2_000 * depth
}

/// From this depth on, a table move that seems much better than all others is searched deeper.
pub(super) const SINGULAR_DEPTH: i32 = 5;

/// By so much the others must be worse.
pub(super) const fn singular_margin(depth: i32, was_pv: bool) -> Value {
    if was_pv { 3 * depth } else { 2 * depth }
}

/// By so much more for two plies.
pub(super) const DOUBLY_SINGULAR_MARGIN: Value = 25;

/// By how much the `number`th move (from 1) is searched less deep.
pub(super) fn late_move_reduction(depth: i32, number: i32) -> i32 {
    300 + late_move_scale(depth, number)
}

/// The part of it that grows with depth and number.
fn late_move_scale(depth: i32, number: i32) -> i32 {
    let index = |n: i32| (n.clamp(1, LOGS as i32 - 1)) as usize;
    LOG2[index(depth)] * LOG2[index(number)] / 1024 * 26 / 100
}

/// Changes of a reduction.
pub(super) mod reduce {
    pub(in super::super) const EXPECTED_CUT: i32 = 1_400;
    pub(in super::super) const PV: i32 = -1_024;
    pub(in super::super) const WAS_PV: i32 = -800;
    pub(in super::super) const CHECK: i32 = -1_300;
    pub(in super::super) const NOT_IMPROVING: i32 = 512;
    pub(in super::super) const TABLE_MOVE_CAPTURES: i32 = 700;
    pub(in super::super) const MANY_CUTOFFS: i32 = 900;
    /// A mark of this much above [`NO_MARK`] is worth a 1024th of a ply.
    pub(in super::super) const MARK: i32 = 10;
    /// What a mark must be for a move of an inner node not to be reduced by it. At the root it is nothing.
    pub(in super::super) const NO_MARK: i32 = 4_000;
}

/// A move that does so much better than the best before deserves a ply more than it was meant to have.
pub(super) const DEEPER_MARGIN: Value = 60;

/// Half the width of the first window around the last iteration's value.
pub(super) const FIRST_WINDOW: Value = 40;

/// A capture lifts the evaluation in the quiescence search by no more than what it wins and this.
pub(super) const DELTA_MARGIN: Value = 250;

/// The quiescence search tries so many captures, and after them only those of the piece that has just moved, and promotions.
pub(super) const CAPTURES_TRIED: i32 = 2;

/// A node is searched a ply less deep if the move that led there is searched so many less deep, and its side to move stands by so
/// much better than the other side's evaluation before it said.
pub(super) const HINDSIGHT_REDUCTION: i32 = 2;
pub(super) const HINDSIGHT_MARGIN: Value = 200;

/// In this range of depths, the moves after one that is better than hoped for are searched so many plies less deep.
pub(super) const BETTER_FOUND_DEPTHS: std::ops::Range<i32> = 3..14;
pub(super) const BETTER_FOUND: i32 = 2;

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
