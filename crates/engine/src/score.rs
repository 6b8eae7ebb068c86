//! What a search thinks of a position: a value, or a mate in so many plies.

use std::fmt;

/// A judgement from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn.
    Value(i32),
    /// The side to move mates in so many plies (an odd number).
    MateIn(u16),
    /// The side to move is mated in so many plies (an even number; 0 if it is mated already).
    MatedIn(u16),
}

/// The search's own scale: hundredths of a pawn, with mates at the far ends. Nothing outside the search sees it.
pub(crate) type Value = i32;

/// The deepest ply of a line.
pub(crate) const MAX_PLY: usize = 128;

const MATE: Value = 32_000;
/// Beyond every value a search returns.
pub(crate) const INFINITE: Value = MATE + 1;
/// Values from here on are mates.
const SHORTEST_OF_MATES: Value = MATE - 2 * MAX_PLY as Value;
/// Who gives perpetual check loses (END-13). That is as good as a mate but has no length.
const PERPETUAL_CHECK: Value = SHORTEST_OF_MATES - 1_000;
/// Static evaluation stays within this.
pub(crate) const MAX_EVAL: Value = 28_000;
pub(crate) const DRAW: Value = 0;

/// The value of having mated on this ply of the line.
pub(crate) const fn mate_at(ply: usize) -> Value {
    MATE - ply as Value
}

/// The value of being mated on this ply of the line.
pub(crate) const fn mated_at(ply: usize) -> Value {
    -mate_at(ply)
}

/// The opponent has given perpetual check and loses; sooner is better, so that a search makes progress.
pub(crate) const fn perpetual_check_won_at(ply: usize) -> Value {
    PERPETUAL_CHECK - ply as Value
}

/// Whether a value is a forced win or loss rather than an estimate.
pub(crate) const fn is_decided(value: Value) -> bool {
    value.abs() > MAX_EVAL
}

/// Whether a value says that somebody mates.
pub(crate) const fn is_mate(value: Value) -> bool {
    value.abs() >= SHORTEST_OF_MATES
}

/// Decided values count plies from the root of the search; a table shared between lines wants them counted from the
/// position itself.
pub(crate) fn from_root_to_node(value: Value, ply: usize) -> Value {
    match value {
        _ if !is_decided(value) => value,
        _ if value > 0 => value + ply as Value,
        _ => value - ply as Value,
    }
}

/// The inverse of [`from_root_to_node`].
pub(crate) fn from_node_to_root(value: Value, ply: usize) -> Value {
    match value {
        _ if !is_decided(value) => value,
        _ if value > 0 => value - ply as Value,
        _ => value + ply as Value,
    }
}

impl Score {
    pub(crate) fn from_value(value: Value) -> Score {
        match value {
            _ if !is_mate(value) => Score::Value(value),
            _ if value > 0 => Score::MateIn((MATE - value) as u16),
            _ => Score::MatedIn((MATE + value) as u16),
        }
    }
}

impl fmt::Display for Score {
    /// `cp 35`, `mate 5` or `mate -4`, lengths in plies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Value(value) => write!(f, "cp {value}"),
            Score::MateIn(plies) => write!(f, "mate {plies}"),
            Score::MatedIn(plies) => write!(f, "mate -{plies}"),
        }
    }
}

#[cfg(test)]
mod tests;
