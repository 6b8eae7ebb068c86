//! The one task that writes. Whatever waits for it goes to the disk in one commit, so that a commit costs each of many
//! games little; a game that is alone waits for nobody.

use super::{Change, Deed, Error, Event, Fact, FourDeed, Game, Seat, Try, event, four, game, pulse, tsume};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _};
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

/// Something to be written.
#[derive(Debug)]
pub(super) enum Entry {
    /// A new game.
    Game(Box<Game>),
    /// Somebody sits down at a game, which was made at that time.
    Seat { game: String, created_ms: i64, seat: Seat },
    /// The next event of a game, and what it changes in the game's row.
    Event { game: String, event: Event, change: Option<Change> },
    /// A run of the server is alive.
    Pulse { run: String, alive_ms: i64 },
    /// Something is done to the library.
    Library(Box<Deed>),
    /// Somebody has tried a problem.
    Try(Box<Try>),
    /// Something is learned of a visitor.
    Visitor(Fact),
    /// Something happens in a game for four.
    Four(Box<FourDeed>),
}

impl Entry {
    fn is_event_alone(&self) -> bool {
        matches!(self, Entry::Event { change: None, .. })
    }
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

    /// Returns when the entry is on the disk. Whoever stops waiting has not taken it back.
    ///
    /// # Errors
    /// If it could not be written; the others of its group may have been.
    pub(super) async fn write(&self, entry: Entry) -> Result<(), Error> {
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
        let mut events = waiting.extract_if(.., |waiting| waiting.entry.is_event_alone()).collect();
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
    let (mut others, mut events, mut changes) = (Vec::new(), Vec::with_capacity(group.len()), Vec::new());
    for waiting in group {
        match &waiting.entry {
            Entry::Event { game, event, change } => {
                events.push((game.as_str(), event));
                changes.extend(change.as_ref().map(|change| (game, event.server_ms, change)));
            }
            other => others.push(other),
        }
    }
    // A statement by itself is a commit.
    match others.as_slice() {
        [] if changes.is_empty() => return event::insert(connection, &events).await,
        [Entry::Pulse { run, alive_ms }] if events.is_empty() => return pulse::write(connection, run, *alive_ms).await,
        _ => {}
    }
    let mut transaction = connection.begin().await?;
    for other in others {
        match other {
            Entry::Game(game) => game::insert(&mut transaction, game).await?,
            Entry::Seat { game, created_ms, seat } => game::sit(&mut transaction, game, *created_ms, seat).await?,
            Entry::Pulse { run, alive_ms } => pulse::write(&mut transaction, run, *alive_ms).await?,
            Entry::Library(deed) => deed.write(&mut transaction).await?,
            Entry::Try(entry) => tsume::write(&mut transaction, entry).await?,
            Entry::Four(deed) => four::write(&mut transaction, deed).await?,
            Entry::Visitor(fact) => fact.write(&mut transaction).await?,
            Entry::Event { .. } => {}
        }
    }
    if !events.is_empty() {
        event::insert(&mut transaction, &events).await?;
    }
    for (game, server_ms, change) in changes {
        game::change(&mut transaction, game, server_ms, change).await?;
    }
    transaction.commit().await?;
    Ok(())
}
