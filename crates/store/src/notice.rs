//! What people are told who may not be looking: each matter has one notice, which later news replaces, and which goes when the matter is
//! settled. Some of them also call a browser that is closed, unless they are seen before.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Something somebody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Who.
    pub person: String,
    /// What it is about: there is one notice of it.
    pub matter: String,
    /// What has happened.
    pub code: String,
    /// What else belongs to that.
    pub detail: String,
    /// Who has done it; empty if nobody has.
    pub other: String,
    /// What they were called then.
    pub name: String,
    /// Milliseconds since 1970.
    pub made_ms: i64,
    /// Whether they have looked at it.
    pub seen: bool,
    /// When a browser is to be called if they have not looked by then; 0 if none is.
    pub call_ms: i64,
}

/// What becomes of notices.
#[derive(Clone, Debug)]
pub enum NoticeDeed {
    /// Tells somebody, unless they are told so already; of more than `most` the oldest go. [`Error::Taken`] if they are.
    Tell {
        /// What.
        notice: Notice,
        /// So many notices somebody has.
        most: i64,
    },
    /// A matter is settled: nobody need be told any more.
    Settle {
        /// Who.
        person: String,
        /// What.
        matter: String,
    },
    /// Somebody has looked at one, or at all of them up to a time.
    See {
        /// Who.
        person: String,
        /// Which; `None` for all.
        matter: Option<String>,
        /// Milliseconds since 1970.
        until_ms: i64,
    },
    /// Browsers have been called about these, or need not be; or they are to be called again later.
    Called {
        /// Who.
        person: String,
        /// About what was to be called for by this time.
        by_ms: i64,
        /// When again, or 0.
        again_ms: i64,
    },
    /// Somebody has one before their eyes: no browser need be called for it.
    Shown {
        /// Who.
        person: String,
        /// Which.
        matter: String,
    },
    /// Those from before this time are forgotten.
    Forget {
        /// Milliseconds since 1970.
        before_ms: i64,
    },
}

impl Write for NoticeDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(self.done(connection))
    }

    fn is_one_statement(&self) -> bool {
        !matches!(self, NoticeDeed::Tell { .. })
    }
}

impl NoticeDeed {
    async fn done(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        let query = match self {
            NoticeDeed::Tell { notice, most } => return tell(connection, notice, *most).await,
            NoticeDeed::Settle { person, matter } => {
                sqlx::query("DELETE FROM notice WHERE person = $1 AND matter = $2").bind(person).bind(matter)
            }
            NoticeDeed::See { person, matter: None, until_ms } => {
                let sql = "UPDATE notice SET seen = 1, call_ms = 0 WHERE person = $1 AND seen = 0 AND made_ms <= $2";
                sqlx::query(sql).bind(person).bind(until_ms)
            }
            NoticeDeed::See { person, matter: Some(matter), until_ms } => {
                let sql = "UPDATE notice SET seen = 1, call_ms = 0 WHERE person = $1 AND matter = $2 AND made_ms <= $3";
                sqlx::query(sql).bind(person).bind(matter).bind(until_ms)
            }
            NoticeDeed::Called { person, by_ms, again_ms } => {
                let sql = "UPDATE notice SET call_ms = $3 WHERE person = $1 AND call_ms > 0 AND call_ms <= $2";
                sqlx::query(sql).bind(person).bind(by_ms).bind(again_ms)
            }
            NoticeDeed::Shown { person, matter } => {
                let sql = "UPDATE notice SET call_ms = 0 WHERE person = $1 AND matter = $2";
                sqlx::query(sql).bind(person).bind(matter)
            }
            NoticeDeed::Forget { before_ms } => sqlx::query("DELETE FROM notice WHERE made_ms < $1").bind(before_ms),
        };
        Ok(query.execute(connection).await.map(drop)?)
    }
}

async fn tell(connection: &mut AnyConnection, notice: &Notice, most: i64) -> Result<(), Error> {
    let sql = "INSERT INTO notice (person, matter, code, detail, other, name, made_ms, seen, call_ms)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
               ON CONFLICT (person, matter) DO UPDATE SET code = excluded.code, detail = excluded.detail, other = excluded.other,
                   name = excluded.name, made_ms = excluded.made_ms, seen = excluded.seen, call_ms = excluded.call_ms
               WHERE notice.code <> excluded.code OR notice.detail <> excluded.detail";
    let query = sqlx::query(sql).bind(&notice.person).bind(&notice.matter).bind(&notice.code).bind(&notice.detail);
    let query = query.bind(&notice.other).bind(&notice.name).bind(notice.made_ms);
    let query = query.bind(i64::from(notice.seen)).bind(notice.call_ms);
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(Error::Taken);
    }
    let sql = "DELETE FROM notice WHERE person = $1 AND matter IN
               (SELECT matter FROM notice WHERE person = $1 ORDER BY made_ms DESC, matter LIMIT 1000 OFFSET $2)";
    let query = sqlx::query(sql).bind(&notice.person).bind(most);
    Ok(query.execute(connection).await.map(drop)?)
}

impl Store {
    /// Does something about what people are told; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`NoticeDeed`].
    pub async fn notice_deed(&self, deed: NoticeDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// What somebody is told, the newest first.
    pub async fn notices_of(&self, person: &str) -> Result<Vec<Notice>, Error> {
        let sql = "SELECT person, matter, code, detail, other, name, made_ms, seen, call_ms FROM notice
                   WHERE person = $1 ORDER BY made_ms DESC, matter";
        sqlx::query(sql).bind(person).fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// What somebody is told of a matter.
    pub async fn notice(&self, person: &str, matter: &str) -> Result<Option<Notice>, Error> {
        let sql = "SELECT person, matter, code, detail, other, name, made_ms, seen, call_ms FROM notice
                   WHERE person = $1 AND matter = $2";
        let query = sqlx::query(sql).bind(person).bind(matter);
        query.fetch_optional(&self.pool).await?.as_ref().map(read).transpose()
    }

    /// For what browsers are to be called by this time, whosever they are, by person and time; only so many.
    pub async fn to_call(&self, by_ms: i64, most: i64) -> Result<Vec<Notice>, Error> {
        let sql = "SELECT person, matter, code, detail, other, name, made_ms, seen, call_ms FROM notice
                   WHERE call_ms > 0 AND call_ms <= $1 ORDER BY person, made_ms, matter LIMIT $2";
        sqlx::query(sql).bind(by_ms).bind(most).fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<Notice, Error> {
    Ok(Notice {
        person: row.try_get("person")?,
        matter: row.try_get("matter")?,
        code: row.try_get("code")?,
        detail: row.try_get("detail")?,
        other: row.try_get("other")?,
        name: row.try_get("name")?,
        made_ms: row.try_get("made_ms")?,
        seen: row.try_get::<i64, _>("seen")? != 0,
        call_ms: row.try_get("call_ms")?,
    })
}
