//! What moderators look at who have to judge whether somebody had help: how often and for how long a player looked away while it was their
//! turn, and what an engine found out about a game. What that means is not the store's business.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// How often and for how long a player looked away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookedAway {
    /// In which game.
    pub game: String,
    /// Who, as in [`super::Seat`].
    pub side: String,
    /// How often.
    pub times: i64,
    /// How long, all together.
    pub ms: i64,
}

/// What becomes of that.
#[derive(Clone, Debug)]
pub enum FairPlayDeed {
    /// A player looked away so many times more: [`Error::Gone`] if the game is over.
    LookedAway(LookedAway),
    /// An engine has found this out about a game.
    Examined {
        /// Which.
        game: String,
        /// What.
        found: String,
    },
}

impl Write for FairPlayDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            match self {
                FairPlayDeed::LookedAway(LookedAway { game, side, times, ms }) => {
                    let sql = "INSERT INTO looked_away (game, side, times, ms)
                               SELECT id, $2, $3, $4 FROM game WHERE id = $1 AND ended_ms IS NULL
                               ON CONFLICT (game, side) DO UPDATE SET times = looked_away.times + excluded.times,
                                   ms = looked_away.ms + excluded.ms";
                    let query = sqlx::query(sql).bind(game).bind(side).bind(times).bind(ms);
                    if query.execute(connection).await?.rows_affected() == 1 { Ok(()) } else { Err(Error::Gone) }
                }
                FairPlayDeed::Examined { game, found } => {
                    let sql = "INSERT INTO examined (game, found) VALUES ($1, $2)
                               ON CONFLICT (game) DO UPDATE SET found = excluded.found";
                    Ok(sqlx::query(sql).bind(game).bind(found).execute(connection).await.map(drop)?)
                }
            }
        })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

impl Store {
    /// Notes something of that; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`FairPlayDeed`].
    pub async fn fair_play_deed(&self, deed: FairPlayDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Who looked away in a game.
    pub async fn looked_away(&self, game: &str) -> Result<Vec<LookedAway>, Error> {
        let query =
            sqlx::query("SELECT game, side, times, ms FROM looked_away WHERE game = $1 ORDER BY side").bind(game);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// What an engine has found out about a game, if it was asked.
    pub async fn examined(&self, game: &str) -> Result<Option<String>, Error> {
        let query = sqlx::query_scalar("SELECT found FROM examined WHERE game = $1").bind(game);
        Ok(query.fetch_optional(&self.pool).await?)
    }
}

fn read(row: &AnyRow) -> Result<LookedAway, Error> {
    Ok(LookedAway {
        game: row.try_get("game")?,
        side: row.try_get("side")?,
        times: row.try_get("times")?,
        ms: row.try_get("ms")?,
    })
}
