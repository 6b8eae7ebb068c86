//! The library: records that visitors keep, the files they came from, and what finds them again.
//!
//! A record is found by its terms: numbers that stand for a word, a position, an ending. What they are made of is not
//! the store's business. `record.number` grows with time, so that the records of a term are in the order they came in.

mod deed;
mod search;

pub use deed::Deed;
pub(super) use deed::{delete_terms, discard_all, insert_terms, own_terms, packed};
pub use search::{Search, Sort};

use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A record as it is kept. What the texts mean is not the store's business.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// What a list tells of it, and whose it is.
    pub card: Card,
    /// The whole record.
    pub content: String,
    /// What its reader had to say.
    pub findings: String,
}

/// A line of a list of records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Grows with time; nobody but the store sees it.
    pub number: i64,
    /// Its name in addresses.
    pub id: String,
    /// The hash of their token.
    pub owner: String,
    /// Milliseconds since 1970.
    pub added_ms: i64,
    /// Milliseconds since 1970.
    pub changed_ms: i64,
    /// From 1; each change makes it one more.
    pub version: i64,
    /// Bytes that it takes of the owner's share, those of its file not counted.
    pub size: i64,
    /// Whoever knows this may read it.
    pub share: Option<String>,
    /// The file it came from.
    pub upload: Option<String>,
    /// The live game it came from.
    pub game: Option<String>,
    /// The form and encoding it came in.
    pub source: String,
    /// What its headers say.
    pub facts: Facts,
}

/// What a list tells of a record; empty where nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// What its owner, or its header, calls it.
    pub title: String,
    /// Who played Black.
    pub black: String,
    /// Who played White.
    pub white: String,
    /// The tournament.
    pub event: String,
    /// Where it was played.
    pub place: String,
    /// So that later days sort later: `2023-01-02`, `2023-01`, `2023`.
    pub played: String,
    /// The name of how it ended.
    pub ending: String,
    /// `black` or `white`.
    pub winner: String,
    /// The name of the handicap.
    pub handicap: String,
    /// How many moves it has.
    pub plies: i64,
    /// Which other game of the family was played.
    pub variant: String,
    /// With commas between.
    pub tags: String,
}

/// A file as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    /// Nobody but the store and its records names it.
    pub id: String,
    /// What it was called; empty if nobody said.
    pub name: String,
    /// All of it.
    pub bytes: Vec<u8>,
    /// A number that stands for its bytes and its owner.
    pub mark: i64,
}

/// How much somebody keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// How many records.
    pub records: i64,
    /// What they take, with the files they came from.
    pub bytes: i64,
}

/// What [`read_card`] reads.
const CARD: &str = "record.number, record.id, record.owner, record.added_ms, record.changed_ms, record.version,
    record.size, record.share, record.upload, record.game, record.source, record.title, record.black, record.white,
    record.event, record.place, record.played, record.ending, record.winner, record.handicap, record.plies,
    record.variant, record.tags";

impl Store {
    /// Does something to the library; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written; [`Error::Gone`] if the record is not there, [`Error::Changed`] if it has another version,
    /// [`Error::Taken`] if a file that is to come once is there.
    pub async fn library(&self, deed: Deed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Whether a record is shared by this name.
    pub async fn is_shared(&self, share: &str) -> Result<bool, Error> {
        let query = sqlx::query("SELECT 1 FROM record WHERE share = $1").bind(share);
        Ok(query.fetch_optional(&self.pool).await?.is_some())
    }

    /// The record with this id or shared by this name.
    pub async fn record(&self, id_or_share: &str) -> Result<Option<Kept>, Error> {
        let sql = format!("SELECT {CARD}, content, findings FROM record WHERE id = $1 OR share = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id_or_share).fetch_optional(&self.pool).await?;
        let kept = |row: &AnyRow| {
            let (content, findings) = (row.try_get("content")?, row.try_get("findings")?);
            Ok(Kept { card: read_card(row)?, content, findings })
        };
        row.as_ref().map(kept).transpose()
    }

    /// What a list tells of a record that somebody keeps; the record itself may be long, and stays where it is.
    pub async fn card(&self, owner: &str, id: &str) -> Result<Option<Card>, Error> {
        let sql = format!("SELECT {CARD} FROM record WHERE id = $1 AND owner = $2");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id).bind(owner).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_card).transpose()
    }

    /// The id of the record that somebody keeps of a live game.
    pub async fn record_from(&self, owner: &str, game: &str) -> Result<Option<String>, Error> {
        let query = sqlx::query("SELECT id FROM record WHERE game = $1 AND owner = $2").bind(game).bind(owner);
        Ok(query.fetch_optional(&self.pool).await?.map(|row| row.try_get("id")).transpose()?)
    }

    /// A file as it was sent.
    pub async fn upload(&self, id: &str) -> Result<Option<Upload>, Error> {
        let query = sqlx::query("SELECT id, name, bytes, mark FROM upload WHERE id = $1").bind(id);
        let read = |row: AnyRow| {
            let mark = row.try_get::<Option<i64>, _>("mark")?.unwrap_or_default();
            Ok(Upload { id: row.try_get("id")?, name: row.try_get("name")?, bytes: row.try_get("bytes")?, mark })
        };
        query.fetch_optional(&self.pool).await?.map(read).transpose()
    }

    /// The records that somebody keeps of a file with this mark, the first game first.
    pub async fn records_of_file(&self, owner: &str, mark: i64) -> Result<Vec<Card>, Error> {
        let sql = format!(
            "SELECT {CARD} FROM record JOIN upload ON record.upload = upload.id
             WHERE upload.mark = $1 AND record.owner = $2 ORDER BY record.number DESC"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(mark).bind(owner).fetch_all(&self.pool).await?;
        rows.iter().map(read_card).collect()
    }

    /// How much somebody keeps.
    pub async fn usage(&self, owner: &str) -> Result<Usage, Error> {
        let query = sqlx::query("SELECT records, size FROM library WHERE owner = $1").bind(owner);
        let row = query.fetch_optional(&self.pool).await?;
        let usage =
            row.map(|row| Ok::<_, Error>(Usage { records: row.try_get("records")?, bytes: row.try_get("size")? }));
        Ok(usage.transpose()?.unwrap_or_default())
    }

    /// Games of theirs that have ended since they were last looked for.
    pub async fn finished_games(&self, owner: &str, most: i64) -> Result<Vec<String>, Error> {
        let sql = "SELECT game FROM finished_game WHERE owner = $1 ORDER BY game LIMIT $2";
        Ok(sqlx::query_scalar(sql).bind(owner).bind(most).fetch_all(&self.pool).await?)
    }
}

fn read_card(row: &AnyRow) -> Result<Card, Error> {
    Ok(Card {
        number: row.try_get("number")?,
        id: row.try_get("id")?,
        owner: row.try_get("owner")?,
        added_ms: row.try_get("added_ms")?,
        changed_ms: row.try_get("changed_ms")?,
        version: row.try_get("version")?,
        size: row.try_get("size")?,
        share: row.try_get("share")?,
        upload: row.try_get("upload")?,
        game: row.try_get("game")?,
        source: row.try_get("source")?,
        facts: Facts {
            title: row.try_get("title")?,
            black: row.try_get("black")?,
            white: row.try_get("white")?,
            event: row.try_get("event")?,
            place: row.try_get("place")?,
            played: row.try_get("played")?,
            ending: row.try_get("ending")?,
            winner: row.try_get("winner")?,
            handicap: row.try_get("handicap")?,
            plies: row.try_get("plies")?,
            variant: row.try_get("variant")?,
            tags: row.try_get("tags")?,
        },
    })
}
