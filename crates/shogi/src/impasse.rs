//! Points for an impasse (持将棋 jishōgi) and for a declaration by the entering king (END-15, END-16).

use crate::{Bitboard, Color, HandPiece, Piece, PieceKind, Position};

/// What a declaration by the entering king (入玉宣言 nyūgyoku sengen) rests on, for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EnteringKing {
    /// The king stands in the promotion zone.
    pub king_in_zone: bool,
    /// How many other own pieces stand in the promotion zone; ten are needed.
    pub pieces_in_zone: u32,
    /// Points of these pieces and of the hand: 5 for a rook or bishop, 1 for every other piece.
    pub points: u32,
    /// The king is in check.
    pub in_check: bool,
}

/// Rook and Bishop count five, promoted or not, all others but the King one (END-16).
const fn points(piece: HandPiece) -> u32 {
    match piece {
        HandPiece::Rook | HandPiece::Bishop => 5,
        _ => 1,
    }
}

impl Position {
    /// The points of a player's pieces on the whole board and in hand, as for an agreed impasse (END-17).
    pub fn impasse_points(&self, color: Color) -> u32 {
        self.points_among(color, Bitboard::ALL)
    }

    /// What a declaration by `color` would rest on (END-15).
    pub fn entering_king(&self, color: Color) -> EnteringKing {
        let zone = Bitboard::far_ranks(color, 3);
        let king = self.king(color);
        let king_in_zone = king.is_some_and(|king| zone.contains(king));
        EnteringKing {
            king_in_zone,
            pieces_in_zone: (self.pieces_of(color) & zone).len() - u32::from(king_in_zone),
            points: self.points_among(color, zone),
            in_check: king.is_some_and(|king| !self.attackers_to(king, !color).is_empty()),
        }
    }

    fn points_among(&self, color: Color, squares: Bitboard) -> u32 {
        let on_board = (self.pieces_of(color) & squares).into_iter().filter_map(|square| self.piece_at(square));
        let board: u32 = on_board.map(Piece::kind).filter_map(PieceKind::in_hand).map(points).sum();
        let hand: u32 = self.hand(color).iter().map(|(piece, count)| points(piece) * u32::from(count)).sum();
        board + hand
    }
}
