//! What pieces are worth in an exchange, by the scale of beginners' tables (VALUE-01). Points of impasse are another matter
//! (VALUE-03): `shogi` counts those.

use shogi::{Color, HandPiece, PieceKind, Position, Square};

/// What a piece is worth in an exchange.
pub const fn exchange_value(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::King => 80,
        PieceKind::Dragon => 17,
        PieceKind::Rook | PieceKind::Horse => 15,
        PieceKind::Bishop => 13,
        PieceKind::Tokin => 12,
        PieceKind::PromotedLance | PieceKind::PromotedKnight => 10,
        PieceKind::Gold | PieceKind::PromotedSilver => 9,
        PieceKind::Silver => 8,
        PieceKind::Knight => 6,
        PieceKind::Lance => 5,
        PieceKind::Pawn => 1,
    }
}

/// What the twenty pieces of a side are worth before the first move.
const ARMY: i32 = 173;

/// By how much the pieces of a side are worth more than the twenty it begins an even game with, on the board and in hand; a
/// piece in hand counts as what it is when it comes back (VALUE-02). What is exchanged counts once for each side.
///
/// ```
/// use shogi::{Color, Position};
/// assert_eq!(study::exchange_balance(&Position::even(), Color::Black), 0);
/// // Black has given the rook for a bishop and a pawn: 14 points for 15.
/// let position = "lnsgkgsnl/1r7/pppppppp1/9/9/9/PPPPPPPPP/1B7/LNSGKGSNL b BPr 1".parse::<Position>().unwrap();
/// assert_eq!(Color::ALL.map(|color| study::exchange_balance(&position, color)), [-1, 1]);
/// ```
pub fn exchange_balance(position: &Position, color: Color) -> i32 {
    let pieces = Square::all().filter_map(|square| position.piece_at(square)).filter(|piece| piece.color() == color);
    let board: i32 = pieces.map(|piece| exchange_value(piece.kind())).sum();
    let hand = position.hand(color);
    let in_hand = HandPiece::ALL.map(|piece| i32::from(hand.count(piece)) * exchange_value(piece.kind()));
    board + in_hand.iter().sum::<i32>() - ARMY
}
