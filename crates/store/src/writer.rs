//! The one task that writes. Whatever waits for it goes to the disk in one commit, so that a commit costs each of many
//! games little; a game that is alone waits for nobody. Whatever is not an event of a game writes itself.

use super::Error;
use super::event::{self, Event};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _};
use std::fmt::Debug;
use std::pin::Pin;
use tokio::sync::{mpsc, oneshot};

/// So many entries may wait; then those who bring more wait.
const QUEUE: usize = 1024;
/// At most so many go into one commit: the first of them should not wait long for the last.
const GROUP: usize = 256;

/// Where entries are handed in. The task ends when nobody can hand in anything any more.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Waiting>,
    /// Of one connection.
    pub(super) pool: AnyPool,
}

/// Something to be written. Each feature has its own, and the writer knows none of them.
pub(super) trait Write: Debug + Send + Sync {
    /// Writes it, as part of a transaction.
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a>;

    /// Whether it takes a single statement. A statement by itself is a commit.
    fn is_one_statement(&self) -> bool {
        false
    }
}

/// All of it, or nothing.
pub(super) type Writing<'a> = Pin<Box<dyn Future<Output = Result<(), Error>> + Send + 'a>>;

/// What somebody brings, to be written wholly or not at all. By far the most are events of games: those of a group, with
/// the games they belong to, go into one statement.
#[derive(Debug, Default)]
struct Entry {
    event: Option<(String, Event)>,
    other: Option<Box<dyn Write>>,
}

#[derive(Debug)]
struct Waiting {
    entry: Entry,
    done: oneshot::Sender<Result<(), Error>>,
}

impl Writer {
    pub(super) fn new(pool: AnyPool) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(run(pool.clone(), waiting));
        Writer { queue, pool }
    }

    /// Closes the connection when what is being written is done; what comes later is refused.
    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    /// Returns when it is on the disk. Whoever stops waiting has not taken it back.
    ///
    /// # Errors
    /// If it could not be written; the others of its group may have been.
    pub(super) async fn write(&self, other: impl Write + 'static) -> Result<(), Error> {
        self.hand_in(Entry { event: None, other: Some(Box::new(other)) }).await
    }

    /// The same for the next event of a game, and what is to be written with it.
    pub(super) async fn append<W: Write + 'static>(
        &self,
        game: &str,
        event: Event,
        with: Option<W>,
    ) -> Result<(), Error> {
        let other = with.map(|with| Box::new(with) as Box<dyn Write>);
        self.hand_in(Entry { event: Some((game.to_owned(), event)), other }).await
    }

    async fn hand_in(&self, entry: Entry) -> Result<(), Error> {
        let (done, outcome) = oneshot::channel();
        self.queue.send(Waiting { entry, done }).await.map_err(|_| sqlx::Error::WorkerCrashed)?;
        outcome.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }
}

async fn run(pool: AnyPool, mut queue: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::with_capacity(GROUP);
    let mut connection = None;
    while queue.recv_many(&mut waiting, GROUP).await > 0 {
        // Most are events alone, and for those a single statement is enough: they do not wait for the others.
        let mut events = waiting.extract_if(.., |waiting| waiting.entry.other.is_none()).collect();
        write(&pool, &mut connection, &mut events).await;
        write(&pool, &mut connection, &mut waiting).await;
        if queue.is_empty() {
            // The pool cannot be closed while somebody holds one of its connections.
            connection = None;
        }
    }
}

/// Writes a group and answers all who brought it. When one of them contradicts what is stored each is written by itself,
/// so that it does not spoil the others.
async fn write(pool: &AnyPool, connection: &mut Option<PoolConnection<Any>>, group: &mut Vec<Waiting>) {
    let mut together = group.len();
    while !group.is_empty() {
        let written = connect_and_commit(pool, connection, &group[..together]).await;
        let contradiction = written.as_ref().is_err_and(Error::is_contradiction);
        if contradiction && together > 1 {
            together = 1;
            continue;
        }
        // A database that cannot be reached, or has no room, is not tried again for each of them.
        let answered = if written.is_ok() || contradiction { together } else { group.len() };
        for waiting in group.drain(..answered) {
            // Whoever asked may have gone meanwhile.
            let _ = waiting.done.send(written.clone());
        }
    }
}

async fn connect_and_commit(
    pool: &AnyPool,
    connection: &mut Option<PoolConnection<Any>>,
    group: &[Waiting],
) -> Result<(), Error> {
    let mut own = match connection.take() {
        Some(own) => own,
        None => pool.acquire().await?,
    };
    commit(&mut own, group).await?;
    *connection = Some(own);
    Ok(())
}

/// All of them or none. Only a commit that breaks off can leave it open: what is stored then counts.
async fn commit(connection: &mut AnyConnection, group: &[Waiting]) -> Result<(), Error> {
    let entries = group.iter().map(|waiting| &waiting.entry);
    let events: Vec<_> = entries.clone().filter_map(|entry| entry.event.as_ref()).collect();
    let others: Vec<_> = entries.filter_map(|entry| entry.other.as_deref()).collect();
    match others[..] {
        [] => return event::insert(connection, &events).await,
        [other] if events.is_empty() && other.is_one_statement() => return other.write(connection).await,
        _ => {}
    }
    let mut transaction = connection.begin().await?;
    if !events.is_empty() {
        event::insert(&mut transaction, &events).await?;
    }
    for other in others {
        other.write(&mut transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}
