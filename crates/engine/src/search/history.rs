//! What earlier parts of the search say about moves: which were good, in general and after the moves before.

use crate::score::Value;
use shogi::{Color, HandPiece, Move, PieceKind, Position, Square};

/// A move as its player sees it: which piece or drop, and where to. Both colours share what is learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step(u16);

/// Fourteen faces and seven drops on every square.
const STEPS: usize = (PieceKind::ALL.len() + HandPiece::ALL.len()) * Square::COUNT;

impl Step {
    #[inline]
    pub(crate) fn of(position: &Position, m: Move) -> Step {
        let actor = match m {
            Move::Board { from, .. } => position.piece_at(from).map_or(0, |piece| piece.kind().index()),
            Move::Drop { piece, .. } => PieceKind::ALL.len() + piece.index(),
        };
        let to = match position.turn() {
            Color::Black => m.to(),
            Color::White => m.to().rotated(),
        };
        Step((actor * Square::COUNT + to.index()) as u16)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Marks stay between minus and plus this.
const MOST: i32 = 16_384;

/// A mark that moves towards its bounds the more slowly the nearer it is.
#[inline]
fn adjust(mark: &mut i16, bonus: i32) {
    let old = i32::from(*mark);
    *mark = (old + bonus - old * bonus.abs() / MOST) as i16;
}

/// Marks of moves, kept from one search of a game to the next.
#[derive(Debug)]
pub(crate) struct History {
    /// Quiet moves by step.
    quiet: Vec<i16>,
    /// Quiet moves by the step before (the opponent's) or the one before that (the own), and step.
    after: [Vec<i16>; 2],
    /// Captures by step and kind captured.
    capture: Vec<i16>,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            quiet: vec![0; STEPS],
            after: [vec![0; STEPS * STEPS], vec![0; STEPS * STEPS]],
            capture: vec![0; STEPS * PieceKind::ALL.len()],
        }
    }

    pub(crate) fn clear(&mut self) {
        *self = History::new();
    }

    /// The mark of a quiet move, after these two steps (nearest first).
    #[inline]
    pub(crate) fn quiet(&self, step: Step, before: [Option<Step>; 2]) -> i32 {
        let mut mark = i32::from(self.quiet[step.index()]);
        for (table, earlier) in self.after.iter().zip(before) {
            if let Some(earlier) = earlier {
                mark += i32::from(table[earlier.index() * STEPS + step.index()]);
            }
        }
        mark
    }

    /// The mark of a capture.
    #[inline]
    pub(crate) fn capture(&self, step: Step, captured: PieceKind) -> i32 {
        i32::from(self.capture[step.index() * PieceKind::ALL.len() + captured.index()])
    }

    pub(crate) fn adjust_quiet(&mut self, step: Step, before: [Option<Step>; 2], bonus: i32) {
        adjust(&mut self.quiet[step.index()], bonus);
        for (table, earlier) in self.after.iter_mut().zip(before) {
            if let Some(earlier) = earlier {
                adjust(&mut table[earlier.index() * STEPS + step.index()], bonus);
            }
        }
    }

    pub(crate) fn adjust_capture(&mut self, step: Step, captured: PieceKind, bonus: i32) {
        adjust(&mut self.capture[step.index() * PieceKind::ALL.len() + captured.index()], bonus);
    }
}

/// How much one cutoff at this depth counts.
pub(crate) fn bonus(depth: Value) -> i32 {
    (150 * depth - 60).clamp(40, 1_600)
}
