//! The static judgement of a position, by the [net](crate::nnue), and what pieces are worth where captures are weighed.

mod material;

pub(crate) use material::{exchange_value, promotion_gain};

use crate::nnue::{Accumulators, Network};
use crate::score::{MAX_EVAL, MAX_PLY, Value};
use shogi::{Move, Position};
use std::sync::Arc;

/// Judges the positions along one line of play.
///
/// It is told of every move of the line as it is tried, so that what a move changes little of need not be made anew.
#[derive(Debug)]
pub(crate) struct Evaluator {
    accumulators: Accumulators,
}

impl Evaluator {
    /// Lines begin at `root`, which is ply 0.
    pub(crate) fn new(network: Arc<Network>, root: &Position) -> Evaluator {
        Evaluator { accumulators: Accumulators::new(network, root, MAX_PLY + 1) }
    }

    /// On this ply of the line, in `position`, the move is tried, or with `None` the side to move passes.
    #[inline]
    pub(crate) fn note(&mut self, ply: usize, position: &Position, m: Option<Move>) {
        self.accumulators.note(ply, position, m);
    }

    /// What the position that the line has reached on this ply is worth to its side to move.
    #[inline]
    pub(crate) fn evaluate(&mut self, ply: usize, position: &Position) -> Value {
        self.accumulators.evaluate(ply, position).clamp(-MAX_EVAL, MAX_EVAL)
    }
}

#[cfg(test)]
mod tests;
