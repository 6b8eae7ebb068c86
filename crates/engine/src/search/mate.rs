//! Mates in one move, told without making moves where that is possible.
//!
//! Looked at are drops and moves onto guarded squares beside the king, and knights' checks. A mate by a distant rook,
//! bishop or lance is left to the search, as is one that depends on a pin of the piece that could capture: what is said
//! here is always true, not always said.

use shogi::{Bitboard, Color, Constraints, HandPiece, Move, Piece, PieceKind, Position, Square, attacks};

/// Kinds that mate when dropped. A pawn may not (RULE-51), and what a lance can do from beside the king a rook does too,
/// but who has only a lance needs it.
const DROPS: [HandPiece; 6] =
    [HandPiece::Gold, HandPiece::Silver, HandPiece::Rook, HandPiece::Bishop, HandPiece::Lance, HandPiece::Knight];

/// A king with more flights than this is not looked at: few pieces take so many, besides the square they come to.
const FLIGHTS: u32 = 4;

/// A move that mates at once. The side to move must not be in check.
pub(super) fn in_one(position: &Position, constraints: &Constraints) -> Option<Move> {
    let us = position.turn();
    let king = position.king(!us)?;
    let covered = position.attacked_beside_king(!us);
    let beside = attacks::attacks(Piece::new(us, PieceKind::King), king, Bitboard::EMPTY);
    let flights = beside - position.pieces_of(!us) - covered;
    if flights.len() > FLIGHTS {
        return None;
    }
    let scene = Scene { position, us, king, beside, covered, flights };
    scene.drop().or_else(|| scene.board_move(constraints))
}

/// The surroundings of the king that may be mated.
struct Scene<'a> {
    position: &'a Position,
    us: Color,
    king: Square,
    beside: Bitboard,
    /// Squares beside it that we attack.
    covered: Bitboard,
    /// Squares beside it to which it can flee now.
    flights: Bitboard,
}

impl Scene<'_> {
    /// Where a piece of this kind gives check from, the board being as it is.
    fn checking(&self, kind: PieceKind) -> Bitboard {
        attacks::attacks(Piece::new(!self.us, kind), self.king, self.position.occupied())
    }

    fn drop(&self) -> Option<Move> {
        let hand = self.position.hand(self.us);
        let empty = !self.position.occupied();
        // A knight checks from where the king cannot capture it; all others must be guarded.
        let guarded = empty & self.covered;
        for piece in DROPS {
            if !hand.has(piece) {
                continue;
            }
            let from = match piece {
                HandPiece::Knight if self.flights.is_empty() => empty,
                HandPiece::Knight => continue,
                _ if guarded.is_empty() => continue,
                _ => guarded,
            };
            for to in self.checking(piece.kind()) & from {
                if self.is_mate(piece.kind(), to, None) {
                    return Some(Move::Drop { piece, to });
                }
            }
        }
        None
    }

    fn board_move(&self, constraints: &Constraints) -> Option<Move> {
        let own = self.position.pieces_of(self.us);
        // A mate by a knight's jump needs a king that cannot move at all.
        let jumps = if self.flights.is_empty() { self.checking(PieceKind::Knight) } else { Bitboard::EMPTY };
        for to in (self.covered | jumps) - own {
            let movers = self.position.attackers_to(to, self.us);
            // One comes, another guards it; behind it on a line somebody who does is seldom but behind a pawn.
            let alone = self.beside.contains(to) && !movers.is_many();
            for from in movers {
                let kind = self.position.piece_at(from)?.kind();
                if kind == PieceKind::King || alone && kind != PieceKind::Pawn {
                    continue;
                }
                for (face, promote) in [(kind.promoted(), true), (Some(kind), false)] {
                    let m = Move::Board { from, to, promote };
                    if let Some(face) = face
                        && self.may_mate(face, to)
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

    /// Whether a piece showing this face on `to` gives check and leaves no flight square that nobody else takes. The piece
    /// comes from the board, and may take others' work away; it gives none to them but in rare cases, which are left out.
    fn may_mate(&self, face: PieceKind, to: Square) -> bool {
        let empty_but_for_king = self.position.occupied() - Bitboard::of(self.king);
        let attacked = attacks::attacks(Piece::new(self.us, face), to, empty_but_for_king);
        attacked.contains(self.king) && (self.flights - attacked - Bitboard::of(to)).is_empty()
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
        let own = self.position.pieces_of(!self.us) - Bitboard::of(to);
        let others = |square| self.position.attackers_through(square, self.us, without_king) - left - Bitboard::of(to);
        (self.beside - own - (attacked - Bitboard::of(to))).into_iter().all(|flight| !others(flight).is_empty())
    }
}

#[cfg(test)]
mod tests;
