//! What visitors did with problems, and how far that has moved the problems' numbers.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// An entry in a visitor's log of problems. What its texts mean is not the store's business.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Try {
    /// The hash of their token.
    pub visitor: String,
    /// From 1, without gaps.
    pub number: i64,
    /// The name of the problem.
    pub problem: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Since the problem was shown, as their browser says.
    pub used_ms: i64,
    /// What became of it.
    pub outcome: String,
    /// The moves that were played.
    pub line: String,
    /// How they stand after it.
    pub standing: String,
    /// How far it moves the problem's number, in thousandths; not read back.
    pub shift: i64,
}

const TRY: &str = "visitor, number, problem, at_ms, used_ms, outcome, line, standing";

impl Store {
    /// Adds an entry to a log; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or there is one with its number: [`Error::Taken`].
    pub async fn try_problem(&self, entry: Try) -> Result<(), Error> {
        self.writer.write(entry).await
    }

    /// The last entry of a visitor's log, and whether there is one about this problem.
    pub async fn last_try(&self, visitor: &str, problem: &str) -> Result<(Option<Try>, bool), Error> {
        let last = self.tries(visitor, None, 1).await?.pop();
        let query = sqlx::query("SELECT 1 FROM tsume_try WHERE visitor = $1 AND problem = $2 LIMIT 1");
        let known = query.bind(visitor).bind(problem).fetch_optional(&self.pool).await?.is_some();
        Ok((last, known))
    }

    /// How a visitor stood before this moment, if they had tried anything.
    pub async fn standing_before(&self, visitor: &str, at_ms: i64) -> Result<Option<String>, Error> {
        let query = sqlx::query(
            "SELECT standing FROM tsume_try WHERE visitor = $1 AND at_ms < $2 ORDER BY number DESC LIMIT 1",
        );
        let row = query.bind(visitor).bind(at_ms).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get("standing")).transpose()?)
    }

    /// A visitor's log, the newest first, from before this number.
    pub async fn tries(&self, visitor: &str, before: Option<i64>, most: i64) -> Result<Vec<Try>, Error> {
        let sql =
            format!("SELECT {TRY} FROM tsume_try WHERE visitor = $1 AND number < $2 ORDER BY number DESC LIMIT $3");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(visitor).bind(before.unwrap_or(i64::MAX)).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// The problems that a visitor has tried, and whether they have solved each sooner or later.
    pub async fn tried_problems(&self, visitor: &str) -> Result<Vec<(String, bool)>, Error> {
        let sql = "SELECT problem, MAX(CASE outcome WHEN 'solved' THEN 1 ELSE 0 END) AS solved FROM tsume_try
                   WHERE visitor = $1 GROUP BY problem";
        let rows = sqlx::query(sql).bind(visitor).fetch_all(&self.pool).await?;
        // The width of a number that was computed is not the same in both databases.
        let flag =
            |row: &AnyRow| row.try_get::<i64, _>("solved").or_else(|_| row.try_get::<i32, _>("solved").map(i64::from));
        rows.iter().map(|row| Ok((row.try_get("problem")?, flag(row)? != 0))).collect()
    }

    /// How far a problem's number has moved, in thousandths.
    pub async fn shift_of_problem(&self, problem: &str) -> Result<i64, Error> {
        let query = sqlx::query("SELECT shift FROM tsume_problem WHERE problem = $1").bind(problem);
        Ok(query.fetch_optional(&self.pool).await?.map(|row| row.try_get("shift")).transpose()?.unwrap_or_default())
    }
}

fn read(row: &AnyRow) -> Result<Try, Error> {
    Ok(Try {
        visitor: row.try_get("visitor")?,
        number: row.try_get("number")?,
        problem: row.try_get("problem")?,
        at_ms: row.try_get("at_ms")?,
        used_ms: row.try_get("used_ms")?,
        outcome: row.try_get("outcome")?,
        line: row.try_get("line")?,
        standing: row.try_get("standing")?,
        shift: 0,
    })
}

impl Write for Try {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let sql = format!("INSERT INTO tsume_try ({TRY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)");
            let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&self.visitor).bind(self.number).bind(&self.problem);
            let query = query.bind(self.at_ms).bind(self.used_ms).bind(&self.outcome).bind(&self.line);
            query.bind(&self.standing).execute(&mut *connection).await?;
            if self.shift != 0 {
                let sql = "INSERT INTO tsume_problem (problem, shift) VALUES ($1, $2)
                           ON CONFLICT (problem) DO UPDATE SET shift = tsume_problem.shift + excluded.shift";
                sqlx::query(sql).bind(&self.problem).bind(self.shift).execute(connection).await?;
            }
            Ok(())
        })
    }
}
