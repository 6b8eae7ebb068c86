//! What the engine is asked to think about: a position and how it came about.

use shogi::{IllegalMove, Move, Position};

/// A start and the moves played from it, so that the search sees repetitions of what has been on the board (END-12).
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    moves: Vec<Move>,
    now: Position,
    past: Vec<Moment>,
}

/// What repetition needs to know of a position that has been on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    pub(crate) key: u64,
    /// The side to move was in check.
    pub(crate) in_check: bool,
}

impl Moment {
    pub(crate) fn of(position: &Position) -> Moment {
        Moment { key: position.key(), in_check: position.in_check() }
    }
}

impl Game {
    /// A game before its first move.
    pub fn new(start: Position) -> Game {
        Game { now: start.clone(), past: vec![Moment::of(&start)], start, moves: Vec::new() }
    }

    /// Plays the next move.
    ///
    /// # Errors
    /// If it is illegal; the game is unchanged.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.now.play(m)?;
        self.moves.push(m);
        self.past.push(Moment::of(&self.now));
        Ok(())
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// Every position there has been, the present one last.
    pub(crate) fn past(&self) -> &[Moment] {
        &self.past
    }
}
