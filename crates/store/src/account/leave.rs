//! Who wants to go, and when somebody is gone: everything that is theirs goes in one commit. What is others', too, stays: in
//! games a mark stands where they sat.

use super::{end, sign_out_others};
use crate::library::discard_all;
use crate::writer::{Write, Writing};
use crate::{Error, Store};
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// Somebody goes for good.
#[derive(Clone, Debug, Default)]
pub struct Departure {
    /// Who.
    pub person: String,
    /// Who sits at their games from now on: nobody's token.
    pub nobody: String,
    /// What that is called.
    pub mark: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Games at which they sit that go on without them.
    pub go_on: Vec<String>,
}

/// What is kept of somebody, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Games at which they sit.
    pub games: i64,
    /// Those of them that go on.
    pub going_on: i64,
    /// Records.
    pub records: i64,
    /// Bytes that they take, with the files they came from.
    pub bytes: i64,
    /// Files as they were sent.
    pub uploads: i64,
    /// Records that others may read.
    pub shares: i64,
    /// Entries in the log of problems.
    pub tries: i64,
    /// Games of which it is known where they lost most.
    pub looked_through: i64,
    /// Entries in the log of lessons.
    pub attempts: i64,
    /// Cards that they practise.
    pub cards: i64,
    /// What they have set for pupils.
    pub assignments: i64,
    /// In what they take part as pupils.
    pub joined: i64,
    /// Teaching games at several boards that they give.
    pub simuls: i64,
    /// What they are told.
    pub notices: i64,
    /// Whom they follow.
    pub follows: i64,
    /// How often they came to the ladder.
    pub ladder: i64,
    /// Whether they are written to.
    pub mailbox: i64,
    /// Evenings of the club that they want to be told of.
    pub nights: i64,
}

impl Store {
    /// When somebody who wants to go is gone, in milliseconds since 1970.
    pub async fn leaves(&self, person: &str) -> Result<Option<i64>, Error> {
        let query = sqlx::query_scalar("SELECT due_ms FROM leaving WHERE person = $1").bind(person);
        Ok(query.fetch_optional(&self.pool).await?)
    }

    /// Those who are to be gone by this time, the first first.
    pub async fn gone_by(&self, by_ms: i64) -> Result<Vec<String>, Error> {
        let sql = "SELECT person FROM leaving WHERE due_ms <= $1 ORDER BY due_ms, person";
        Ok(sqlx::query_scalar(sql).bind(by_ms).fetch_all(&self.pool).await?)
    }

    /// Takes everything away that is somebody's; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written; [`Error::Gone`] if they are not to go by this time, [`Error::Changed`] if they sit at a game
    /// that goes on, and not without them.
    pub async fn depart(&self, departure: Departure) -> Result<(), Error> {
        self.writer.write(departure).await
    }

    /// Every game at which somebody sits, the oldest first.
    pub async fn games_seated_at(&self, visitor: &str) -> Result<Vec<String>, Error> {
        let sql = "SELECT DISTINCT created_ms, game FROM seat WHERE visitor = $1 ORDER BY created_ms, game";
        let rows = sqlx::query(sql).bind(visitor).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("game")?)).collect()
    }

    /// What is kept of somebody, counted.
    pub async fn holdings(&self, visitor: &str) -> Result<Holdings, Error> {
        let sql = "SELECT
            (SELECT COUNT(DISTINCT game) FROM seat WHERE visitor = $1) AS games,
            (SELECT COUNT(DISTINCT game) FROM seat JOIN game ON game.id = seat.game
                WHERE seat.visitor = $1 AND game.ended_ms IS NULL) AS going_on,
            (SELECT COUNT(DISTINCT upload) FROM record WHERE owner = $1) AS uploads,
            (SELECT COUNT(*) FROM record WHERE owner = $1 AND share IS NOT NULL) AS shares,
            (SELECT COUNT(*) FROM tsume_try WHERE visitor = $1) AS tries,
            (SELECT COUNT(*) FROM hindsight WHERE owner = $1) AS looked_through,
            (SELECT COUNT(*) FROM attempt WHERE person = $1) AS attempts,
            (SELECT COUNT(*) FROM flashcard WHERE owner = $1) AS cards,
            (SELECT COUNT(*) FROM assignment WHERE teacher = $1) AS assignments,
            (SELECT COUNT(*) FROM pupil WHERE person = $1) AS joined,
            (SELECT COUNT(*) FROM simul WHERE teacher = $1) AS simuls,
            (SELECT COUNT(*) FROM notice WHERE person = $1) AS notices,
            (SELECT COUNT(*) FROM follow WHERE person = $1) AS follows,
            (SELECT COUNT(*) FROM ladder_member WHERE person = $1) AS ladder,
            (SELECT COUNT(*) FROM mailbox WHERE person = $1) AS mailbox,
            (SELECT COUNT(*) FROM night_guest WHERE person = $1) AS nights";
        let row = sqlx::query(sql).bind(visitor).fetch_one(&self.pool).await?;
        let usage = self.usage(visitor).await?;
        Ok(Holdings {
            games: row.try_get("games")?,
            going_on: row.try_get("going_on")?,
            records: usage.records,
            bytes: usage.bytes,
            uploads: row.try_get("uploads")?,
            shares: row.try_get("shares")?,
            tries: row.try_get("tries")?,
            looked_through: row.try_get("looked_through")?,
            attempts: row.try_get("attempts")?,
            cards: row.try_get("cards")?,
            assignments: row.try_get("assignments")?,
            joined: row.try_get("joined")?,
            simuls: row.try_get("simuls")?,
            notices: row.try_get("notices")?,
            follows: row.try_get("follows")?,
            ladder: row.try_get("ladder")?,
            mailbox: row.try_get("mailbox")?,
            nights: row.try_get("nights")?,
        })
    }
}

impl Write for Departure {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            let query = sqlx::query("DELETE FROM leaving WHERE person = $1 AND due_ms <= $2");
            let query = query.bind(&self.person).bind(self.at_ms);
            if query.execute(&mut *connection).await?.rows_affected() != 1 {
                return Err(Error::Gone);
            }
            self.leave_games(connection).await?;
            discard_all(connection, &self.person).await?;
            sign_out_others(connection, &self.person, "", self.at_ms).await?;
            let query = sqlx::query("UPDATE report SET name = $1 WHERE whom = $2").bind(&self.mark).bind(&self.person);
            query.execute(&mut *connection).await?;
            for sql in [
                "block WHERE person",
                "block WHERE other",
                "tsume_try WHERE visitor",
                "hindsight WHERE owner",
                "attempt WHERE person",
                "flashcard WHERE owner",
                "card_review WHERE owner",
                "card_source WHERE owner",
                "holiday WHERE person",
                "pupil WHERE person",
                "assignment WHERE teacher",
                "simul WHERE teacher",
                "seek WHERE visitor",
                "seek WHERE addressee",
                "notice WHERE person",
                "notice WHERE other",
                "push WHERE person",
                "quiet WHERE person",
                "mailbox WHERE person",
                "conduct WHERE person",
                "follow WHERE person",
                "night_guest WHERE person",
                "follow WHERE other",
                "rating WHERE player",
                "said_grade WHERE visitor",
                "recovery WHERE person",
                "api_token WHERE person",
                "credential WHERE person",
                "authenticator WHERE person",
                "role WHERE person",
                "account WHERE person",
            ] {
                let query = sqlx::query(AssertSqlSafe(format!("DELETE FROM {sql} = $1"))).bind(&self.person);
                query.execute(&mut *connection).await?;
            }
            end(connection, &self.person, self.at_ms).await
        })
    }
}

impl Departure {
    /// Whoever has played with them keeps the game.
    async fn leave_games(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        let sql = "SELECT game FROM seat JOIN game ON game.id = seat.game
                   WHERE seat.visitor = $1 AND game.ended_ms IS NULL";
        let open: Vec<String> = sqlx::query_scalar(sql).bind(&self.person).fetch_all(&mut *connection).await?;
        // They may have sat down at another since theirs were ended.
        if open.iter().any(|game| !self.go_on.contains(game)) {
            return Err(Error::Changed);
        }
        // What a teacher has called them.
        let sql = "UPDATE simul_game SET name = '' WHERE game IN (SELECT game FROM seat WHERE visitor = $1)";
        sqlx::query(sql).bind(&self.person).execute(&mut *connection).await?;
        let query = sqlx::query("UPDATE seat SET visitor = $1, name = $2 WHERE visitor = $3");
        query.bind(&self.nobody).bind(&self.mark).bind(&self.person).execute(&mut *connection).await?;
        // What games did to the others' numbers stays.
        for column in ["player", "opponent"] {
            let sql = format!("UPDATE rated_game SET {column} = $1 WHERE {column} = $2");
            let query = sqlx::query(AssertSqlSafe(sql)).bind(&self.nobody).bind(&self.person);
            query.execute(&mut *connection).await?;
        }
        // They stand on the ladder no more; the places of the others stay what they were by that.
        let query =
            sqlx::query("UPDATE ladder_member SET person = $1, left_ms = COALESCE(left_ms, $3) WHERE person = $2");
        query.bind(&self.nobody).bind(&self.person).bind(self.at_ms).execute(&mut *connection).await?;
        let query = sqlx::query("UPDATE game SET visitor = $1 WHERE visitor = $2");
        query.bind(&self.nobody).bind(&self.person).execute(&mut *connection).await?;
        let query = sqlx::query("DELETE FROM finished_game WHERE owner = $1").bind(&self.person);
        Ok(query.execute(connection).await.map(drop)?)
    }
}
