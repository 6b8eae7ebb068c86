//! What happened in a game, in order.

use super::writer::{Entry, Written};
use super::{Ended, Store};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Database, Row};

/// One event of a game. Times are milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    /// From 1, without gaps.
    pub(crate) seq: i64,
    pub(crate) kind: Kind,
    /// `black` or `white`: who moved, resigned, took back or ran out of time.
    pub(crate) side: String,
    /// How many moves the game has after it.
    pub(crate) ply: i64,
    /// The move, in USI.
    pub(crate) usi: Option<String>,
    /// Time taken for the move.
    pub(crate) used_ms: i64,
    /// Time since the game began; it stands still while no server runs the game.
    pub(crate) at_ms: i64,
    /// Time of day, since 1970.
    pub(crate) server_ms: i64,
}

/// The kinds of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Move,
    Takeback,
    Resign,
    Time,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Move, Kind::Takeback, Kind::Resign, Kind::Time];

    const fn name(self) -> &'static str {
        match self {
            Kind::Move => "move",
            Kind::Takeback => "takeback",
            Kind::Resign => "resign",
            Kind::Time => "time",
        }
    }
}

impl Store {
    /// Appends an event, and with the last one the result. When this returns the event is on the disk. A game's events
    /// are to be appended one after the other.
    ///
    /// # Errors
    /// If it could not be written, or the game already has an event with this number; nothing has changed then, or the
    /// database itself cannot tell: whoever called must read the game anew.
    pub(crate) async fn append(&self, game: &str, event: &Event, ended: Option<&Ended>) -> Written {
        self.writer.write(Entry::Event { game: game.to_owned(), event: event.clone(), ended: ended.cloned() }).await
    }

    /// The events of a game, in order.
    pub(crate) async fn events(&self, game: &str) -> Result<Vec<Event>, sqlx::Error> {
        let sql = "SELECT seq, kind, side, ply, usi, used_ms, at_ms, server_ms FROM event WHERE game = $1 ORDER BY seq";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(read).collect()
    }
}

/// Statements for so many events and fewer are prepared once and kept: those are most of them, and small.
const KEPT: usize = 16;

/// Inserts events, at least one, with the games they belong to. One statement for all: it is asking the database that
/// takes time, not answering.
pub(super) async fn insert(connection: &mut AnyConnection, events: &[(&str, &Event)]) -> Result<(), sqlx::Error> {
    // SQLite finds a numbered place by looking at all those before it; Postgres knows no others.
    let numbered = connection.backend_name() != sqlx::Sqlite::NAME;
    let statement = sqlx::query(AssertSqlSafe(insert_statement(events.len(), numbered)));
    let query = events.iter().fold(statement, |query, (game, event)| bind(query, game, event));
    query.persistent(events.len() <= KEPT).execute(connection).await?;
    Ok(())
}

fn insert_statement(events: usize, numbered: bool) -> String {
    const COLUMNS: [&str; 9] = ["game", "seq", "kind", "side", "ply", "usi", "used_ms", "at_ms", "server_ms"];
    let place = |number: usize| if numbered { format!("${number}") } else { "?".to_owned() };
    let numbers: Vec<usize> = (1..=events * COLUMNS.len()).collect();
    let row = |row: &[usize]| format!("({})", row.iter().map(|number| place(*number)).collect::<Vec<_>>().join(","));
    let rows: Vec<String> = numbers.chunks(COLUMNS.len()).map(row).collect();
    format!("INSERT INTO event ({}) VALUES {}", COLUMNS.join(","), rows.join(","))
}

fn bind<'q>(query: Query<'q, Any, AnyArguments>, game: &'q str, event: &'q Event) -> Query<'q, Any, AnyArguments> {
    query
        .bind(game)
        .bind(event.seq)
        .bind(event.kind.name())
        .bind(&event.side)
        .bind(event.ply)
        .bind(&event.usi)
        .bind(event.used_ms)
        .bind(event.at_ms)
        .bind(event.server_ms)
}

fn read(row: &AnyRow) -> Result<Event, sqlx::Error> {
    let kind: String = row.try_get(1)?;
    let known = Kind::ALL.into_iter().find(|own| own.name() == kind);
    Ok(Event {
        seq: row.try_get(0)?,
        kind: known.ok_or_else(|| sqlx::Error::Decode(format!("{kind:?} is no kind of event").into()))?,
        side: row.try_get(2)?,
        ply: row.try_get(3)?,
        usi: row.try_get(4)?,
        used_ms: row.try_get(5)?,
        at_ms: row.try_get(6)?,
        server_ms: row.try_get(7)?,
    })
}
