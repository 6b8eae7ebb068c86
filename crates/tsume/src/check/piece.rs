//! Unnecessary pieces: those on the board without which the problem would be the same.

use super::oracle::checks;
use super::{Matter, Problem, Report, Work};
use crate::Why;
use crate::after::after;
use shogi::{Piece, PieceKind, Position, Square};

/// A piece that is not needed: without it, in the defender's hand, the solution is the same and still the only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unnecessary {
    /// Where it stands.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

impl Work<'_> {
    /// Finds the unnecessary pieces of a sound problem.
    pub(super) fn unnecessary(&mut self, problem: &Problem, report: &mut Report) {
        for square in problem.position.occupied() {
            let piece = problem.position.piece_at(square).filter(|piece| piece.kind() != PieceKind::King);
            let Some((piece, without)) = piece.and_then(|piece| Some((piece, without(&problem.position, square)?)))
            else {
                continue;
            };
            self.oracle.begin();
            let same = self.is_same_without(&without, report);
            if self.settle(Matter::Piece(square), same) == Some(true) {
                report.unnecessary.push(Unnecessary { square, piece });
            }
        }
    }

    /// Whether the line is still of the same length, the best for both, and the only one up to the last move.
    fn is_same_without(&mut self, position: &Position, report: &Report) -> Result<bool, Why> {
        let plies = report.line.len() as u16;
        let mut now = position.clone();
        for (index, m) in report.line.iter().enumerate() {
            let left = plies - index as u16;
            let attacks = now.turn() == position.turn();
            let length = if !now.is_legal(*m) {
                None
            } else if attacks {
                self.lengths.attack(&mut self.oracle, &now, left)?
            } else {
                self.lengths.defence(&mut self.oracle, &now, left)?
            };
            if length != Some(left) {
                return Ok(false);
            }
            if attacks && left > 1 && self.has_new_cook(&now, index + 1, report)? {
                return Ok(false);
            }
            now.play_unchecked(*m);
        }
        Ok(self.lengths.defence(&mut self.oracle, &now, 0)?.is_some())
    }

    fn has_new_cook(&mut self, position: &Position, ply: usize, report: &Report) -> Result<bool, Why> {
        let known = |m| report.cooks.iter().any(|cook| cook.ply == ply && cook.m == m);
        for m in checks(position) {
            if m != report.line[ply - 1] && !known(m) && self.oracle.mates(&after(position, m))? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// The position with the piece of a square in the hand of the side that defends.
fn without(position: &Position, square: Square) -> Option<Position> {
    let mut setup = position.to_setup();
    let piece = setup.board[square.index()].take()?.kind().in_hand()?;
    setup.hands[(!position.turn()).index()].add(piece);
    let forgiven = position.to_setup().faults();
    setup.into_position().or_else(|error| error.forgive(forgiven)).ok()
}
