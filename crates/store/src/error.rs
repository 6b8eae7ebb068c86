//! What can go wrong with the database, said as those who use it need it: its driver is nobody else's business.

use sqlx::error::ErrorKind;
use std::sync::Arc;

/// Why something was not stored, or could not be read. One failure can be that of many who waited together.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// Another has this number, seat or name.
    #[error("another has it")]
    Taken,
    /// It was changed by another meanwhile.
    #[error("it was changed meanwhile")]
    Changed,
    /// What it is about is not there.
    #[error("what it is about is not there")]
    Gone,
    /// The database has too much to do; it may come off another time.
    #[error(transparent)]
    Busy(Cause),
    /// The database cannot be reached, has no room, or is damaged.
    #[error(transparent)]
    Broken(Cause),
}

/// What the database itself says.
#[derive(Clone, Debug, thiserror::Error)]
#[error(transparent)]
pub struct Cause(Arc<sqlx::Error>);

impl Error {
    /// Whether what was to be written cannot stand beside what is stored. Otherwise it is the database that fails.
    pub(super) fn is_contradiction(&self) -> bool {
        matches!(self, Error::Taken | Error::Changed | Error::Gone)
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match error.as_database_error().map(sqlx::error::DatabaseError::kind) {
            Some(ErrorKind::UniqueViolation) => Error::Taken,
            Some(ErrorKind::ForeignKeyViolation) => Error::Gone,
            _ if matches!(error, sqlx::Error::RowNotFound) => Error::Gone,
            _ if is_busy(&error) => Error::Busy(error.into()),
            _ => Error::Broken(error.into()),
        }
    }
}

impl From<sqlx::Error> for Cause {
    fn from(error: sqlx::Error) -> Cause {
        Cause(Arc::new(error))
    }
}

/// Whether there was no connection in time, or another held the lock (SQLite's `SQLITE_BUSY` with its extensions; Postgres
/// out of connections or of time).
fn is_busy(error: &sqlx::Error) -> bool {
    const CODES: [&str; 9] = ["5", "261", "517", "773", "53300", "55P03", "57014", "40001", "40P01"];
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    matches!(error, sqlx::Error::PoolTimedOut) || code.is_some_and(|code| CODES.contains(&&*code))
}
