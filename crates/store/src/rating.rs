//! What is believed of players' strength, pool by pool, and what each game did to it. How that is reckoned is not the store's business.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// What is believed of somebody in a pool.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rating {
    /// The pool.
    pub pool: String,
    /// Whom.
    pub player: String,
    /// Points.
    pub rating: f64,
    /// How far off that may be.
    pub deviation: f64,
    /// How much the strength itself moves.
    pub volatility: f64,
    /// How many games it rests on.
    pub games: i64,
    /// When the last of them ended: milliseconds since 1970.
    pub at_ms: i64,
}

/// What a game did to somebody's rating.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatedGame {
    /// The game.
    pub game: String,
    /// Against whom.
    pub opponent: String,
    /// Halves of a point: 2, 1 or 0.
    pub halves: i64,
    /// The handicap's code, if there was one.
    pub odds: String,
    /// Points before it.
    pub before: f64,
    /// What is believed after it.
    pub after: Rating,
}

/// A game that counts is over: it is rated once, or not at all if it turns out not to count.
#[derive(Clone, Debug)]
pub struct RatingDeed {
    /// The game; [`Error::Gone`] if it was dealt with before.
    pub game: String,
    /// What it did to each.
    pub rated: Vec<RatedGame>,
}

impl Write for RatingDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let query = sqlx::query("UPDATE game SET rated = 2 WHERE id = $1 AND rated = 1").bind(&self.game);
            if query.execute(&mut *connection).await?.rows_affected() != 1 {
                return Err(Error::Gone);
            }
            for rated in &self.rated {
                put(connection, rated).await?;
            }
            Ok(())
        })
    }
}

async fn put(connection: &mut AnyConnection, rated: &RatedGame) -> Result<(), Error> {
    let after = &rated.after;
    let sql = "INSERT INTO rated_game (game, player, pool, at_ms, opponent, halves, odds, rating_before, rating_after)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let query = sqlx::query(sql).bind(&rated.game).bind(&after.player).bind(&after.pool).bind(after.at_ms);
    let query = query.bind(&rated.opponent).bind(rated.halves).bind(&rated.odds).bind(rated.before).bind(after.rating);
    query.execute(&mut *connection).await?;
    let sql = "INSERT INTO rating (pool, player, rating, deviation, volatility, games, at_ms)
               VALUES ($1, $2, $3, $4, $5, $6, $7)
               ON CONFLICT (pool, player) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
                   volatility = excluded.volatility, games = excluded.games, at_ms = excluded.at_ms";
    let query = sqlx::query(sql).bind(&after.pool).bind(&after.player).bind(after.rating).bind(after.deviation);
    let query = query.bind(after.volatility).bind(after.games).bind(after.at_ms);
    Ok(query.execute(connection).await.map(drop)?)
}

const RATING: &str = "SELECT pool, player, rating, deviation, volatility, games, at_ms FROM rating";

impl Store {
    /// The games that count, are over and have not been rated, in the order of their ends, with when that was.
    pub async fn games_to_rate(&self, most: i64) -> Result<Vec<(String, i64)>, Error> {
        let sql =
            "SELECT id, ended_ms FROM game WHERE rated = 1 AND ended_ms IS NOT NULL ORDER BY ended_ms, id LIMIT $1";
        let rows = sqlx::query(sql).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("ended_ms")?))).collect()
    }

    /// Rates a game, once; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written; [`Error::Gone`] if it was dealt with before.
    pub async fn rate(&self, deed: RatingDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// What is believed of somebody, in every pool in which they have played.
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<Rating>, Error> {
        let sql = format!("{RATING} WHERE player = $1 ORDER BY pool");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(player);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// Those of a pool, the strongest first.
    pub async fn ratings(&self, pool: &str, most: i64) -> Result<Vec<Rating>, Error> {
        let sql = format!("{RATING} WHERE pool = $1 ORDER BY rating DESC, player LIMIT $2");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(pool).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// The pools there are, those with most players first, with how many that are.
    pub async fn pools(&self) -> Result<Vec<(String, i64)>, Error> {
        let sql = "SELECT pool, COUNT(*) AS players FROM rating GROUP BY pool ORDER BY players DESC, pool";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("pool")?, row.try_get("players")?))).collect()
    }
}

fn read(row: &AnyRow) -> Result<Rating, Error> {
    Ok(Rating {
        pool: row.try_get("pool")?,
        player: row.try_get("player")?,
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        games: row.try_get("games")?,
        at_ms: row.try_get("at_ms")?,
    })
}
