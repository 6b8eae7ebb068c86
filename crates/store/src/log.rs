//! What was done by whom to whom, in the order in which it was done: added to, never changed. What an act means is not the
//! store's business.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A line of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLine {
    /// From 1; not known before it is written.
    pub number: i64,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Who has done it; nobody, if it was done from the machine itself.
    pub who: String,
    /// What.
    pub act: String,
    /// To whom.
    pub whom: String,
    /// What else is to be known of it.
    pub note: String,
}

const LINE: &str = "number, at_ms, who, act, whom, note";

impl Write for LogLine {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let sql = "INSERT INTO deed (number, at_ms, who, act, whom, note)
                   SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5 FROM deed";
        let query = sqlx::query(sql).bind(self.at_ms).bind(&self.who).bind(&self.act).bind(&self.whom);
        Box::pin(async move { Ok(query.bind(&self.note).execute(connection).await.map(drop)?) })
    }
}

impl Store {
    /// Writes down what somebody has done that changes nothing else; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written.
    pub async fn note(&self, line: LogLine) -> Result<(), Error> {
        self.writer.write(line).await
    }

    /// What was done to somebody, the newest first.
    pub async fn log_on(&self, whom: &str, most: i64) -> Result<Vec<LogLine>, Error> {
        let sql = format!("SELECT {LINE} FROM deed WHERE whom = $1 ORDER BY number DESC LIMIT $2");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(whom).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// What was done to anybody, the newest first.
    pub async fn log(&self, most: i64) -> Result<Vec<LogLine>, Error> {
        let sql = format!("SELECT {LINE} FROM deed ORDER BY number DESC LIMIT $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<LogLine, Error> {
    Ok(LogLine {
        number: row.try_get("number")?,
        at_ms: row.try_get("at_ms")?,
        who: row.try_get("who")?,
        act: row.try_get("act")?,
        whom: row.try_get("whom")?,
        note: row.try_get("note")?,
    })
}
