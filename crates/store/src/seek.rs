//! Who looks for somebody to play, and on which terms; and what people say of their own strength.

use super::game::Created;
use super::writer::{Write, Writing};
use super::{Error, Game, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Somebody looks for an opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seek {
    /// Its name in addresses.
    pub id: String,
    /// Who looks.
    pub visitor: String,
    /// What they want to be called; empty if nothing.
    pub name: String,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// When it is gone if nobody has come.
    pub expires_ms: i64,
    /// Whether it stays when who looks has left the site.
    pub lasting: bool,
    /// What is to be played. What the text means is not the store's business.
    pub terms: String,
    /// The one person whom it is for; empty if it is for anybody.
    pub addressee: String,
    /// Why they do not want it; empty as long as they have not said so.
    pub answer: String,
    /// The terms that these were offered in the place of; empty if none.
    pub before: String,
}

/// Something is done about a search for opponents.
#[derive(Clone, Debug)]
pub enum SeekDeed {
    /// Somebody looks who has fewer than so many; [`Error::Taken`] if they have as many. A new one that lasts no longer than its maker's
    /// presence takes the place of the one before.
    Make(Seek, i64),
    /// They look no more; [`Error::Gone`] if they did not.
    End {
        /// Its name.
        id: String,
        /// Who has made it.
        visitor: String,
    },
    /// Whom it is for does not want it, and says why; [`Error::Gone`] if it is gone, or answered already.
    Decline {
        /// Its name.
        id: String,
        /// Why.
        answer: String,
    },
    /// Other terms stand in its place; [`Error::Gone`] if it is gone, or answered already.
    Counter {
        /// Its name.
        id: String,
        /// What whom it was for offers instead.
        with: Seek,
    },
    /// These have found each other: what they looked for is gone, and the game is there; [`Error::Gone`] if one of the seeks is gone already.
    /// Whoever plays looks for no other game that begins at once.
    Take {
        /// One, or two that fit each other.
        ids: Vec<String>,
        /// Their game.
        game: Game,
        /// When it is to be woken first.
        wake_ms: i64,
    },
    /// All that were to be gone by this time are; when the site is opened also those whose makers were to stay: nobody is here yet.
    Expire {
        /// Milliseconds since 1970.
        now_ms: i64,
        /// Whether the site has just been opened.
        opened: bool,
    },
}

/// What somebody says of their own strength.
#[derive(Clone, Debug)]
struct Said {
    visitor: String,
    grade: Option<String>,
}

impl Write for SeekDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            match self {
                SeekDeed::Make(seek, most) => make(connection, seek, *most).await,
                SeekDeed::End { id, visitor } => {
                    let query = sqlx::query("DELETE FROM seek WHERE id = $1 AND visitor = $2").bind(id).bind(visitor);
                    let done = query.execute(connection).await?;
                    if done.rows_affected() == 1 { Ok(()) } else { Err(Error::Gone) }
                }
                SeekDeed::Decline { id, answer } => {
                    let sql = "UPDATE seek SET answer = $2 WHERE id = $1 AND answer = ''";
                    let done = sqlx::query(sql).bind(id).bind(answer).execute(connection).await?;
                    if done.rows_affected() == 1 { Ok(()) } else { Err(Error::Gone) }
                }
                SeekDeed::Counter { id, with } => {
                    delete_open(connection, id).await?;
                    make(connection, with, i64::MAX).await
                }
                SeekDeed::Take { ids, game, wake_ms } => take(connection, ids, game, *wake_ms).await,
                SeekDeed::Expire { now_ms, opened } => {
                    let sql = "DELETE FROM seek WHERE expires_ms <= $1 OR (lasting = 0 AND $2 = 1)";
                    let query = sqlx::query(sql).bind(*now_ms).bind(i64::from(*opened));
                    Ok(query.execute(connection).await.map(drop)?)
                }
            }
        })
    }
}

async fn make(connection: &mut AnyConnection, seek: &Seek, most: i64) -> Result<(), Error> {
    if !seek.lasting {
        stop_waiting(connection, &seek.visitor).await?;
    }
    let sql =
        "INSERT INTO seek (id, visitor, name, created_ms, expires_ms, lasting, terms, addressee, answer, previous)
               SELECT $1, $2, $3, $4, $5, $6, $7, $9, $10, $11
               WHERE (SELECT COUNT(*) FROM seek WHERE visitor = $2) < $8";
    let query = sqlx::query(sql).bind(&seek.id).bind(&seek.visitor).bind(&seek.name).bind(seek.created_ms);
    let query = query.bind(seek.expires_ms).bind(i64::from(seek.lasting)).bind(&seek.terms).bind(most);
    let query = query.bind(&seek.addressee).bind(&seek.answer).bind(&seek.before);
    if query.execute(connection).await?.rows_affected() == 1 { Ok(()) } else { Err(Error::Taken) }
}

async fn take(connection: &mut AnyConnection, ids: &[String], game: &Game, wake_ms: i64) -> Result<(), Error> {
    for id in ids {
        delete_open(connection, id).await?;
    }
    for seat in &game.seats {
        stop_waiting(connection, &seat.visitor).await?;
    }
    Created { game: game.clone(), wake_ms }.write(connection).await
}

/// What can be answered is gone, and nobody else answers it.
async fn delete_open(connection: &mut AnyConnection, id: &str) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM seek WHERE id = $1 AND answer = ''").bind(id);
    if query.execute(connection).await?.rows_affected() == 1 { Ok(()) } else { Err(Error::Gone) }
}

/// Somebody waits no more for a game that begins at once.
async fn stop_waiting(connection: &mut AnyConnection, visitor: &str) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM seek WHERE visitor = $1 AND lasting = 0").bind(visitor);
    Ok(query.execute(connection).await.map(drop)?)
}

impl Write for Said {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let query = match &self.grade {
                None => sqlx::query("DELETE FROM said_grade WHERE visitor = $1").bind(&self.visitor),
                Some(grade) => {
                    let sql = "INSERT INTO said_grade (visitor, grade) VALUES ($1, $2)
                               ON CONFLICT (visitor) DO UPDATE SET grade = excluded.grade";
                    sqlx::query(sql).bind(&self.visitor).bind(grade)
                }
            };
            Ok(query.execute(connection).await.map(drop)?)
        })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

impl Store {
    /// Does something about a search for opponents; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`SeekDeed`].
    pub async fn seek_deed(&self, deed: SeekDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Everybody who looks for an opponent, the first first.
    pub async fn seeks(&self) -> Result<Vec<Seek>, Error> {
        let sql = "SELECT id, visitor, name, created_ms, expires_ms, lasting, terms, addressee, answer, previous
                   FROM seek ORDER BY created_ms, id";
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// Somebody says how strong they are; nothing takes it back.
    pub async fn say_grade(&self, visitor: &str, grade: Option<String>) -> Result<(), Error> {
        self.writer.write(Said { visitor: visitor.to_owned(), grade }).await
    }

    /// How strong somebody has said they are.
    pub async fn said_grade(&self, visitor: &str) -> Result<Option<String>, Error> {
        let query = sqlx::query_scalar("SELECT grade FROM said_grade WHERE visitor = $1").bind(visitor);
        Ok(query.fetch_optional(&self.pool).await?)
    }
}

fn read(row: &AnyRow) -> Result<Seek, Error> {
    Ok(Seek {
        id: row.try_get("id")?,
        visitor: row.try_get("visitor")?,
        name: row.try_get("name")?,
        created_ms: row.try_get("created_ms")?,
        expires_ms: row.try_get("expires_ms")?,
        lasting: row.try_get::<i64, _>("lasting")? != 0,
        terms: row.try_get("terms")?,
        addressee: row.try_get("addressee")?,
        answer: row.try_get("answer")?,
        before: row.try_get("previous")?,
    })
}
