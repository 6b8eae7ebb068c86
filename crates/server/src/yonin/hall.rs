//! Finding the task of a game for four, and starting it if there is none.

use super::games::Agreed;
use super::message::News;
use super::table::Table;
use crate::computer::Computer;
use crate::live::{Full, Limits, Pulse};
use crate::random::GameId;
use crate::seats::Seat as Taken;
use crate::store::Store;
use crate::visitor::Visitor;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use variants::yonin::{Move, Seat};

/// So many messages may wait for the task of a game; then senders wait.
const MAILBOX: usize = 64;

/// A message to the task of a game.
#[derive(Debug)]
pub(crate) enum Command {
    /// Shows the game once.
    Look(oneshot::Sender<News>),
    /// Shows the game and whatever happens from now on.
    Join(Visitor, mpsc::Sender<News>),
    /// Somebody has gone: his outbox is closed.
    Left,
    /// Somebody wants something.
    Ask(Visitor, Intent, mpsc::Sender<News>),
    /// Somebody has got a seat.
    Seated(Seat, Taken),
    /// The computer has thought about the move with this number.
    Thought(usize, Option<Move>),
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// To play the move with this number, from 1.
    Move(usize, String),
    /// To give up what he plays there.
    Resign(Seat),
}

/// All games for four in memory.
#[derive(Clone)]
pub(crate) struct Hall(Arc<Inner>);

struct Inner {
    open: Mutex<HashMap<GameId, Open>>,
    store: Store,
    computer: Computer,
    limits: Limits,
    pulse: Pulse,
    closing: watch::Sender<bool>,
    /// Every task holds a receiver.
    tasks: watch::Sender<()>,
}

struct Open {
    mailbox: mpsc::Sender<Command>,
    owner: Visitor,
}

/// What a table needs of the house it stands in.
pub(super) struct House {
    pub(super) store: Store,
    pub(super) computer: Computer,
    pub(super) pulse: Pulse,
    /// Where the computer sends its answers.
    pub(super) mailbox: mpsc::WeakSender<Command>,
}

impl Hall {
    pub(crate) fn new(store: Store, computer: Computer, limits: Limits, pulse: Pulse) -> Hall {
        let (closing, tasks) = (watch::Sender::new(false), watch::Sender::new(()));
        Hall(Arc::new(Inner { open: Mutex::default(), store, computer, limits, pulse, closing, tasks }))
    }

    pub(crate) fn limits(&self) -> Limits {
        self.0.limits
    }

    /// Sends a command to the task of a game.
    ///
    /// # Errors
    /// If the server is closing, or the game would have to be loaded and there is no room for it.
    pub(crate) async fn send(&self, agreed: &Agreed, mut command: Command) -> Result<(), Full> {
        // A task may end just when it is found; then the next one gets the command.
        loop {
            let mailbox = self.find(agreed)?;
            match mailbox.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => command = back,
            }
            self.forget(&agreed.id, &mailbox);
        }
    }

    /// Sends a command to the task of a game if the game is in memory.
    pub(crate) async fn tell(&self, id: &GameId, command: Command) {
        let mailbox = self.open().get(id).map(|open| open.mailbox.clone());
        if let Some(mailbox) = mailbox {
            // Whoever takes the game up again reads the news.
            let _ = mailbox.send(command).await;
        }
    }

    fn find(&self, agreed: &Agreed) -> Result<mpsc::Sender<Command>, Full> {
        if *self.0.closing.borrow() {
            return Err(Full);
        }
        let mut open = self.open();
        if let Some(found) = open.get(&agreed.id) {
            return Ok(found.mailbox.clone());
        }
        let own = open.values().filter(|open| open.owner == agreed.owner).count();
        if open.len() >= self.0.limits.all || own >= self.0.limits.of_one_visitor {
            return Err(Full);
        }
        let (mailbox, inbox) = mpsc::channel(MAILBOX);
        open.insert(agreed.id.clone(), Open { mailbox: mailbox.clone(), owner: agreed.owner.clone() });
        drop(open);
        tokio::spawn(self.clone().own(agreed.id.clone(), mailbox.clone(), inbox));
        Ok(mailbox)
    }

    /// The life of a game's task.
    async fn own(self, id: GameId, mailbox: mpsc::Sender<Command>, mut inbox: mpsc::Receiver<Command>) {
        let _alive = self.0.tasks.subscribe();
        let mut closing = self.0.closing.subscribe();
        let house = House {
            store: self.0.store.clone(),
            computer: self.0.computer.clone(),
            pulse: self.0.pulse.clone(),
            mailbox: mailbox.downgrade(),
        };
        match Table::load(&id, house).await {
            Ok(mut table) => table.run(&mut inbox, &mut closing).await,
            Err(error) => tracing::error!(game = %id, %error, "a game could not be taken up"),
        }
        self.forget(&id, &mailbox);
    }

    fn forget(&self, id: &GameId, mailbox: &mpsc::Sender<Command>) {
        let mut open = self.open();
        if open.get(id).is_some_and(|own| own.mailbox.same_channel(mailbox)) {
            open.remove(id);
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<GameId, Open>> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends all tasks, each after what it is doing, and waits for them for at most so long.
    pub(crate) async fn close(&self, patience: Duration) {
        self.0.closing.send_replace(true);
        if tokio::time::timeout(patience, self.0.tasks.closed()).await.is_err() {
            tracing::warn!("some games for four did not end in time");
        }
    }
}
