//! How long a run of the server has been alive: what the clocks of its games show if it is killed.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::{AnyConnection, Row};

impl Store {
    /// Notes that a run of the server is alive, at this time of day in milliseconds.
    pub async fn pulse(&self, run: &str, alive_ms: i64) -> Result<(), Error> {
        self.writer.write(Pulse { run: run.to_owned(), alive_ms }).await
    }

    /// When a run of the server was last known to be alive.
    pub async fn last_pulse(&self, run: &str) -> Result<Option<i64>, Error> {
        let query = sqlx::query("SELECT alive_ms FROM pulse WHERE run = $1").bind(run);
        Ok(query.fetch_optional(&self.pool).await?.map(|row| row.try_get("alive_ms")).transpose()?)
    }
}

/// A run of the server is alive.
#[derive(Debug)]
struct Pulse {
    run: String,
    alive_ms: i64,
}

impl Write for Pulse {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        let sql = "INSERT INTO pulse (run, alive_ms) VALUES ($1, $2) ON CONFLICT (run) DO UPDATE SET alive_ms = $2";
        let query = sqlx::query(sql).bind(&self.run).bind(self.alive_ms);
        Box::pin(async move { Ok(query.execute(connection).await.map(drop)?) })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}
