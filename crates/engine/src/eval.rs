//! The static judgement of a position: material, where the pieces stand, what they attack, and how safe the kings are.

mod board;
mod material;
mod survey;
mod weights;

pub(crate) use board::Board;
pub(crate) use material::{exchange_value, promotion_gain};

use crate::score::{MAX_EVAL, Value};
use shogi::Color;
use survey::Survey;

/// What the position is worth to the side to move.
pub(crate) fn evaluate(board: &Board) -> Value {
    let position = board.position();
    let black = board.balance() + Survey::of(position).balance(position);
    let own = match position.turn() {
        Color::Black => black,
        Color::White => -black,
    };
    (own + weights::TURN).clamp(-MAX_EVAL, MAX_EVAL)
}

#[cfg(test)]
mod tests;
