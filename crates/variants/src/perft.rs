//! Counting lines of play, by which generators of moves judge each other.

use crate::moves::Move;
use crate::position::Position;
use std::ops::ControlFlow;

impl Position {
    /// How many lines of play of so many moves there are. A game that is decided earlier counts for nothing.
    pub fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 {
            let mut count = 0;
            let _ = self.each_legal(&mut |_| {
                count += 1;
                ControlFlow::<()>::Continue(())
            });
            return count;
        }
        let moves = self.legal_moves();
        let mut count = 0;
        for m in moves {
            let undo = self.make(m);
            count += self.perft(depth - 1);
            self.unmake(m, undo);
        }
        count
    }

    /// The same for each legal move: `depth` counts this move.
    pub fn divide(&mut self, depth: u32) -> Vec<(Move, u64)> {
        let mut divided = Vec::new();
        for m in self.legal_moves() {
            let undo = self.make(m);
            divided.push((m, self.perft(depth.saturating_sub(1))));
            self.unmake(m, undo);
        }
        divided
    }
}
