//! Finding the task of a game, and starting it if there is none.

use super::hosted::{Command, Hosted, House};
use super::pulse::Pulse;
use super::table::Table;
use crate::computer::Computer;
use crate::copies::Copies;
use crate::failure::{Failure, Kind};
use crate::notices::Notices;
use crate::random::GameId;
use crate::rate::Pace;
use crate::who::Who;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::Store;
use tokio::sync::{mpsc, oneshot, watch};

/// So many messages may wait for the task of a game; then senders wait.
const MAILBOX: usize = 64;

/// How many games may be in memory.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Of all visitors together.
    pub all: usize,
    /// Made by the same visitor.
    pub of_one_visitor: usize,
}

/// All games of a sort in memory.
pub struct Hall<G: Hosted> {
    inner: Arc<Inner<G>>,
}

struct Inner<G: Hosted> {
    open: Mutex<OpenGames<G>>,
    store: Store,
    computer: Computer,
    limits: Limits,
    pace: Pace,
    pulse: Pulse,
    copies: Copies,
    notices: Notices,
    closing: watch::Sender<bool>,
    /// Every task holds a receiver; when none is left all tasks have ended.
    tasks: watch::Sender<()>,
}

struct Open<G: Hosted> {
    mailbox: mpsc::Sender<Command<G>>,
    owner: Who,
    watched: bool,
}

/// The games in memory, and how many of them each visitor has made.
struct OpenGames<G: Hosted> {
    games: HashMap<GameId, Open<G>>,
    own: HashMap<Who, usize>,
}

impl<G: Hosted> OpenGames<G> {
    fn has_room_for(&self, owner: &Who, limits: Limits) -> bool {
        self.games.len() < limits.all && self.own.get(owner).is_none_or(|own| *own < limits.of_one_visitor)
    }

    fn insert(&mut self, id: GameId, game: Open<G>) {
        *self.own.entry(game.owner.clone()).or_default() += 1;
        self.games.insert(id, game);
    }

    fn remove(&mut self, id: &GameId) {
        let Some(game) = self.games.remove(id) else { return };
        if let Entry::Occupied(mut own) = self.own.entry(game.owner) {
            *own.get_mut() -= 1;
            if *own.get() == 0 {
                own.remove();
            }
        }
    }
}

/// There are too many games in memory, or the server is closing.
#[derive(Debug, thiserror::Error)]
#[error("there is no room for another game")]
pub struct Full;

impl From<Full> for Failure {
    fn from(_: Full) -> Failure {
        Failure::new(Kind::Busy, "full").retry_after(5)
    }
}

impl<G: Hosted> Clone for Hall<G> {
    fn clone(&self) -> Hall<G> {
        Hall { inner: self.inner.clone() }
    }
}

impl<G: Hosted> Hall<G> {
    /// An empty hall, with what every game in it will need.
    pub fn new(
        store: Store,
        computer: Computer,
        (limits, pace): (Limits, Pace),
        (pulse, copies, notices): (Pulse, Copies, Notices),
    ) -> Hall<G> {
        let open = Mutex::new(OpenGames { games: HashMap::new(), own: HashMap::new() });
        let (closing, tasks) = (watch::Sender::new(false), watch::Sender::new(()));
        Hall { inner: Arc::new(Inner { open, store, computer, limits, pace, pulse, copies, notices, closing, tasks }) }
    }

    /// Sends a command to the task of a game.
    ///
    /// # Errors
    /// If the server is closing, or the game would have to be loaded and there is no room for it.
    pub async fn send(&self, game: &G, mut command: Command<G>) -> Result<(), Full> {
        // A task may end just when it is found; then the next one gets the command.
        loop {
            let mailbox = self.find(game)?;
            match mailbox.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => command = back,
            }
            self.forget(game.id(), &mailbox);
        }
    }

    /// Sends a command to the task of a game if the game is in memory.
    pub async fn tell(&self, id: &GameId, command: Command<G>) {
        let mailbox = self.open().games.get(id).map(|open| open.mailbox.clone());
        if let Some(mailbox) = mailbox {
            // A task that ends just now needs no news: whoever takes the game up again reads them.
            let _ = mailbox.send(command).await;
        }
    }

    /// The game as it stands.
    pub async fn look(&self, game: &G) -> Result<G::Snapshot, Failure> {
        self.ask(game, Command::Look).await
    }

    /// What the task of a game answers to a command that may be given twice.
    pub async fn ask<T>(&self, game: &G, command: impl Fn(oneshot::Sender<T>) -> Command<G>) -> Result<T, Failure> {
        // A task that cannot take the game up leaves without a word: the database may have been too busy.
        let (reply, answer) = oneshot::channel();
        self.send(game, command(reply)).await?;
        if let Ok(answer) = answer.await {
            return Ok(answer);
        }
        let (reply, answer) = oneshot::channel();
        self.send(game, command(reply)).await?;
        answer.await.map_err(Failure::internal)
    }

    /// The games in memory that strangers may be led to, in the order of their names; no more than so many.
    pub fn watched(&self, most: usize) -> Vec<GameId> {
        let mut found: Vec<GameId> =
            self.open().games.iter().filter(|(_, game)| game.watched).map(|(id, _)| id.clone()).collect();
        found.sort_by(|one, other| one.as_str().cmp(other.as_str()));
        found.truncate(most);
        found
    }

    /// How fast visitors may talk.
    pub fn pace(&self) -> &Pace {
        &self.inner.pace
    }

    /// Where whole games are written.
    pub fn copies(&self) -> &Copies {
        &self.inner.copies
    }

    fn find(&self, game: &G) -> Result<mpsc::Sender<Command<G>>, Full> {
        if *self.inner.closing.borrow() {
            return Err(Full);
        }
        let mut open = self.open();
        if let Some(found) = open.games.get(game.id()) {
            return Ok(found.mailbox.clone());
        }
        if !open.has_room_for(game.owner(), self.inner.limits) {
            return Err(Full);
        }
        let (mailbox, inbox) = mpsc::channel(MAILBOX);
        let taken_up = Open { mailbox: mailbox.clone(), owner: game.owner().clone(), watched: game.is_watched() };
        open.insert(game.id().clone(), taken_up);
        drop(open);
        tokio::spawn(self.clone().own(game.id().clone(), mailbox.clone(), inbox));
        Ok(mailbox)
    }

    /// The life of a game's task.
    async fn own(self, id: GameId, mailbox: mpsc::Sender<Command<G>>, inbox: mpsc::Receiver<Command<G>>) {
        let _alive = self.inner.tasks.subscribe();
        let house = House {
            store: self.inner.store.clone(),
            computer: self.inner.computer.clone(),
            pulse: self.inner.pulse.clone(),
            notices: self.inner.notices.clone(),
            mailbox: mailbox.downgrade(),
        };
        match Table::<G>::load(&id, house).await {
            Ok(table) => table.run(inbox, self.inner.closing.subscribe()).await,
            Err(error) => tracing::error!(game = %id, %error, "a game could not be taken up"),
        }
        self.forget(&id, &mailbox);
    }

    fn forget(&self, id: &GameId, mailbox: &mpsc::Sender<Command<G>>) {
        let mut open = self.open();
        if open.games.get(id).is_some_and(|own| own.mailbox.same_channel(mailbox)) {
            open.remove(id);
        }
    }

    fn open(&self) -> MutexGuard<'_, OpenGames<G>> {
        self.inner.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends all tasks, each after what it is doing, and waits for them for at most so long.
    pub async fn close(&self, patience: Duration) {
        self.inner.closing.send_replace(true);
        if tokio::time::timeout(patience, self.inner.tasks.closed()).await.is_err() {
            tracing::warn!("some games did not end in time");
        }
    }
}
