//! The tables, and how they came to be: each step is applied once, in order.

use sqlx::{AnyConnection, Connection, Executor, Row};

/// Never change a step that was released; add one.
const STEPS: &[&str] = &["
    CREATE TABLE game (
        id TEXT PRIMARY KEY,
        created_ms BIGINT NOT NULL,
        visitor TEXT NOT NULL,
        handicap TEXT NOT NULL,
        clock TEXT NOT NULL,
        friendly BIGINT NOT NULL,
        black TEXT NOT NULL,
        white TEXT NOT NULL,
        ended_ms BIGINT,
        outcome TEXT,
        loser TEXT
    );
    CREATE INDEX game_of_visitor ON game (visitor, created_ms DESC);
    CREATE TABLE event (
        game TEXT NOT NULL REFERENCES game (id),
        seq BIGINT NOT NULL,
        kind TEXT NOT NULL,
        side TEXT NOT NULL,
        ply BIGINT NOT NULL,
        usi TEXT,
        used_ms BIGINT NOT NULL,
        at_ms BIGINT NOT NULL,
        server_ms BIGINT NOT NULL,
        PRIMARY KEY (game, seq)
    );
"];

/// Applies the steps that the database has not seen.
///
/// # Errors
/// If the database cannot be written, even when there is nothing to apply, or a newer program has applied other steps.
pub(super) async fn bring_up_to_date(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    transaction.execute("CREATE TABLE IF NOT EXISTS schema_step (step BIGINT PRIMARY KEY)").await?;
    // Changes nothing, but fails where nothing can be changed: better now than at the first move.
    transaction.execute("DELETE FROM schema_step WHERE step < 0").await?;
    let row = transaction.fetch_one("SELECT COUNT(*) FROM schema_step").await?;
    let applied = usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or(usize::MAX);
    if applied > STEPS.len() {
        return Err(sqlx::Error::Configuration("the database was written by a newer version of this program".into()));
    }
    for (step, sql) in STEPS.iter().enumerate().skip(applied) {
        transaction.execute(*sql).await?;
        let note = sqlx::query("INSERT INTO schema_step (step) VALUES ($1)").bind(step as i64);
        note.execute(&mut *transaction).await?;
    }
    transaction.commit().await
}
