//! What pieces are worth when they are taken or promoted, in hundredths of a pawn in hand. The net has its own opinion; these
//! only say in which order captures are looked at, and which moves lose too much in an exchange to be looked at. Fitted to games of
//! the engine against itself.

use crate::score::Value;
use shogi::{HandPiece, PieceKind};

/// On the board, in the order of [`PieceKind::ALL`].
const ON_BOARD: [Value; 14] = [47, 213, 147, 324, 250, 404, 486, 0, 361, 509, 279, 715, 776, 825];

/// The first of its kind in hand, in the order of [`HandPiece::ALL`].
const IN_HAND: [Value; HandPiece::ALL.len()] = [137, 324, 296, 486, 544, 706, 974];

/// What changes hands when a piece is captured: what one side loses and what the other gains.
#[inline]
pub(crate) const fn exchange_value(kind: PieceKind) -> Value {
    EXCHANGES[kind.index()]
}

/// What a piece gains by promoting.
#[inline]
pub(crate) const fn promotion_gain(kind: PieceKind) -> Value {
    PROMOTIONS[kind.index()]
}

const EXCHANGES: [Value; 14] = {
    let mut values = [0; 14];
    let mut k = 0;
    while k < 14 {
        values[k] = match PieceKind::ALL[k].in_hand() {
            Some(piece) => ON_BOARD[k] + IN_HAND[piece.index()],
            None => 20_000,
        };
        k += 1;
    }
    values
};

const PROMOTIONS: [Value; 14] = {
    let mut values = [0; 14];
    let mut k = 0;
    while k < 14 {
        if let Some(promoted) = PieceKind::ALL[k].promoted() {
            values[k] = ON_BOARD[promoted.index()] - ON_BOARD[k];
        }
        k += 1;
    }
    values
};
