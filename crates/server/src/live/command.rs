//! What a game's task can be asked, and what it tells.

use super::view::{MoveText, Snapshot, Update};
use crate::agreement::Sides;
use arbiter::Refusal;
use engine::Decision;
use shogi::{Bitboard, Move};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// A message to the task of a game.
#[derive(Debug)]
pub(crate) enum Command {
    /// Shows the game once.
    Look(oneshot::Sender<Snapshot>),
    /// Shows the game and whatever happens from now on. Clocks run as soon as a player has come.
    Join {
        /// What the newcomer plays.
        sides: Sides,
        /// Where to send everything; whoever does not keep up is dropped.
        outbox: mpsc::Sender<Answer>,
    },
    /// Somebody wants something.
    Ask {
        /// What the asker plays.
        sides: Sides,
        /// What is wanted.
        intent: Intent,
        /// Where to say no.
        outbox: mpsc::Sender<Answer>,
    },
    /// The computer has thought.
    Thought {
        /// About what: the number that [`super::thinking::Thoughts`] gave it.
        number: u64,
        /// Its answer, if it could think at all.
        decision: Option<Decision>,
    },
}

/// What somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// To play a move as the move with this number.
    Move {
        /// From 1.
        ply: u32,
        /// The move.
        m: Move,
    },
    Resign,
    Takeback,
    /// To be told a good move.
    Hint,
}

/// What the task of a game sends.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// The whole game, first of all.
    Snapshot(Arc<Snapshot>),
    /// Something happened, to everybody.
    Update(Arc<Update>),
    /// A good move, to one.
    Hint(Move, MoveText),
    /// No, to one.
    Refused(Refused),
}

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// A name for programs; `refused-…` in the texts.
    pub(crate) code: &'static str,
    /// What to show on the board.
    pub(crate) squares: Bitboard,
}

impl Refused {
    /// The asker plays neither side.
    pub(crate) const SPECTATOR: Refused = Refused::because("spectator");
    /// The message makes no sense.
    pub(crate) const BAD_MESSAGE: Refused = Refused::because("bad_message");
    /// More is asked for than anybody can need.
    pub(crate) const TOO_FAST: Refused = Refused::because("too_fast");
    /// The move could not be stored, so it was not played.
    pub(crate) const NOT_SAVED: Refused = Refused::because("not_saved");
    /// The computer knows no move to advise, or the position has gone before it did.
    pub(crate) const NO_HINT: Refused = Refused::because("no_hint");

    const fn because(code: &'static str) -> Refused {
        Refused { code, squares: Bitboard::EMPTY }
    }

    /// For something other than a move.
    pub(crate) fn by_referee_alone(refusal: Refusal) -> Refused {
        Refused::because(refusal.code())
    }

    /// With the squares that say why a move is illegal.
    pub(crate) fn by_referee(refusal: Refusal, squares: Bitboard) -> Refused {
        Refused { code: refusal.code(), squares }
    }
}
