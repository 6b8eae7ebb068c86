//! What is believed of players' strength, pool by pool. How that is reckoned is not the store's business.

use super::writer::{Write, Writing};
use super::{Error, RatedGame, Store};
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

/// A game that counts is over: it is rated once, or not at all if it turns out not to count.
#[derive(Clone, Debug)]
pub struct RatingDeed {
    /// The game; [`Error::Gone`] if it was dealt with before.
    pub game: String,
    /// What it did to each, and what is believed of them after it.
    pub rated: Vec<(RatedGame, Rating)>,
}

impl Write for RatingDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let query = sqlx::query("UPDATE game SET rated = 2 WHERE id = $1 AND rated = 1").bind(&self.game);
            if query.execute(&mut *connection).await?.rows_affected() != 1 {
                return Err(Error::Gone);
            }
            for (game, after) in &self.rated {
                game.insert(connection).await?;
                put(connection, after).await?;
            }
            Ok(())
        })
    }
}

/// A game counts no more, although it was to.
#[derive(Debug)]
struct Unrated {
    game: String,
}

impl Write for Unrated {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let query = sqlx::query("UPDATE game SET rated = 0 WHERE id = $1 AND rated = 1").bind(&self.game);
        Box::pin(async move { Ok(query.execute(connection).await.map(drop)?) })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

pub(super) async fn put(connection: &mut AnyConnection, after: &Rating) -> Result<(), Error> {
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

    /// Lets a game that is not over count no more.
    ///
    /// # Errors
    /// If it could not be written.
    pub async fn do_not_rate(&self, game: &str) -> Result<(), Error> {
        self.writer.write(Unrated { game: game.to_owned() }).await
    }

    /// What is believed of somebody, in every pool in which they have played.
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<Rating>, Error> {
        let sql = format!("{RATING} WHERE player = $1 ORDER BY pool");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(player);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// What is believed of somebody in a pool, if they have played in it.
    pub async fn rating_in(&self, pool: &str, player: &str) -> Result<Option<Rating>, Error> {
        let sql = format!("{RATING} WHERE pool = $1 AND player = $2");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(pool).bind(player);
        query.fetch_optional(&self.pool).await?.as_ref().map(read).transpose()
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
