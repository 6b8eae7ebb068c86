//! What pieces are worth.

use super::weights;
use crate::score::Value;
use shogi::{HandPiece, PieceKind};

/// A piece on the board, wherever it stands.
pub(crate) const fn on_board(kind: PieceKind) -> Value {
    weights::ON_BOARD[kind.index()]
}

/// So many pieces of a kind in hand.
pub(crate) fn in_hand(piece: HandPiece, count: u8) -> Value {
    let values = &weights::IN_HAND[piece.index()];
    values[usize::from(count).min(values.len() - 1)]
}

/// What changes hands when a piece is captured: what one side loses and what the other gains.
pub(crate) const fn exchange_value(kind: PieceKind) -> Value {
    match kind.in_hand() {
        Some(piece) => on_board(kind) + weights::IN_HAND[piece.index()][1],
        None => 20_000,
    }
}

/// What a piece gains by promoting.
pub(crate) const fn promotion_gain(kind: PieceKind) -> Value {
    match kind.promoted() {
        Some(promoted) => on_board(promoted) - on_board(kind),
        None => 0,
    }
}
