//! What is known of visitors apart from what they do: the secret that seals their identities, and identities that were ended.

use super::library::discard_all;
use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// A row if an identity ($1) is nobody's any more. Who took a name has left a guest behind who has its identity.
pub(super) const ENDED: &str = "SELECT 1 FROM ended_visitor WHERE visitor = $1
    AND NOT EXISTS (SELECT 1 FROM account WHERE person = $1)";

/// Something is learned of visitors.
#[derive(Debug)]
enum Fact {
    /// A secret, unless there is one with this name.
    Secret { name: &'static str, value: String },
    /// An identity that is nobody's any more.
    Ended { visitor: String, ended_ms: i64 },
}

impl Write for Fact {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let query = match self {
                Fact::Secret { name, value } => {
                    let sql = "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                    sqlx::query(sql).bind(*name).bind(value)
                }
                Fact::Ended { visitor, ended_ms } => {
                    // Nobody could leave an assignment any more: no teacher goes on seeing what was done for it.
                    let query = sqlx::query("DELETE FROM pupil WHERE person = $1").bind(visitor);
                    query.execute(&mut *connection).await?;
                    // Nor would anybody come to a game that they offer.
                    let query = sqlx::query("DELETE FROM seek WHERE visitor = $1").bind(visitor);
                    query.execute(&mut *connection).await?;
                    let query = sqlx::query("DELETE FROM notice WHERE person = $1").bind(visitor);
                    query.execute(&mut *connection).await?;
                    let sql = "INSERT INTO ended_visitor (visitor, ended_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                    sqlx::query(sql).bind(visitor).bind(ended_ms)
                }
            };
            Ok(query.execute(connection).await.map(drop)?)
        })
    }

    fn is_one_statement(&self) -> bool {
        matches!(self, Fact::Secret { .. })
    }
}

/// An identity is nobody's any more, and what it kept for itself is gone.
#[derive(Debug)]
struct Forgotten {
    visitor: String,
    ended_ms: i64,
}

impl Write for Forgotten {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            discard_all(connection, &self.visitor).await?;
            let tables = [
                "finished_game WHERE owner",
                "hindsight WHERE owner",
                "tsume_try WHERE visitor",
                "attempt WHERE person",
                "flashcard WHERE owner",
                "card_review WHERE owner",
                "card_source WHERE owner",
                "said_grade WHERE visitor",
                "conduct WHERE person",
            ];
            for table in tables {
                let query = sqlx::query(AssertSqlSafe(format!("DELETE FROM {table} = $1"))).bind(&self.visitor);
                query.execute(&mut *connection).await?;
            }
            Fact::Ended { visitor: self.visitor.clone(), ended_ms: self.ended_ms }.write(connection).await
        })
    }
}

impl Store {
    /// The secret with this name; `fresh` if there was none, and from then on.
    pub async fn secret(&self, name: &'static str, fresh: String) -> Result<String, Error> {
        // If it cannot be written it is not there.
        let _ = self.writer.write(Fact::Secret { name, value: fresh }).await;
        let query = sqlx::query("SELECT value FROM secret WHERE name = $1").bind(name);
        Ok(query.fetch_one(&self.pool).await?.try_get("value")?)
    }

    /// Ends an identity for ever; when this returns it is on the disk.
    pub async fn end_visitor(&self, visitor: &str, ended_ms: i64) -> Result<(), Error> {
        self.writer.write(Fact::Ended { visitor: visitor.to_owned(), ended_ms }).await
    }

    /// The same, and takes away what is theirs alone: records with the files they came from and the links to them, and what they
    /// did with problems and lessons, and their cards.
    pub async fn forget_visitor(&self, visitor: &str, ended_ms: i64) -> Result<(), Error> {
        self.writer.write(Forgotten { visitor: visitor.to_owned(), ended_ms }).await
    }

    /// The identities that were ended.
    pub async fn ended_visitors(&self) -> Result<Vec<String>, Error> {
        let rows = sqlx::query("SELECT visitor FROM ended_visitor").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("visitor")?)).collect()
    }

    /// Whether somebody has done anything here: sat down at a game, kept a record, tried a problem.
    pub async fn knows_visitor(&self, visitor: &str) -> Result<bool, Error> {
        let sql = "SELECT 1 WHERE EXISTS (SELECT 1 FROM seat WHERE visitor = $1)
            OR EXISTS (SELECT 1 FROM library WHERE owner = $1) OR EXISTS (SELECT 1 FROM tsume_try WHERE visitor = $1)
            OR EXISTS (SELECT 1 FROM attempt WHERE person = $1) OR EXISTS (SELECT 1 FROM card_source WHERE owner = $1)
            OR EXISTS (SELECT 1 FROM pupil WHERE person = $1) OR EXISTS (SELECT 1 FROM seek WHERE visitor = $1)
            OR EXISTS (SELECT 1 FROM said_grade WHERE visitor = $1)";
        Ok(sqlx::query(sql).bind(visitor).fetch_optional(&self.pool).await?.is_some())
    }
}
