//! Counting the lines of play to a depth: the judge of every move generator.

use crate::{Move, Position};

impl Position {
    /// The number of lines of `depth` plies. Counts the last moves without making them.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal_moves(),
            _ => {
                let mut total = 0;
                self.expand(|m| {
                    let mut child = self.clone();
                    child.play_unchecked(m);
                    total += child.perft(depth - 1);
                });
                total
            }
        }
    }

    /// The number of lines of `depth` plies, with every last move made.
    pub fn perft_full(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut total = 0;
        self.expand(|m| {
            let mut child = self.clone();
            child.play_unchecked(m);
            total += std::hint::black_box(&child).perft_full(depth - 1);
        });
        total
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

    /// The number of legal moves.
    pub fn count_legal_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.for_each_move_set(|set| {
            count += match set {
                crate::MoveSet::Board { plain, promoting, .. } => plain.len() + promoting.len(),
                crate::MoveSet::Drop { targets, .. } => targets.len(),
            };
            std::ops::ControlFlow::<()>::Continue(())
        });
        u64::from(count)
    }
}
