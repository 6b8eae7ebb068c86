//! Cards: positions that somebody practises, what they answered, and which games and records were looked through for them. Answers are
//! added to and never changed. What a card shows is not the store's business.

use super::visitor::ENDED;
use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// Nobody is shown a card and answers it twice in so short a time.
const MOMENT_MS: i64 = 2_000;

/// A position that somebody practises.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flashcard {
    /// Whose it is.
    pub owner: String,
    /// Its name; the same position has the same for everybody.
    pub id: String,
    /// What sort of card it is.
    pub kind: String,
    /// What it was made of.
    pub source: String,
    /// Milliseconds since 1970.
    pub added_ms: i64,
    /// Whether they want to see it again on later days.
    pub repeats: bool,
    /// What it shows.
    pub content: String,
}

/// An answer to a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardReview {
    /// Who.
    pub owner: String,
    /// The card.
    pub card: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Since the card was shown, as their browser says.
    pub used_ms: i64,
    /// How good the answer was.
    pub grade: String,
    /// What they answered.
    pub line: String,
}

/// A game or a record that was looked through for cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardSource {
    /// Which.
    pub source: String,
    /// What it is called.
    pub title: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
}

/// Something that is done to somebody's cards.
#[derive(Clone, Debug)]
pub enum FlashcardDeed {
    /// Something was looked through or is to be learned, and these cards came of it. One that is there already gets the new content,
    /// and comes back if it did.
    Add {
        /// Whose.
        owner: String,
        /// Of what.
        source: CardSource,
        /// All of them `owner`'s.
        cards: Vec<Flashcard>,
    },
    /// Those that came of a source, or of these names, are wanted again on later days, or no more.
    Repeat {
        /// Whose.
        owner: String,
        /// Cards' ids, or sources.
        which: Vec<String>,
        /// Whether they are wanted.
        on: bool,
    },
    /// A card is thrown away, and what was answered to it.
    Remove {
        /// Whose.
        owner: String,
        /// Which.
        id: String,
    },
    /// Somebody answered.
    Review(CardReview),
}

impl Write for FlashcardDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            match self {
                FlashcardDeed::Add { owner, source, cards } => add(connection, owner, source, cards).await,
                FlashcardDeed::Repeat { owner, which, on } => {
                    let sql = "UPDATE flashcard SET repeats = $1 WHERE owner = $2 AND (id = $3 OR source = $3)";
                    let mut rows = 0;
                    for which in which {
                        let query = sqlx::query(sql).bind(i64::from(*on)).bind(owner).bind(which);
                        rows += query.execute(&mut *connection).await?.rows_affected();
                    }
                    one_or_more(rows)
                }
                FlashcardDeed::Remove { owner, id } => {
                    let query = sqlx::query("DELETE FROM card_review WHERE owner = $1 AND card = $2");
                    query.bind(owner).bind(id).execute(&mut *connection).await?;
                    let query = sqlx::query("DELETE FROM flashcard WHERE owner = $1 AND id = $2").bind(owner).bind(id);
                    one_or_more(query.execute(connection).await?.rows_affected())
                }
                FlashcardDeed::Review(review) => review.add(connection).await,
            }
        })
    }
}

fn one_or_more(rows: u64) -> Result<(), Error> {
    if rows == 0 { Err(Error::Gone) } else { Ok(()) }
}

async fn add(
    connection: &mut AnyConnection,
    owner: &str,
    source: &CardSource,
    cards: &[Flashcard],
) -> Result<(), Error> {
    // While something was looked through they may have gone, or become somebody else.
    let ended = sqlx::query(ENDED).bind(owner);
    if ended.fetch_optional(&mut *connection).await?.is_some() {
        return Err(Error::Gone);
    }
    let sql = "INSERT INTO card_source (owner, source, title, at_ms) VALUES ($1, $2, $3, $4)
               ON CONFLICT (owner, source) DO UPDATE SET title = excluded.title, at_ms = excluded.at_ms";
    let query = sqlx::query(sql).bind(owner).bind(&source.source).bind(&source.title).bind(source.at_ms);
    query.execute(&mut *connection).await?;
    for card in cards {
        let sql = "INSERT INTO flashcard (owner, id, kind, source, added_ms, repeats, content)
                   VALUES ($1, $2, $3, $4, $5, $6, $7)
                   ON CONFLICT (owner, id) DO UPDATE SET content = excluded.content,
                       repeats = CASE WHEN excluded.repeats = 1 THEN 1 ELSE flashcard.repeats END";
        let query = sqlx::query(sql).bind(owner).bind(&card.id).bind(&card.kind).bind(&card.source);
        let query = query.bind(card.added_ms).bind(i64::from(card.repeats)).bind(&card.content);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

impl CardReview {
    /// Adds it, if the card is there. The same answer once more within a moment is one that was sent twice.
    async fn add(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        let sql = "SELECT 1 FROM card_review WHERE owner = $1 AND card = $2 AND line = $3 AND at_ms > $4";
        let query = sqlx::query(sql).bind(&self.owner).bind(&self.card).bind(&self.line);
        if query.bind(self.at_ms - MOMENT_MS).fetch_optional(&mut *connection).await?.is_some() {
            return Ok(());
        }
        let sql = "INSERT INTO card_review (number, owner, card, at_ms, used_ms, grade, line)
                   SELECT (SELECT COALESCE(MAX(number), 0) + 1 FROM card_review), owner, id, $1, $2, $3, $4
                   FROM flashcard WHERE owner = $5 AND id = $6";
        let query = sqlx::query(sql).bind(self.at_ms).bind(self.used_ms).bind(&self.grade).bind(&self.line);
        let query = query.bind(&self.owner).bind(&self.card);
        one_or_more(query.execute(connection).await?.rows_affected())
    }
}

impl Store {
    /// Does something to somebody's cards; when this returns it is on the disk.
    ///
    /// # Errors
    /// [`Error::Gone`] if there is no such card, or they are nobody any more.
    pub async fn flashcards_deed(&self, deed: FlashcardDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Somebody's cards, the oldest first.
    pub async fn flashcards(&self, owner: &str) -> Result<Vec<Flashcard>, Error> {
        let query = sqlx::query(AssertSqlSafe(format!("{FLASHCARD} ORDER BY added_ms, id"))).bind(owner);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// One of them.
    pub async fn flashcard(&self, owner: &str, id: &str) -> Result<Option<Flashcard>, Error> {
        let query = sqlx::query(AssertSqlSafe(format!("{FLASHCARD} AND id = $2"))).bind(owner).bind(id);
        query.fetch_optional(&self.pool).await?.as_ref().map(read).transpose()
    }

    /// All that somebody answered to cards, or to one of them, in the order of time.
    pub async fn card_reviews(&self, owner: &str, card: Option<&str>) -> Result<Vec<CardReview>, Error> {
        let sql = "SELECT owner, card, at_ms, used_ms, grade, line FROM card_review
                   WHERE owner = $1 AND ($2 = '' OR card = $2) ORDER BY at_ms, number";
        let read = |row: &AnyRow| {
            Ok(CardReview {
                owner: row.try_get("owner")?,
                card: row.try_get("card")?,
                at_ms: row.try_get("at_ms")?,
                used_ms: row.try_get("used_ms")?,
                grade: row.try_get("grade")?,
                line: row.try_get("line")?,
            })
        };
        sqlx::query(sql)
            .bind(owner)
            .bind(card.unwrap_or_default())
            .fetch_all(&self.pool)
            .await?
            .iter()
            .map(read)
            .collect()
    }

    /// What was looked through for somebody, the last first.
    pub async fn card_sources(&self, owner: &str) -> Result<Vec<CardSource>, Error> {
        let sql = "SELECT source, title, at_ms FROM card_source WHERE owner = $1 ORDER BY at_ms DESC, source";
        let read = |row: &AnyRow| {
            Ok(CardSource {
                source: row.try_get("source")?,
                title: row.try_get("title")?,
                at_ms: row.try_get("at_ms")?,
            })
        };
        sqlx::query(sql).bind(owner).fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

const FLASHCARD: &str = "SELECT owner, id, kind, source, added_ms, repeats, content FROM flashcard WHERE owner = $1";

fn read(row: &AnyRow) -> Result<Flashcard, Error> {
    Ok(Flashcard {
        owner: row.try_get("owner")?,
        id: row.try_get("id")?,
        kind: row.try_get("kind")?,
        source: row.try_get("source")?,
        added_ms: row.try_get("added_ms")?,
        repeats: row.try_get::<i64, _>("repeats")? != 0,
        content: row.try_get("content")?,
    })
}
