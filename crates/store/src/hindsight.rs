//! What was found out about somebody's own moves in a game of theirs that is over; of the newest alone, for older ones nobody
//! looks at again. What it means is not the store's business.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::{AnyConnection, Row};

/// What was found out about a game for somebody who sat at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hindsight {
    /// For whom.
    pub owner: String,
    /// The game.
    pub game: String,
    /// What.
    pub found: String,
}

impl Store {
    /// The games of two that a visitor sat at, that have ended since then and have so many moves at least; the last that ended
    /// first, so many at most.
    pub async fn games_ended(&self, visitor: &str, since_ms: i64, plies: i64, most: i64) -> Result<Vec<String>, Error> {
        let sql = "SELECT DISTINCT game.ended_ms, game.id FROM seat JOIN game ON game.id = seat.game
                   WHERE seat.visitor = $1 AND game.ended_ms >= $2 AND game.players = 2
                       AND COALESCE((SELECT ply FROM event WHERE game = game.id ORDER BY seq DESC LIMIT 1), 0) >= $3
                   ORDER BY game.ended_ms DESC, game.id DESC LIMIT $4";
        let query = sqlx::query(sql).bind(visitor).bind(since_ms).bind(plies).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// All that was found out for somebody.
    pub async fn hindsight(&self, owner: &str) -> Result<Vec<Hindsight>, Error> {
        let query = sqlx::query("SELECT game, found FROM hindsight WHERE owner = $1 ORDER BY game").bind(owner);
        let read = |row: &sqlx::any::AnyRow| {
            Ok(Hindsight { owner: owner.to_owned(), game: row.try_get("game")?, found: row.try_get("found")? })
        };
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// Keeps what was found out for somebody who still sits at the game, in place of what there was on games that ended earlier.
    pub async fn keep_hindsight(&self, hindsight: Hindsight) -> Result<(), Error> {
        self.writer.write(hindsight).await
    }
}

impl Write for Hindsight {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let sql = "DELETE FROM hindsight WHERE owner = $1 AND game IN
                           (SELECT id FROM game WHERE ended_ms < (SELECT ended_ms FROM game WHERE id = $2))";
            sqlx::query(sql).bind(&self.owner).bind(&self.game).execute(&mut *connection).await?;
            // They may have gone meanwhile, or become somebody else.
            let sql = "INSERT INTO hindsight (owner, game, found) SELECT $1, $2, $3
                       WHERE EXISTS (SELECT 1 FROM seat WHERE game = $2 AND visitor = $1) ON CONFLICT DO NOTHING";
            let query = sqlx::query(sql).bind(&self.owner).bind(&self.game).bind(&self.found);
            Ok(query.execute(connection).await.map(drop)?)
        })
    }
}
