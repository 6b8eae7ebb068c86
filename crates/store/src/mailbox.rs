//! Where people are written to who want to read by mail what they were told: an address counts only when whoever reads there has said so.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Somebody's address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    /// Whose.
    pub person: String,
    /// The address.
    pub address: String,
    /// In which language they are written to.
    pub language: String,
    /// What whoever reads there knows.
    pub code: String,
    /// Whether they have said that it is theirs.
    pub confirmed: bool,
    /// When they were asked, in milliseconds since 1970.
    pub asked_ms: i64,
    /// When they were written to last, or 0.
    pub sent_ms: i64,
    /// Not before then they are written to again.
    pub next_ms: i64,
}

/// What becomes of addresses.
#[derive(Clone, Debug)]
pub enum MailboxDeed {
    /// Somebody wants to be written to, in place of where they were.
    Want(Mailbox),
    /// Whoever knows the code reads there, if they were asked since this time: [`Error::Gone`] if not.
    Confirm {
        /// What they know.
        code: String,
        /// Milliseconds since 1970.
        since_ms: i64,
    },
    /// Nobody is to be written to there any more.
    End {
        /// What whoever reads there knows.
        code: String,
    },
    /// They were written to, or are to be again later.
    Sent {
        /// Who.
        person: String,
        /// When they were written to; 0 if they were not.
        at_ms: i64,
        /// When they may be again.
        next_ms: i64,
    },
}

impl Write for MailboxDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let (query, otherwise) = match self {
                MailboxDeed::Want(own) => {
                    let sql = "INSERT INTO mailbox (person, address, language, code, confirmed, asked_ms, sent_ms, next_ms)
                               VALUES ($1, $2, $3, $4, 0, $5, 0, 0)
                               ON CONFLICT (person) DO UPDATE SET address = excluded.address, language = excluded.language,
                                   code = excluded.code, confirmed = 0, asked_ms = excluded.asked_ms, sent_ms = 0, next_ms = 0";
                    let query = sqlx::query(sql).bind(&own.person).bind(&own.address).bind(&own.language);
                    (query.bind(&own.code).bind(own.asked_ms), Error::Gone)
                }
                MailboxDeed::Confirm { code, since_ms } => {
                    let sql = "UPDATE mailbox SET confirmed = 1, sent_ms = asked_ms
                               WHERE code = $1 AND (confirmed = 1 OR asked_ms > $2)";
                    (sqlx::query(sql).bind(code).bind(since_ms), Error::Gone)
                }
                MailboxDeed::End { code } => {
                    (sqlx::query("DELETE FROM mailbox WHERE code = $1").bind(code), Error::Gone)
                }
                MailboxDeed::Sent { person, at_ms, next_ms } => {
                    let sql = "UPDATE mailbox SET next_ms = $3, sent_ms = CASE $2 WHEN 0 THEN sent_ms ELSE $2 END
                               WHERE person = $1";
                    (sqlx::query(sql).bind(person).bind(at_ms).bind(next_ms), Error::Gone)
                }
            };
            if query.execute(connection).await?.rows_affected() == 1 { Ok(()) } else { Err(otherwise) }
        })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

impl Store {
    /// Does something about where people are written to; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`MailboxDeed`].
    pub async fn mailbox_deed(&self, deed: MailboxDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Somebody's address.
    pub async fn mailbox_of(&self, person: &str) -> Result<Option<Mailbox>, Error> {
        let query = sqlx::query("SELECT * FROM mailbox WHERE person = $1").bind(person);
        query.fetch_optional(&self.pool).await?.as_ref().map(read).transpose()
    }

    /// The address of whoever knows this code.
    pub async fn mailbox_by(&self, code: &str) -> Result<Option<Mailbox>, Error> {
        let query = sqlx::query("SELECT * FROM mailbox WHERE code = $1").bind(code);
        query.fetch_optional(&self.pool).await?.as_ref().map(read).transpose()
    }

    /// Who may be written to now and was told something that they have not looked at, since they were written to last and before a time; only so
    /// many.
    pub async fn to_write_to(&self, now_ms: i64, before_ms: i64, most: i64) -> Result<Vec<Mailbox>, Error> {
        let sql = "SELECT * FROM mailbox WHERE confirmed = 1 AND next_ms <= $1 AND EXISTS
                       (SELECT 1 FROM notice WHERE notice.person = mailbox.person AND seen = 0
                            AND made_ms > mailbox.sent_ms AND made_ms <= $2)
                   ORDER BY next_ms, person LIMIT $3";
        let query = sqlx::query(sql).bind(now_ms).bind(before_ms).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<Mailbox, Error> {
    Ok(Mailbox {
        person: row.try_get("person")?,
        address: row.try_get("address")?,
        language: row.try_get("language")?,
        code: row.try_get("code")?,
        confirmed: row.try_get::<i64, _>("confirmed")? != 0,
        asked_ms: row.try_get("asked_ms")?,
        sent_ms: row.try_get("sent_ms")?,
        next_ms: row.try_get("next_ms")?,
    })
}
