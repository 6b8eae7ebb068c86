//! What a guest has done becomes a person's: seats, games, records and their files, what they did with problems and
//! lessons, and their cards.

use super::{call, end};
use crate::Error;
use crate::library::{delete_terms, insert_terms, own_terms, packed};
use crate::tsume::Try;
use crate::writer::{Write, Writing};
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// A guest's doings, to become a person's.
#[derive(Clone, Debug, Default)]
pub struct Adoption {
    /// Who has done it.
    pub guest: String,
    /// Whose it becomes.
    pub person: String,
    /// What they are called.
    pub name: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// All records of the guest.
    pub records: Vec<MovedRecord>,
    /// All files that they came from, with the marks that they have from now on.
    pub uploads: Vec<(String, i64)>,
    /// What both have done with problems, in order and numbered anew.
    pub tries: Vec<Try>,
}

/// A record that gets another owner.
#[derive(Clone, Debug, Default)]
pub struct MovedRecord {
    /// The record's.
    pub id: String,
    /// The version for which the terms were made.
    pub version: i64,
    /// By which its new owner finds it.
    pub terms: Vec<i64>,
}

impl Write for Adoption {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            self.keep_from_teachers(connection).await?;
            self.move_games_and_lessons(connection).await?;
            call(connection, &self.person, &self.name).await?;
            self.move_cards(connection).await?;
            self.move_records(connection).await?;
            self.move_tries(connection).await?;
            end(connection, &self.guest, self.at_ms).await
        })
    }
}

impl Adoption {
    /// A teacher sees what was done under the name that agreed to it, and nothing that the other name did without: where there is
    /// any of that, one takes part from now on.
    async fn keep_from_teachers(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        for (log, table, who, item) in
            [("lessons", "attempt", "person", "item"), ("problems", "tsume_try", "visitor", "problem")]
        {
            let sql = format!(
                "UPDATE pupil SET joined_ms = $3 WHERE person IN ($1, $2) AND EXISTS (
                     SELECT 1 FROM assigned AS task JOIN {table} AS own ON own.{item} = task.item
                     WHERE task.assignment = pupil.assignment AND task.log = '{log}' AND own.{who} IN ($1, $2)
                         AND own.{who} <> pupil.person AND own.at_ms >= pupil.joined_ms
                         AND NOT EXISTS (SELECT 1 FROM pupil AS other WHERE other.assignment = pupil.assignment
                             AND other.person = own.{who} AND other.joined_ms <= own.at_ms))"
            );
            let query = sqlx::query(AssertSqlSafe(sql)).bind(&self.person).bind(&self.guest).bind(self.at_ms);
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }

    async fn move_games_and_lessons(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        let steps = [
            "UPDATE seat SET visitor = $1 WHERE visitor = $2",
            "UPDATE game SET visitor = $1 WHERE visitor = $2",
            "INSERT INTO said_grade (visitor, grade) SELECT $1, grade FROM said_grade WHERE visitor = $2
             ON CONFLICT DO NOTHING",
            "UPDATE attempt SET person = $1 WHERE person = $2",
            // Who takes part twice does so once, with what they have done since the first time.
            "UPDATE pupil SET joined_ms = (SELECT MIN(own.joined_ms) FROM pupil AS own
                 WHERE own.assignment = pupil.assignment AND own.person IN ($1, $2)) WHERE person = $1",
            "DELETE FROM pupil WHERE person = $2 AND assignment IN (SELECT assignment FROM pupil WHERE person = $1)",
            "UPDATE pupil SET person = $1 WHERE person = $2",
            "INSERT INTO finished_game (owner, game) SELECT $1, game FROM finished_game WHERE owner = $2
             ON CONFLICT DO NOTHING",
            // Nobody gets rid of a pause by a name.
            "INSERT INTO conduct (person, games_left, until_ms) SELECT $1, games_left, until_ms FROM conduct WHERE person = $2
             ON CONFLICT (person) DO UPDATE SET games_left = conduct.games_left + excluded.games_left,
                 until_ms = CASE WHEN excluded.until_ms > conduct.until_ms THEN excluded.until_ms ELSE conduct.until_ms END",
            "INSERT INTO notice (person, matter, code, detail, other, name, made_ms, seen, call_ms)
             SELECT $1, matter, code, detail, other, name, made_ms, seen, call_ms FROM notice WHERE person = $2
             ON CONFLICT DO NOTHING",
            "INSERT INTO hindsight (owner, game, found) SELECT $1, game, found FROM hindsight WHERE owner = $2
             ON CONFLICT DO NOTHING",
        ];
        for sql in steps {
            sqlx::query(sql).bind(&self.person).bind(&self.guest).execute(&mut *connection).await?;
        }
        for sql in [
            "DELETE FROM finished_game WHERE owner = $1",
            "DELETE FROM hindsight WHERE owner = $1",
            "DELETE FROM said_grade WHERE visitor = $1",
            "DELETE FROM notice WHERE person = $1",
            "DELETE FROM conduct WHERE person = $1",
            // Whoever looks for an opponent does so as who they are now.
            "DELETE FROM seek WHERE visitor = $1",
        ] {
            sqlx::query(sql).bind(&self.guest).execute(&mut *connection).await?;
        }
        Ok(())
    }

    /// Both may have made a card of the same position: it stays one, with what both answered.
    async fn move_cards(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        let steps = [
            "UPDATE flashcard SET repeats = 1 WHERE owner = $1 AND id IN
                 (SELECT id FROM flashcard WHERE owner = $2 AND repeats = 1)",
            "INSERT INTO flashcard (owner, id, kind, source, added_ms, repeats, content)
                 SELECT $1, id, kind, source, added_ms, repeats, content FROM flashcard WHERE owner = $2
                 ON CONFLICT DO NOTHING",
            "INSERT INTO card_source (owner, source, title, at_ms)
                 SELECT $1, source, title, at_ms FROM card_source WHERE owner = $2 ON CONFLICT DO NOTHING",
            "UPDATE card_review SET owner = $1 WHERE owner = $2",
        ];
        for sql in steps {
            sqlx::query(sql).bind(&self.person).bind(&self.guest).execute(&mut *connection).await?;
        }
        for sql in ["DELETE FROM flashcard WHERE owner = $1", "DELETE FROM card_source WHERE owner = $1"] {
            sqlx::query(sql).bind(&self.guest).execute(&mut *connection).await?;
        }
        Ok(())
    }

    async fn move_records(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        // Two who played one game on two devices each have its record: both stay, and one no longer as that of the game.
        let sql =
            "UPDATE record SET game = NULL WHERE owner = $1 AND game IN (SELECT game FROM record WHERE owner = $2)";
        sqlx::query(sql).bind(&self.guest).bind(&self.person).execute(&mut *connection).await?;
        for record in &self.records {
            let old = own_terms(connection, &record.id).await?;
            let sql = "UPDATE record SET owner = $1, terms = $2 WHERE id = $3 AND owner = $4 AND version = $5
                       RETURNING number";
            let query = sqlx::query(sql).bind(&self.person).bind(packed(&record.terms)).bind(&record.id);
            let query = query.bind(&self.guest).bind(record.version);
            let row = query.fetch_optional(&mut *connection).await?.ok_or(Error::Changed)?;
            let number: i64 = row.try_get("number")?;
            delete_terms(connection, number, &old.into_iter().collect::<Vec<_>>()).await?;
            let mut terms: Vec<(i64, i64)> = record.terms.iter().map(|term| (*term, number)).collect();
            terms.sort_unstable();
            terms.dedup();
            insert_terms(connection, &terms).await?;
        }
        let left = sqlx::query("SELECT 1 FROM record WHERE owner = $1 LIMIT 1").bind(&self.guest);
        if left.fetch_optional(&mut *connection).await?.is_some() {
            return Err(Error::Changed);
        }
        for (id, mark) in &self.uploads {
            let query = sqlx::query("UPDATE upload SET mark = $1 WHERE id = $2").bind(*mark).bind(id);
            query.execute(&mut *connection).await?;
        }
        let sql = "INSERT INTO library (owner, records, size) SELECT $1, records, size FROM library WHERE owner = $2
                   ON CONFLICT (owner) DO UPDATE SET records = library.records + excluded.records,
                       size = library.size + excluded.size";
        // Without a condition SQLite takes the conflict's clause for one of a join.
        let sql = sql.replace("owner = $2\n", "owner = $2 AND true\n");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&self.person).bind(&self.guest);
        query.execute(&mut *connection).await?;
        let query = sqlx::query("DELETE FROM library WHERE owner = $1").bind(&self.guest);
        Ok(query.execute(connection).await.map(drop)?)
    }

    async fn move_tries(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM tsume_try WHERE visitor IN ($1, $2)").bind(&self.guest).bind(&self.person);
        // What was added after the logs were read would be lost.
        if query.execute(&mut *connection).await?.rows_affected() != self.tries.len() as u64 {
            return Err(Error::Changed);
        }
        for entry in &self.tries {
            entry.write(connection).await?;
        }
        Ok(())
    }
}
