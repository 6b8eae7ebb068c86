//! What the task of a game for four can be asked, and what it tells.

use super::agreed::Agreed;
use super::message;
use super::referee::{self, Effect, Game};
use super::table::Table;
use crate::live::{self, Hosted, House, Incoming, LoadError, Reader, Refused};
use crate::random::GameId;
use crate::seats::Seat as Taken;
use crate::visitor::Visitor;
use crate::wording;
use arbiter::{Offer, Phase};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use variants::yonin::{Move, Position, Record, Seat};
use words::Language;

/// A message to the task of a game.
pub type Command = live::Command<Agreed>;

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

/// What only a game for four is told.
#[derive(Debug)]
pub enum Errand {
    /// Somebody has got a seat.
    Seated(Seat, Taken),
    /// So many come before the computer, which waits for its turn to think for this thought; `None` when that has come.
    Queued(u64, Option<usize>),
    /// This thought of the computer is done.
    Thought(u64, Option<Move>),
    /// To break off the game if nobody looks and nothing goes on.
    Lapse,
}

/// What the task of a game sends.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The whole game, first of all.
    Snapshot(Arc<Shown>),
    /// Something happened, to everybody.
    Event(Arc<Shown>, Effect),
    /// Game time goes on, to everybody.
    GoesOn(Arc<Shown>),
    /// Somebody came or went, or sat down.
    People(Arc<Shown>),
    /// The computer waits for its turn to think, or its turn has come.
    Queue(Arc<Shown>),
    /// No, to one.
    Refused(Refused),
}

/// A game as it stands at a moment.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The number of the last event in it.
    pub seq: u64,
    /// What was agreed, and who sits where.
    pub agreed: Agreed,
    /// Who is there, by seat; the computer always is.
    pub here: [bool; 4],
    /// How long the network keeps each player waiting in a turn, as far as is known.
    pub lag: [Option<Duration>; 4],
    /// How many look on without a seat.
    pub spectators: usize,
    /// What has been played, and the clocks.
    pub game: Arc<Game>,
    /// The moves as people write them.
    pub written: Arc<Vec<Arc<Written>>>,
    /// Game time at this moment.
    pub now: Duration,
    /// While the computer waits for its turn to think: how many come before.
    pub queue: Option<usize>,
    /// Whether game time goes on.
    pub runs: bool,
}

/// A move as programs and people write it.
#[derive(Debug)]
pub struct Written {
    pub usi: String,
    pub japanese: String,
    pub western: String,
}

impl Written {
    /// A move in the position before it.
    pub(super) fn of(m: Move, before: &Position) -> Written {
        Written { usi: before.move_text(m), japanese: before.japanese(m), western: before.western(m) }
    }
}

impl Shown {
    /// The record of the game, over or not. It takes a while for a long game: not for threads that serve everybody.
    pub fn record(&self, language: Language) -> Record {
        let mut record = referee::record(&self.game);
        record.players = Seat::ALL.map(|seat| self.agreed.name_at(seat, language));
        record.headers.push(("開始日時".to_owned(), wording::day(self.agreed.created_ms, "%Y/%m/%d %H:%M")));
        record
    }

    /// Whether the game has begun and is not over.
    pub(super) fn is_playing(&self) -> bool {
        self.game.phase() == Phase::Playing && self.game.outcome().is_none()
    }
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
            Intent::Move { .. } => "move",
            Intent::Resign(_) => "resign",
            Intent::Offer(Offer::Takeback) => "takeback",
            Intent::Offer(_) => "offer",
            Intent::ClaimGame => "claim_game",
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
