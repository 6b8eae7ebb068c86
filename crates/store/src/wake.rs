//! Wake-ups: when something is to be done in a game that nobody need have open. A wake may come too early, never too late:
//! whoever is woken looks at what is to be done, and sets the next.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::AnyConnection;

/// What is due from one time to another, in order; only what comes after a wake that was read before.
pub(super) const DUE: &str =
    "SELECT due_ms, game FROM wake WHERE due_ms <= $1 AND (due_ms, game) > ($2, $3) ORDER BY due_ms, game LIMIT $4";
/// The first that is due later.
pub(super) const NEXT: &str = "SELECT due_ms FROM wake WHERE due_ms > $1 ORDER BY due_ms LIMIT 1";

impl Store {
    /// Sets when a game is to be woken, in milliseconds since 1970, instead of what was set before; `None` if nothing is to
    /// be done in it any more.
    pub async fn set_wake(&self, game: &str, due_ms: Option<i64>) -> Result<(), Error> {
        self.writer.write(Wake { game: game.to_owned(), due_ms }).await
    }

    /// The games to be woken by this time, each with the time that was set for it, the first first: those after `after`.
    pub async fn due(
        &self,
        by_ms: i64,
        (after_ms, after): &(i64, String),
        most: i64,
    ) -> Result<Vec<(i64, String)>, Error> {
        let query = sqlx::query_as(DUE).bind(by_ms).bind(after_ms).bind(after).bind(most);
        Ok(query.fetch_all(&self.pool).await?)
    }

    /// When the first game is to be woken after this time.
    pub async fn next_wake(&self, after_ms: i64) -> Result<Option<i64>, Error> {
        Ok(sqlx::query_scalar(NEXT).bind(after_ms).fetch_optional(&self.pool).await?)
    }
}

/// A game is to be woken at another time, or not at all.
#[derive(Debug)]
struct Wake {
    game: String,
    due_ms: Option<i64>,
}

impl Write for Wake {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(set(connection, &self.game, self.due_ms))
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

/// The same as part of something else that is written.
pub(super) async fn set(connection: &mut AnyConnection, game: &str, due_ms: Option<i64>) -> Result<(), Error> {
    let query = match due_ms {
        Some(due_ms) => {
            let sql = "INSERT INTO wake (game, due_ms) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET due_ms = $2";
            sqlx::query(sql).bind(game).bind(due_ms)
        }
        None => sqlx::query("DELETE FROM wake WHERE game = $1").bind(game),
    };
    Ok(query.execute(connection).await.map(drop)?)
}
