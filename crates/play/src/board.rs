//! A game in progress.

use crate::{Attempt, Bar, End, Seat, Something};
use shogi::Position;
use std::fmt;

/// A game in progress, whichever: whose turn it is, what may be played, what bars the rest, when it is over.
pub trait Board: Clone + fmt::Debug {
    /// Who takes part.
    type Seat: Seat;
    /// A move made for it, legal or not.
    type Move: Something;

    /// What stands on it, without what led there.
    #[must_use]
    fn still(&self) -> Self;

    /// Whose turn it is, or would be if the game were not over.
    fn turn(&self) -> Self::Seat;

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;

    /// What somebody wants to do here, by its text; `None` if it is nothing that can be done at the board.
    fn read(&self, text: &str) -> Option<Attempt<Self::Move>>;

    /// The text of a move, as [`Board::read`] reads it.
    fn text(&self, m: Self::Move) -> String;

    /// Whether a move may be played.
    ///
    /// # Errors
    /// If not, with the rule that bars it.
    fn judge(&self, m: Self::Move) -> Result<(), Bar>;

    /// What may be played; nothing when it is over.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Plays a move that [`Board::judge`] or a referee has accepted.
    fn play(&mut self, m: Self::Move);

    /// A player is out: has given up, or lost by a foul or on time. Whether the others go on without them; where two play,
    /// nobody does, and nothing changes.
    fn leave(&mut self, _: Self::Seat) -> bool {
        false
    }

    /// Whether a player still takes part.
    fn plays(&self, _: Self::Seat) -> bool {
        true
    }

    /// The same for the same situation: board, hands and turn.
    fn key(&self) -> u64;

    /// How it has ended by rules of its own; `None` while it goes on.
    fn end(&self) -> Option<End<Self::Seat>>;

    /// The position, if it is standard shogi. Only there are fouls that stand, handicaps, impasse and moves before the first
    /// turn.
    fn standard(&self) -> Option<&Position> {
        None
    }

    /// The move, if it is one of standard shogi.
    fn standard_move(_: Self::Move) -> Option<shogi::Move> {
        None
    }

    /// The board with a position of standard shogi; `None` if that is never on it.
    fn of_standard(_: &Position) -> Option<Self> {
        None
    }

    /// A move of standard shogi as one of this board's; `None` if it is none.
    fn of_standard_move(_: shogi::Move) -> Option<Self::Move> {
        None
    }
}
