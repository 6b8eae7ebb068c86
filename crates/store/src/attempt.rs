//! What pupils did with the tasks of lessons, in the order in which they did it: added to, never changed. What a task is, is not
//! the store's business.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Something that somebody did with a task.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// Who.
    pub person: String,
    /// The name of the task.
    pub item: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Since the task was shown, as their browser says.
    pub used_ms: i64,
    /// What became of it.
    pub outcome: String,
    /// What they did: moves, or what else the task asks.
    pub line: String,
}

const ATTEMPT: &str = "person, item, at_ms, used_ms, outcome, line";

impl Write for Attempt {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let sql = "INSERT INTO attempt (number, person, item, at_ms, used_ms, outcome, line)
                   SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5, $6 FROM attempt";
        let query = sqlx::query(sql).bind(&self.person).bind(&self.item).bind(self.at_ms).bind(self.used_ms);
        let query = query.bind(&self.outcome).bind(&self.line);
        Box::pin(async move { Ok(query.execute(connection).await.map(drop)?) })
    }
}

impl Store {
    /// Adds what somebody did; when this returns it is on the disk.
    pub async fn attempt(&self, attempt: Attempt) -> Result<(), Error> {
        self.writer.write(attempt).await
    }

    /// The tasks of which somebody has brought one to this outcome.
    pub async fn items_with(&self, person: &str, outcome: &str) -> Result<Vec<String>, Error> {
        let sql = "SELECT DISTINCT item FROM attempt WHERE person = $1 AND outcome = $2";
        Ok(sqlx::query_scalar(sql).bind(person).bind(outcome).fetch_all(&self.pool).await?)
    }

    /// The tasks that somebody has brought to this outcome, each with what they did, the newest first: so many at most.
    pub async fn lines_with(&self, person: &str, outcome: &str, most: i64) -> Result<Vec<(String, String)>, Error> {
        let sql = "SELECT item, line FROM attempt WHERE person = $1 AND outcome = $2 ORDER BY number DESC LIMIT $3";
        Ok(sqlx::query_as(sql).bind(person).bind(outcome).bind(most).fetch_all(&self.pool).await?)
    }

    /// All that somebody did, the oldest first.
    pub async fn attempts_of(&self, person: &str) -> Result<Vec<Attempt>, Error> {
        let sql = format!("SELECT {ATTEMPT} FROM attempt WHERE person = $1 ORDER BY number");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(person);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<Attempt, Error> {
    Ok(Attempt {
        person: row.try_get("person")?,
        item: row.try_get("item")?,
        at_ms: row.try_get("at_ms")?,
        used_ms: row.try_get("used_ms")?,
        outcome: row.try_get("outcome")?,
        line: row.try_get("line")?,
    })
}
