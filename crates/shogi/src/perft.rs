//! Counting the lines of play to a depth: the judge of every move generator.

use crate::color::{Black, Side, White};
use crate::movegen::behind;
use crate::position::Lifted;
use crate::{Color, Move, MoveSet, Piece, PieceKind, Position, Square};

impl Position {
    /// The number of lines of `depth` plies. Counts the last moves without making them.
    pub fn perft(&self, depth: u8) -> u64 {
        match self.turn() {
            Color::Black => bulk::<Black>(self, &mut buffers(depth)),
            Color::White => bulk::<White>(self, &mut buffers(depth)),
        }
    }

    /// The number of lines of `depth` plies, with every last move made.
    pub fn perft_full(&self, depth: u8) -> u64 {
        match self.turn() {
            Color::Black => full::<Black>(self, &mut buffers(depth)),
            Color::White => full::<White>(self, &mut buffers(depth)),
        }
    }

    /// [`Position::perft`] of the position after each legal move, in the order of generation.
    ///
    /// # Panics
    /// If `depth` is 0.
    pub fn divide(&self, depth: u8) -> Vec<(Move, u64)> {
        assert!(depth > 0, "division needs a first move");
        let after = |m| {
            let mut child = self.clone();
            child.play_unchecked(m);
            child.perft(depth - 1)
        };
        self.legal_moves().into_iter().map(|m| (m, after(m))).collect()
    }
}

/// One list of moves and one position for every level, so that no node allocates.
fn buffers(depth: u8) -> Vec<Buffer> {
    vec![Buffer { sets: Vec::with_capacity(48), child: Position::even() }; usize::from(depth)]
}

#[derive(Clone)]
struct Buffer {
    sets: Vec<MoveSet>,
    child: Position,
}

fn bulk<S: Side>(position: &Position, buffers: &mut [Buffer]) -> u64 {
    match buffers {
        [] => 1,
        [_] => u64::from(position.count_moves::<S>()),
        [buffer, rest @ ..] => {
            let mut total = 0;
            each_child::<S>(position, buffer, |child| total += bulk::<S::Other>(child, rest));
            total
        }
    }
}

fn full<S: Side>(position: &Position, buffers: &mut [Buffer]) -> u64 {
    let mut total = 0;
    match buffers {
        [] => return 1,
        [buffer] => each_child::<S>(position, buffer, |child| {
            // The optimiser must not see that nobody looks at the position.
            std::hint::black_box(child);
            total += 1;
        }),
        [buffer, rest @ ..] => each_child::<S>(position, buffer, |child| total += full::<S::Other>(child, rest)),
    }
    total
}

/// Visits the positions after every legal move.
#[inline(always)]
fn each_child<S: Side>(position: &Position, buffer: &mut Buffer, mut visit: impl FnMut(&Position)) {
    let Buffer { sets, child } = buffer;
    sets.clear();
    position.generate_as::<S>(sets);
    let pawn = Piece::new(S::COLOR, PieceKind::Pawn);
    for set in sets {
        match *set {
            MoveSet::Pawns { plain, promoting } => {
                for (placed, targets) in [(pawn.promoted(), promoting), (pawn, plain)] {
                    for to in targets {
                        let lifted = position.lift_from_board::<S>(pawn, behind::<S>(to));
                        put_down::<S>(position, &lifted, child, placed, to);
                        visit(child);
                    }
                }
            }
            MoveSet::Board { from, plain, promoting } => {
                let Some(piece) = position.piece_at(from) else { continue };
                let lifted = position.lift_from_board::<S>(piece, from);
                for (placed, targets) in [(piece.promoted(), promoting), (piece, plain)] {
                    for to in targets {
                        put_down::<S>(position, &lifted, child, placed, to);
                        visit(child);
                    }
                }
            }
            MoveSet::Drop { piece, targets } => {
                let lifted = position.lift_from_hand::<S>(piece);
                for to in targets {
                    lifted.place_onto::<S>(child, Piece::new(S::COLOR, piece.kind()), to);
                    visit(child);
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
