//! The database: games and what happened in them. It keeps texts and numbers and knows nothing of shogi.
//!
//! Events are appended and never changed; a game is what its events make of it. SQLite and Postgres understand every
//! statement here, so only opening a database tells them apart.

mod event;
mod game;
mod schema;

pub(crate) use event::{Event, Kind};
pub(crate) use game::{Ended, Game, Summary};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, ConnectOptions, Executor};
use std::str::FromStr;
use std::time::Duration;

/// An open database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
}

/// SQLite has one writer at a time; a few readers beside it are plenty.
const CONNECTIONS: u32 = 8;

/// A commit reaches the disk before it is acknowledged; readers do not wait for the writer, a second writer waits.
const SQLITE_SETTINGS: &str =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;";

impl Store {
    /// Opens the database at `url` (`sqlite://…` or `postgres://…`) and brings its tables up to date.
    ///
    /// # Errors
    /// If it cannot be opened or written, or was written by a newer program.
    pub(crate) async fn open(url: &str) -> Result<Store, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(url)?.disable_statement_logging();
        let sqlite = url.starts_with("sqlite:");
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(Duration::from_secs(5))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        connection.execute(SQLITE_SETTINGS).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        schema::bring_up_to_date(&pool).await?;
        Ok(Store { pool })
    }

    /// Closes every connection, so that nothing is left half written.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

#[cfg(test)]
mod tests;
