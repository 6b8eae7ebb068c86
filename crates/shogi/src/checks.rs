//! Which moves give check, without making them.

use crate::attacks::{self, GOLD, KING, KNIGHT, PAWN, SILVER};
use crate::{Bitboard, Color, Move, PieceKind, Position, Square};

/// What there is to know about checking the opponent's king in one position (RULE-54).
///
/// ```
/// use shogi::{Checks, Position};
/// let position: Position = "4k4/9/4P4/9/9/9/9/9/9 b G 1".parse().unwrap();
/// let checks = Checks::new(&position);
/// assert!(checks.given_by(&position, "G*5b".parse().unwrap()));
/// assert!(!checks.given_by(&position, "G*6c".parse().unwrap()));
/// ```
#[derive(Clone, Debug)]
pub struct Checks {
    king: Option<Square>,
    /// By kind: the squares from which a piece of the side to move gives check.
    squares: [Bitboard; 14],
    /// Own pieces that stand between an own long-range piece and the king.
    discoverers: Bitboard,
}

impl Checks {
    /// Looks at the king of the side that is not to move; without one nothing gives check.
    pub fn new(position: &Position) -> Checks {
        let us = position.turn();
        let Some(king) = position.king(!us) else {
            return Checks { king: None, squares: [Bitboard::EMPTY; 14], discoverers: Bitboard::EMPTY };
        };
        Checks {
            king: Some(king),
            squares: squares(us, king, position.occupied()),
            discoverers: discoverers(position, king),
        }
    }

    /// The squares from which a piece of this kind gives check.
    pub fn squares(&self, kind: PieceKind) -> Bitboard {
        self.squares[kind.index()]
    }

    /// Own pieces that stand alone between an own long-range piece and the king: leaving the line gives check.
    pub fn discoverers(&self) -> Bitboard {
        self.discoverers
    }

    /// Whether a legal move gives check.
    #[inline]
    pub fn given_by(&self, position: &Position, m: Move) -> bool {
        match m {
            Move::Drop { piece, to } => self.squares(piece.kind()).contains(to),
            Move::Board { from, to, promote } => {
                let Some(piece) = position.piece_at(from) else { return false };
                let kind = if promote { piece.kind().promoted().unwrap_or(piece.kind()) } else { piece.kind() };
                self.squares(kind).contains(to) || self.discoverers.contains(from) && !self.stays_on_line(from, to)
            }
        }
    }

    /// Whether a piece that leaves `from` for `to` still stands on the line to the king.
    pub fn stays_on_line(&self, from: Square, to: Square) -> bool {
        self.king
            .is_some_and(|king| attacks::between(king, from).contains(to) || attacks::between(king, to).contains(from))
    }
}

fn squares(us: Color, king: Square, occupied: Bitboard) -> [Bitboard; 14] {
    // A piece attacks the king from where the opponent's piece of its kind would go from the king's square.
    let (c, i) = ((!us).index(), king.index());
    let (gold, step) = (GOLD[c][i], KING[i]);
    let (bishop, rook) = (attacks::bishop(king, occupied), attacks::rook(king, occupied));
    [
        PAWN[c][i],
        attacks::lance(!us, king, occupied),
        KNIGHT[c][i],
        SILVER[c][i],
        gold,
        bishop,
        rook,
        Bitboard::EMPTY,
        gold,
        gold,
        gold,
        gold,
        bishop | step,
        rook | step,
    ]
}

fn discoverers(position: &Position, king: Square) -> Bitboard {
    let us = position.turn();
    let mut found = Bitboard::EMPTY;
    for slider in position.aligned_with(king, us) {
        let between = attacks::between(king, slider) & position.occupied();
        if !between.is_many() {
            found |= between & position.pieces_of(us);
        }
    }
    found
}
