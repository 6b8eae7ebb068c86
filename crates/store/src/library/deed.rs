//! What is done to the library, each of it wholly or not at all.

use super::{Card, Facts, Kept, Upload};
use crate::writer::{Write, Writing};
use crate::{Error, values};
use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Database, Row};
use std::collections::BTreeSet;

/// Something that is done to the library.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Adds records of one owner with their terms, and the file they came from: unless they are to come `once`, and a file
    /// with its mark is there.
    Keep {
        /// The file.
        upload: Option<Upload>,
        /// Not again if it is there.
        once: bool,
        /// Each with its terms.
        records: Vec<(Kept, Vec<i64>)>,
    },
    /// Puts another content in the place of one with this version.
    Revise {
        /// The record's.
        id: String,
        /// That it must have.
        version: i64,
        /// Milliseconds since 1970.
        changed_ms: i64,
        /// The whole record.
        content: String,
        /// What a list tells of it.
        facts: Box<Facts>,
        /// By which it is found.
        terms: Vec<i64>,
    },
    /// Has a record read by whoever knows this name of it, or by nobody else.
    Share {
        /// The record's.
        id: String,
        /// See [`crate::Card::share`].
        share: Option<String>,
    },
    /// Takes a record out, and the file it came from when it was the last one of it.
    Discard {
        /// The record's.
        id: String,
    },
    /// A game that had ended needs no more looking for.
    Collected {
        /// Whose library: the hash of their token.
        owner: String,
        /// The game's id.
        game: String,
    },
}

/// So many terms go into one statement.
const TERMS: usize = 200;

impl Write for Deed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(self.do_with(connection))
    }

    fn is_one_statement(&self) -> bool {
        matches!(self, Deed::Share { .. } | Deed::Collected { .. })
    }
}

impl Deed {
    async fn do_with(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        match self {
            Deed::Keep { upload, once, records } => {
                if let Some(upload) = upload {
                    if *once && has_mark(connection, upload.mark).await? {
                        return Err(Error::Taken);
                    }
                    insert_upload(connection, upload).await?;
                }
                for (kept, terms) in records {
                    insert(connection, kept, terms).await?;
                }
                // All of them in the order of the index.
                let number = |kept: &Kept| kept.card.number;
                let mut terms: Vec<(i64, i64)> = records
                    .iter()
                    .flat_map(|(kept, terms)| terms.iter().map(move |term| (*term, number(kept))))
                    .collect();
                terms.sort_unstable();
                insert_terms(connection, &terms).await?;
                let size = records.iter().map(|(kept, _)| kept.card.size).sum::<i64>();
                let size = size + upload.as_ref().map_or(0, |upload| upload.bytes.len() as i64);
                match records.first() {
                    Some((kept, _)) => count(connection, &kept.card.owner, records.len() as i64, size).await,
                    None => Ok(()),
                }
            }
            Deed::Revise { id, version, changed_ms, content, facts, terms } => {
                let old = own_terms(connection, id).await?;
                let number = revise(connection, id, *version, *changed_ms, content, facts, terms).await?;
                let new: BTreeSet<i64> = terms.iter().copied().collect();
                delete_terms(connection, number, &old.difference(&new).copied().collect::<Vec<_>>()).await?;
                let added: Vec<(i64, i64)> = new.difference(&old).map(|term| (*term, number)).collect();
                insert_terms(connection, &added).await
            }
            Deed::Share { id, share } => {
                let query = sqlx::query("UPDATE record SET share = $1 WHERE id = $2").bind(share).bind(id);
                one_row(query.execute(connection).await?)
            }
            Deed::Discard { id } => discard(connection, id).await,
            Deed::Collected { owner, game } => {
                let query = sqlx::query("DELETE FROM finished_game WHERE owner = $1 AND game = $2");
                query.bind(owner).bind(game).execute(connection).await?;
                Ok(())
            }
        }
    }
}

fn one_row(result: AnyQueryResult) -> Result<(), Error> {
    if result.rows_affected() == 1 { Ok(()) } else { Err(Error::Gone) }
}

/// Whether a file with this mark is there.
async fn has_mark(connection: &mut AnyConnection, mark: i64) -> Result<bool, Error> {
    let query = sqlx::query("SELECT 1 FROM upload WHERE mark = $1 LIMIT 1").bind(mark);
    Ok(query.fetch_optional(connection).await?.is_some())
}

async fn insert_upload(connection: &mut AnyConnection, upload: &Upload) -> Result<(), Error> {
    let query = sqlx::query("INSERT INTO upload (id, name, size, bytes, mark) VALUES ($1, $2, $3, $4, $5)");
    let query = query.bind(&upload.id).bind(&upload.name).bind(upload.bytes.len() as i64).bind(&upload.bytes);
    query.bind(upload.mark).execute(connection).await?;
    Ok(())
}

async fn insert(connection: &mut AnyConnection, kept: &Kept, terms: &[i64]) -> Result<(), Error> {
    let Kept { card: Card { facts, .. }, content, findings } = kept;
    let card = &kept.card;
    let query = sqlx::query(
        "INSERT INTO record (number, id, owner, added_ms, changed_ms, version, size, share, upload, game, source, title,
            black, white, event, place, played, ending, winner, handicap, plies, variant, tags, findings, content,
            terms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
            $26)",
    )
    .bind(card.number)
    .bind(&card.id)
    .bind(&card.owner)
    .bind(card.added_ms)
    .bind(card.changed_ms)
    .bind(card.version)
    .bind(card.size)
    .bind(&card.share)
    .bind(&card.upload)
    .bind(&card.game)
    .bind(&card.source);
    let query = bind_facts(query, facts).bind(findings).bind(content).bind(packed(terms));
    query.execute(connection).await?;
    Ok(())
}

/// Fills in the columns from `title` to `tags`.
fn bind_facts<'q>(query: Query<'q, Any, AnyArguments>, facts: &'q Facts) -> Query<'q, Any, AnyArguments> {
    query
        .bind(&facts.title)
        .bind(&facts.black)
        .bind(&facts.white)
        .bind(&facts.event)
        .bind(&facts.place)
        .bind(&facts.played)
        .bind(&facts.ending)
        .bind(&facts.winner)
        .bind(&facts.handicap)
        .bind(facts.plies)
        .bind(&facts.variant)
        .bind(&facts.tags)
}

/// The terms of a record as it knows them: eight bytes each.
pub(crate) fn packed(terms: &[i64]) -> Vec<u8> {
    terms.iter().flat_map(|term| term.to_be_bytes()).collect()
}

/// The terms that a record has.
pub(crate) async fn own_terms(connection: &mut AnyConnection, id: &str) -> Result<BTreeSet<i64>, Error> {
    let row = sqlx::query("SELECT terms FROM record WHERE id = $1").bind(id).fetch_one(connection).await?;
    Ok(unpacked(row.try_get("terms")?))
}

fn unpacked(terms: Option<Vec<u8>>) -> BTreeSet<i64> {
    terms.unwrap_or_default().as_chunks().0.iter().copied().map(i64::from_be_bytes).collect()
}

pub(crate) async fn delete_terms(connection: &mut AnyConnection, number: i64, terms: &[i64]) -> Result<(), Error> {
    for term in terms {
        let query = sqlx::query("DELETE FROM record_term WHERE term = $1 AND record = $2").bind(*term).bind(number);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Adds terms, each with the number of its record.
pub(crate) async fn insert_terms(connection: &mut AnyConnection, terms: &[(i64, i64)]) -> Result<(), Error> {
    for part in terms.chunks(TERMS) {
        let numbered = connection.backend_name() != sqlx::Sqlite::NAME;
        let sql = format!("INSERT INTO record_term (term, record) VALUES {}", values(part.len(), 2, numbered));
        let statement = sqlx::query(AssertSqlSafe(sql)).persistent(part.len() == TERMS);
        let query = part.iter().fold(statement, |query, (term, number)| query.bind(*term).bind(*number));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The number of the record.
async fn revise(
    connection: &mut AnyConnection,
    id: &str,
    version: i64,
    changed_ms: i64,
    content: &str,
    facts: &Facts,
    terms: &[i64],
) -> Result<i64, Error> {
    let size = content.len() as i64;
    let sql = "UPDATE library SET size = size + $1 - (SELECT size FROM record WHERE id = $2)
               WHERE owner = (SELECT owner FROM record WHERE id = $2)";
    sqlx::query(sql).bind(size).bind(id).execute(&mut *connection).await?;
    let sql = "UPDATE record SET version = version + 1, changed_ms = $1, content = $2, size = $3, title = $4, black = $5,
                   white = $6, event = $7, place = $8, played = $9, ending = $10, winner = $11, handicap = $12, plies = $13,
                   variant = $14, tags = $15, terms = $16
               WHERE id = $17 AND version = $18 RETURNING number";
    let query = sqlx::query(sql).bind(changed_ms).bind(content).bind(size);
    let query = bind_facts(query, facts).bind(packed(terms)).bind(id).bind(version);
    // It was there a moment ago.
    let row = query.fetch_optional(connection).await?.ok_or(Error::Changed)?;
    Ok(row.try_get("number")?)
}

async fn discard(connection: &mut AnyConnection, id: &str) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM record WHERE id = $1 RETURNING owner, size, upload, number, terms").bind(id);
    let row = query.fetch_one(&mut *connection).await?;
    let terms: Vec<i64> = unpacked(row.try_get("terms")?).into_iter().collect();
    delete_terms(connection, row.try_get("number")?, &terms).await?;
    let (owner, mut size): (String, i64) = (row.try_get("owner")?, row.try_get("size")?);
    if let Some(upload) = row.try_get::<Option<String>, _>("upload")? {
        let sql =
            "DELETE FROM upload WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM record WHERE upload = $1) RETURNING size";
        if let Some(row) = sqlx::query(sql).bind(upload).fetch_optional(&mut *connection).await? {
            size += row.try_get::<i64, _>("size")?;
        }
    }
    count(connection, &owner, -1, -size).await
}

/// Takes everything out that somebody keeps: records with the links to them, their terms, the files that they came from.
pub(crate) async fn discard_all(connection: &mut AnyConnection, owner: &str) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM record WHERE owner = $1 RETURNING number, upload, terms").bind(owner);
    for row in query.fetch_all(&mut *connection).await? {
        let terms: Vec<i64> = unpacked(row.try_get("terms")?).into_iter().collect();
        delete_terms(connection, row.try_get("number")?, &terms).await?;
        if let Some(upload) = row.try_get::<Option<String>, _>("upload")? {
            // Another of its games may have gone with it already.
            let query = sqlx::query("DELETE FROM upload WHERE id = $1").bind(upload);
            query.execute(&mut *connection).await?;
        }
    }
    let query = sqlx::query("DELETE FROM library WHERE owner = $1").bind(owner);
    Ok(query.execute(connection).await.map(drop)?)
}

/// Counts what an owner keeps.
async fn count(connection: &mut AnyConnection, owner: &str, records: i64, size: i64) -> Result<(), Error> {
    let sql = "INSERT INTO library (owner, records, size) VALUES ($1, $2, $3)
               ON CONFLICT (owner) DO UPDATE SET records = library.records + excluded.records, size = library.size + excluded.size";
    sqlx::query(sql).bind(owner).bind(records).bind(size).execute(connection).await?;
    Ok(())
}
