//! Interpositions (合駒 aigoma): a piece between the king and what attacks it from afar.

use shogi::{Bitboard, Move, Position, attacks};

/// The squares on which a piece would stop the check: those between the king of the side to move and the one
/// long-range piece that attacks it from afar.
pub(crate) fn squares(position: &Position) -> Bitboard {
    let checkers = position.checkers();
    match position.king(position.turn()) {
        Some(king) if !checkers.is_many() => {
            checkers.into_iter().next().map_or(Bitboard::EMPTY, |checker| attacks::between(king, checker))
        }
        _ => Bitboard::EMPTY,
    }
}

/// Whether a move, of the side in check, puts a piece (not the king) on one of those squares.
pub(crate) fn is_interposition(position: &Position, squares: Bitboard, m: Move) -> bool {
    squares.contains(m.to()) && m.from() != position.king(position.turn())
}
