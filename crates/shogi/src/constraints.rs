//! What a side must respect to keep its king safe: found once for a position, used for all that asks for it.

use crate::attacks::{self, KING};
use crate::color::{Black, White};
use crate::{Bitboard, Color, HandPiece, Move, PieceKind, Position, Square};

/// The checks and pins that the side to move must respect (RULE-53, RULE-55). It belongs to the position it was made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constraints {
    /// The pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Own pieces that shield the king: they may move only along the line they block.
    pub(crate) pinned: Bitboard,
    /// Where a move of another piece than the king may end: everywhere, or on the check.
    pub(crate) evasions: Bitboard,
}

impl Constraints {
    pub(crate) const NONE: Constraints =
        Constraints { checkers: Bitboard::EMPTY, pinned: Bitboard::EMPTY, evasions: Bitboard::ALL };

    /// Whether the side to move is in check (RULE-54).
    #[inline(always)]
    pub fn in_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The pieces that give check.
    #[inline(always)]
    pub fn checkers(&self) -> Bitboard {
        self.checkers
    }
}

impl Position {
    /// What the side to move must respect.
    #[inline(always)]
    pub fn constraints(&self) -> Constraints {
        let us = self.turn();
        let Some(king) = self.king(us) else {
            return Constraints::NONE;
        };
        let occupied = self.occupied();
        let (mut checkers, mut pinned) = (self.step_attackers(king, !us), Bitboard::EMPTY);
        for slider in self.aligned_with(king, !us) {
            let between = attacks::between(king, slider) & occupied;
            if between.is_empty() {
                checkers |= Bitboard::of(slider);
            } else if !between.is_many() {
                pinned |= between & self.pieces_of(us);
            }
        }
        let evasions = match checkers.first() {
            None => Bitboard::ALL,
            Some(_) if checkers.is_many() => Bitboard::EMPTY,
            Some(checker) => checkers | attacks::between(king, checker),
        };
        Constraints { checkers, pinned, evasions }
    }

    /// Whether the side to move may play `m`, given its constraints: the same as [`Position::is_legal`], faster.
    pub fn is_legal_within(&self, constraints: &Constraints, m: Move) -> bool {
        match m {
            Move::Board { from, to, promote } => self.is_legal_board_move(constraints, from, to, promote),
            Move::Drop { piece, to } => self.is_legal_drop(constraints, piece, to),
        }
    }

    fn is_legal_board_move(&self, constraints: &Constraints, from: Square, to: Square, promote: bool) -> bool {
        let us = self.turn();
        let Some(piece) = self.piece_at(from) else { return false };
        let moves_so = piece.color() == us
            && attacks::reaches(piece, from, to)
            && !attacks::between(from, to).meets(self.occupied())
            && !self.pieces_of(us).contains(to)
            && crate::legality::judge_promotion(piece, from, to, promote).is_ok();
        if !moves_so {
            return false;
        }
        if piece.kind() == PieceKind::King {
            let without = self.occupied() ^ Bitboard::of(from);
            return (self.attackers_through(to, !us, without) - Bitboard::of(to)).is_empty();
        }
        let stays_on_line = || self.king(us).is_none_or(|king| attacks::line_through(king, from).contains(to));
        constraints.evasions.contains(to) && (!constraints.pinned.contains(from) || stays_on_line())
    }

    fn is_legal_drop(&self, constraints: &Constraints, piece: HandPiece, to: Square) -> bool {
        let us = self.turn();
        self.hand(us).has(piece)
            && constraints.evasions.contains(to)
            && match piece {
                HandPiece::Pawn => self.pawn_drop_targets(us, Bitboard::of(to) - self.occupied()).contains(to),
                _ => {
                    let dead = Bitboard::far_ranks(us, crate::legality::dead_ranks(piece.kind()));
                    !self.occupied().union(dead).contains(to)
                }
            }
    }

    /// The squares beside `color`'s king that its opponent attacks, those among them that the king itself hides too:
    /// where the king cannot flee to. Empty without a king.
    pub fn attacked_beside_king(&self, color: Color) -> Bitboard {
        let Some(king) = self.king(color) else { return Bitboard::EMPTY };
        let attacked = match color {
            Color::Black => self.attacked_beside::<Black>(king),
            Color::White => self.attacked_beside::<White>(king),
        };
        attacked & KING[king.index()]
    }
}
