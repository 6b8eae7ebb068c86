//! Moves as people write them (requirements §7): Japanese and Western standard.
//!
//! Both leave out what the position makes plain, so a move is written and read together with the position it is played
//! in. Legality beyond the movement of the pieces plays no part: a pinned piece still makes a sign necessary.

mod japanese;
mod read;
mod western;

pub use japanese::{Digits, Forward, Japanese, Marks};
pub use read::read;
pub use western::western;

use shogi::{Bitboard, Color, Move, Piece, PieceKind, Position, Square};

/// A move in the standard Japanese form of records, [`Japanese::KI2`].
///
/// ```
/// use shogi::Position;
/// let m = "7g7f".parse().unwrap();
/// assert_eq!(kifu::notation::japanese(&Position::even(), m, None), "▲７六歩");
/// ```
pub fn japanese(position: &Position, m: Move, last_to: Option<Square>) -> String {
    Japanese::KI2.write(position, m, last_to)
}

/// A move with what its text depends on.
struct Subject {
    mover: Color,
    kind: PieceKind,
    m: Move,
    /// Other pieces of the same kind and side that could go to the same square by their movement.
    rivals: Bitboard,
    /// The move could promote its piece, whether it does or not.
    promotable: bool,
    captures: bool,
}

impl Subject {
    /// `None` if no piece stands on the square of origin.
    fn new(position: &Position, m: Move) -> Option<Subject> {
        let (mover, kind) = match m {
            Move::Board { from, .. } => position.piece_at(from).map(|piece| (piece.color(), piece.kind()))?,
            Move::Drop { piece, .. } => (position.turn(), piece.kind()),
        };
        let able = position.attackers_to(m.to(), mover) & position.squares_of(Piece::new(mover, kind));
        let promotable = kind.promoted().is_some()
            && m.from().is_some_and(|from| from.in_promotion_zone(mover) || m.to().in_promotion_zone(mover));
        Some(Subject {
            mover,
            kind,
            m,
            rivals: able - m.from().map_or(Bitboard::EMPTY, Bitboard::of),
            promotable,
            captures: position.piece_at(m.to()).is_some(),
        })
    }
}

#[cfg(test)]
mod tests;
