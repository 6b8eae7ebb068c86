//! The tables, and how a database comes to have them: each step is applied once, in order.

mod steps;

pub(super) use steps::STEPS;

use super::opening::OpenError;
use super::{Progress, Tell};
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Database, Executor, Row, Transaction};
use std::cmp::Ordering;

/// What the databases say each in its own way, by the name that it has in a step: for SQLite and for Postgres.
const DIALECTS: [(&str, [&str; 2]); 2] = [
    // The terms of a record one after the other, each as eight bytes.
    (
        "{packed_terms}",
        [
            "(SELECT unhex(group_concat(printf('%016x', own.term), '')) FROM record_term AS own
              WHERE own.record = record.number)",
            "(SELECT decode(string_agg(lpad(to_hex(own.term), 16, '0'), ''), 'hex') FROM record_term AS own
              WHERE own.record = record.number)",
        ],
    ),
    ("{index_alone}", ["WITHOUT ROWID", ""]),
];

/// A step as this database understands it.
pub(super) fn in_dialect(sql: &str, sqlite: bool) -> String {
    DIALECTS.iter().fold(sql.to_owned(), |sql, (name, ways)| sql.replace(name, ways[usize::from(!sqlite)]))
}

/// Applies the steps that the database has not seen, each in a transaction of its own: whoever is interrupted goes on where
/// they were.
///
/// # Errors
/// If the database cannot be written, even when there is nothing to apply, or a newer program has applied other steps.
pub(super) async fn bring_up_to_date(connection: &mut AnyConnection, tell: Tell) -> Result<(), OpenError> {
    let sqlite = connection.backend_name() == sqlx::Sqlite::NAME;
    let mut is_new = false;
    loop {
        let mut transaction = begin(connection).await?;
        let applied = applied(&mut transaction).await?;
        is_new |= applied == 0;
        match STEPS.get(applied) {
            None if applied > STEPS.len() => return Err(OpenError::Newer),
            None => return Ok(transaction.commit().await?),
            Some(sql) => {
                if !is_new {
                    tell(&Progress::Step { step: applied + 1, of: STEPS.len() });
                }
                transaction.execute(AssertSqlSafe(in_dialect(sql, sqlite))).await?;
                let note = sqlx::query("INSERT INTO schema_step (step) VALUES ($1)").bind(applied as i64);
                note.execute(&mut *transaction).await?;
                transaction.commit().await?;
            }
        }
    }
}

/// Whether the database has seen all steps, and no others.
///
/// # Errors
/// If it has not, or is no database of this program.
pub(super) async fn is_up_to_date(connection: &mut AnyConnection) -> Result<(), OpenError> {
    let row =
        connection.fetch_one("SELECT COUNT(*) AS count FROM schema_step").await.map_err(|_| OpenError::Foreign)?;
    match usize::try_from(row.try_get::<i64, _>("count")?).unwrap_or(usize::MAX).cmp(&STEPS.len()) {
        Ordering::Less => Err(OpenError::Older),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(OpenError::Newer),
    }
}

/// Begins a transaction that nobody else can come in between with steps of their own.
async fn begin(connection: &mut AnyConnection) -> Result<Transaction<'_, Any>, sqlx::Error> {
    if connection.backend_name() == sqlx::Sqlite::NAME {
        return connection.begin_with("BEGIN IMMEDIATE").await;
    }
    let mut transaction = connection.begin().await?;
    // Even `IF NOT EXISTS` fails where two make the same table at once. (The function has no result, which cannot be fetched.)
    let lock = "SELECT pg_advisory_xact_lock(4650, hashtext(coalesce(current_schema(), ''))) IS NULL";
    transaction.execute(lock).await?;
    Ok(transaction)
}

/// How many steps the database has seen.
async fn applied(transaction: &mut Transaction<'_, Any>) -> Result<usize, sqlx::Error> {
    transaction.execute("CREATE TABLE IF NOT EXISTS schema_step (step BIGINT PRIMARY KEY)").await?;
    // Changes nothing, but fails where nothing can be changed: better now than at the first move.
    transaction.execute("DELETE FROM schema_step WHERE step < 0").await?;
    let row = transaction.fetch_one("SELECT COUNT(*) AS count FROM schema_step").await?;
    Ok(usize::try_from(row.try_get::<i64, _>("count")?).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests;
