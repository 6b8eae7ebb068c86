//! Counting legal moves without listing them: sets of targets, counted by their bits.

use crate::attacks::{self, GOLD, KING, SILVER};
use crate::color::{Black, Side, White};
use crate::movegen::promoting_targets;
use crate::position::Class;
use crate::{Bitboard, Color, HandPiece, Position, Square};

impl Position {
    /// The number of legal moves.
    pub fn count_legal_moves(&self) -> u64 {
        match self.turn() {
            Color::Black => u64::from(self.count_moves::<Black>()),
            Color::White => u64::from(self.count_moves::<White>()),
        }
    }

    #[inline(always)]
    pub(crate) fn count_moves<S: Side>(&self) -> u32 {
        let own = self.pieces_of(S::COLOR);
        let king_steps = match self.king(S::COLOR) {
            Some(king) if self.enemies_near::<S>(king) => return self.count_under_pressure::<S>(king),
            Some(king) => KING[king.index()] - own,
            None => Bitboard::EMPTY,
        };
        king_steps.len() + self.count_piece_moves::<S>(own, !own) + self.count_drops::<S>(!self.occupied())
    }

    /// The count when enemy pieces bear on the king's surroundings.
    #[inline(always)]
    fn count_under_pressure<S: Side>(&self, king: Square) -> u32 {
        let own = self.pieces_of(S::COLOR);
        let king_moves = self.king_targets::<S>(king).len();
        let constraints = self.constraints();
        if constraints.evasions.is_empty() {
            return king_moves;
        }
        let targets = constraints.evasions - own;
        let mut count = king_moves + self.count_piece_moves::<S>(own - constraints.pinned, targets);
        for pinned in constraints.pinned {
            let line = attacks::line_through(king, pinned);
            count += self.count_piece_moves::<S>(Bitboard::of(pinned), targets & line);
        }
        count + self.count_drops::<S>(constraints.evasions - self.occupied())
    }

    /// Moves of these own pieces, the king apart, to these squares.
    #[inline(always)]
    fn count_piece_moves<S: Side>(&self, pieces: Bitboard, targets: Bitboard) -> u32 {
        let us = S::COLOR;
        let c = us.index();
        let occupied = self.occupied();
        let zone = Bitboard::far_ranks(us, 3);
        // Where a pawn or lance, or a knight, has the choice; farther on it must promote.
        let choice = zone - Bitboard::far_ranks(us, 1);
        let knight_choice = zone - Bitboard::far_ranks(us, 2);
        let of = |class| self.class(class) & pieces;

        let pawns = of(Class::Pawn).forward(us) & targets;
        let mut count = pawns.len() + (pawns & choice).len();
        for jumps in of(Class::Knight).knight_jumps(us) {
            let jumps = jumps & targets;
            count += jumps.len() + (jumps & knight_choice).len();
        }
        for from in of(Class::Lance) {
            let to = attacks::lance(us, from, occupied) & targets;
            count += to.len() + (to & choice).len();
        }
        for from in of(Class::Silver) {
            let to = SILVER[c][from.index()] & targets;
            count += to.len() + (to & promoting_targets(zone, from)).len();
        }
        for from in of(Class::Gold) {
            count += (GOLD[c][from.index()] & targets).len();
        }
        let step = self.class(Class::Step);
        for from in of(Class::Bishop) {
            let to = attacks::bishop(from, occupied);
            count += count_long(from, to, targets, zone, step);
        }
        for from in of(Class::Rook) {
            let to = attacks::rook(from, occupied);
            count += count_long(from, to, targets, zone, step);
        }
        count
    }

    #[inline(always)]
    fn count_drops<S: Side>(&self, empty: Bitboard) -> u32 {
        let us = S::COLOR;
        let hand = self.hand(us);
        if hand.is_empty() || empty.is_empty() {
            return 0;
        }
        let mut count = 0;
        if hand.has(HandPiece::Pawn) {
            count += self.pawn_drop_targets(us, empty).len();
        }
        if hand.has(HandPiece::Lance) {
            count += (empty - Bitboard::far_ranks(us, 1)).len();
        }
        if hand.has(HandPiece::Knight) {
            count += (empty - Bitboard::far_ranks(us, 2)).len();
        }
        count + hand.kinds_that_drop_anywhere() * empty.len()
    }
}

#[inline(always)]
fn count_long(from: Square, reached: Bitboard, targets: Bitboard, zone: Bitboard, step: Bitboard) -> u32 {
    if step.contains(from) {
        return ((reached | KING[from.index()]) & targets).len();
    }
    let to = reached & targets;
    to.len() + (to & promoting_targets(zone, from)).len()
}
