//! How reliable people are in games with strangers: how often they have left them lately, and until when they find no other.

use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::{AnyConnection, Row};

/// What is known of somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// Who.
    pub person: String,
    /// How many games they have left that no game has made up for since.
    pub left: i64,
    /// Until when they find no other, in milliseconds since 1970.
    pub until_ms: i64,
}

impl Write for Conduct {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let query = if self.left == 0 {
                sqlx::query("DELETE FROM conduct WHERE person = $1").bind(&self.person)
            } else {
                let sql = "INSERT INTO conduct (person, games_left, until_ms) VALUES ($1, $2, $3)
                           ON CONFLICT (person) DO UPDATE SET games_left = excluded.games_left, until_ms = excluded.until_ms";
                sqlx::query(sql).bind(&self.person).bind(self.left).bind(self.until_ms)
            };
            Ok(query.execute(connection).await.map(drop)?)
        })
    }

    fn is_one_statement(&self) -> bool {
        true
    }
}

impl Store {
    /// Notes what is known of somebody from now on; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written.
    pub async fn note_conduct(&self, conduct: Conduct) -> Result<(), Error> {
        self.writer.write(conduct).await
    }

    /// What is known of somebody.
    pub async fn conduct_of(&self, person: &str) -> Result<Conduct, Error> {
        let query = sqlx::query("SELECT games_left, until_ms FROM conduct WHERE person = $1").bind(person);
        let person = person.to_owned();
        Ok(match query.fetch_optional(&self.pool).await? {
            None => Conduct { person, ..Conduct::default() },
            Some(row) => Conduct { person, left: row.try_get("games_left")?, until_ms: row.try_get("until_ms")? },
        })
    }
}
