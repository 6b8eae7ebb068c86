//! Counting the lines of play to a depth: the judge of every move generator.

use crate::color::{Black, Side, White};
use crate::movegen::behind;
use crate::position::Lifted;
use crate::{Color, Move, MoveSet, Piece, PieceKind, Position, Square};

impl Position {
    /// The number of lines of `depth` plies. Counts the last moves without making them.
    pub fn perft(&self, depth: u32) -> u64 {
        match self.turn() {
            Color::Black => bulk::<Black>(self, depth),
            Color::White => bulk::<White>(self, depth),
        }
    }

    /// The number of lines of `depth` plies, with every last move made.
    pub fn perft_full(&self, depth: u32) -> u64 {
        match self.turn() {
            Color::Black => full::<Black>(self, depth),
            Color::White => full::<White>(self, depth),
        }
    }

    /// [`Position::perft`] of the position after each legal move, in the order of generation.
    ///
    /// # Panics
    /// If `depth` is 0.
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        assert!(depth > 0, "division needs a first move");
        let after = |m| {
            let mut child = self.clone();
            child.play_unchecked(m);
            child.perft(depth - 1)
        };
        self.legal_moves().into_iter().map(|m| (m, after(m))).collect()
    }
}

fn bulk<S: Side>(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_moves::<S>()),
        _ => {
            let mut total = 0;
            each_child::<S>(position, |child| total += bulk::<S::Other>(child, depth - 1));
            total
        }
    }
}

fn full<S: Side>(position: &Position, depth: u32) -> u64 {
    let mut total = 0;
    match depth {
        0 => return 1,
        1 => each_child::<S>(position, |child| {
            // The optimiser must not see that nobody looks at the position.
            std::hint::black_box(child);
            total += 1;
        }),
        _ => each_child::<S>(position, |child| total += full::<S::Other>(child, depth - 1)),
    }
    total
}

/// Visits the positions after every legal move.
#[inline(always)]
fn each_child<S: Side>(position: &Position, mut visit: impl FnMut(&Position)) {
    let mut sets = Vec::with_capacity(48);
    position.generate_as::<S>(&mut sets);
    let mut child = position.clone();
    let pawn = Piece::new(S::COLOR, PieceKind::Pawn);
    for set in &sets {
        match *set {
            MoveSet::Pawns { plain, promoting } => {
                for (placed, targets) in [(pawn.promoted(), promoting), (pawn, plain)] {
                    for to in targets {
                        let lifted = position.lift_from_board::<S>(pawn, behind::<S>(to));
                        put_down::<S>(position, &lifted, &mut child, placed, to);
                        visit(&child);
                    }
                }
            }
            MoveSet::Board { from, plain, promoting } => {
                let Some(piece) = position.piece_at(from) else { continue };
                let lifted = position.lift_from_board::<S>(piece, from);
                for (placed, targets) in [(piece.promoted(), promoting), (piece, plain)] {
                    for to in targets {
                        put_down::<S>(position, &lifted, &mut child, placed, to);
                        visit(&child);
                    }
                }
            }
            MoveSet::Drop { piece, targets } => {
                let lifted = position.lift_from_hand::<S>(piece);
                for to in targets {
                    lifted.place_onto::<S>(&mut child, Piece::new(S::COLOR, piece.kind()), to);
                    visit(&child);
                }
            }
        }
    }
}

#[inline(always)]
fn put_down<S: Side>(position: &Position, lifted: &Lifted<'_>, child: &mut Position, placed: Piece, to: Square) {
    lifted.place_onto::<S>(child, placed, to);
    if let Some(captured) = position.piece_at(to) {
        child.remove_captured::<S>(captured, to);
    }
}
