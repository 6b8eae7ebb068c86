//! What each game that counts did to what is believed of its players, and the games whose points were taken back.

use super::log::LogLine;
use super::rating::put;
use super::writer::{Write, Writing};
use super::{Error, Rating, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// What is believed of somebody's strength.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Belief {
    /// Points.
    pub rating: f64,
    /// How far off that may be.
    pub deviation: f64,
    /// How much the strength itself moves.
    pub volatility: f64,
}

/// What a game did to somebody's rating.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatedGame {
    /// The game.
    pub game: String,
    /// In which pool.
    pub pool: String,
    /// To whom.
    pub player: String,
    /// When it ended: milliseconds since 1970.
    pub at_ms: i64,
    /// Whether they were the second of both, who gives the odds.
    pub second: bool,
    /// Against whom.
    pub opponent: String,
    /// Halves of a point: 2, 1 or 0.
    pub halves: i64,
    /// The handicap's code, if there was one.
    pub odds: String,
    /// What was believed when they had played last, or with what they came into the pool. Of games from before this was kept
    /// only the points are known; the rest is 0.
    pub before: Belief,
    /// Points after it.
    pub after: f64,
    /// Whether it counts no more.
    pub taken_back: bool,
}

/// The points of games are taken back, and what follows for everybody else, in one commit.
#[derive(Clone, Debug)]
pub struct Refund {
    /// The games and everything that was reckoned anew.
    pub games: Vec<RatedGame>,
    /// What is believed now.
    pub ratings: Vec<Rating>,
    /// Who has no game left in a pool: the pool, then who.
    pub gone: Vec<(String, String)>,
    /// Who did that, and to whom.
    pub line: LogLine,
}

impl RatedGame {
    pub(super) async fn insert(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        let sql = "INSERT INTO rated_game (game, player, pool, at_ms, opponent, halves, odds,
                       rating_before, deviation_before, volatility_before, rating_after, taken_back, second)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
                   ON CONFLICT (game, player) DO UPDATE SET rating_before = excluded.rating_before,
                       deviation_before = excluded.deviation_before, volatility_before = excluded.volatility_before,
                       rating_after = excluded.rating_after, taken_back = excluded.taken_back";
        let query = sqlx::query(sql).bind(&self.game).bind(&self.player).bind(&self.pool).bind(self.at_ms);
        let query = query.bind(&self.opponent).bind(self.halves).bind(&self.odds).bind(self.before.rating);
        let query = query.bind(self.before.deviation).bind(self.before.volatility).bind(self.after);
        let query = query.bind(i64::from(self.taken_back)).bind(i64::from(self.second));
        Ok(query.execute(connection).await.map(drop)?)
    }
}

impl Write for Refund {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            for game in &self.games {
                game.insert(connection).await?;
            }
            for rating in &self.ratings {
                put(connection, rating).await?;
            }
            for (pool, player) in &self.gone {
                let query = sqlx::query("DELETE FROM rating WHERE pool = $1 AND player = $2").bind(pool).bind(player);
                query.execute(&mut *connection).await?;
            }
            self.line.write(connection).await
        })
    }
}

const GAME: &str = "SELECT game, player, pool, at_ms, opponent, halves, odds, rating_before, deviation_before,
    volatility_before, rating_after, taken_back, second FROM rated_game";

impl Store {
    /// Somebody's games, the last first, so many after leaving out so many.
    pub async fn rated_games_of(&self, player: &str, skip: i64, most: i64) -> Result<Vec<RatedGame>, Error> {
        let sql = format!("{GAME} WHERE player = $1 ORDER BY at_ms DESC, game DESC LIMIT $2 OFFSET $3");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player).bind(most).bind(skip);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// What a game did to each of its players; nothing if it has not been rated.
    pub async fn rated_game(&self, game: &str) -> Result<Vec<RatedGame>, Error> {
        let query = sqlx::query(AssertSqlSafe(format!("{GAME} WHERE game = $1 ORDER BY player"))).bind(game);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// Everything that was ever rated in a pool, in the order in which the games ended: two rows for each.
    pub async fn rated_games_in(&self, pool: &str) -> Result<Vec<RatedGame>, Error> {
        let sql = format!("{GAME} WHERE pool = $1 ORDER BY at_ms, game, player");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(pool);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// With what somebody has come into a pool, if they have ever played in it.
    pub async fn start_in(&self, pool: &str, player: &str) -> Result<Option<Belief>, Error> {
        let sql = format!("{GAME} WHERE player = $1 AND pool = $2 ORDER BY at_ms, game LIMIT 1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player).bind(pool);
        Ok(query.fetch_optional(&self.pool).await?.as_ref().map(read).transpose()?.map(|game| game.before))
    }

    /// Somebody's points after each of their last games in a pool, the earliest first, with when that was.
    pub async fn rating_course(&self, pool: &str, player: &str, most: i64) -> Result<Vec<(i64, f64)>, Error> {
        let sql = "SELECT at_ms, rating_after FROM rated_game WHERE player = $1 AND pool = $2 AND taken_back = 0
                   ORDER BY at_ms DESC, game DESC LIMIT $3";
        let rows = sqlx::query(sql).bind(player).bind(pool).bind(most).fetch_all(&self.pool).await?;
        rows.iter().rev().map(|row| Ok((row.try_get("at_ms")?, row.try_get("rating_after")?))).collect()
    }

    /// How often somebody won, drew and lost against somebody, in games that count.
    pub async fn rated_between(&self, player: &str, opponent: &str) -> Result<[i64; 3], Error> {
        let sql = "SELECT halves, COUNT(*) AS count FROM rated_game
                   WHERE player = $1 AND opponent = $2 AND taken_back = 0 GROUP BY halves";
        let mut found = [0; 3];
        for row in sqlx::query(sql).bind(player).bind(opponent).fetch_all(&self.pool).await? {
            let place = 2 - row.try_get::<i64, _>("halves")?.clamp(0, 2);
            found[place as usize] = row.try_get("count")?;
        }
        Ok(found)
    }

    /// Takes points back; when this returns it is on the disk, or nothing of it.
    ///
    /// # Errors
    /// If it could not be written.
    pub async fn refund(&self, refund: Refund) -> Result<(), Error> {
        self.writer.write(refund).await
    }
}

fn read(row: &AnyRow) -> Result<RatedGame, Error> {
    Ok(RatedGame {
        game: row.try_get("game")?,
        pool: row.try_get("pool")?,
        player: row.try_get("player")?,
        at_ms: row.try_get("at_ms")?,
        second: row.try_get::<i64, _>("second")? != 0,
        opponent: row.try_get("opponent")?,
        halves: row.try_get("halves")?,
        odds: row.try_get("odds")?,
        before: Belief {
            rating: row.try_get("rating_before")?,
            deviation: row.try_get("deviation_before")?,
            volatility: row.try_get("volatility_before")?,
        },
        after: row.try_get("rating_after")?,
        taken_back: row.try_get::<i64, _>("taken_back")? != 0,
    })
}
