//! Whom somebody does not want to play with.

use crate::writer::{Write, Writing};
use crate::{Error, Store};
use sqlx::{AnyConnection, Row};

/// Somebody does not want to play with another, or does again. Both have a name.
#[derive(Clone, Debug)]
pub struct Block {
    /// Who.
    pub person: String,
    /// With whom.
    pub other: String,
    /// Since when, in milliseconds since 1970; `None` if they do again.
    pub at_ms: Option<i64>,
}

impl Store {
    /// Notes whom somebody does not want to play with; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written; [`Error::Gone`] if one of them has no name any more.
    pub async fn block(&self, block: Block) -> Result<(), Error> {
        self.writer.write(block).await
    }

    /// With whom somebody does not want to play, and since when; the last first.
    pub async fn blocked_by(&self, person: &str) -> Result<Vec<(String, i64)>, Error> {
        let sql = "SELECT other, at_ms FROM block WHERE person = $1 ORDER BY at_ms DESC, other";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("other")?, row.try_get("at_ms")?))).collect()
    }

    /// With whom somebody does not want to play, and who does not want to play with them.
    pub async fn apart_from(&self, person: &str) -> Result<Vec<String>, Error> {
        let sql = "SELECT other FROM block WHERE person = $1 UNION SELECT person FROM block WHERE other = $1";
        Ok(sqlx::query_scalar(sql).bind(person).fetch_all(&self.pool).await?)
    }

    /// Whether somebody does not want to play with another.
    pub async fn blocks(&self, person: &str, other: &str) -> Result<bool, Error> {
        let query = sqlx::query("SELECT 1 FROM block WHERE person = $1 AND other = $2").bind(person).bind(other);
        Ok(query.fetch_optional(&self.pool).await?.is_some())
    }
}

impl Write for Block {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let query = match self.at_ms {
            Some(at_ms) => {
                let sql = "INSERT INTO block (person, other, at_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                sqlx::query(sql).bind(&self.person).bind(&self.other).bind(at_ms)
            }
            None => {
                let sql = "DELETE FROM block WHERE person = $1 AND other = $2";
                sqlx::query(sql).bind(&self.person).bind(&self.other)
            }
        };
        Box::pin(async move { Ok(query.execute(connection).await.map(drop)?) })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}
