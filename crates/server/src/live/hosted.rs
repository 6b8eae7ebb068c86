//! What the hall and the line know of a game, of two players or of four.

use super::command::Refused;
use super::message::Reader;
use super::pulse::Pulse;
use crate::computer::Computer;
use crate::random::GameId;
use crate::store::{self, Store};
use crate::stored::Corrupt;
use crate::turns::Asker;
use crate::visitor::Visitor;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// A game as it was agreed, with a task that owns it while anybody looks.
pub(crate) trait Hosted: Send + Sync + Sized + 'static {
    /// The whole game as it stands.
    type Snapshot: Send;
    /// What somebody may want.
    type Intent: Send;
    /// What the task tells.
    type Answer: From<Refused> + Send + 'static;
    /// What else the task can be told and asked.
    type Errand: Send;

    fn id(&self) -> &GameId;

    /// Who has made it: how many one visitor has in memory is limited.
    fn owner(&self) -> &Visitor;

    fn is_played_by(&self, visitor: &Visitor) -> bool;

    /// Whether he plays, or is the arbiter.
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
pub(crate) enum Command<G: Hosted> {
    /// Shows the game once.
    Look(oneshot::Sender<G::Snapshot>),
    /// Shows the game and whatever happens from now on. A player who does so is there.
    Join {
        asker: Asker,
        /// The number of the last event that the newcomer knows of, if he has been here before.
        since: Option<u64>,
        /// Where to send everything; whoever does not keep up is dropped.
        outbox: mpsc::Sender<G::Answer>,
    },
    /// Somebody has gone: his outbox is closed.
    Left,
    /// How long messages are on their way there and back.
    Lag { lag: Duration, outbox: mpsc::Sender<G::Answer> },
    /// Somebody wants something.
    Ask {
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
pub(crate) enum Incoming<I> {
    Intent(I),
    Ping,
}

/// What the task of a game needs of the house it is in.
pub(crate) struct House<G: Hosted> {
    pub(crate) store: Store,
    pub(crate) computer: Computer,
    pub(crate) pulse: Pulse,
    /// Where the computer sends its answers.
    pub(crate) mailbox: mpsc::WeakSender<Command<G>>,
}

/// Why a game could not be taken up.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Database(#[from] store::Error),
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    #[error("the game is not there")]
    Gone,
}
