//! What a game's task can be asked, and what it tells.

use super::conditional::{Edit, Prepared};
use super::greeting::{Greeted, Greeting};
use super::review::{Review, Said};
use super::view::{ClockView, People, Snapshot, Standing, Update};
use crate::agreement::Agreement;
use crate::failure::Failure;
use crate::live::Refused;
use crate::move_text::MoveText;
use crate::random::GameId;
use crate::seats::Seats;
use crate::who::Who;
use arbiter::{Foul, Offer, Ruling};
use play::AnyMove;
use shogi::Color;
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::oneshot;

/// What only a game of two is told and asked.
#[derive(Debug)]
pub enum Errand {
    /// What the same players would play next; nothing while this game goes on.
    Sequel(oneshot::Sender<Option<(Agreement, Seats)>>),
    /// The game after this one has been made.
    Next(GameId),
    /// A player looks at what they have decided beforehand, or decides something else.
    Conditional {
        /// Who.
        visitor: Who,
        /// What they decide.
        edit: Edit,
        /// What they see then, or why not.
        answer: oneshot::Sender<Result<Prepared, Failure>>,
    },
    /// Who teaches breaks the game off, without a result; answered when it is over.
    BreakOff(oneshot::Sender<()>),
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// To do something at the board as the move with this number.
    Move {
        /// From 1.
        ply: u32,
        /// The move, or what should not be done, as text.
        m: String,
    },
    /// To make no more moves before the first turn.
    Prepared,
    /// To give the game up.
    Resign,
    /// To declare an impasse won by points (END-16).
    Declare,
    /// To win the game that the other lets stand still, or to close it without a result.
    ClaimGame {
        /// Whether nobody is to win.
        without_result: bool,
    },
    /// To propose something to the other.
    Offer(Offer),
    /// To agree to what the other has proposed or to decline it; `to` is what the asker has seen, if they say so.
    Answer {
        /// Whether the asker agrees.
        accept: bool,
        /// The proposal that is answered; `None` is whichever is open.
        to: Option<Offer>,
    },
    /// To go on before a break is over.
    Resume,
    /// To claim a foul of the opponent.
    Claim {
        /// The number of the offending move, from 1.
        ply: u32,
        /// Which foul it was.
        foul: Foul,
    },
    /// To decide as the arbiter.
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
    /// To say one of a few fixed words.
    Greet(Greeting),
}

/// What a player does in the ceremony; as which colour, the table knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Courtesy {
    /// Says the greeting that opens the ceremony.
    Greet,
    /// Sets up the pieces in this order.
    SetUp(arbiter::ritual::Style),
    /// Takes the pieces of the handicap off the board.
    Remove,
    /// Brings their part of the lots: any bytes.
    Number(Vec<u8>),
    /// Bows; what they have not done before is skipped.
    Ready,
}

impl Intent {
    /// What the protocol calls it.
    pub const fn name(&self) -> &'static str {
        match self {
            Intent::Move { .. } => "move",
            Intent::Prepared => "prepared",
            Intent::Resign => "resign",
            Intent::Declare => "declare",
            Intent::ClaimGame { .. } => "claim_game",
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
            Intent::Greet(_) => "greet",
        }
    }
}

/// What the task of a game sends.
#[derive(Clone, Debug)]
pub enum Answer {
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
    /// A player has greeted the other.
    Greeted(Greeted),
    /// Another game follows, to everybody.
    Next(GameId),
    /// The computer waits for its turn to think, or its turn has come, to everybody.
    Queue(Arc<Queued>),
    /// A good move, to one.
    Hint(AnyMove, MoveText),
    /// No, to one.
    Refused(Refused),
}

/// How a game stands at a moment at which nothing happens.
#[derive(Clone, Debug)]
pub struct Now {
    pub seq: u64,
    pub people: Arc<People>,
    pub standing: Standing,
    pub review: Option<Arc<Review>>,
    pub said: Arc<VecDeque<Said>>,
    /// What they have said in fixed words.
    pub greetings: Arc<Vec<Greeted>>,
}

/// How long the computer will wait for its turn, and the clocks, which stand still meanwhile.
#[derive(Clone, Debug)]
pub struct Queued {
    /// How many come before it; `None` if it does not wait.
    pub before: Option<usize>,
    pub clock: Option<ClockView>,
    pub agreement: Arc<Agreement>,
}

impl From<Refused> for Answer {
    fn from(refused: Refused) -> Answer {
        Answer::Refused(refused)
    }
}
