//! Passkeys: the public half of a key that somebody's device keeps, for one host. How one is proved is not the store's business.

use super::{Device, sign_in};
use crate::writer::{Write, Writing};
use crate::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A passkey of somebody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credential {
    /// As the device calls it; no two are called the same.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// The host that it was made for, and is good for.
    pub host: String,
    /// The public half.
    pub public_key: String,
    /// How often the device says that it has signed; 0 where it does not count.
    pub counter: u32,
    /// What it is called.
    pub label: String,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// When somebody last came by it, if anybody has.
    pub seen_ms: Option<i64>,
}

/// Something that is done to a passkey.
#[derive(Clone, Debug)]
pub enum CredentialDeed {
    /// Somebody has one more; [`Error::Taken`] if it is somebody's.
    Add(Credential),
    /// Somebody has come by it.
    Use {
        /// As the device calls it.
        id: String,
        /// What the device has counted: more than before, or nothing as before; [`Error::Changed`] otherwise.
        counter: u32,
        /// Milliseconds since 1970.
        at_ms: i64,
        /// Where they are signed in by it.
        device: Option<Device>,
    },
    /// It is worth nothing any more; [`Error::Gone`] if it is none of theirs, or they would have no way in without it.
    Remove {
        /// As the device calls it.
        id: String,
        /// Whose it is.
        person: String,
        /// The host for which somebody without a password has to keep another; any, if none is told.
        host: Option<String>,
    },
}

/// What [`credential`] reads.
const COLUMNS: &str = "id, person, host, public_key, counter, label, created_ms, seen_ms";

impl Store {
    /// Does something to a passkey; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`CredentialDeed`].
    pub async fn credential_deed(&self, deed: CredentialDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// The passkey that devices call so.
    pub async fn credential(&self, id: &str) -> Result<Option<Credential>, Error> {
        let sql = format!("SELECT {COLUMNS} FROM credential WHERE id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id);
        query.fetch_optional(&self.pool).await?.as_ref().map(credential).transpose()
    }

    /// The passkeys of a person, the oldest first.
    pub async fn credentials_of(&self, person: &str) -> Result<Vec<Credential>, Error> {
        let sql = format!("SELECT {COLUMNS} FROM credential WHERE person = $1 ORDER BY created_ms, id");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(person);
        query.fetch_all(&self.pool).await?.iter().map(credential).collect()
    }

    /// Everybody who has a passkey.
    pub async fn credential_owners(&self) -> Result<Vec<String>, Error> {
        Ok(sqlx::query_scalar("SELECT DISTINCT person FROM credential").fetch_all(&self.pool).await?)
    }

    /// For which hosts there are passkeys.
    pub async fn credential_hosts(&self) -> Result<Vec<String>, Error> {
        let rows = sqlx::query("SELECT DISTINCT host FROM credential ORDER BY host").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("host")?)).collect()
    }
}

fn credential(row: &AnyRow) -> Result<Credential, Error> {
    Ok(Credential {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        host: row.try_get("host")?,
        public_key: row.try_get("public_key")?,
        counter: u32::try_from(row.try_get::<i64, _>("counter")?).unwrap_or(u32::MAX),
        label: row.try_get("label")?,
        created_ms: row.try_get("created_ms")?,
        seen_ms: row.try_get("seen_ms")?,
    })
}

impl Write for CredentialDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(self.done(connection))
    }
}

impl CredentialDeed {
    async fn done(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        match self {
            CredentialDeed::Add(credential) => insert(connection, credential).await,
            CredentialDeed::Use { id, counter, at_ms, device } => {
                // Two who come at once with what only one device can have signed: the second is told from the first here.
                let sql = "UPDATE credential SET counter = $1, seen_ms = $2
                           WHERE id = $3 AND (counter < $4 OR (counter = 0 AND $5 = 0))";
                let counter = i64::from(*counter);
                let query = sqlx::query(sql).bind(counter).bind(*at_ms).bind(id).bind(counter).bind(counter);
                if query.execute(&mut *connection).await?.rows_affected() != 1 {
                    return Err(Error::Changed);
                }
                match device {
                    Some(device) => sign_in(connection, device).await,
                    None => Ok(()),
                }
            }
            CredentialDeed::Remove { id, person, host } => {
                let sql = "DELETE FROM credential WHERE id = $1 AND person = $2 AND (
                               EXISTS (SELECT 1 FROM account WHERE person = $3 AND password <> '')
                               OR EXISTS (SELECT 1 FROM credential AS other
                                          WHERE other.person = $4 AND other.id <> $5 AND ($6 = '' OR other.host = $7)))";
                let host = host.as_deref().unwrap_or_default();
                let query = sqlx::query(sql).bind(id).bind(person).bind(person).bind(person).bind(id);
                match query.bind(host).bind(host).execute(connection).await?.rows_affected() {
                    1 => Ok(()),
                    _ => Err(Error::Gone),
                }
            }
        }
    }
}

pub(super) async fn insert(connection: &mut AnyConnection, credential: &Credential) -> Result<(), Error> {
    let sql = "INSERT INTO credential (id, person, host, public_key, counter, label, created_ms, seen_ms)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let query = sqlx::query(sql).bind(&credential.id).bind(&credential.person).bind(&credential.host);
    let query = query.bind(&credential.public_key).bind(i64::from(credential.counter)).bind(&credential.label);
    Ok(query.bind(credential.created_ms).bind(credential.seen_ms).execute(connection).await.map(drop)?)
}
