//! Tokens by which programs are somebody: what each may do and until when. What a token is, is not the store's business: it
//! keeps what was made of it.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A token that somebody has made for a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash of it.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// What it is called.
    pub label: String,
    /// What may be done with it: words with blanks between.
    pub scopes: String,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// Until when it is worth something.
    pub expires_ms: i64,
    /// When it came last, to a day or so; `None` if it never has.
    pub seen_ms: Option<i64>,
}

/// Something that is done to a token.
#[derive(Clone, Debug)]
pub enum ApiTokenDeed {
    /// There is one more; [`Error::Gone`] if its person has as many as they may.
    Make {
        /// The new one.
        token: ApiToken,
        /// So many somebody has at most.
        most: i64,
    },
    /// It is nobody's any more.
    End {
        /// Its hash.
        id: String,
    },
    /// It has come.
    Seen {
        /// Its hash.
        id: String,
        /// Milliseconds since 1970.
        at_ms: i64,
    },
}

const ALL: &str = "SELECT id, person, label, scopes, created_ms, expires_ms, seen_ms FROM api_token";
const OF_PERSON: &str = "SELECT id, person, label, scopes, created_ms, expires_ms, seen_ms FROM api_token
    WHERE person = $1 ORDER BY created_ms DESC, id";

impl Store {
    /// Does something to a token; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`ApiTokenDeed`].
    pub async fn api_token_deed(&self, deed: ApiTokenDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Every token of everybody.
    pub async fn api_tokens(&self) -> Result<Vec<ApiToken>, Error> {
        sqlx::query(ALL).fetch_all(&self.pool).await?.iter().map(token).collect()
    }

    /// The tokens of a person, the newest first.
    pub async fn api_tokens_of(&self, person: &str) -> Result<Vec<ApiToken>, Error> {
        sqlx::query(OF_PERSON).bind(person).fetch_all(&self.pool).await?.iter().map(token).collect()
    }
}

fn token(row: &AnyRow) -> Result<ApiToken, Error> {
    Ok(ApiToken {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        label: row.try_get("label")?,
        scopes: row.try_get("scopes")?,
        created_ms: row.try_get("created_ms")?,
        expires_ms: row.try_get("expires_ms")?,
        seen_ms: row.try_get("seen_ms")?,
    })
}

impl Write for ApiTokenDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(self.done(connection))
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

impl ApiTokenDeed {
    async fn done(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        match self {
            ApiTokenDeed::Make { token, most } => {
                let sql = "INSERT INTO api_token (id, person, label, scopes, created_ms, expires_ms)
                    SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT COUNT(*) FROM api_token WHERE person = $2) < $7";
                let query = sqlx::query(sql).bind(&token.id).bind(&token.person).bind(&token.label).bind(&token.scopes);
                let query = query.bind(token.created_ms).bind(token.expires_ms).bind(*most);
                if query.execute(connection).await?.rows_affected() == 1 { Ok(()) } else { Err(Error::Gone) }
            }
            ApiTokenDeed::End { id } => {
                let query = sqlx::query("DELETE FROM api_token WHERE id = $1").bind(id);
                Ok(query.execute(connection).await.map(drop)?)
            }
            ApiTokenDeed::Seen { id, at_ms } => {
                let query = sqlx::query("UPDATE api_token SET seen_ms = $1 WHERE id = $2").bind(*at_ms).bind(id);
                Ok(query.execute(connection).await.map(drop)?)
            }
        }
    }
}
