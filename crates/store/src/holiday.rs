//! The holidays of people: while they last, the time of their games by the day stands still.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::{AnyConnection, Row};

/// Holidays of somebody, from one time to another, in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holiday {
    /// Whose.
    pub person: String,
    /// The first moment.
    pub since_ms: i64,
    /// The first moment that is none any more.
    pub until_ms: i64,
}

/// What somebody does with their holidays. With it their games are woken: their deadlines are others now.
#[derive(Clone, Debug)]
pub enum HolidayDeed {
    /// Takes some; whoever does has seen that there were so many, which last until then all together.
    Take {
        /// Those.
        holiday: Holiday,
        /// How many there were, and the sum of their ends.
        seen: (i64, i64),
        /// The time of day.
        at_ms: i64,
    },
    /// Ends those that begin then, now; those that have not begun are none.
    End {
        /// Whose.
        person: String,
        /// Since when.
        since_ms: i64,
        /// The time of day.
        at_ms: i64,
    },
}

impl Store {
    /// The holidays of somebody, in order.
    pub async fn holidays_of(&self, person: &str) -> Result<Vec<Holiday>, Error> {
        let sql = "SELECT since_ms, until_ms FROM holiday WHERE person = $1 ORDER BY since_ms";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| {
            let (since_ms, until_ms) = (row.try_get("since_ms")?, row.try_get("until_ms")?);
            Ok(Holiday { person: person.to_owned(), since_ms, until_ms })
        };
        rows.iter().map(read).collect()
    }

    /// Notes what somebody does with their holidays.
    ///
    /// # Errors
    /// If it could not be written; [`Error::Changed`] if there are others by now, or they have ended; [`Error::Gone`] if nobody is
    /// called so any more.
    pub async fn change_holidays(&self, deed: HolidayDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }
}

impl Write for HolidayDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let (person, at_ms) = match self {
                HolidayDeed::Take { holiday: Holiday { person, since_ms, until_ms }, seen, at_ms } => {
                    let sql = "INSERT INTO holiday (person, since_ms, until_ms) SELECT $1, $2, $3
                               WHERE $4 = (SELECT COUNT(*) FROM holiday WHERE person = $1)
                               AND $5 = (SELECT CAST(COALESCE(SUM(until_ms), 0) AS BIGINT) FROM holiday WHERE person = $1)";
                    let query = sqlx::query(sql).bind(person).bind(since_ms).bind(until_ms).bind(seen.0).bind(seen.1);
                    if query.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Err(Error::Changed);
                    }
                    (person, at_ms)
                }
                HolidayDeed::End { person, since_ms, at_ms } => {
                    // Those that have begun are remembered: they count for the year, and for the games of that time.
                    let sql = if since_ms < at_ms {
                        "UPDATE holiday SET until_ms = $3 WHERE person = $1 AND since_ms = $2 AND until_ms > $3"
                    } else {
                        "DELETE FROM holiday WHERE person = $1 AND since_ms = $2 AND until_ms > $3"
                    };
                    let query = sqlx::query(sql).bind(person).bind(since_ms).bind(at_ms);
                    if query.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Err(Error::Changed);
                    }
                    (person, at_ms)
                }
            };
            let sql = "UPDATE wake SET due_ms = $2 WHERE due_ms > $2 AND game IN
                       (SELECT seat.game FROM seat JOIN game ON game.id = seat.game
                        WHERE seat.visitor = $1 AND game.ended_ms IS NULL)";
            sqlx::query(sql).bind(person).bind(at_ms).execute(connection).await?;
            Ok(())
        })
    }
}
