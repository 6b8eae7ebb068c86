//! The part of the evaluation that a move changes a little of: what the pieces are worth where they stand.

use super::{material, weights};
use crate::score::Value;
use shogi::{Color, Move, Piece, PieceKind, Position, Square};

/// By how much a move of this position changes Black's pieces less White's.
pub(super) fn change(position: &Position, m: Move) -> Value {
    sign(position.turn()) * gain_of(position, m)
}

/// By how much a move changes the balance in favour of who makes it.
fn gain_of(position: &Position, m: Move) -> Value {
    let us = position.turn();
    let hand = position.hand(us);
    match m {
        Move::Drop { piece, to } => {
            let count = hand.count(piece);
            let given = material::in_hand(piece, count) - material::in_hand(piece, count.saturating_sub(1));
            worth(Piece::new(us, piece.kind()), to) - given
        }
        Move::Board { from, to, promote } => {
            let Some(piece) = position.piece_at(from) else { return 0 };
            let placed = if promote { piece.kind().promoted().unwrap_or(piece.kind()) } else { piece.kind() };
            let moved = worth(Piece::new(us, placed), to) - worth(piece, from);
            let Some(captured) = position.piece_at(to) else { return moved };
            let taken = captured.kind().in_hand().map_or(0, |held| {
                let count = hand.count(held);
                material::in_hand(held, count + 1) - material::in_hand(held, count)
            });
            moved + worth(captured, to) + taken
        }
    }
}

/// Black's pieces less White's, piece by piece.
pub(super) fn of(position: &Position) -> Value {
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
