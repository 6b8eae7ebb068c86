//! What players have decided beforehand: the lines of a game in which they answer at once. They are nobody else's business.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::{AnyConnection, Row};

/// The conditional moves of a player in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditional {
    /// Which game.
    pub game: String,
    /// Whose seat, as in [`super::Seat`].
    pub side: String,
    /// The number of the move that all lines begin with.
    pub since: i64,
    /// How often moves had been taken back before it.
    pub takebacks: i64,
    /// The lines; empty if there are none any more. What they mean is not the store's business.
    pub lines: String,
}

impl Store {
    /// The conditional moves in a game.
    pub async fn conditionals(&self, game: &str) -> Result<Vec<Conditional>, Error> {
        let sql = "SELECT side, since, takebacks, lines FROM conditional WHERE game = $1 ORDER BY side";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| {
            let (side, lines) = (row.try_get("side")?, row.try_get("lines")?);
            let (since, takebacks) = (row.try_get("since")?, row.try_get("takebacks")?);
            Ok(Conditional { game: game.to_owned(), side, since, takebacks, lines })
        };
        rows.iter().map(read).collect()
    }

    /// Sets a player's conditional moves instead of those before.
    ///
    /// # Errors
    /// If it could not be written.
    pub async fn set_conditional(&self, conditional: Conditional) -> Result<(), Error> {
        self.writer.write(conditional).await
    }
}

impl Write for Conditional {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let Conditional { game, side, since, takebacks, lines } = self;
        let query = if lines.is_empty() {
            sqlx::query("DELETE FROM conditional WHERE game = $1 AND side = $2").bind(game).bind(side)
        } else {
            let sql = "INSERT INTO conditional (game, side, since, takebacks, lines) VALUES ($1, $2, $3, $4, $5)
                       ON CONFLICT (game, side) DO UPDATE SET since = $3, takebacks = $4, lines = $5";
            sqlx::query(sql).bind(game).bind(side).bind(since).bind(takebacks).bind(lines)
        };
        Box::pin(async move { Ok(query.execute(connection).await.map(drop)?) })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}
