//! What the hall and the line know of a game, of two players or of four.

use super::command::Refused;
use super::message::Reader;
use super::pulse::Pulse;
use crate::computer::Computer;
use crate::random::GameId;
use crate::stored::Corrupt;
use crate::turns::Asker;
use crate::visitor::Visitor;
use std::time::Duration;
use store::{self, Store};
use tokio::sync::{mpsc, oneshot, watch};

/// A game as it was agreed, with a task that owns it while anybody looks.
pub trait Hosted: Send + Sync + Sized + 'static {
    /// The whole game as it stands.
    type Snapshot: Send;
    /// What somebody may want.
    type Intent: Send;
    /// What the task tells.
    type Answer: From<Refused> + Send + 'static;
    /// What else the task can be told and asked.
    type Errand: Send;

    /// Its name in addresses and in the database.
    fn id(&self) -> &GameId;

    /// Who has made it: how many one visitor has in memory is limited.
    fn owner(&self) -> &Visitor;

    /// Whether this visitor plays in it, on whichever side.
    fn is_played_by(&self, visitor: &Visitor) -> bool;

    /// Whether the visitor plays, or is the arbiter.
    fn has_seat(&self, visitor: &Visitor) -> bool {
        self.is_played_by(visitor)
    }

    /// The life of the task, from the stored events until the game rests or `closing` turns true.
    fn own(
        id: &GameId,
        house: House<Self>,
        mailbox: mpsc::Receiver<Command<Self>>,
        closing: watch::Receiver<bool>,
    ) -> impl Future<Output = Result<(), LoadError>> + Send;

    /// Reads a client's message.
    ///
    /// # Errors
    /// If it is none of those that the protocol knows.
    fn read(text: &str) -> Result<Incoming<Self::Intent>, Refused>;

    /// What the protocol calls an intent.
    fn name_of(intent: &Self::Intent) -> &'static str;

    /// Whether it takes long to write an answer.
    fn takes_long(answer: &Self::Answer, reader: &Reader) -> bool;

    /// An answer as the reader gets it.
    fn write(answer: &Self::Answer, reader: &Reader) -> String;
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
        visitor: Visitor,
        /// What is wanted.
        intent: G::Intent,
        /// Where to say no.
        outbox: mpsc::Sender<G::Answer>,
    },
    /// What only games of this sort have.
    Own(G::Errand),
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
pub struct House<G: Hosted> {
    /// The database that events are written to before they are told.
    pub store: Store,
    /// What thinks for the players that are no people.
    pub computer: Computer,
    /// The server's sign of life: it says how far game time had come if the server was killed.
    pub pulse: Pulse,
    /// Where the computer sends its answers.
    pub mailbox: mpsc::WeakSender<Command<G>>,
}

/// Why a game could not be taken up.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
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
