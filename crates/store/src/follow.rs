//! Who follows whom.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Somebody follows somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follow {
    /// Who.
    pub person: String,
    /// Whom.
    pub other: String,
    /// Since when, in milliseconds since 1970.
    pub since_ms: i64,
    /// Whether they want to be told when the other comes.
    pub told: bool,
}

/// What becomes of that.
#[derive(Clone, Debug)]
pub enum FollowDeed {
    /// Somebody follows somebody, or wants to be told or not; whoever follows so many already follows nobody else: [`Error::Taken`].
    Follow(Follow, i64),
    /// They follow them no more.
    Leave {
        /// Who.
        person: String,
        /// Whom.
        other: String,
    },
}

impl Write for FollowDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            match self {
                FollowDeed::Follow(follow, most) => {
                    let sql = "INSERT INTO follow (person, other, since_ms, told) SELECT $1, $2, $3, $4
                               WHERE (SELECT COUNT(*) FROM follow WHERE person = $1 AND other <> $2) < $5
                               ON CONFLICT (person, other) DO UPDATE SET told = excluded.told";
                    let query = sqlx::query(sql).bind(&follow.person).bind(&follow.other).bind(follow.since_ms);
                    let done = query.bind(i64::from(follow.told)).bind(most).execute(connection).await?;
                    if done.rows_affected() == 1 { Ok(()) } else { Err(Error::Taken) }
                }
                FollowDeed::Leave { person, other } => {
                    let query = sqlx::query("DELETE FROM follow WHERE person = $1 AND other = $2");
                    Ok(query.bind(person).bind(other).execute(connection).await.map(drop)?)
                }
            }
        })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

impl Store {
    /// Does something about who follows whom; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`FollowDeed`].
    pub async fn follow_deed(&self, deed: FollowDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Everybody who follows anybody.
    pub async fn follows(&self) -> Result<Vec<Follow>, Error> {
        let sql = "SELECT person, other, since_ms, told FROM follow ORDER BY since_ms, person, other";
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<Follow, Error> {
    Ok(Follow {
        person: row.try_get("person")?,
        other: row.try_get("other")?,
        since_ms: row.try_get("since_ms")?,
        told: row.try_get::<i64, _>("told")? != 0,
    })
}
