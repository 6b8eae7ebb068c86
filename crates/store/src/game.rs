//! Games as they were agreed, who sits at them, and how they ended.

use super::writer::{Write, Writing};
use super::{Change, Error, Store, simul, wake};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use std::borrow::Cow;

/// A game as it was agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Its name in addresses.
    pub id: String,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// Who made it: the hash of their token.
    pub visitor: String,
    /// How many play it.
    pub players: i64,
    /// What was agreed. What the text means is not the store's business.
    pub agreement: String,
    /// The game after which this one is played.
    pub previous: Option<String>,
    /// The one that is played after this.
    pub next: Option<String>,
    /// Whether the two who play have changed places since they sat down.
    pub sides_swapped: bool,
    /// Whether it counts for the players' ratings.
    pub rated: bool,
    /// Who sits there, in the order of the sides' names.
    pub seats: Vec<Seat>,
    /// How it ended; kept beside the events so that lists need not replay them.
    pub outcome: Option<String>,
}

/// Somebody's seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Where: `black`, `white`, `arbiter`; `south`, `west`, `north`, `east`.
    pub side: Cow<'static, str>,
    /// The hash of their token.
    pub visitor: String,
    /// What they want to be called; empty if nothing.
    pub name: String,
}

/// A line of a list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub game: Game,
    pub plies: i64,
}

/// What [`read`] reads. A game has as many rows as it has seats that are taken, or one.
const COLUMNS: &str = "game.id, game.created_ms, game.visitor, players, agreement, previous, rated,
    (SELECT later.id FROM game AS later WHERE later.previous = game.id) AS next, sides_swapped, outcome,
    seat.side, seat.visitor AS sitter, seat.name";

impl Store {
    /// Adds a game with those who sit at it, and when it is to be woken first.
    ///
    /// # Errors
    /// If it could not be written, or another game is played after the same one: [`Error::Taken`].
    pub async fn create(&self, game: Game, wake_ms: i64) -> Result<(), Error> {
        self.writer.write(Created { game, wake_ms }).await
    }

    /// Gives somebody a seat at a game that was made at that time, unless they have one there.
    ///
    /// # Errors
    /// If it could not be written, or somebody else has the seat: [`Error::Taken`].
    pub async fn sit(&self, game: &str, created_ms: i64, seat: Seat) -> Result<(), Error> {
        self.writer.write(Sitting { game: game.to_owned(), created_ms, seat }).await
    }

    /// The game with this id.
    pub async fn game(&self, id: &str) -> Result<Option<Game>, Error> {
        let sql = format!(
            "SELECT {COLUMNS} FROM game LEFT JOIN seat ON seat.game = game.id WHERE game.id = $1 ORDER BY side"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_all(&self.pool).await?;
        by_game(&rows).next().map(read).transpose()
    }

    /// The ids of the games that a visitor sits at and that go on, the newest first, so many at most.
    pub async fn games_going_on(&self, visitor: &str, most: i64) -> Result<Vec<String>, Error> {
        let sql = "SELECT DISTINCT game.created_ms, game.id FROM seat JOIN game ON game.id = seat.game
                   WHERE seat.visitor = $1 AND game.ended_ms IS NULL
                   ORDER BY game.created_ms DESC, game.id DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(visitor).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// The games a visitor sits at, the newest first; only those of so many players if a number is given, and only those
    /// older than the game with the id `before` if that is given.
    pub async fn games_of(
        &self,
        visitor: &str,
        players: Option<i64>,
        before: Option<&str>,
        most: i64,
    ) -> Result<Vec<Summary>, Error> {
        // Two games of one millisecond still have an order, so that none falls between two parts of a list.
        let older = before.map_or("", |_| "AND (created_ms, game) < (SELECT created_ms, id FROM game WHERE id = $3)");
        let of_players = players.map_or_else(String::new, |players| {
            format!("AND (SELECT players FROM game WHERE id = seat.game) = {players}")
        });
        let own = format!(
            "SELECT DISTINCT created_ms, game FROM seat WHERE visitor = $1 {of_players} {older}
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

/// A game is made.
#[derive(Clone, Debug)]
pub(super) struct Created {
    pub(super) game: Game,
    pub(super) wake_ms: i64,
}

impl Write for Created {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let Created { game, wake_ms } = self;
        Box::pin(async move {
            let sql = "INSERT INTO game (id, created_ms, visitor, players, agreement, previous, rated)
                       VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let query = sqlx::query(sql).bind(&game.id).bind(game.created_ms).bind(&game.visitor);
            let query = query.bind(game.players).bind(&game.agreement).bind(&game.previous);
            let query = query.bind(i64::from(game.rated));
            query.execute(&mut *connection).await?;
            for seat in &game.seats {
                put(connection, "VALUES ($1, $2, $3, $4, $5)", &game.id, game.created_ms, seat).await?;
            }
            if let Some(previous) = &game.previous {
                simul::go_on(connection, previous, &game.id).await?;
            }
            wake::set(connection, &game.id, Some(*wake_ms)).await
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
                Change::Ended { outcome, wake_ms } => {
                    let query = sqlx::query("UPDATE game SET ended_ms = $1, outcome = $2 WHERE id = $3");
                    query.bind(self.server_ms).bind(outcome).bind(game).execute(&mut *connection).await?;
                    // For the library of each who sat there.
                    let sql = "INSERT INTO finished_game
                                   SELECT DISTINCT visitor, game FROM seat WHERE game = $1 AND visitor <> ''
                               ON CONFLICT DO NOTHING";
                    sqlx::query(sql).bind(game).execute(&mut *connection).await?;
                    // Nobody will answer anything any more.
                    let sql = "DELETE FROM conditional WHERE game = $1";
                    sqlx::query(sql).bind(game).execute(&mut *connection).await?;
                    wake::set(connection, game, *wake_ms).await?;
                }
                Change::Awaited { due_ms } => wake::set(connection, game, Some(*due_ms)).await?,
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
        players: row.try_get("players")?,
        agreement: row.try_get("agreement")?,
        previous: row.try_get("previous")?,
        next: row.try_get("next")?,
        sides_swapped: row.try_get::<i64, _>("sides_swapped")? != 0,
        rated: row.try_get::<i64, _>("rated")? != 0,
        seats,
        outcome: row.try_get("outcome")?,
    })
}
