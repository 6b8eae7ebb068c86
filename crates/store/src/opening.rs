//! Opening a database: waiting for it, looking it over, bringing its tables up to date.

use super::error::Cause;
use super::{Address, PATIENCE, Progress, Tell, beside, schema, set_up};
use sqlx::any::AnyConnectOptions;
use sqlx::error::DatabaseError;
use sqlx::{AnyConnection, ConnectOptions, Connection, Executor, Row};
use std::future::Future;
use std::io;
use std::pin::pin;
use std::str::FromStr;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// So often a database that does not answer is asked again.
const AGAIN: Duration = Duration::from_millis(500);
/// What takes longer is told.
const NOTICEABLE: Duration = Duration::from_secs(1);

/// The end of the name of a copy that is about to take a database's place.
pub const RESTORING: &str = ".restoring";

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// What it says itself.
    #[error(transparent)]
    Database(Cause),
    /// Its file is not whole; what is wrong with it.
    #[error("it is damaged ({0}): `miyako restore FILE` puts a backup in its place, and keeps it beside that")]
    Damaged(String),
    /// Its tables are of a later version than ours.
    #[error("it was written by a newer version of this program")]
    Newer,
    /// There is no file.
    #[error("there is no such file")]
    Missing,
    /// Its tables are of an earlier version than ours, and it is not for us to change them.
    #[error("it was written by an older version of this program: start the server once")]
    Older,
    /// Its tables are others than ours.
    #[error("it is no database of this program")]
    Foreign,
    /// See [`RESTORING`].
    #[error("a copy was being put in its place when that was interrupted: run `miyako restore` again")]
    Restoring,
    /// A copy of it cannot be written.
    #[error(transparent)]
    Writing(Cause),
}

/// How to connect.
pub(super) fn options(address: &Address) -> Result<AnyConnectOptions, sqlx::Error> {
    sqlx::any::install_default_drivers();
    Ok(AnyConnectOptions::from_str(&with_mode(&address.url))?.disable_statement_logging())
}

/// SQLite makes a file only if it is told that it may.
fn with_mode(url: &str) -> String {
    match url.split_once('?') {
        None if url.starts_with("sqlite:") => format!("{url}?mode=rwc"),
        _ => url.to_owned(),
    }
}

/// Connects to a database; to one that does not answer yet as soon as it does, for at most so long.
///
/// # Errors
/// What was wrong the last time.
pub(super) async fn connect(address: &Address, wait: Duration, tell: Tell) -> Result<AnyConnection, sqlx::Error> {
    let options = options(address)?;
    let until = Instant::now() + wait;
    let mut told = false;
    loop {
        let attempt = timeout(PATIENCE, options.connect()).await;
        let error = match attempt.unwrap_or_else(|_| Err(io::Error::from(io::ErrorKind::TimedOut).into())) {
            Err(error) if may_come_up(&error) && Instant::now() < until => error,
            done => return done,
        };
        if !told {
            let (database, reason) = (&address.to_string(), &error.to_string());
            tell(&Progress::Waiting { database, reason, at_most: wait });
            told = true;
        }
        sleep(AGAIN).await;
    }
}

/// Whether a database may answer later: nothing listens there yet, it is still starting, or has no connection to spare.
fn may_come_up(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    matches!(error, sqlx::Error::Io(_)) || matches!(code.as_deref(), Some("57P03" | "53300"))
}

/// Makes sure that the database is sound and can be written, and that its tables are those of this program.
pub(super) async fn prepare(address: &Address, settings: &[&'static str], tell: Tell) -> Result<(), OpenError> {
    if address.file.as_ref().is_some_and(|file| beside(file, RESTORING).exists()) {
        return Err(OpenError::Restoring);
    }
    let mut connection = connect(address, Duration::ZERO, tell).await?;
    set_up(&mut connection, settings).await?;
    if address.file.is_some() {
        with_word(look_over(&mut connection, "PRAGMA quick_check(1)"), || tell(&Progress::Checking)).await?;
    }
    schema::bring_up_to_date(&mut connection, tell).await?;
    Ok(connection.close().await?)
}

/// Makes sure that there is a database with the tables of this program, and changes nothing.
pub(super) async fn prepare_beside(address: &Address, settings: &[&'static str]) -> Result<(), OpenError> {
    if address.file.as_ref().is_some_and(|file| !file.exists()) {
        return Err(OpenError::Missing);
    }
    let mut connection = connect(address, Duration::ZERO, |_| {}).await?;
    set_up(&mut connection, settings).await?;
    schema::is_up_to_date(&mut connection).await?;
    Ok(connection.close().await?)
}

/// Looks whether the pages of an SQLite file hang together.
///
/// # Errors
/// If they do not.
pub(super) async fn look_over(connection: &mut AnyConnection, how: &'static str) -> Result<(), OpenError> {
    let found: String = connection.fetch_one(how).await?.try_get(0)?;
    if found == "ok" { Ok(()) } else { Err(OpenError::damaged(&found)) }
}

impl OpenError {
    fn damaged(found: &str) -> OpenError {
        OpenError::Damaged(found.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// What went wrong while a copy was made: with the copy, unless it is the database that cannot be read.
    pub(super) fn writing(error: sqlx::Error) -> OpenError {
        match OpenError::from(error) {
            OpenError::Database(error) => OpenError::Writing(error),
            damaged => damaged,
        }
    }
}

impl From<sqlx::Error> for OpenError {
    /// A file that cannot even be read far enough to look it over is damaged, too, or none of ours.
    fn from(error: sqlx::Error) -> OpenError {
        let code = error.as_database_error().and_then(DatabaseError::code);
        // SQLITE_CORRUPT and SQLITE_NOTADB; what stands in higher bits says more exactly where. Those of Postgres have five places.
        let code = code.filter(|code| code.len() < 5).and_then(|code| code.parse::<u32>().ok());
        match code.map(|code| code & 0xff) {
            Some(11 | 26) => OpenError::damaged(&error.to_string()),
            _ => OpenError::Database(error.into()),
        }
    }
}

/// Says a word about work that takes its time.
async fn with_word<T>(work: impl Future<Output = T>, word: impl FnOnce()) -> T {
    let mut work = pin!(work);
    match timeout(NOTICEABLE, work.as_mut()).await {
        Ok(done) => done,
        Err(_) => {
            word();
            work.await
        }
    }
}

#[cfg(test)]
mod tests;
