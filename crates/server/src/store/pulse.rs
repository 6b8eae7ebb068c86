//! How long a run of the server has been alive: what the clocks of its games show if it is killed.

use super::writer::Entry;
use super::{Error, Store};
use sqlx::{AnyConnection, Row};

impl Store {
    /// Notes that a run of the server is alive, at this time of day in milliseconds.
    pub(crate) async fn pulse(&self, run: &str, alive_ms: i64) -> Result<(), Error> {
        self.writer.write(Entry::Pulse { run: run.to_owned(), alive_ms }).await
    }

    /// When a run of the server was last known to be alive.
    pub(crate) async fn last_pulse(&self, run: &str) -> Result<Option<i64>, Error> {
        let query = sqlx::query("SELECT alive_ms FROM pulse WHERE run = $1").bind(run);
        Ok(query.fetch_optional(&self.pool).await?.map(|row| row.try_get(0)).transpose()?)
    }
}

pub(super) async fn write(connection: &mut AnyConnection, run: &str, alive_ms: i64) -> Result<(), Error> {
    let sql = "INSERT INTO pulse (run, alive_ms) VALUES ($1, $2) ON CONFLICT (run) DO UPDATE SET alive_ms = $2";
    sqlx::query(sql).bind(run).bind(alive_ms).execute(connection).await?;
    Ok(())
}
