//! Counting lines of play, by which generators of moves judge each other.

use crate::moves::{Action, Move, STRAIGHT};
use crate::position::Position;
use std::collections::HashSet;
use std::ops::ControlFlow;

impl Position {
    /// How many lines of play of so many moves there are. A game that is decided earlier counts for nothing. Moves that lead
    /// to the same position are one: passing is passing, whoever does it, and a piece that goes into the fire is gone
    /// wherever it did.
    pub fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 {
            return self.count_moves();
        }
        let mut count = 0;
        for m in self.distinct_moves() {
            let undo = self.make(m);
            count += self.perft(depth - 1);
            self.unmake(m, undo);
        }
        count
    }

    fn count_moves(&mut self) -> u64 {
        if self.game.compiled.burns {
            return self.distinct_moves().len() as u64;
        }
        let (mut count, mut passes, mut free) = (0, false, Some(0));
        let each = &mut |m: Move| {
            if m.is_pass() {
                passes = true;
            } else {
                count += 1;
            }
            ControlFlow::<()>::Continue(())
        };
        let _ = self.each_legal_or_count(each, &mut free);
        count + u64::from(passes) + free.unwrap_or(0) * self.empty_squares()
    }

    /// The legal moves, one for each position that they lead to.
    fn distinct_moves(&mut self) -> Vec<Move> {
        let mut moves = self.legal_moves();
        let mut passes = 0;
        moves.retain(|m| {
            passes += usize::from(m.is_pass());
            !m.is_pass() || passes == 1
        });
        if self.game.compiled.burns {
            let mut seen = HashSet::new();
            moves.retain(|m| seen.insert(self.after(*m)));
        }
        moves
    }

    /// The key of the position after a move.
    fn after(&mut self, m: Move) -> u64 {
        let undo = self.make(m);
        let key = self.key();
        self.unmake(m, undo);
        key
    }

    /// The same for each legal move: `depth` counts this move.
    pub fn divide(&mut self, depth: u32) -> Vec<(Move, u64)> {
        let mut divided = Vec::new();
        for m in self.distinct_moves() {
            let undo = self.make(m);
            divided.push((m, self.perft(depth.saturating_sub(1))));
            self.unmake(m, undo);
        }
        divided
    }

    /// How many lines there are if only where pieces begin and end counts, as some programs count: nothing is taken on the
    /// way, nobody passes, nobody has a choice of faces.
    pub fn displacements(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut moves = self.legal_moves();
        let mut ends = HashSet::new();
        moves.retain(|m| match m.0 {
            Action::Board { from, to, via, .. } => via == STRAIGHT && from != to && ends.insert((from, to)),
            Action::Drop { .. } => true,
        });
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut count = 0;
        for m in moves {
            let undo = self.make(m);
            count += self.displacements(depth - 1);
            self.unmake(m, undo);
        }
        count
    }
}
