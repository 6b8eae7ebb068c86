//! The club's ladder: who stands on it since when. The places follow from the games that count, and are not kept.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::{AnyConnection, Row};

/// Somebody on the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderMember {
    /// Who.
    pub person: String,
    /// Since when, in milliseconds since 1970.
    pub joined_ms: i64,
    /// Until when, if they have left it.
    pub left_ms: Option<i64>,
}

/// A game that counts between two of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderGame {
    /// When it ended, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who won, or one of both if nobody did.
    pub player: String,
    /// The other.
    pub opponent: String,
    /// Whether nobody did.
    pub is_drawn: bool,
}

/// Who comes and goes.
#[derive(Clone, Debug)]
pub enum LadderDeed {
    /// Somebody stands on it from now on, at its foot, unless they do or so many do already: [`Error::Taken`].
    Join {
        /// Who.
        person: String,
        /// Milliseconds since 1970.
        at_ms: i64,
        /// So many stand on it at most.
        most: i64,
    },
    /// They leave it: [`Error::Gone`] if they do not stand on it.
    Leave {
        /// Who.
        person: String,
        /// Milliseconds since 1970.
        at_ms: i64,
    },
}

impl Write for LadderDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let (query, otherwise) = match self {
                LadderDeed::Join { person, at_ms, most } => {
                    let sql = "INSERT INTO ladder_member (person, joined_ms, left_ms) SELECT $1, $2, NULL
                               WHERE NOT EXISTS (SELECT 1 FROM ladder_member WHERE person = $1 AND left_ms IS NULL)
                               AND (SELECT COUNT(*) FROM ladder_member WHERE left_ms IS NULL) < $3";
                    (sqlx::query(sql).bind(person).bind(at_ms).bind(most), Error::Taken)
                }
                LadderDeed::Leave { person, at_ms } => {
                    let sql = "UPDATE ladder_member SET left_ms = $2 WHERE person = $1 AND left_ms IS NULL";
                    (sqlx::query(sql).bind(person).bind(at_ms), Error::Gone)
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
    /// Somebody comes to the ladder or leaves it; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`LadderDeed`].
    pub async fn ladder_deed(&self, deed: LadderDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Everybody who stands or stood on it, in the order in which they came.
    pub async fn ladder_members(&self) -> Result<Vec<LadderMember>, Error> {
        let sql = "SELECT person, joined_ms, left_ms FROM ladder_member ORDER BY joined_ms, person";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(LadderMember {
                person: row.try_get("person")?,
                joined_ms: row.try_get("joined_ms")?,
                left_ms: row.try_get("left_ms")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// The games of standard shogi that count between people who stand or stood on it, in the order in which they ended, each once.
    pub async fn ladder_games(&self) -> Result<Vec<LadderGame>, Error> {
        let sql = "SELECT at_ms, player, opponent, halves FROM rated_game
                   WHERE taken_back = 0 AND (halves = 2 OR halves = 1 AND player < opponent) AND pool LIKE 'shogi/%/people'
                       AND player IN (SELECT person FROM ladder_member) AND opponent IN (SELECT person FROM ladder_member)
                   ORDER BY at_ms, game";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(LadderGame {
                at_ms: row.try_get("at_ms")?,
                player: row.try_get("player")?,
                opponent: row.try_get("opponent")?,
                is_drawn: row.try_get::<i64, _>("halves")? != 2,
            })
        };
        rows.iter().map(read).collect()
    }
}
