//! Evenings on which the club comes together at the site, week by week, and who wants to be told of them.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// An evening of every week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    /// Its name in addresses.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// 1 for Monday to 7 for Sunday.
    pub weekday: i64,
    /// The minute of that day at which it begins.
    pub minute: i64,
    /// Where that time is told.
    pub zone: String,
    /// How long it lasts.
    pub lasts_minutes: i64,
    /// What is played.
    pub terms: String,
    /// Milliseconds since 1970.
    pub made_ms: i64,
    /// When the evening begins of which everybody has been told, in milliseconds since 1970.
    pub told_ms: i64,
}

/// Somebody who wants to be told of evenings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NightGuest {
    /// Of which.
    pub night: String,
    /// Who.
    pub person: String,
}

/// What becomes of evenings.
#[derive(Clone, Debug)]
pub enum NightDeed {
    /// There is one from now on, unless there are so many already: [`Error::Taken`].
    Make(Night, i64),
    /// There is one no more: [`Error::Gone`] if there was none.
    End {
        /// Which.
        night: String,
    },
    /// Somebody wants to be told of it: [`Error::Gone`] if there is none.
    Come(NightGuest, i64),
    /// They do not any more.
    Stay(NightGuest),
    /// Everybody has been told of one that begins then: [`Error::Taken`] if that was so already.
    Told {
        /// Which.
        night: String,
        /// When, in milliseconds since 1970.
        begins_ms: i64,
    },
}

impl Write for NightDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(self.done(connection))
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

impl NightDeed {
    async fn done(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        let (query, otherwise) = match self {
            NightDeed::Make(night, most) => {
                let sql = "INSERT INTO night (id, name, weekday, minute, zone, lasts_minutes, terms, made_ms, told_ms)
                           SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE (SELECT COUNT(*) FROM night) < $10";
                let query = sqlx::query(sql).bind(&night.id).bind(&night.name).bind(night.weekday).bind(night.minute);
                let query = query.bind(&night.zone).bind(night.lasts_minutes).bind(&night.terms).bind(night.made_ms);
                (query.bind(night.told_ms).bind(most), Error::Taken)
            }
            NightDeed::End { night } => (sqlx::query("DELETE FROM night WHERE id = $1").bind(night), Error::Gone),
            NightDeed::Come(guest, at_ms) => {
                let sql = "INSERT INTO night_guest (night, person, since_ms)
                           SELECT id, $2, $3 FROM night WHERE id = $1
                           ON CONFLICT (night, person) DO UPDATE SET since_ms = night_guest.since_ms";
                (sqlx::query(sql).bind(&guest.night).bind(&guest.person).bind(at_ms), Error::Gone)
            }
            NightDeed::Stay(guest) => {
                let query = sqlx::query("DELETE FROM night_guest WHERE night = $1 AND person = $2");
                // Whoever stays at home already does so still.
                query.bind(&guest.night).bind(&guest.person).execute(connection).await?;
                return Ok(());
            }
            NightDeed::Told { night, begins_ms } => {
                let sql = "UPDATE night SET told_ms = $2 WHERE id = $1 AND told_ms < $2";
                (sqlx::query(sql).bind(night).bind(begins_ms), Error::Taken)
            }
        };
        if query.execute(connection).await?.rows_affected() == 1 { Ok(()) } else { Err(otherwise) }
    }
}

impl Store {
    /// Does something about evenings; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`NightDeed`].
    pub async fn night_deed(&self, deed: NightDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// All of them, by the day and the time.
    pub async fn nights(&self) -> Result<Vec<Night>, Error> {
        let sql = "SELECT id, name, weekday, minute, zone, lasts_minutes, terms, made_ms, told_ms FROM night
                   ORDER BY weekday, minute, made_ms, id";
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// Everybody who wants to be told of any.
    pub async fn night_guests(&self) -> Result<Vec<NightGuest>, Error> {
        let sql = "SELECT night, person FROM night_guest ORDER BY since_ms, person, night";
        let read = |row: &AnyRow| Ok(NightGuest { night: row.try_get("night")?, person: row.try_get("person")? });
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<Night, Error> {
    Ok(Night {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        weekday: row.try_get("weekday")?,
        minute: row.try_get("minute")?,
        zone: row.try_get("zone")?,
        lasts_minutes: row.try_get("lasts_minutes")?,
        terms: row.try_get("terms")?,
        made_ms: row.try_get("made_ms")?,
        told_ms: row.try_get("told_ms")?,
    })
}
