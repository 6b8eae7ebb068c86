//! What all games at a site have in common, and what each sort of them, of two players or of four, says for itself.

use super::course::Course;
use super::message::Reader;
use super::pulse::Pulse;
use super::refused::Refused;
use super::table::Table;
use super::thinking::Purpose;
use crate::computer::Computer;
use crate::failure::Failure;
use crate::notices::Notices;
use crate::random::GameId;
use crate::seats::Seat;
use crate::stored::Corrupt;
use crate::turns::Asker;
use crate::who::Who;
use arbiter::{EffectOn, EventOn, Side, Terms};
use play::{Board, Seat as _};
use std::time::Duration;
use store::{self, Store};
use tokio::sync::{mpsc, oneshot};

/// A seat in a game of this sort.
pub(crate) type SeatOf<G> = <<G as Hosted>::Board as Board>::Seat;

/// The referee of a game of this sort.
pub(crate) type GameOf<G> = arbiter::Game<<G as Hosted>::Board>;

/// Whether something was done, or why not; or it could not be stored.
pub type Done<E> = Result<Result<(), E>, store::Error>;

/// What is said on the channel of a game.
pub trait Channel: Sized + Send + Sync + 'static {
    /// What somebody may want.
    type Intent: Send;
    /// What the task tells.
    type Answer: From<Refused> + Clone + Send + Sync + 'static;

    /// Reads a client's message.
    ///
    /// # Errors
    /// If it is none of those that the protocol knows.
    fn read(text: &str) -> Result<Incoming<Self::Intent>, Refused>;

    /// What the protocol calls an intent.
    fn name_of(intent: &Self::Intent) -> &'static str;

    /// Why something was refused, if that is the answer.
    fn refusal(answer: &Self::Answer) -> Option<&Refused>;

    /// Whether it takes long to write an answer.
    fn takes_long(answer: &Self::Answer, reader: &Reader) -> bool;

    /// An answer as the reader gets it.
    fn write(answer: &Self::Answer, reader: &Reader) -> String;
}

/// A game as it was agreed, with a task that owns it while anybody looks: a [`Table`].
pub trait Hosted: Channel {
    /// What is played.
    type Board: Board<Seat: Side> + Send + Sync + 'static;
    /// What a table of this sort has beside the referee.
    type Beside: Send + Sync + 'static;
    /// The whole game as it stands.
    type Snapshot: Send;
    /// What else the task can be told and asked.
    type Errand: Send;
    /// What comes of the computer's thinking.
    type Thought: Send;

    /// The game as the database has it.
    ///
    /// # Errors
    /// If that makes no sense.
    fn from_row(row: &store::Game) -> Result<Self, Corrupt>;

    /// Its name in addresses and in the database.
    fn id(&self) -> &GameId;

    /// Who has made it: how many one visitor has in memory is limited.
    fn owner(&self) -> &Who;

    /// When it was made, in milliseconds since 1970.
    fn created_ms(&self) -> i64;

    /// What the referee is to know.
    fn terms(&self) -> Terms<Self::Board>;

    /// Who has a seat; `None` if it is free, or the computer's.
    fn seat(&self, seat: SeatOf<Self>) -> Option<&Seat>;

    /// Somebody has got a seat.
    fn sit(&mut self, seat: SeatOf<Self>, taken: Seat);

    /// Whether the computer plays there.
    fn is_computer(&self, seat: SeatOf<Self>) -> bool;

    /// Whether strangers may be led to it, as all who play have agreed.
    fn is_watched(&self) -> bool {
        false
    }

    /// Whether several people play, each in a place of their own.
    fn is_between_people(&self) -> bool;

    /// Whether anybody's clock runs.
    fn is_timed(&self) -> bool;

    /// Whether time is given in days: then it is the time of day, and nobody need be there.
    fn is_by_the_day(&self) -> bool {
        false
    }

    /// Whether it stands still at weekends then.
    fn rests_at_weekends(&self) -> bool {
        false
    }

    /// Whether it follows on another game of the same players.
    fn is_sequel(&self) -> bool {
        false
    }

    /// The appointed hour, in milliseconds since 1970, if there is one.
    fn appointed_ms(&self) -> Option<i64> {
        None
    }

    /// Until when both have to come, in milliseconds since 1970, if whoever has come is not kept waiting for longer.
    fn waits_until_ms(&self) -> Option<i64> {
        None
    }

    /// Whether both were here when they found each other.
    fn is_awaited_at_once(&self) -> bool {
        false
    }

    /// Whether this visitor plays in it, on whichever side.
    fn is_played_by(&self, visitor: &Who) -> bool {
        self.seats_of(visitor).next().is_some()
    }

    /// What a visitor plays.
    fn seats_of(&self, visitor: &Who) -> impl Iterator<Item = SeatOf<Self>> {
        let seats = SeatOf::<Self>::ALL.iter().copied();
        seats.filter(move |seat| self.seat(*seat).is_some_and(|taken| taken.visitor == *visitor))
    }

    /// Whether the visitor plays, or is the arbiter.
    fn has_seat(&self, visitor: &Who) -> bool {
        self.is_played_by(visitor)
    }

    /// What the table has before anything has happened.
    fn beside(&self) -> Self::Beside;

    /// Meets a stored event again, at the game time at which it happened.
    ///
    /// # Errors
    /// What of it makes no sense.
    fn meet(
        &self,
        game: &mut GameOf<Self>,
        beside: &mut Self::Beside,
        row: &store::Event,
        at: Duration,
    ) -> Result<(), &'static str>;

    /// Reads what else belongs to a table beside its events.
    fn read_more(_: &mut Table<Self>) -> impl Future<Output = Result<(), store::Error>> + Send {
        std::future::ready(Ok(()))
    }

    /// What whoever is to move has decided beforehand.
    fn decided(_: &Table<Self>) -> Option<EventOn<Self::Board>> {
        None
    }

    /// How a game has ended, for the database.
    fn ending(game: &GameOf<Self>) -> Option<String>;

    /// All stored events have been met.
    fn met(&self, _: &mut Course<Self>) {}

    /// Somebody wants something.
    fn ask(
        table: &mut Table<Self>,
        visitor: &Who,
        intent: Self::Intent,
        outbox: &mpsc::Sender<Self::Answer>,
    ) -> impl Future<Output = Done<Refused>> + Send;

    /// What only games of this sort are told.
    fn run_errand(
        table: &mut Table<Self>,
        errand: Self::Errand,
    ) -> impl Future<Output = Result<(), store::Error>> + Send;

    /// A player is there: what has waited for them begins.
    fn begin_what_waits(table: &mut Table<Self>) -> impl Future<Output = Result<(), store::Error>> + Send;

    /// The first turn begins if all is ready for it.
    fn begin_if_ready(table: &mut Table<Self>) -> impl Future<Output = Result<(), store::Error>> + Send;

    /// Whether what has happened makes whatever the computer thinks about another question.
    fn interrupts_thought(_: &[EffectOn<Self::Board>]) -> bool {
        true
    }

    /// Lets the computer think if it is its turn or it has been asked something, and it does not think already.
    fn let_computer_play(table: &mut Table<Self>);

    /// The computer has thought.
    fn use_thought(
        table: &mut Table<Self>,
        purpose: Purpose<Self>,
        thought: Option<Self::Thought>,
    ) -> impl Future<Output = Result<(), store::Error>> + Send;

    /// The whole game as it stands.
    fn snapshot(table: &Table<Self>) -> Self::Snapshot;

    /// What happened in the position `before` is stored: keeps what follows from it, and says what everybody is told. What those
    /// get who come back soon may say less.
    fn news(table: &mut Table<Self>, effects: &[EffectOn<Self::Board>], before: &Self::Board) -> News<Self>;

    /// The whole game, to somebody who comes.
    fn whole(table: &Table<Self>) -> Self::Answer;

    /// How the game stands now, to somebody who knows what has happened.
    fn now(table: &Table<Self>) -> Self::Answer;

    /// Game time goes on, to everybody.
    fn goes_on(table: &Table<Self>) -> Self::Answer {
        Self::whole(table)
    }

    /// Who is there, to everybody.
    fn people(table: &Table<Self>) -> Self::Answer;

    /// The computer waits for its turn to think, or its turn has come, to everybody.
    fn queue(table: &Table<Self>) -> Self::Answer;
}

/// What everybody is told of an event.
pub struct News<G: Channel> {
    /// To those who are there.
    pub now: G::Answer,
    /// To those who come back soon.
    pub later: G::Answer,
}

/// A message to the task of a game.
pub enum Command<G: Hosted> {
    /// Shows the game once.
    Look(oneshot::Sender<G::Snapshot>),
    /// Shows the game and whatever happens from now on. A player who does so is there.
    Join {
        /// Who looks, and from which address.
        asker: Asker,
        /// The number of the last event that the newcomer knows of, if they have been here before.
        since: Option<u64>,
        /// Where to send everything; whoever does not keep up is dropped.
        outbox: mpsc::Sender<G::Answer>,
    },
    /// Somebody has gone: their outbox is closed.
    Left,
    /// How long messages are on their way there and back.
    Lag {
        /// There and back together, as measured last.
        lag: Duration,
        /// The outbox of the line that it was measured on.
        outbox: mpsc::Sender<G::Answer>,
    },
    /// Somebody wants something.
    Ask {
        /// Who wants it.
        visitor: Who,
        /// What is wanted.
        intent: G::Intent,
        /// Where to say no.
        outbox: mpsc::Sender<G::Answer>,
    },
    /// Gives somebody a seat, and says which.
    Sit {
        /// Who it is, and what they are called.
        taken: Seat,
        /// The seats that will do, the best first.
        wanted: Vec<SeatOf<G>>,
        /// Which they have, if there is one for them.
        answer: oneshot::Sender<Option<SeatOf<G>>>,
    },
    /// Ends an invitation that nobody has taken.
    Withdraw {
        /// Who wants that.
        by: Who,
        /// Whether it is done.
        answer: oneshot::Sender<Result<(), Failure>>,
    },
    /// Some seats have become another's, who is the same: a guest has become a person.
    Reseated,
    /// A player goes for good: gives up what they play, and answers whether the game goes on without them.
    Abandon {
        /// Who.
        visitor: Who,
        /// Whether it goes on.
        goes_on: oneshot::Sender<bool>,
    },
    /// Something may be due: does it, sets the next wake, and answers.
    Wake(oneshot::Sender<()>),
    /// So many come before a thought of the computer that waits for its turn; `None` when that has come.
    Queued {
        /// The thought's number, as in [`Command::Thought`].
        number: u64,
        /// How many come before it.
        before: Option<usize>,
    },
    /// The computer has thought.
    Thought {
        /// About what: the number that the thoughts of the table gave it.
        number: u64,
        /// Its answer, if it could think at all.
        thought: Option<G::Thought>,
    },
    /// What only games of this sort have.
    Errand(G::Errand),
}

/// What a client's message means.
#[derive(Debug, PartialEq, Eq)]
pub enum Incoming<I> {
    /// Something that the task of the game is asked for.
    Intent(I),
    /// Nothing but a pong: to see whether the line is alive.
    Ping,
}

/// What the task of a game needs of the house it is in.
pub(crate) struct House<G: Hosted> {
    /// The database that events are written to before they are told.
    pub store: Store,
    /// What thinks for the players that are no people.
    pub computer: Computer,
    /// The server's sign of life: it says how far game time had come if the server was killed.
    pub pulse: Pulse,
    /// What players are told who are not there.
    pub notices: Notices,
    /// Where the computer sends its answers.
    pub mailbox: mpsc::WeakSender<Command<G>>,
}

/// Why a game could not be taken up.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    /// The database has failed.
    #[error(transparent)]
    Database(#[from] store::Error),
    /// What is stored makes no sense.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    /// The database has no such game, or replaying it broke off.
    #[error("the game is not there")]
    Gone,
}
