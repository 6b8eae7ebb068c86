//! The program that tells somebody a new code every half minute, for who shows one beside their password. How a code is made is
//! not the store's business: it keeps the secret, and which code was the last.

use super::{one, sign_out_others};
use crate::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// The program of somebody's, of which they have one at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Authenticator {
    /// Whose it is.
    pub person: String,
    /// What both sides make codes of.
    pub secret: String,
    /// The number of the last code that was shown: none up to it is good any more.
    pub last: i64,
    /// Milliseconds since 1970.
    pub since_ms: i64,
}

impl Store {
    /// The program that tells somebody codes, if they have one.
    pub async fn authenticator(&self, person: &str) -> Result<Option<Authenticator>, Error> {
        let sql = "SELECT person, secret, last, since_ms FROM authenticator WHERE person = $1";
        let row = sqlx::query(sql).bind(person).fetch_optional(&self.pool).await?;
        row.as_ref().map(authenticator).transpose()
    }
}

fn authenticator(row: &AnyRow) -> Result<Authenticator, Error> {
    Ok(Authenticator {
        person: row.try_get("person")?,
        secret: row.try_get("secret")?,
        last: row.try_get("last")?,
        since_ms: row.try_get("since_ms")?,
    })
}

/// Whoever was signed in elsewhere has shown no code.
pub(super) async fn set(connection: &mut AnyConnection, own: &Authenticator, device: &str) -> Result<(), Error> {
    let sql = "INSERT INTO authenticator (person, secret, last, since_ms) VALUES ($1, $2, $3, $4)";
    let query = sqlx::query(sql).bind(&own.person).bind(&own.secret).bind(own.last).bind(own.since_ms);
    query.execute(&mut *connection).await?;
    sign_out_others(connection, &own.person, device, own.since_ms).await
}

/// Somebody may have set it up since it was asked.
pub(super) async fn have_none(connection: &mut AnyConnection, person: &str) -> Result<(), Error> {
    let query = sqlx::query("SELECT 1 FROM authenticator WHERE person = $1").bind(person);
    if query.fetch_optional(connection).await?.is_some() { Err(Error::Gone) } else { Ok(()) }
}

/// Two who come at once with the same code: the second is told from the first here.
pub(super) async fn show(connection: &mut AnyConnection, person: &str, code: i64) -> Result<(), Error> {
    let query = sqlx::query("UPDATE authenticator SET last = $1 WHERE person = $2 AND last < $3");
    one(query.bind(code).bind(person).bind(code).execute(connection).await?.rows_affected())
}

pub(super) async fn remove(connection: &mut AnyConnection, person: &str) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM authenticator WHERE person = $1").bind(person);
    Ok(query.execute(connection).await.map(drop)?)
}
