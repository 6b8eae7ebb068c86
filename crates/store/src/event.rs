//! What happened in a game, in order.

use super::game::Changed;
use super::{Error, Store, values};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Database, Row};
use std::borrow::Cow;

/// One event of a game. Times are milliseconds; what the texts mean is not the store's business.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// From 1, without gaps.
    pub seq: i64,
    /// What happened.
    pub kind: Cow<'static, str>,
    /// Whose seat it came from, as in [`super::Seat`]; empty if nobody's.
    pub side: Cow<'static, str>,
    /// How many moves the game has after it.
    pub ply: i64,
    /// The move.
    pub usi: Option<String>,
    /// What else belongs to it.
    pub data: Option<String>,
    /// Time taken for the move.
    pub used_ms: i64,
    /// How long it was on its way, as measured.
    pub lag_ms: i64,
    /// Time since the game began; it stands still while no server runs the game.
    pub at_ms: i64,
    /// Time of day, since 1970, as the server's steady clock has it.
    pub server_ms: i64,
}

/// What an event changes in the game's own row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The game is over.
    Ended {
        /// How.
        outcome: String,
        /// When it is to be woken once more, if at all.
        wake_ms: Option<i64>,
    },
    /// It is to be woken at another time.
    Awaited {
        /// When, in milliseconds since 1970.
        due_ms: i64,
    },
    /// The two who play change places.
    SidesSwapped,
}

impl Store {
    /// Appends an event with the next number of its game, and what it changes in the game's row. When this returns the event is
    /// on the disk. A game's events are to be appended one after the other, by one who knows the last: then a number is free
    /// only if it is the next.
    ///
    /// # Errors
    /// If it could not be written, [`Error::Taken`] if the game already has an event with this number; nothing has changed
    /// then, or the database itself cannot tell: whoever called must read the game anew.
    pub async fn append(&self, game: &str, event: Event, change: Option<Change>) -> Result<(), Error> {
        let changed = change.map(|change| Changed { game: game.to_owned(), server_ms: event.server_ms, change });
        self.writer.append(game, event, changed).await
    }

    /// The number of a game's last event; 0 before the first.
    pub async fn last_event(&self, game: &str) -> Result<u64, Error> {
        let sql = "SELECT COALESCE(MAX(seq), 0) AS last FROM event WHERE game = $1";
        let last: i64 = sqlx::query(sql).bind(game).fetch_one(&self.pool).await?.try_get("last")?;
        Ok(last.unsigned_abs())
    }

    /// The events of a game, in order.
    pub async fn events(&self, game: &str) -> Result<Vec<Event>, Error> {
        let sql = format!("SELECT {COLUMNS} FROM event WHERE game = $1 ORDER BY seq");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(read).collect()
    }
}

const COLUMNS: &str = "seq, kind, side, ply, usi, data, used_ms, lag_ms, at_ms, server_ms";

/// Statements for so many events and fewer are prepared once and kept: those are most of them, and small.
const KEPT: usize = 16;

/// Inserts events, at least one, with the games they belong to. One statement for all: it is asking the database that
/// takes time, not answering.
pub(super) async fn insert(connection: &mut AnyConnection, events: &[&(String, Event)]) -> Result<(), Error> {
    // SQLite finds a numbered place by looking at all those before it; Postgres knows no others.
    let numbered = connection.backend_name() != sqlx::Sqlite::NAME;
    let statement = sqlx::query(AssertSqlSafe(insert_statement(events.len(), numbered)));
    let query = events.iter().fold(statement, |query, (game, event)| bind(query, game, event));
    query.persistent(events.len() <= KEPT).execute(connection).await?;
    Ok(())
}

fn insert_statement(events: usize, numbered: bool) -> String {
    let width = COLUMNS.split(',').count() + 1;
    format!("INSERT INTO event (game, {COLUMNS}) VALUES {}", values(events, width, numbered))
}

fn bind<'q>(query: Query<'q, Any, AnyArguments>, game: &'q str, event: &'q Event) -> Query<'q, Any, AnyArguments> {
    query
        .bind(game)
        .bind(event.seq)
        .bind(&*event.kind)
        .bind(&*event.side)
        .bind(event.ply)
        .bind(&event.usi)
        .bind(&event.data)
        .bind(event.used_ms)
        .bind(event.lag_ms)
        .bind(event.at_ms)
        .bind(event.server_ms)
}

fn read(row: &AnyRow) -> Result<Event, Error> {
    Ok(Event {
        seq: row.try_get("seq")?,
        kind: row.try_get::<String, _>("kind")?.into(),
        side: row.try_get::<String, _>("side")?.into(),
        ply: row.try_get("ply")?,
        usi: row.try_get("usi")?,
        data: row.try_get("data")?,
        used_ms: row.try_get("used_ms")?,
        lag_ms: row.try_get("lag_ms")?,
        at_ms: row.try_get("at_ms")?,
        server_ms: row.try_get("server_ms")?,
    })
}
