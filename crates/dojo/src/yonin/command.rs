//! What the task of a game for four can be asked, and what it tells.

use super::view::{People, Played, Queue, Standing, Whole, Written};
use crate::live::{BySeat, Clocks, Refused};
use arbiter::Offer;
use serde::Serialize;
use std::sync::Arc;
use tokio::sync::oneshot;
use variants::yonin::Seat;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// To play a move.
    Move {
        /// Its number, from 1.
        ply: u32,
        /// The move as text.
        usi: String,
        /// Whose move it is, if the asker says so who has several seats.
        seat: Option<Seat>,
    },
    /// To give up what they play there.
    Resign(Seat),
    /// To propose something: to take back one's last move, or to break the game off.
    Offer(Offer),
    /// To leave somebody out who lets the game stand still.
    ClaimGame,
    /// To agree to what another has proposed, or not.
    Answer(bool),
}

/// What only a game for four is asked.
#[derive(Debug)]
pub enum Errand {
    /// What has been played, for its record.
    Played(oneshot::Sender<Played>),
}

/// What the task of a game sends.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The whole game, first of all.
    Snapshot(Arc<Whole>),
    /// What has happened, by its name, with the move if it was one, and how the game stands then, to everybody.
    Event(&'static str, Option<Arc<Written>>, Arc<(People, Standing)>),
    /// Somebody came or went, or sat down.
    People(Arc<People>),
    /// The computer waits for its turn to think, or its turn has come.
    Queue(Arc<Queued>),
    /// No, to one.
    Refused(Refused),
}

/// How long the computer will wait for its turn, and the clocks, which stand still meanwhile.
#[derive(Debug, Serialize)]
pub struct Queued {
    pub(super) queue: Option<Queue>,
    pub(super) clock: Option<Clocks<4>>,
    pub(super) lag: BySeat<Option<u64>, 4>,
}

impl From<Refused> for Answer {
    fn from(refused: Refused) -> Answer {
        Answer::Refused(refused)
    }
}
