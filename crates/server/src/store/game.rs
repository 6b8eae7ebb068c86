//! Games as they were agreed, and how they ended.

use super::Store;
use super::writer::{Entry, Written};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A game as it was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) id: String,
    /// Milliseconds since 1970.
    pub(crate) created_ms: i64,
    /// Who made it: the hash of his token.
    pub(crate) visitor: String,
    pub(crate) handicap: String,
    pub(crate) clock: String,
    pub(crate) friendly: bool,
    pub(crate) black: String,
    pub(crate) white: String,
    /// How it ended; kept beside the events so that lists need not replay them.
    pub(crate) ended: Option<Ended>,
}

/// The end of a game, by code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub(crate) outcome: String,
    pub(crate) loser: Option<String>,
}

/// A line of a list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) game: Game,
    pub(crate) plies: i64,
}

const COLUMNS: &str = "id, created_ms, visitor, handicap, clock, friendly, black, white, outcome, loser";

impl Store {
    /// Adds a game.
    pub(crate) async fn create(&self, game: &Game) -> Written {
        self.writer.write(Entry::Game(game.clone())).await
    }

    /// The game with this id.
    pub(crate) async fn game(&self, id: &str) -> Result<Option<Game>, sqlx::Error> {
        let sql = format!("SELECT {COLUMNS} FROM game WHERE id = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(read).transpose()
    }

    /// A visitor's games, the newest first; only those older than the game with the id `before`, if it is given.
    pub(crate) async fn games_of(
        &self,
        visitor: &str,
        before: Option<&str>,
        most: i64,
    ) -> Result<Vec<Summary>, sqlx::Error> {
        // Two games of one millisecond still have an order, so that none falls between two parts of a list.
        let older = before.map_or("", |_| "AND (created_ms, id) < (SELECT created_ms, id FROM game WHERE id = $3)");
        let plies = "COALESCE((SELECT ply FROM event WHERE game = game.id ORDER BY seq DESC LIMIT 1), 0)";
        let sql = format!(
            "SELECT {COLUMNS}, {plies} FROM game WHERE visitor = $1 {older} ORDER BY created_ms DESC, id DESC LIMIT $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(visitor).bind(most);
        let query = match before {
            Some(id) => query.bind(id),
            None => query,
        };
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(Summary { game: read(row)?, plies: row.try_get(10)? })).collect()
    }
}

pub(super) async fn insert(connection: &mut AnyConnection, game: &Game) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO game (id, created_ms, visitor, handicap, clock, friendly, black, white)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    sqlx::query(sql)
        .bind(&game.id)
        .bind(game.created_ms)
        .bind(&game.visitor)
        .bind(&game.handicap)
        .bind(&game.clock)
        .bind(i64::from(game.friendly))
        .bind(&game.black)
        .bind(&game.white)
        .execute(connection)
        .await?;
    Ok(())
}

/// Notes how a game ended, and when.
pub(super) async fn end(
    connection: &mut AnyConnection,
    game: &str,
    ended_ms: i64,
    ended: &Ended,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE game SET ended_ms = $1, outcome = $2, loser = $3 WHERE id = $4")
        .bind(ended_ms)
        .bind(&ended.outcome)
        .bind(&ended.loser)
        .bind(game)
        .execute(connection)
        .await?;
    Ok(())
}

fn read(row: &AnyRow) -> Result<Game, sqlx::Error> {
    let outcome: Option<String> = row.try_get(8)?;
    let loser = row.try_get(9)?;
    Ok(Game {
        id: row.try_get(0)?,
        created_ms: row.try_get(1)?,
        visitor: row.try_get(2)?,
        handicap: row.try_get(3)?,
        clock: row.try_get(4)?,
        friendly: row.try_get::<i64, _>(5)? != 0,
        black: row.try_get(6)?,
        white: row.try_get(7)?,
        ended: outcome.map(|outcome| Ended { outcome, loser }),
    })
}
