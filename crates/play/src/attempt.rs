//! What a player does in their turn: a move, or something that no rule knows.

use shogi::{HandPiece, Move, Square};
use std::fmt;
use std::str::FromStr;

/// Something done at the board instead of a move, or a move that may be illegal. What is not a [`Move`] is always a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attempt<M = Move> {
    /// One piece moved, or dropped.
    Move(M),
    /// A piece turned over where it stands: back, if it is promoted (FOUL-06).
    TurnBack(Square),
    /// A piece dropped promoted side up (FOUL-07).
    DropPromoted {
        /// Which.
        piece: HandPiece,
        /// Where.
        to: Square,
    },
    /// A piece put across two squares (FOUL-18).
    Straddle(Square, Square),
    /// A piece turned to point another way (FOUL-18).
    TurnPoint(Square),
    /// Nothing (RULE-16).
    Pass,
}

impl<M> Attempt<M> {
    /// The same with another kind of move; `None` if it is a move that there is no other for.
    pub fn filter_map<N>(self, change: impl FnOnce(M) -> Option<N>) -> Option<Attempt<N>> {
        Some(match self {
            Attempt::Move(m) => Attempt::Move(change(m)?),
            Attempt::TurnBack(square) => Attempt::TurnBack(square),
            Attempt::DropPromoted { piece, to } => Attempt::DropPromoted { piece, to },
            Attempt::Straddle(one, other) => Attempt::Straddle(one, other),
            Attempt::TurnPoint(square) => Attempt::TurnPoint(square),
            Attempt::Pass => Attempt::Pass,
        })
    }
}

impl Attempt {
    /// The squares to show beside the foul, for what is no move.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let (first, second) = match self {
            Attempt::Move(m) => (m.from(), Some(m.to())),
            Attempt::TurnBack(square) | Attempt::TurnPoint(square) => (Some(square), None),
            Attempt::DropPromoted { to, .. } => (Some(to), None),
            Attempt::Straddle(one, other) => (Some(one), Some(other)),
            Attempt::Pass => (None, None),
        };
        first.into_iter().chain(second)
    }
}

impl From<Move> for Attempt {
    fn from(m: Move) -> Attempt {
        Attempt::Move(m)
    }
}

impl<M: fmt::Display> fmt::Display for Attempt<M> {
    /// A move as in USI; else `7f-` (turned over), `+R*5e` (dropped promoted), `7g|7f` (across two squares), `7g^` (pointing
    /// another way), `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Attempt::Move(m) => m.fmt(f),
            Attempt::TurnBack(square) => write!(f, "{square}-"),
            Attempt::DropPromoted { piece, to } => write!(f, "+{}", Move::Drop { piece: *piece, to: *to }),
            Attempt::Straddle(one, other) => write!(f, "{one}|{other}"),
            Attempt::TurnPoint(square) => write!(f, "{square}^"),
            Attempt::Pass => f.write_str("pass"),
        }
    }
}

/// The text is nothing that can be done at the board; what a move looks like says the message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseAttemptError(<Move as FromStr>::Err);

impl fmt::Display for ParseAttemptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for ParseAttemptError {}

impl FromStr for Attempt {
    type Err = ParseAttemptError;

    /// Reads what [`Attempt`]'s `Display` writes.
    ///
    /// # Errors
    /// As for a move in USI.
    fn from_str(text: &str) -> Result<Attempt, ParseAttemptError> {
        let error = match text.parse() {
            Ok(m) => return Ok(Attempt::Move(m)),
            Err(error) => ParseAttemptError(error),
        };
        let other = || {
            if text == "pass" {
                Some(Attempt::Pass)
            } else if let Some(drop) = text.strip_prefix('+') {
                match drop.parse().ok()? {
                    Move::Drop { piece, to } => Some(Attempt::DropPromoted { piece, to }),
                    Move::Board { .. } => None,
                }
            } else if let Some(square) = text.strip_suffix('-') {
                Some(Attempt::TurnBack(Square::from_usi(square)?))
            } else if let Some(square) = text.strip_suffix('^') {
                Some(Attempt::TurnPoint(Square::from_usi(square)?))
            } else {
                let (one, other) = text.split_once('|')?;
                Some(Attempt::Straddle(Square::from_usi(one)?, Square::from_usi(other)?))
            }
        };
        other().ok_or(error)
    }
}

#[cfg(test)]
mod tests;
