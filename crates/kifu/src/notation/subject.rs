//! A move with what its text depends on.

use super::signs::{Rivals, Signs};
use super::text::{able, can_promote, captures};
use shogi::{Bitboard, Color, Move, Piece, PieceKind, Position};

pub(super) struct Subject<'a> {
    position: &'a Position,
    pub(super) m: Move,
    pub(super) mover: Color,
    pub(super) kind: PieceKind,
    /// All pieces that could make the move by their movement, the one that makes it too.
    pub(super) rivals: Rivals,
    /// The move could promote its piece, whether it does or not.
    pub(super) promotable: bool,
    pub(super) captured: Option<PieceKind>,
}

impl<'a> Subject<'a> {
    /// `None` if no piece stands on the square of origin.
    pub(super) fn new(position: &'a Position, m: Move) -> Option<Subject<'a>> {
        let (mover, kind) = match m {
            Move::Board { from, .. } => position.piece_at(from).map(|piece| (piece.color(), piece.kind()))?,
            Move::Drop { piece, .. } => (position.turn(), piece.kind()),
        };
        let to = m.to();
        // One that cannot go there by its movement, as in a foul, is among them all the same.
        let own = m.from().map_or(Bitboard::EMPTY, Bitboard::of);
        Some(Subject {
            position,
            m,
            mover,
            kind,
            rivals: Rivals { kind, mover, to, able: able(position, mover, kind, to) | own },
            promotable: can_promote(m, kind, mover),
            captured: position.piece_at(to).map(Piece::kind),
        })
    }

    /// The fewest signs that single out the piece; `None` if even all do not.
    pub(super) fn signs(&self) -> Option<Signs> {
        self.m.from().map_or(Some(Signs::default()), |from| Signs::least(from, &self.rivals))
    }

    /// The captures of a piece of this kind by one of the mover's kind that promote as this move does.
    pub(super) fn captures_of(&self, captured: PieceKind) -> Vec<Move> {
        captures(self.position, self.mover, self.kind, captured, self.m.promotes()).collect()
    }
}
