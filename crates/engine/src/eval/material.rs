//! What pieces are worth, in hundredths of a pawn on the board.

use crate::score::Value;
use shogi::{HandPiece, PieceKind};

/// A piece on the board. The order and the distances follow the exchange values of VALUE-01, softened where a promoted
/// piece has less time to be of use than an exchange table thinks.
pub(crate) const fn on_board(kind: PieceKind) -> Value {
    match kind {
        PieceKind::Pawn => 100,
        PieceKind::Lance => 330,
        PieceKind::Knight => 360,
        PieceKind::Silver => 550,
        PieceKind::Gold => 600,
        PieceKind::Bishop => 830,
        PieceKind::Rook => 1000,
        PieceKind::King => 0,
        PieceKind::Tokin => 600,
        PieceKind::PromotedLance => 590,
        PieceKind::PromotedKnight => 600,
        PieceKind::PromotedSilver => 610,
        PieceKind::Horse => 1130,
        PieceKind::Dragon => 1350,
    }
}

/// A piece in hand: more than on the board, for it can go anywhere; a handful of pawns less each than one.
pub(crate) const fn in_hand(piece: HandPiece, count: u8) -> Value {
    let count = count as Value;
    match piece {
        HandPiece::Pawn => match count {
            0 => 0,
            1..=3 => 20 + 105 * count,
            _ => 155 + 60 * count,
        },
        HandPiece::Lance => 350 * count,
        HandPiece::Knight => 390 * count,
        HandPiece::Silver => 600 * count,
        HandPiece::Gold => 660 * count,
        HandPiece::Bishop => 910 * count,
        HandPiece::Rook => 1090 * count,
    }
}

/// What changes hands when a piece is captured: what one side loses and what the other gains.
pub(crate) const fn exchange_value(kind: PieceKind) -> Value {
    match kind.in_hand() {
        Some(piece) => on_board(kind) + in_hand(piece, 1),
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
