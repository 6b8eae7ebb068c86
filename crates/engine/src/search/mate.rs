//! Mates in one move, told without making moves where that is possible.
//!
//! Looked at are drops and moves onto squares beside the king, and knights' checks. A mate by a distant rook, bishop or
//! lance is left to the search, as is one that depends on a pin of the piece that could capture: what is said here is
//! always true, not always said.

use shogi::{Bitboard, Color, Constraints, HandPiece, Move, Piece, PieceKind, Position, Square, attacks};

/// Kinds that mate when dropped. A pawn may not (RULE-51), and what a lance can do from beside the king a rook does too,
/// but who has only a lance needs it.
const DROPS: [HandPiece; 6] =
    [HandPiece::Gold, HandPiece::Silver, HandPiece::Rook, HandPiece::Bishop, HandPiece::Lance, HandPiece::Knight];

/// A move that mates at once. The side to move must not be in check.
pub(super) fn in_one(position: &Position, constraints: &Constraints) -> Option<Move> {
    let us = position.turn();
    let king = position.king(!us)?;
    let scene = Scene::new(position, us, king);
    scene.drop().or_else(|| scene.board_move(constraints))
}

/// The surroundings of the king that may be mated.
struct Scene<'a> {
    position: &'a Position,
    us: Color,
    king: Square,
    /// Squares beside it that we attack.
    covered: Bitboard,
    /// Squares beside it to which it can flee now.
    flights: Bitboard,
}

impl Scene<'_> {
    fn new(position: &Position, us: Color, king: Square) -> Scene<'_> {
        let covered = position.attacked_beside_king(!us);
        let beside = attacks::attacks(Piece::new(us, PieceKind::King), king, Bitboard::EMPTY);
        Scene { position, us, king, covered, flights: beside - position.pieces_of(!us) - covered }
    }

    /// Where a piece of this kind gives check from, the board being as it is.
    fn checking(&self, kind: PieceKind) -> Bitboard {
        attacks::attacks(Piece::new(!self.us, kind), self.king, self.position.occupied())
    }

    fn drop(&self) -> Option<Move> {
        let hand = self.position.hand(self.us);
        let empty = !self.position.occupied();
        if hand.is_empty() {
            return None;
        }
        for piece in DROPS {
            if !hand.has(piece) {
                continue;
            }
            // A knight checks from where the king cannot capture it; all others must be guarded.
            let from = if piece == HandPiece::Knight { empty } else { empty & self.covered };
            for to in self.checking(piece.kind()) & from {
                if self.is_mate(piece.kind(), to, None) {
                    return Some(Move::Drop { piece, to });
                }
            }
        }
        None
    }

    fn board_move(&self, constraints: &Constraints) -> Option<Move> {
        let targets = self.covered - self.position.pieces_of(self.us);
        for to in targets | (self.checking(PieceKind::Knight) - self.position.pieces_of(self.us)) {
            for from in self.position.attackers_to(to, self.us) {
                let kind = self.position.piece_at(from)?.kind();
                let faces = [kind.promoted(), Some(kind)];
                for (face, promote) in faces.into_iter().zip([true, false]) {
                    let m = Move::Board { from, to, promote };
                    if let Some(face) = face
                        && kind != PieceKind::King
                        && self.checking(face).contains(to)
                        && self.is_mate(face, to, Some(from))
                        && self.position.is_legal_within(constraints, m)
                    {
                        return Some(m);
                    }
                }
            }
        }
        None
    }

    /// Whether a piece of this kind that comes to `to`, from hand or from a square, mates. It gives check there.
    fn is_mate(&self, kind: PieceKind, to: Square, from: Option<Square>) -> bool {
        let left = from.map_or(Bitboard::EMPTY, Bitboard::of);
        let occupied = (self.position.occupied() - left) | Bitboard::of(to);
        let without_king = occupied - Bitboard::of(self.king);
        let attacked = attacks::attacks(Piece::new(self.us, kind), to, without_king);
        // The quick answer first: a flight square that nobody takes.
        if from.is_none() && !(self.flights - attacked - Bitboard::of(to)).is_empty() {
            return false;
        }
        let takers = self.position.attackers_through(to, !self.us, occupied) - Bitboard::of(self.king);
        if !(takers - Bitboard::of(to)).is_empty() {
            return false;
        }
        let beside = attacks::attacks(Piece::new(self.us, PieceKind::King), self.king, Bitboard::EMPTY);
        let own = self.position.pieces_of(!self.us) - Bitboard::of(to);
        let others = |square| self.position.attackers_through(square, self.us, without_king) - left - Bitboard::of(to);
        (beside - own - (attacked - Bitboard::of(to))).into_iter().all(|flight| !others(flight).is_empty())
    }
}

#[cfg(test)]
mod tests;
