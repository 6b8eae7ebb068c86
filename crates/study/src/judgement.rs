//! What an engine says of a position.

use crate::Score;
use shogi::Move;

/// A line of play and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its worth.
    pub score: Score,
    /// The moves, as far as the engine tells them; none if there is no legal move, or nothing is known.
    pub moves: Vec<Move>,
}

/// What an engine says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The best line it knows.
    pub best: Line,
    /// Other lines, the better ones first, each with another first move; none unless several were asked for.
    pub others: Vec<Line>,
    /// Plies searched in full.
    pub depth: u16,
    /// Positions looked at.
    pub nodes: u64,
}

impl Default for Judgement {
    /// Even, without a line.
    fn default() -> Judgement {
        Judgement { best: Line { score: Score::EVEN, moves: Vec::new() }, others: Vec::new(), depth: 0, nodes: 0 }
    }
}

impl Judgement {
    /// All lines, the best first.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        std::iter::once(&self.best).chain(&self.others)
    }

    /// The move to play; `None` if there is none.
    pub fn best_move(&self) -> Option<Move> {
        self.best.moves.first().copied()
    }

    /// The line that begins with this move.
    pub fn line_of(&self, m: Move) -> Option<&Line> {
        self.lines().find(|line| line.moves.first() == Some(&m))
    }
}
