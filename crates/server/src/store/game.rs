//! Games as they were agreed, who sits at them, and how they ended.

use super::writer::{Write, Writing};
use super::{Change, Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use std::borrow::Cow;

/// A game as it was agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) id: String,
    /// Milliseconds since 1970.
    pub(crate) created_ms: i64,
    /// Who made it: the hash of his token.
    pub(crate) visitor: String,
    pub(crate) handicap: String,
    pub(crate) ruleset: String,
    pub(crate) clock: String,
    /// White's clock, if it is another.
    pub(crate) clock_white: Option<String>,
    /// What else was agreed, if anything.
    pub(crate) more: Option<String>,
    pub(crate) black: String,
    pub(crate) white: String,
    /// The game after which this one is played, and the one that is played after this.
    pub(crate) previous: Option<String>,
    pub(crate) next: Option<String>,
    /// Whether those who sit as Black and White have changed places since they sat down.
    pub(crate) sides_swapped: bool,
    /// Who sits there, in the order of the sides' names.
    pub(crate) seats: Vec<Seat>,
    /// How it ended; kept beside the events so that lists need not replay them.
    pub(crate) outcome: Option<String>,
}

/// Somebody's seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seat {
    /// Where: `black`, `white`, `arbiter`.
    pub(crate) side: Cow<'static, str>,
    /// The hash of his token.
    pub(crate) visitor: String,
    /// What he wants to be called; empty if nothing.
    pub(crate) name: String,
}

/// A line of a list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) game: Game,
    pub(crate) plies: i64,
}

/// What [`read`] reads. A game has as many rows as it has seats that are taken, or one.
const COLUMNS: &str =
    "game.id, game.created_ms, game.visitor, handicap, ruleset, clock, clock_white, more, black, white,
    previous, (SELECT later.id FROM game AS later WHERE later.previous = game.id) AS next, sides_swapped, outcome,
    seat.side, seat.visitor AS sitter, seat.name";

impl Store {
    /// Adds a game with those who sit at it.
    ///
    /// # Errors
    /// If it could not be written, or another game is played after the same one: [`Error::Taken`].
    pub(crate) async fn create(&self, game: Game) -> Result<(), Error> {
        self.writer.write(game).await
    }

    /// Gives somebody a seat at a game that was made at that time, unless he has one there.
    ///
    /// # Errors
    /// If it could not be written, or somebody else has the seat: [`Error::Taken`].
    pub(crate) async fn sit(&self, game: &str, created_ms: i64, seat: Seat) -> Result<(), Error> {
        self.writer.write(Sitting { game: game.to_owned(), created_ms, seat }).await
    }

    /// The game with this id.
    pub(crate) async fn game(&self, id: &str) -> Result<Option<Game>, Error> {
        let sql = format!(
            "SELECT {COLUMNS} FROM game LEFT JOIN seat ON seat.game = game.id WHERE game.id = $1 ORDER BY side"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_all(&self.pool).await?;
        by_game(&rows).next().map(read).transpose()
    }

    /// Games that go on, in which nothing has happened since a time, each with the time it was made; only those that come
    /// after this one.
    pub(crate) async fn lapsed(
        &self,
        since_ms: i64,
        (after_ms, after): &(i64, String),
        most: i64,
    ) -> Result<Vec<(i64, String)>, Error> {
        let sql = "SELECT created_ms, id FROM game WHERE outcome IS NULL AND created_ms < $1
                   AND (created_ms, id) > ($2, $3)
                   AND NOT EXISTS (SELECT 1 FROM event WHERE event.game = game.id AND server_ms >= $1)
                   ORDER BY created_ms, id LIMIT $4";
        let query = sqlx::query_as(sql).bind(since_ms).bind(after_ms).bind(after).bind(most);
        Ok(query.fetch_all(&self.pool).await?)
    }

    /// The games a visitor sits at, the newest first; only those older than the game with the id `before`, of two or for four, if
    /// it is given.
    pub(crate) async fn games_of(&self, visitor: &str, before: Option<&str>, most: i64) -> Result<Vec<Summary>, Error> {
        let older = older_than(before);
        let own = format!(
            "SELECT DISTINCT created_ms, game FROM seat WHERE visitor = $1 {older}
             ORDER BY created_ms DESC, game DESC LIMIT $2"
        );
        let plies = "COALESCE((SELECT ply FROM event WHERE game = game.id ORDER BY seq DESC LIMIT 1), 0)";
        let sql = format!(
            "SELECT {COLUMNS}, {plies} AS plies
             FROM ({own}) AS own JOIN game ON game.id = own.game LEFT JOIN seat ON seat.game = game.id
             ORDER BY own.created_ms DESC, own.game DESC, side"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(visitor).bind(most);
        let query = before.iter().fold(query, |query, id| query.bind(*id));
        let rows = query.fetch_all(&self.pool).await?;
        by_game(&rows).map(|rows| Ok(Summary { game: read(rows)?, plies: rows[0].try_get("plies")? })).collect()
    }
}

/// The condition that seats are at older games than the one with the id `$3`, if there is one. Two games of one millisecond
/// still have an order, so that none falls between two parts of a list.
pub(super) fn older_than(before: Option<&str>) -> &'static str {
    before.map_or("", |_| {
        "AND (created_ms, game) < (SELECT created_ms, id FROM game WHERE id = $3
                                   UNION ALL SELECT created_ms, id FROM four_game WHERE id = $3)"
    })
}

impl Write for Game {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let sql = "INSERT INTO game
                           (id, created_ms, visitor, handicap, ruleset, clock, clock_white, more, black, white, previous)
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
            let query = sqlx::query(sql).bind(&self.id).bind(self.created_ms).bind(&self.visitor).bind(&self.handicap);
            let query = query.bind(&self.ruleset).bind(&self.clock).bind(&self.clock_white).bind(&self.more);
            let query = query.bind(&self.black).bind(&self.white).bind(&self.previous);
            query.execute(&mut *connection).await?;
            for seat in &self.seats {
                put(connection, "VALUES ($1, $2, $3, $4, $5)", &self.id, self.created_ms, seat).await?;
            }
            Ok(())
        })
    }
}

/// Somebody sits down at a game, which was made at that time, unless that visitor has a seat there.
#[derive(Debug)]
struct Sitting {
    game: String,
    created_ms: i64,
    seat: Seat,
}

impl Write for Sitting {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let new = "SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM seat WHERE game = $1 AND visitor = $3)";
        Box::pin(put(connection, new, &self.game, self.created_ms, &self.seat))
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

async fn put(
    connection: &mut AnyConnection,
    values: &'static str,
    game: &str,
    created_ms: i64,
    seat: &Seat,
) -> Result<(), Error> {
    let sql = format!("INSERT INTO seat (game, side, visitor, name, created_ms) {values}");
    let query = sqlx::query(AssertSqlSafe(sql)).bind(game).bind(&*seat.side).bind(&seat.visitor).bind(&seat.name);
    query.bind(created_ms).execute(connection).await?;
    Ok(())
}

/// What an event of this time of day has changed in a game's row.
#[derive(Debug)]
pub(super) struct Changed {
    pub(super) game: String,
    pub(super) server_ms: i64,
    pub(super) change: Change,
}

impl Write for Changed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let game = &self.game;
        Box::pin(async move {
            match &self.change {
                Change::Ended(outcome) => {
                    let query = sqlx::query("UPDATE game SET ended_ms = $1, outcome = $2 WHERE id = $3");
                    query.bind(self.server_ms).bind(outcome).bind(game).execute(&mut *connection).await?;
                    // For the library of each who sat there.
                    let sql = "INSERT INTO finished_game
                                   SELECT DISTINCT visitor, game FROM seat WHERE game = $1 AND visitor <> ''
                               ON CONFLICT DO NOTHING";
                    sqlx::query(sql).bind(game).execute(connection).await?;
                }
                Change::SidesSwapped => {
                    let query = sqlx::query("UPDATE game SET sides_swapped = 1 - sides_swapped WHERE id = $1");
                    query.bind(game).execute(connection).await?;
                }
            }
            Ok(())
        })
    }
}

/// The rows of each game, which follow one another.
fn by_game(rows: &[AnyRow]) -> impl Iterator<Item = &[AnyRow]> {
    let id = |row: &AnyRow| row.try_get::<String, _>("id").ok();
    rows.chunk_by(move |one, next| id(one) == id(next))
}

fn read(rows: &[AnyRow]) -> Result<Game, Error> {
    let mut seats = Vec::new();
    for row in rows {
        if let Some(side) = row.try_get::<Option<String>, _>("side")? {
            seats.push(Seat { side: side.into(), visitor: row.try_get("sitter")?, name: row.try_get("name")? });
        }
    }
    let row = &rows[0];
    Ok(Game {
        id: row.try_get("id")?,
        created_ms: row.try_get("created_ms")?,
        visitor: row.try_get("visitor")?,
        handicap: row.try_get("handicap")?,
        ruleset: row.try_get("ruleset")?,
        clock: row.try_get("clock")?,
        clock_white: row.try_get("clock_white")?,
        more: row.try_get("more")?,
        black: row.try_get("black")?,
        white: row.try_get("white")?,
        previous: row.try_get("previous")?,
        next: row.try_get("next")?,
        sides_swapped: row.try_get::<i64, _>("sides_swapped")? != 0,
        seats,
        outcome: row.try_get("outcome")?,
    })
}
