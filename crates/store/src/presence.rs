//! How many people were here, hour by hour: numbers alone, nobody by name.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::{AnyConnection, Row};

/// How many different people were seen in an hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presence {
    /// When the hour began: milliseconds since 1970.
    pub hour_ms: i64,
    /// So many, or more: whoever counts anew within the hour counts fewer.
    pub people: i64,
}

/// Notes how many were seen; what is older than this is forgotten.
#[derive(Clone, Debug)]
struct Seen {
    presence: Presence,
    since_ms: i64,
}

impl Write for Seen {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let Seen { presence: Presence { hour_ms, people }, since_ms } = self;
            sqlx::query("DELETE FROM presence WHERE hour_ms < $1").bind(*since_ms).execute(&mut *connection).await?;
            let sql = "INSERT INTO presence (hour_ms, people) VALUES ($1, $2) ON CONFLICT (hour_ms) DO UPDATE
                       SET people = CASE WHEN excluded.people > presence.people THEN excluded.people ELSE presence.people END";
            Ok(sqlx::query(sql).bind(*hour_ms).bind(*people).execute(connection).await.map(drop)?)
        })
    }
}

impl Store {
    /// Notes how many were seen in an hour, if that is more than was known; hours before `since_ms` are forgotten.
    pub async fn note_presence(&self, presence: Presence, since_ms: i64) -> Result<(), Error> {
        self.writer.write(Seen { presence, since_ms }).await
    }

    /// The hours since then in which anybody was here, in order.
    pub async fn presence(&self, since_ms: i64) -> Result<Vec<Presence>, Error> {
        let sql = "SELECT hour_ms, people FROM presence WHERE hour_ms >= $1 ORDER BY hour_ms";
        let rows = sqlx::query(sql).bind(since_ms).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| Ok(Presence { hour_ms: row.try_get("hour_ms")?, people: row.try_get("people")? }))
            .collect()
    }
}
