//! The static judgement of a position: material, where the pieces stand, what they attack, and how safe the kings are.

mod balance;
mod material;
pub mod sampling;
mod survey;
mod weights;

pub(crate) use material::{exchange_value, promotion_gain};

use crate::score::{MAX_EVAL, MAX_PLY, Value};
use shogi::{Color, Move, Position};
use survey::Survey;

/// Judges the positions along one line of play.
///
/// It is told of every move of the line as it is tried, so that what a move changes little of need not be made anew.
#[derive(Debug)]
pub(crate) struct Evaluator {
    /// Black's pieces less White's, by ply.
    balances: Vec<Value>,
}

impl Evaluator {
    /// Lines begin at `root`, which is ply 0.
    pub(crate) fn new(root: &Position) -> Evaluator {
        let mut balances = vec![0; MAX_PLY + 2];
        balances[0] = balance::of(root);
        Evaluator { balances }
    }

    /// On this ply of the line, in `position`, the move is tried, or with `None` the side to move passes.
    #[inline]
    pub(crate) fn note(&mut self, ply: usize, position: &Position, m: Option<Move>) {
        self.balances[ply + 1] = self.balances[ply] + m.map_or(0, |m| balance::change(position, m));
    }

    /// What the position that the line has reached on this ply is worth to its side to move.
    pub(crate) fn evaluate(&mut self, ply: usize, position: &Position) -> Value {
        let black = self.balances[ply] + Survey::of(position).balance(position);
        let own = match position.turn() {
            Color::Black => black,
            Color::White => -black,
        };
        let value = (own + weights::TURN).clamp(-MAX_EVAL, MAX_EVAL);
        sampling::offer(position, value);
        value
    }
}

#[cfg(test)]
mod tests;
