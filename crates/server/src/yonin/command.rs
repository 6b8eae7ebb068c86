//! What the task of a game for four can be asked, and what it tells.

use super::games::Agreed;
use super::message;
use super::proposal::Proposal;
use super::room::{Event, Room};
use super::table::Table;
use crate::live::{self, Hosted, House, Incoming, LoadError, Reader, Refused};
use crate::random::GameId;
use crate::seats::Seat as Taken;
use crate::visitor::Visitor;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use variants::yonin::{Move, Seat};

/// A message to the task of a game.
pub(super) type Command = live::Command<Agreed>;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// To play the move with this number, from 1.
    Move(usize, String),
    /// To give up what he plays there.
    Resign(Seat),
    /// To take his last move back.
    Takeback,
    /// To agree to what another has proposed, or not.
    Answer(bool),
}

/// What only a game for four is told.
#[derive(Debug)]
pub(crate) enum Errand {
    /// Somebody has got a seat.
    Seated(Seat, Taken),
    /// So many come before the computer, which waits for its turn to think about the move with this number; `None` when
    /// that has come.
    Queued(usize, Option<usize>),
    /// The computer has thought about the move with this number.
    Thought(usize, Option<Move>),
}

/// What the task of a game sends.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// The whole game, first of all.
    Snapshot(Arc<Shown>),
    /// Something happened, to everybody.
    Event(Arc<Shown>, Event),
    /// Somebody came or went, sat down, or proposed something.
    People(Arc<Shown>),
    /// The computer waits for its turn to think, or its turn has come.
    Queue(Arc<Shown>),
    /// No, to one.
    Refused(Refused),
}

/// A game as it stands at a moment.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) seq: u64,
    pub(crate) agreed: Agreed,
    pub(crate) here: [bool; 4],
    pub(crate) spectators: usize,
    pub(crate) proposal: Option<Proposal>,
    pub(crate) room: Room,
    pub(crate) now: Duration,
    /// While the computer waits for its turn to think: how many come before.
    pub(crate) queue: Option<usize>,
    /// Whether game time goes on.
    pub(crate) runs: bool,
}

impl From<Refused> for Answer {
    fn from(refused: Refused) -> Answer {
        Answer::Refused(refused)
    }
}

impl Hosted for Agreed {
    type Snapshot = Shown;
    type Intent = Intent;
    type Answer = Answer;
    type Errand = Errand;

    fn id(&self) -> &GameId {
        &self.id
    }

    fn owner(&self) -> &Visitor {
        &self.owner
    }

    fn is_played_by(&self, visitor: &Visitor) -> bool {
        self.seats_of(visitor).next().is_some()
    }

    async fn own(
        id: &GameId,
        house: House<Agreed>,
        mailbox: mpsc::Receiver<Command>,
        closing: watch::Receiver<bool>,
    ) -> Result<(), LoadError> {
        Table::load(id, house).await?.run(mailbox, closing).await;
        Ok(())
    }

    fn read(text: &str) -> Result<Incoming<Intent>, Refused> {
        message::read(text)
    }

    fn name_of(intent: &Intent) -> &'static str {
        match intent {
            Intent::Move(..) => "move",
            Intent::Resign(_) => "resign",
            Intent::Takeback => "takeback",
            Intent::Answer(_) => "answer",
        }
    }

    fn takes_long(answer: &Answer, _: &Reader) -> bool {
        matches!(answer, Answer::Snapshot(_))
    }

    fn write(answer: &Answer, reader: &Reader) -> String {
        message::write(answer, reader)
    }
}
