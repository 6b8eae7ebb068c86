//! The static judgement of a position.

mod board;
mod material;

pub(crate) use board::Board;
pub(crate) use material::{exchange_value, promotion_gain};

use crate::score::{MAX_EVAL, Value};
use shogi::Color;

/// What the position is worth to the side to move.
pub(crate) fn evaluate(board: &Board) -> Value {
    let balance = board.balance();
    let own = match board.position().turn() {
        Color::Black => balance,
        Color::White => -balance,
    };
    own.clamp(-MAX_EVAL, MAX_EVAL)
}
