//! Why a move is illegal, by name. Each name belongs to a foul; what none of them names is legal, other mates by a
//! drop and by a pushed Pawn among it (RULE-52).

use crate::attacks;
use crate::position::Class;
use crate::{Bitboard, Color, HandPiece, Move, Piece, PieceKind, Position, Square};
use std::fmt;

/// The ways a move can be illegal, named as the rules name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// There is no piece on the square of origin (FOUL-18).
    NoPiece,
    /// The piece is the opponent's (RULE-19, FOUL-18).
    OpponentsPiece,
    /// The piece does not move that way (FOUL-03).
    CannotMoveSo,
    /// A piece stands in the way (RULE-36, FOUL-03).
    Blocked,
    /// An own piece is on the target square (FOUL-03).
    OwnPieceOnTarget,
    /// A King, a Gold or a promoted piece cannot promote (RULE-45, FOUL-05).
    CannotPromote,
    /// Neither origin nor target is in the promotion zone (RULE-41, FOUL-04).
    OutsidePromotionZone,
    /// The piece could never move again (行き所のない駒, RULE-44, RULE-49, FOUL-11).
    DeadPiece,
    /// The player holds no such piece.
    NotInHand,
    /// A piece can only be dropped on an empty square (RULE-48).
    DropOnPiece,
    /// A second unpromoted pawn on the file (二歩 nifu, RULE-50, FOUL-10).
    TwoPawns,
    /// A dropped pawn may not mate (打ち歩詰め uchifuzume, RULE-51, FOUL-12).
    DropPawnMate,
    /// The king would step onto an attacked square (RULE-55, FOUL-13).
    KingIntoCheck,
    /// The king is in check and would stay so (王手放置 ōte hōchi, FOUL-13).
    CheckIgnored,
    /// The piece shields the king, which would be in check without it (FOUL-13).
    KingExposed,
}

impl IllegalMove {
    /// Every reason.
    pub const ALL: [IllegalMove; 15] = [
        IllegalMove::NoPiece,
        IllegalMove::OpponentsPiece,
        IllegalMove::CannotMoveSo,
        IllegalMove::Blocked,
        IllegalMove::OwnPieceOnTarget,
        IllegalMove::CannotPromote,
        IllegalMove::OutsidePromotionZone,
        IllegalMove::DeadPiece,
        IllegalMove::NotInHand,
        IllegalMove::DropOnPiece,
        IllegalMove::TwoPawns,
        IllegalMove::DropPawnMate,
        IllegalMove::KingIntoCheck,
        IllegalMove::CheckIgnored,
        IllegalMove::KingExposed,
    ];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            IllegalMove::NoPiece => "no_piece",
            IllegalMove::OpponentsPiece => "opponents_piece",
            IllegalMove::CannotMoveSo => "cannot_move_so",
            IllegalMove::Blocked => "blocked",
            IllegalMove::OwnPieceOnTarget => "own_piece_on_target",
            IllegalMove::CannotPromote => "cannot_promote",
            IllegalMove::OutsidePromotionZone => "outside_promotion_zone",
            IllegalMove::DeadPiece => "dead_piece",
            IllegalMove::NotInHand => "not_in_hand",
            IllegalMove::DropOnPiece => "drop_on_piece",
            IllegalMove::TwoPawns => "two_pawns",
            IllegalMove::DropPawnMate => "drop_pawn_mate",
            IllegalMove::KingIntoCheck => "king_into_check",
            IllegalMove::CheckIgnored => "check_ignored",
            IllegalMove::KingExposed => "king_exposed",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::NoPiece => "there is no piece on that square",
            IllegalMove::OpponentsPiece => "that piece is the opponent's",
            IllegalMove::CannotMoveSo => "the piece does not move that way",
            IllegalMove::Blocked => "a piece stands in the way",
            IllegalMove::OwnPieceOnTarget => "an own piece stands on the target square",
            IllegalMove::CannotPromote => "that piece cannot promote",
            IllegalMove::OutsidePromotionZone => {
                "promotion is possible only when a move starts or ends in the three farthest ranks"
            }
            IllegalMove::DeadPiece => "the piece could never move again from there",
            IllegalMove::NotInHand => "there is no such piece in hand",
            IllegalMove::DropOnPiece => "a piece can be dropped only on an empty square",
            IllegalMove::TwoPawns => "two pawns (nifu): there is already an unpromoted pawn on that file",
            IllegalMove::DropPawnMate => "drop-pawn mate (uchifuzume): a dropped pawn may not give mate",
            IllegalMove::KingIntoCheck => "the king would step into check",
            IllegalMove::CheckIgnored => "the king is in check and would stay in check",
            IllegalMove::KingExposed => "the piece shields the king and cannot leave the line",
        })
    }
}

impl std::error::Error for IllegalMove {}

/// How many of the farthest ranks a piece may not stand on, because it could never leave (RULE-44).
pub(crate) const fn dead_ranks(kind: PieceKind) -> u8 {
    match kind {
        PieceKind::Pawn | PieceKind::Lance => 1,
        PieceKind::Knight => 2,
        _ => 0,
    }
}

impl Position {
    /// Whether the side to move may play `m`.
    pub fn is_legal(&self, m: Move) -> bool {
        self.judge(m).is_ok()
    }

    /// Whether the side to move may play `m`, and if not, why not. When several reasons apply, the one closest to the
    /// piece's own movement is given, king safety last.
    ///
    /// # Errors
    /// With the reason.
    #[inline]
    pub fn judge(&self, m: Move) -> Result<(), IllegalMove> {
        match m {
            Move::Board { from, to, promote } => self.judge_board_move(from, to, promote),
            Move::Drop { piece, to } => self.judge_drop(piece, to),
        }
    }

    /// The squares to show beside the reason: the pieces that forbid the move.
    pub fn squares_concerned(&self, m: Move, reason: IllegalMove) -> Bitboard {
        let us = self.turn();
        let after = |origin: Option<Square>| {
            let left = origin.map_or(Bitboard::EMPTY, Bitboard::of);
            (self.occupied() - left) | Bitboard::of(m.to())
        };
        match reason {
            IllegalMove::TwoPawns => self.squares_of(Piece::new(us, PieceKind::Pawn)) & Bitboard::file(m.to().file()),
            IllegalMove::KingIntoCheck => {
                let without_king = self.occupied() - m.from().map_or(Bitboard::EMPTY, Bitboard::of);
                self.attackers_through(m.to(), !us, without_king) - Bitboard::of(m.to())
            }
            IllegalMove::CheckIgnored => self.checkers(),
            IllegalMove::KingExposed => self.king(us).map_or(Bitboard::EMPTY, |king| {
                self.long_attackers_through(king, !us, after(m.from())) - Bitboard::of(m.to())
            }),
            IllegalMove::DropPawnMate => self.king(!us).map_or(Bitboard::EMPTY, Bitboard::of),
            IllegalMove::Blocked => {
                m.from().map_or(Bitboard::EMPTY, |from| attacks::between(from, m.to()) & self.occupied())
            }
            IllegalMove::NoPiece | IllegalMove::OpponentsPiece | IllegalMove::CannotPromote => {
                m.from().map_or(Bitboard::EMPTY, Bitboard::of)
            }
            _ => Bitboard::of(m.to()),
        }
    }

    fn judge_board_move(&self, from: Square, to: Square, promote: bool) -> Result<(), IllegalMove> {
        let us = self.turn();
        let piece = self.piece_at(from).ok_or(IllegalMove::NoPiece)?;
        if piece.color() != us {
            return Err(IllegalMove::OpponentsPiece);
        }
        if !attacks::reaches(piece, from, to) {
            return Err(IllegalMove::CannotMoveSo);
        }
        if attacks::between(from, to).meets(self.occupied()) {
            return Err(IllegalMove::Blocked);
        }
        if self.pieces_of(us).contains(to) {
            return Err(IllegalMove::OwnPieceOnTarget);
        }
        judge_promotion(piece, from, to, promote)?;
        self.judge_king_safety(piece, from, to)
    }

    fn judge_king_safety(&self, piece: Piece, from: Square, to: Square) -> Result<(), IllegalMove> {
        let us = self.turn();
        let without = self.occupied() ^ Bitboard::of(from);
        if piece.kind() == PieceKind::King {
            let attackers = self.attackers_through(to, !us, without) - Bitboard::of(to);
            return if attackers.is_empty() { Ok(()) } else { Err(IllegalMove::KingIntoCheck) };
        }
        let Some(king) = self.king(us) else { return Ok(()) };
        let attackers = self.attackers_through(king, !us, without | Bitboard::of(to)) - Bitboard::of(to);
        if attackers.is_empty() {
            Ok(())
        } else if attackers.meets(self.checkers()) {
            Err(IllegalMove::CheckIgnored)
        } else {
            Err(IllegalMove::KingExposed)
        }
    }

    fn judge_drop(&self, piece: HandPiece, to: Square) -> Result<(), IllegalMove> {
        let us = self.turn();
        if !self.hand(us).has(piece) {
            return Err(IllegalMove::NotInHand);
        }
        if self.piece_at(to).is_some() {
            return Err(IllegalMove::DropOnPiece);
        }
        if to.rank_from(us) <= dead_ranks(piece.kind()) {
            return Err(IllegalMove::DeadPiece);
        }
        if piece == HandPiece::Pawn {
            let pawns = self.class(Class::Pawn) & self.pieces_of(us);
            if pawns.meets(Bitboard::file(to.file())) {
                return Err(IllegalMove::TwoPawns);
            }
        }
        if let Some(king) = self.king(us) {
            let occupied = self.occupied() | Bitboard::of(to);
            if !self.attackers_through(king, !us, occupied).is_empty() {
                return Err(IllegalMove::CheckIgnored);
            }
        }
        if piece == HandPiece::Pawn && self.pawn_checks_from(to) && self.is_drop_pawn_mate(to) {
            return Err(IllegalMove::DropPawnMate);
        }
        Ok(())
    }

    /// Whether an own pawn on `square` attacks the opponent's king.
    fn pawn_checks_from(&self, square: Square) -> bool {
        let us = self.turn();
        self.king(!us).is_some_and(|king| attacks::PAWN[us.index()][square.index()].contains(king))
    }
}

pub(crate) fn judge_promotion(piece: Piece, from: Square, to: Square, promote: bool) -> Result<(), IllegalMove> {
    let us: Color = piece.color();
    if !promote {
        let dead = to.rank_from(us) <= dead_ranks(piece.kind());
        return if dead { Err(IllegalMove::DeadPiece) } else { Ok(()) };
    }
    if piece.kind().promoted().is_none() {
        return Err(IllegalMove::CannotPromote);
    }
    if from.in_promotion_zone(us) || to.in_promotion_zone(us) { Ok(()) } else { Err(IllegalMove::OutsidePromotionZone) }
}
