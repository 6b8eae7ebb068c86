//! What a player did in place of a legal move.

use shogi::{Color, Move, PieceKind, Square};
use std::time::Duration;

/// A move as a player made it, whether the rules allow it or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attempt {
    /// One that can be judged.
    Move(Move),
    /// One that no [`Move`] can say: `piece` stands on `to` afterwards, though it is not what stood on `from`, nor
    /// that promoted, nor a piece that a hand holds. A promoted piece turned back (FOUL-06) and a piece dropped
    /// promoted (FOUL-07) are such.
    Changed {
        /// Where the piece stood; `None` if it came from the hand.
        from: Option<Square>,
        /// Where it stands now.
        to: Square,
        /// What it is now.
        piece: PieceKind,
    },
}

impl Attempt {
    /// Where the piece ends up.
    pub const fn to(self) -> Square {
        match self {
            Attempt::Move(m) => m.to(),
            Attempt::Changed { to, .. } => to,
        }
    }
}

impl From<Move> for Attempt {
    fn from(m: Move) -> Attempt {
        Attempt::Move(m)
    }
}

/// A last move that is against the rules, and what is noted with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// Who made it, whosever turn it was (FOUL-01, FOUL-02).
    pub by: Color,
    /// What was done.
    pub attempt: Attempt,
    /// The time spent on it, if known.
    pub used: Option<Duration>,
    /// A remark on it, lines divided by `\n`; empty if there is none.
    pub comment: String,
}

impl Illegal {
    /// The bare attempt.
    pub fn new(by: Color, attempt: Attempt) -> Illegal {
        Illegal { by, attempt, used: None, comment: String::new() }
    }
}
