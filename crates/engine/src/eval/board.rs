//! A position together with the part of its evaluation that a move changes a little of.

use super::{material, weights};
use crate::score::Value;
use shogi::{Color, Move, Piece, PieceKind, Position, Square};

/// A position and the running sum of what its pieces are worth.
#[derive(Clone)]
pub(crate) struct Board {
    position: Position,
    /// Black's pieces less White's.
    balance: Value,
}

impl Board {
    pub(crate) fn new(position: Position) -> Board {
        let balance = balance_of(&position);
        Board { position, balance }
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn balance(&self) -> Value {
        self.balance
    }

    /// The board after a legal move.
    #[inline]
    pub(crate) fn after(&self, m: Move) -> Board {
        let gain = self.gain_of(m);
        let mut next = self.clone();
        next.balance += sign(self.position.turn()) * gain;
        next.position.play_unchecked(m);
        next
    }

    /// The board with the other side to move.
    pub(crate) fn after_pass(&self) -> Board {
        let mut next = self.clone();
        next.position.pass();
        next
    }

    /// By how much a move changes the balance in favour of who makes it.
    fn gain_of(&self, m: Move) -> Value {
        let us = self.position.turn();
        let hand = self.position.hand(us);
        match m {
            Move::Drop { piece, to } => {
                let count = hand.count(piece);
                let given = material::in_hand(piece, count) - material::in_hand(piece, count.saturating_sub(1));
                worth(Piece::new(us, piece.kind()), to) - given
            }
            Move::Board { from, to, promote } => {
                let Some(piece) = self.position.piece_at(from) else { return 0 };
                let placed = if promote { piece.kind().promoted().unwrap_or(piece.kind()) } else { piece.kind() };
                let moved = worth(Piece::new(us, placed), to) - worth(piece, from);
                let Some(captured) = self.position.piece_at(to) else { return moved };
                let taken = captured.kind().in_hand().map_or(0, |held| {
                    let count = hand.count(held);
                    material::in_hand(held, count + 1) - material::in_hand(held, count)
                });
                moved + worth(captured, to) + taken
            }
        }
    }
}

/// The balance made anew, piece by piece.
pub(super) fn balance_of(position: &Position) -> Value {
    Color::ALL
        .into_iter()
        .map(|color| {
            let on_board: Value = position
                .pieces_of(color)
                .into_iter()
                .filter_map(|square| Some(worth(position.piece_at(square)?, square)))
                .sum();
            let in_hand: Value =
                position.hand(color).iter().map(|(piece, count)| material::in_hand(piece, count)).sum();
            sign(color) * (on_board + in_hand)
        })
        .sum()
}

const fn sign(color: Color) -> Value {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

/// What a piece is worth to its owner on this square.
#[inline]
fn worth(piece: Piece, square: Square) -> Value {
    let seen_by_owner = match piece.color() {
        Color::Black => square,
        Color::White => square.rotated(),
    };
    WORTH[piece.kind().index()][seen_by_owner.index()]
}

/// Value by kind and square as Black sees it.
static WORTH: [[Value; Square::COUNT]; 14] = {
    let mut table = [[0; Square::COUNT]; 14];
    let mut k = 0;
    while k < 14 {
        let mut i = 0;
        while i < Square::COUNT {
            let square = Square::from_index(i);
            table[k][i] = material::on_board(PieceKind::ALL[k])
                + weights::RANKS[k][square.rank() as usize - 1]
                + weights::FILES[k][square.file() as usize - 1];
            i += 1;
        }
        k += 1;
    }
    table
};
