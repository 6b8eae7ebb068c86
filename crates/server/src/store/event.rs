//! What happened in a game, in order.

use super::{Ended, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

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
    /// Appends an event, and with the last one the result. When this returns the event is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or the game already has an event with this number; nothing has changed then, or the
    /// database itself cannot tell: whoever called must read the game anew.
    pub(crate) async fn append(&self, game: &str, event: &Event, ended: Option<&Ended>) -> Result<(), sqlx::Error> {
        let (_turn, mut transaction) = self.write().await?;
        insert(&mut transaction, game, event).await?;
        if let Some(ended) = ended {
            sqlx::query("UPDATE game SET ended_ms = $1, outcome = $2, loser = $3 WHERE id = $4")
                .bind(event.server_ms)
                .bind(&ended.outcome)
                .bind(&ended.loser)
                .bind(game)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await
    }

    /// The events of a game, in order.
    pub(crate) async fn events(&self, game: &str) -> Result<Vec<Event>, sqlx::Error> {
        let sql = "SELECT seq, kind, side, ply, usi, used_ms, at_ms, server_ms FROM event WHERE game = $1 ORDER BY seq";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(read).collect()
    }
}

async fn insert(connection: &mut AnyConnection, game: &str, event: &Event) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO event (game, seq, kind, side, ply, usi, used_ms, at_ms, server_ms)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    sqlx::query(sql)
        .bind(game)
        .bind(event.seq)
        .bind(event.kind.name())
        .bind(&event.side)
        .bind(event.ply)
        .bind(&event.usi)
        .bind(event.used_ms)
        .bind(event.at_ms)
        .bind(event.server_ms)
        .execute(connection)
        .await?;
    Ok(())
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
