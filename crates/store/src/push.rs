//! Where the browsers of people are called that are closed, and when people want to be left in peace.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A browser that wants to be called (RFC 8030): as long as somebody is signed in there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    /// The hash of the device's token.
    pub device: String,
    /// Who is signed in.
    pub person: String,
    /// Where to call.
    pub endpoint: String,
    /// For whom to seal what is said: a public key and a secret, in base64url (RFC 8291).
    pub key: String,
    /// The secret.
    pub auth: String,
    /// In which language.
    pub language: String,
}

/// When somebody wants to be left in peace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quiet {
    /// Their time zone: `Europe/Rome`.
    pub zone: String,
    /// From which minute of the day.
    pub since: i64,
    /// Until which; the same minute: at no time.
    pub until: i64,
    /// For what they are never called, separated by blanks.
    pub silent: String,
}

/// What becomes of it.
#[derive(Clone, Debug)]
pub enum PushDeed {
    /// A browser wants to be called, by whoever is signed in there now. [`Error::Gone`] if nobody is.
    Want(Push),
    /// It wants to be called no more.
    Stop {
        /// The hash of the device's token.
        device: String,
    },
    /// Nobody answers there any more.
    Gone {
        /// Where it was called.
        endpoint: String,
    },
    /// When somebody wants to be left in peace.
    Quiet {
        /// Who.
        person: String,
        /// When.
        quiet: Quiet,
    },
}

impl Write for PushDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let query = match self {
                PushDeed::Want(push) => return want(connection, push).await,
                PushDeed::Stop { device } => sqlx::query("DELETE FROM push WHERE device = $1").bind(device),
                PushDeed::Gone { endpoint } => sqlx::query("DELETE FROM push WHERE endpoint = $1").bind(endpoint),
                PushDeed::Quiet { person, quiet } => {
                    let sql = "INSERT INTO quiet (person, zone, since, until, silent) VALUES ($1, $2, $3, $4, $5)
                               ON CONFLICT (person) DO UPDATE SET zone = excluded.zone, since = excluded.since,
                                   until = excluded.until, silent = excluded.silent";
                    let query = sqlx::query(sql).bind(person).bind(&quiet.zone).bind(quiet.since);
                    query.bind(quiet.until).bind(&quiet.silent)
                }
            };
            Ok(query.execute(connection).await.map(drop)?)
        })
    }

    fn is_one_statement(&self) -> bool {
        !matches!(self, PushDeed::Want(_))
    }
}

/// A browser is called for one person only.
async fn want(connection: &mut AnyConnection, push: &Push) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM push WHERE device = $1 OR endpoint = $2");
    query.bind(&push.device).bind(&push.endpoint).execute(&mut *connection).await?;
    let sql = "INSERT INTO push (device, person, endpoint, key, auth, language)
               SELECT id, person, $3, $4, $5, $6 FROM device WHERE id = $1 AND person = $2";
    let query = sqlx::query(sql).bind(&push.device).bind(&push.person).bind(&push.endpoint).bind(&push.key);
    let done = query.bind(&push.auth).bind(&push.language).execute(connection).await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(Error::Gone) }
}

impl Store {
    /// Does something about where and when people are called; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`PushDeed`].
    pub async fn push_deed(&self, deed: PushDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Somebody's browsers that want to be called.
    pub async fn pushes_of(&self, person: &str) -> Result<Vec<Push>, Error> {
        let sql = "SELECT device, person, endpoint, key, auth, language FROM push WHERE person = $1 ORDER BY device";
        sqlx::query(sql).bind(person).fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// When somebody wants to be left in peace, if they have said so.
    pub async fn quiet_of(&self, person: &str) -> Result<Option<Quiet>, Error> {
        let query = sqlx::query("SELECT zone, since, until, silent FROM quiet WHERE person = $1").bind(person);
        let row = query.fetch_optional(&self.pool).await?;
        row.map(|row| {
            Ok(Quiet {
                zone: row.try_get("zone")?,
                since: row.try_get("since")?,
                until: row.try_get("until")?,
                silent: row.try_get("silent")?,
            })
        })
        .transpose()
    }
}

fn read(row: &AnyRow) -> Result<Push, Error> {
    Ok(Push {
        device: row.try_get("device")?,
        person: row.try_get("person")?,
        endpoint: row.try_get("endpoint")?,
        key: row.try_get("key")?,
        auth: row.try_get("auth")?,
        language: row.try_get("language")?,
    })
}
