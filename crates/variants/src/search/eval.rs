//! What a position is worth to the side that moves.

use crate::position::Position;
use crate::worth::Worth;
use shogi::Color;

const TEMPO: i32 = 15;

/// The position's worth: material where it stands, on the board and from a side's only royal piece.
pub(super) fn evaluate(position: &Position, worth: &Worth) -> i32 {
    let around = |color: Color| match position.royals[color.index()][..] {
        [royal] => worth.around(position, royal, color),
        _ => 0,
    };
    let black = position.balance() + around(Color::Black) + around(Color::White);
    if position.turn == Color::Black { black + TEMPO } else { TEMPO - black }
}
