//! The numbers by which a search leaves out, shortens or deepens. Depths are in plies; values are such that the mean piece of
//! the start is worth 320.

/// So far above the window, a quiet position at this depth will not fall back into it.
pub(super) const fn reverse_futility_margin(depth: i32, improving: bool) -> i32 {
    (if improving { 60 } else { 90 }) * depth
}

pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 6;

/// So far below the window, only captures can help.
pub(super) const fn razor_margin(depth: i32) -> i32 {
    350 * depth
}

pub(super) const RAZOR_DEPTH: i32 = 2;

/// How many plies a pass is searched less deep.
pub(super) fn null_move_reduction(depth: i32, above_beta: i32) -> i32 {
    3 + depth / 4 + (above_beta / 200).min(2)
}

pub(super) const NULL_MOVE_DEPTH: i32 = 3;

/// Without a good first move a search from this depth on is slow: a ply less finds one for the next time.
pub(super) const UNKNOWN_MOVE_DEPTH: i32 = 4;

/// How many moves a node at this depth tries before it leaves out the remaining quiet ones.
pub(super) const fn late_move_limit(depth: i32, improving: bool) -> i32 {
    let limit = 4 + depth * depth;
    if improving { 2 * limit } else { limit }
}

pub(super) const LATE_MOVE_DEPTH: i32 = 6;

/// A quiet move at this depth does not lift the evaluation by more than this.
pub(super) const fn futility_margin(depth: i32) -> i32 {
    120 + 110 * depth
}

pub(super) const FUTILITY_DEPTH: i32 = 5;

/// The loss in an exchange that a capture may cost at this depth, and a quiet move.
pub(super) const fn capture_loss(depth: i32) -> i32 {
    -60 * depth
}

pub(super) const CAPTURE_LOSS_DEPTH: i32 = 4;

pub(super) const fn quiet_loss(depth: i32) -> i32 {
    -40 * depth
}

pub(super) const QUIET_LOSS_DEPTH: i32 = 3;

/// From this depth on, late moves are searched less deep.
pub(super) const REDUCTION_DEPTH: i32 = 2;

/// By how many plies the `number`th move (from 1) is searched less deep.
pub(super) fn late_move_reduction(depth: i32, number: usize) -> i32 {
    (sixteenths(depth as u32) * sixteenths(number as u32) + 400) / 1_300
}

/// The binary logarithm in sixteenths, in whole numbers so that it is the same everywhere.
fn sixteenths(n: u32) -> i32 {
    let whole = n.max(1).ilog2();
    (16 * whole + ((n.max(1) << 4) >> whole) - 16) as i32
}

/// Changes of a reduction.
pub(super) mod reduce {
    pub(in super::super) const PV: i32 = -1;
    pub(in super::super) const CHECK: i32 = -1;
    pub(in super::super) const NOT_IMPROVING: i32 = 1;
    /// A mark of this much is worth a ply, up to the most that a mark counts for.
    pub(in super::super) const MARK: i32 = 5_000;
    pub(in super::super) const MOST_OF_MARK: i32 = 8_000;
}

/// What a quiet move earns that refutes the one before it, and what those lose that failed to.
pub(super) fn history_bonus(depth: i32) -> i32 {
    (32 * depth * depth).min(1_600)
}

/// Not more quiet moves than these are blamed when one refutes.
pub(super) const MOST_BLAMED: usize = 64;

/// A capture's place in the order of captures: by what it wins, and the cheapest captor first.
pub(super) fn capture_mark(won: i32, captor: i32) -> i32 {
    8 * won - captor.min(4_000) / 8
}

/// A capture lifts the evaluation in the quiescence search by no more than what it wins and this.
pub(super) const DELTA_MARGIN: i32 = 150;

/// How many answers to a check the quiescence search tries, once one does not lose, before it leaves out all but good captures.
pub(super) const EVASIONS: usize = 3;

/// How long a series of captures is followed, and how many are tried in a position: where hundreds of pieces stand face to
/// face it would never end.
pub(super) const fn exchanges(squares: usize) -> usize {
    match squares {
        0..200 => 32,
        200..400 => 10,
        _ => 5,
    }
}

/// From this depth on, the first window is narrow: so far around the last value.
pub(super) const NARROW_DEPTH: i32 = 4;
pub(super) const FIRST_WINDOW: i32 = 40;

/// Each time the value lies outside, the window becomes so many times as wide, until it is wider than this; then it is open.
pub(super) const WIDER: i32 = 3;
pub(super) const WIDEST_WINDOW: i32 = 1_000;

/// Below this many positions even a weak level finishes its first ply.
pub(super) const FIRST_PLY: u64 = 4_000;

/// Polling the clock costs time itself, so it is done once in so many positions: of the largest boards one takes as long as
/// hundreds of a small one.
pub(super) const fn poll_every(squares: usize) -> u64 {
    if squares > 150 { 1 } else { 32 }
}
