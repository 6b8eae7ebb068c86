//! What a game's task can be asked, and what it tells.

use super::audience::People;
use super::review::{Review, Said};
use super::view::{ClockView, MoveText, Snapshot, Standing, Update};
use crate::agreement::Agreement;
use crate::computer::Thought;
use crate::random::GameId;
use crate::seats::{Seat, Seats};
use arbiter::{Foul, Offer, Refusal, Ruling};
use play::AnyMove;
use shogi::{Bitboard, Color};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::oneshot;

/// What only a game of two is told and asked.
#[derive(Debug)]
pub enum Errand {
    /// Somebody has got a seat.
    Seated {
        /// The side that they play.
        color: Color,
        /// Who it is, and what they are called.
        seat: Seat,
    },
    /// What the same players would play next; nothing while this game goes on.
    Sequel(oneshot::Sender<Option<(Agreement, Seats)>>),
    /// The game after this one has been made.
    Next(GameId),
    /// So many come before a thought of the computer that waits for its turn; `None` when that has come.
    Queued {
        /// The thought's number, as in [`Errand::Thought`].
        number: u64,
        /// How many come before it.
        before: Option<usize>,
    },
    /// Nothing has happened for so long that nobody will go on with it.
    Lapse,
    /// The computer has thought.
    Thought {
        /// About what: the number that the thoughts of the table gave it.
        number: u64,
        /// Its answer, if it could think at all.
        thought: Option<Thought>,
    },
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
    /// To win the game that the other lets stand still.
    ClaimGame,
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
}

/// What a player does in the ceremony; as which colour, the table knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Courtesy {
    /// Says the greeting that opens the ceremony.
    Greet,
    /// Sets up the pieces in this order.
    SetUp(arbiter::ritual::Style),
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
}

/// How long the computer will wait for its turn, and the clocks, which stand still meanwhile.
#[derive(Clone, Debug)]
pub struct Queued {
    /// How many come before it; `None` if it does not wait.
    pub before: Option<usize>,
    pub clock: Option<ClockView>,
    pub agreement: Arc<Agreement>,
}

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// A name for programs; `refused-…` in the texts.
    pub code: &'static str,
    /// What was asked for; empty if that could not be understood.
    pub of: &'static str,
    /// What to show on the board.
    pub squares: Bitboard,
}

impl Refused {
    /// The asker plays neither side.
    pub const SPECTATOR: Refused = Refused::because("spectator");
    /// The message makes no sense.
    pub const BAD_MESSAGE: Refused = Refused::because("bad_message");
    /// More is asked for than anybody can need.
    pub const TOO_FAST: Refused = Refused::because("too_fast");
    /// The move could not be stored, so it was not played.
    pub const NOT_SAVED: Refused = Refused::because("not_saved");
    /// The computer knows no move to advise, or the position has gone before it did.
    pub const NO_HINT: Refused = Refused { of: "hint", ..Refused::because("no_hint") };
    /// There is no advice in this game.
    pub const NO_HINTS: Refused = Refused::because("no_hints");
    /// The computer has said no, and nothing has been played since.
    pub const DECLINED_ALREADY: Refused = Refused::because("declined_already");
    /// The asker is no arbiter.
    pub const NOT_ARBITER: Refused = Refused::because("not_arbiter");
    /// There is no ceremony, or it is over.
    pub const NO_CEREMONY: Refused = Refused::because("no_ceremony");
    /// Words are for the review; until then all are silent (ETIQ-16).
    pub const SILENCE: Refused = Refused::because("silence");
    /// More has happened in this game than is good for it.
    pub const TOO_LONG: Refused = Refused::because("too_long");

    /// By the name of the reason.
    pub const fn because(code: &'static str) -> Refused {
        Refused { code, of: "", squares: Bitboard::EMPTY }
    }

    /// The same as an answer to a request of this name.
    pub const fn of(self, of: &'static str) -> Refused {
        Refused { of, ..self }
    }

    /// With the squares that say why a move is illegal.
    pub const fn by_referee(refusal: Refusal, squares: Bitboard) -> Refused {
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
