//! What a game's task can be asked, and what it tells.

use super::view::{Snapshot, Update};
use crate::agreement::Sides;
use arbiter::Refusal;
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
}

/// What the task of a game sends.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// The whole game, first of all.
    Snapshot(Arc<Snapshot>),
    /// Something happened, to everybody.
    Update(Arc<Update>),
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
    /// The message is longer than any that makes sense.
    pub(crate) const TOO_FAST: Refused = Refused::because("too_fast");
    /// The move could not be stored, so it was not played.
    pub(crate) const NOT_SAVED: Refused = Refused::because("not_saved");

    const fn because(code: &'static str) -> Refused {
        Refused { code, squares: Bitboard::EMPTY }
    }

    /// With the squares that say why a move is illegal.
    pub(crate) fn by_referee(refusal: Refusal, squares: Bitboard) -> Refused {
        Refused { code: refusal.code(), squares }
    }
}
