//! What the task of a game for four can be asked, and what it tells.

use super::referee::{Effect, Game};
use super::view::{People, Played, Queue, Standing, Whole, Written};
use crate::live::{BySeat, Clocks, Refused};
use arbiter::Offer;
use serde::Serialize;
use std::sync::Arc;
use study::leaving;
use tokio::sync::oneshot;
use variants::yonin::{Leaving, Seat};

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
    /// To give up what they play there; without a seat, where they can.
    Resign(Option<Seat>),
    /// To propose something: to take back one's last move, or to break the game off.
    Offer(Offer),
    /// To leave somebody out who lets the game stand still.
    ClaimGame,
    /// To agree to what another has proposed, or not.
    Answer {
        /// Whether they agree.
        accept: bool,
        /// To what; `None`: to whatever stands.
        to: Option<Offer>,
    },
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
    /// What has happened, and how the game stands then, to everybody.
    Event(Change, Arc<(People, Standing)>),
    /// Somebody came or went, or sat down.
    People(Arc<People>),
    /// The computer waits for its turn to think, or its turn has come.
    Queue(Arc<Queued>),
    /// No, to one.
    Refused(Refused),
}

/// What an event has changed.
#[derive(Clone, Debug)]
pub enum Change {
    /// Nothing that has a name of its own: how the game stands is told anew.
    None,
    /// A player has come to the board, or has come back.
    Arrived(Seat),
    /// A player has gone away.
    Left(Seat),
    /// The first turn has begun, and the clocks with it.
    Began,
    /// A move was played.
    Moved(Arc<Written>),
    /// So many moves remain.
    TakenBack(usize),
    /// A player is out, and the others go on if the game is not over with it.
    Out(Seat, Leaving),
    /// A player has proposed something.
    Offered(Seat, Offer),
    /// One of those who are asked has agreed; others may still be asked.
    Agreed(Seat, Offer),
    /// A proposal is off the table: this player did not accept it, or took it back.
    Declined(Seat, Offer),
    /// The game ended without a move.
    Ended,
}

impl Change {
    /// What this has changed in a game that stands as it does now; `written` are its moves.
    pub(super) fn of(effect: &Effect, game: &Game, written: &[Arc<Written>]) -> Change {
        match *effect {
            Effect::Arrived { by, .. } => Change::Arrived(by),
            Effect::Left { by } => Change::Left(by),
            Effect::Began => Change::Began,
            Effect::Moved { .. } => written.last().cloned().map_or(Change::None, Change::Moved),
            Effect::TakenBack { ply } => Change::TakenBack(ply as usize),
            Effect::Out { .. } => game.departures().last().map_or(Change::None, |departure| {
                let seat = departure.seat();
                Change::Out(seat, leaving(game, seat).unwrap_or(Leaving::Resigned))
            }),
            Effect::Offered { by, offer } => Change::Offered(by, offer),
            Effect::Agreed { by, offer, .. } => Change::Agreed(by, offer),
            Effect::Declined { by, offer } => Change::Declined(by, offer),
            Effect::Ended(_) => Change::Ended,
            // The others belong to what games of two can agree on.
            _ => Change::None,
        }
    }
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
