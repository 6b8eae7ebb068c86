//! What the referee asks of the game on the board.

use crate::Outcome;
use shogi::{Color, Position};
use std::fmt;

/// The game on the board: standard shogi, as a [`Position`], or another of its family. Whose turn it is, what may be
/// played, when it is over; clocks, proposals and everything else around it are the referee's.
pub trait Board: Clone + fmt::Debug + From<Position> {
    /// A move made for it.
    type Move: Copy + Eq + fmt::Debug + From<shogi::Move>;

    /// Whose turn it is.
    fn turn(&self) -> Color;

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;

    /// What may be played; nothing when it is over.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Whether a move is one of these.
    fn allows(&self, m: Self::Move) -> bool {
        self.legal_moves().contains(&m)
    }

    /// Plays a move that the referee has accepted.
    fn play(&mut self, m: Self::Move);

    /// The same for the same situation: board, hands and turn.
    fn key(&self) -> u64;

    /// How it has ended by rules of its own; `None` while it goes on. Of standard shogi the referee knows them.
    fn outcome(&self) -> Option<Outcome>;

    /// The position, if it is standard shogi. Only there are fouls that stand, impasse and moves before the first turn.
    fn standard(&self) -> Option<&Position>;

    /// The move, if it is one of standard shogi.
    fn standard_move(m: Self::Move) -> Option<shogi::Move>;
}

impl Board for Position {
    type Move = shogi::Move;

    fn turn(&self) -> Color {
        Position::turn(self)
    }

    fn in_check(&self) -> bool {
        Position::in_check(self)
    }

    fn legal_moves(&self) -> Vec<shogi::Move> {
        Position::legal_moves(self)
    }

    fn play(&mut self, m: shogi::Move) {
        self.play_unchecked(m);
    }

    fn key(&self) -> u64 {
        Position::key(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn standard(&self) -> Option<&Position> {
        Some(self)
    }

    fn standard_move(m: shogi::Move) -> Option<shogi::Move> {
        Some(m)
    }
}
