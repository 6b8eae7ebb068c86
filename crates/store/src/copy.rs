//! Copying an SQLite database, also one that a server is using.

use super::Address;
use super::opening::{OpenError, connect, look_over};
use super::schema::STEPS;
use sqlx::{AnyConnection, Connection, Executor, Row};
use std::path::Path;
use std::time::Duration;

/// What there is in a database.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    /// Games of all kinds.
    pub games: u64,
    /// Records in all libraries.
    pub records: u64,
}

/// Copies a database into an empty file, as it is at one moment, and reads the copy back. Servers go on meanwhile.
///
/// # Errors
/// If the database is damaged, none of ours, or of a newer program; or the copy cannot be written.
pub async fn copy_into(from: &Address, to: &Address) -> Result<Contents, OpenError> {
    let mut source = connect(from, Duration::ZERO, |_| ()).await?;
    source.execute("PRAGMA busy_timeout = 60000").await?;
    // What does not hang together would be missing from the copy, which itself would be sound.
    look_over(&mut source, "PRAGMA quick_check(1)").await?;
    let file = to.file.as_deref().unwrap_or(Path::new("")).to_string_lossy().into_owned();
    let copied = sqlx::query("VACUUM INTO $1").bind(file).execute(&mut source).await;
    source.close().await?;
    copied.map_err(OpenError::writing)?;
    let mut copy = connect(to, Duration::ZERO, |_| ()).await?;
    look_over(&mut copy, "PRAGMA integrity_check(1)").await?;
    let contents = contents(&mut copy).await?;
    copy.close().await?;
    Ok(contents)
}

async fn contents(copy: &mut AnyConnection) -> Result<Contents, OpenError> {
    if !has(copy, "schema_step").await? {
        return Err(OpenError::Foreign);
    }
    if count(copy, "SELECT COUNT(*) AS count FROM schema_step").await? > STEPS.len() as u64 {
        return Err(OpenError::Newer);
    }
    let mut contents = Contents { games: count(copy, "SELECT COUNT(*) AS count FROM game").await?, records: 0 };
    // An older program did not have these yet.
    if has(copy, "four_game").await? {
        contents.games += count(copy, "SELECT COUNT(*) AS count FROM four_game").await?;
    }
    if has(copy, "record").await? {
        contents.records = count(copy, "SELECT COUNT(*) AS count FROM record").await?;
    }
    Ok(contents)
}

async fn has(connection: &mut AnyConnection, table: &str) -> Result<bool, OpenError> {
    let there = sqlx::query("SELECT COUNT(*) AS count FROM sqlite_master WHERE name = $1").bind(table);
    Ok(there.fetch_one(connection).await?.try_get::<i64, _>("count")? > 0)
}

async fn count(connection: &mut AnyConnection, sql: &'static str) -> Result<u64, OpenError> {
    let count: i64 = connection.fetch_one(sql).await?.try_get("count")?;
    Ok(u64::try_from(count).unwrap_or_default())
}
