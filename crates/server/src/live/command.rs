//! What a game's task can be asked, and what it tells.

use super::audience::People;
use super::hosted::{Hosted, Incoming, LoadError};
use super::message::{self, Reader};
use super::review::{Review, Said};
use super::ritual::Courtesy;
use super::table::{Command, House, Table};
use super::view::{ClockView, MoveText, Snapshot, Standing, Update};
use crate::agreement::Agreement;
use crate::board::Move;
use crate::computer::Decision;
use crate::random::GameId;
use crate::seats::{Seat, Seats, Sides};
use crate::stored::Agreed;
use crate::visitor::Visitor;
use arbiter::{Foul, Offer, Refusal, Ruling};
use shogi::{Bitboard, Color};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};
use variants::Bar;

/// What only a game of two is told and asked.
#[derive(Debug)]
pub(crate) enum Errand {
    /// Somebody has got a seat.
    Seated { color: Color, seat: Seat },
    /// What the same players would play next; nothing while this game goes on.
    Sequel(oneshot::Sender<Option<(Agreement, Seats)>>),
    /// The game after this one has been made.
    Next(GameId),
    /// So many come before a thought of the computer that waits for its turn; `None` when that has come.
    Queued { number: u64, before: Option<usize> },
    /// Nothing has happened for so long that nobody will go on with it.
    Lapse,
    /// The computer has thought.
    Thought {
        /// About what: the number that [`super::thinking::Thoughts`] gave it.
        number: u64,
        /// Its answer, if it could think at all.
        decision: Option<Decision>,
    },
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// To do something at the board as the move with this number.
    Move {
        /// From 1.
        ply: u32,
        /// The move, or what should not be done, as text.
        m: String,
    },
    /// To make no more moves before the first turn.
    Prepared,
    Resign,
    Declare,
    /// To win the game that the other lets stand still.
    ClaimGame,
    Offer(Offer),
    /// To agree to what the other has proposed or to decline it; `to` is what the asker has seen, if he says so.
    Answer {
        accept: bool,
        to: Option<Offer>,
    },
    /// To go on before a break is over.
    Resume,
    Claim {
        ply: u32,
        foul: Foul,
    },
    Rule(Ruling),
    /// To close the record.
    Close,
    /// To be told a good move.
    Hint,
    /// To do something in the ceremony before the game.
    Courtesy(Courtesy),
    /// To look at the game again with the other: after so many moves, at what could have been played from there; `None`
    /// to end that.
    Review(Option<(usize, Vec<String>)>),
    /// To say something in the review: one line, not too long.
    Say(String),
}

impl Intent {
    /// What the protocol calls it.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Intent::Move { .. } => "move",
            Intent::Prepared => "prepared",
            Intent::Resign => "resign",
            Intent::Declare => "declare",
            Intent::ClaimGame => "claim_game",
            Intent::Offer(Offer::Takeback) => "takeback",
            Intent::Offer(_) => "offer",
            Intent::Answer { .. } => "answer",
            Intent::Resume => "resume",
            Intent::Claim { .. } => "claim",
            Intent::Rule(_) => "rule",
            Intent::Close => "close",
            Intent::Hint => "hint",
            Intent::Courtesy(Courtesy::Ready) => "ready",
            Intent::Courtesy(_) => "ceremony",
            Intent::Review(_) => "review",
            Intent::Say(_) => "say",
        }
    }
}

/// What the task of a game sends.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// The whole game, first of all.
    Snapshot(Arc<Snapshot>),
    /// Something happened, to everybody.
    Update(Arc<Update>),
    /// How the game stands just now, after the events that somebody has missed.
    Now(Arc<Now>),
    /// Somebody came or went, to everybody.
    People(Arc<People>),
    /// What the players look at after the game, and who shows it, to everybody.
    Review(Color, Option<Arc<Review>>),
    /// Somebody said something in the review, to everybody.
    Said(Arc<Said>),
    /// Another game follows, to everybody.
    Next(GameId),
    /// The computer waits for its turn to think, or its turn has come, to everybody.
    Queue(Arc<Queued>),
    /// A good move, to one.
    Hint(Move, MoveText),
    /// No, to one.
    Refused(Refused),
}

/// How a game stands at a moment at which nothing happens.
#[derive(Clone, Debug)]
pub(crate) struct Now {
    pub(crate) seq: u64,
    pub(crate) people: Arc<People>,
    pub(crate) standing: Standing,
    pub(crate) review: Option<Arc<Review>>,
    pub(crate) said: Arc<VecDeque<Said>>,
}

/// How long the computer will wait for its turn, and the clocks, which stand still meanwhile.
#[derive(Clone, Debug)]
pub(crate) struct Queued {
    /// How many come before it; `None` if it does not wait.
    pub(crate) before: Option<usize>,
    pub(crate) clock: Option<ClockView>,
    pub(crate) agreement: Arc<Agreement>,
}

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// A name for programs; `refused-…` in the texts.
    pub(crate) code: &'static str,
    /// What was asked for; empty if that could not be understood.
    pub(crate) of: &'static str,
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
    pub(crate) const NO_HINT: Refused = Refused { of: "hint", ..Refused::because("no_hint") };
    /// There is no advice in this game.
    pub(crate) const NO_HINTS: Refused = Refused::because("no_hints");
    /// The asker is no arbiter.
    pub(crate) const NOT_ARBITER: Refused = Refused::because("not_arbiter");
    /// There is no ceremony, or it is over.
    pub(crate) const NO_CEREMONY: Refused = Refused::because("no_ceremony");
    /// Words are for the review; until then all are silent (ETIQ-16).
    pub(crate) const SILENCE: Refused = Refused::because("silence");
    /// More has happened in this game than is good for it.
    pub(crate) const TOO_LONG: Refused = Refused::because("too_long");

    /// By the name of the reason.
    pub(crate) const fn because(code: &'static str) -> Refused {
        Refused { code, of: "", squares: Bitboard::EMPTY }
    }

    /// A rule bars the move.
    pub(crate) const fn barred(bar: Bar) -> Refused {
        Refused::because(bar.code())
    }

    /// The same as an answer to a request of this name.
    pub(crate) const fn of(self, of: &'static str) -> Refused {
        Refused { of, ..self }
    }

    /// With the squares that say why a move is illegal.
    pub(crate) const fn by_referee(refusal: Refusal, squares: Bitboard) -> Refused {
        Refused { squares, ..Refused::because(refusal.code()) }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::because(refusal.code())
    }
}

impl From<Refused> for Answer {
    fn from(refused: Refused) -> Answer {
        Answer::Refused(refused)
    }
}

/// Putting so many moves of any game into words takes no longer than what else is done for a message.
const SHORT: usize = 20;

impl Hosted for Agreed {
    type Snapshot = Snapshot;
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
        self.seats.sides_of(visitor) != Sides::NONE
    }

    fn has_seat(&self, visitor: &Visitor) -> bool {
        self.is_played_by(visitor) || self.seats.is_arbiter(visitor)
    }

    async fn own(
        id: &GameId,
        house: House,
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
        intent.name()
    }

    fn takes_long(answer: &Answer, reader: &Reader) -> bool {
        matches!(answer, Answer::Snapshot(whole) if whole.played.len() > SHORT && !whole.played.is_written(reader.language))
    }

    fn write(answer: &Answer, reader: &Reader) -> String {
        message::write(answer, reader)
    }
}
