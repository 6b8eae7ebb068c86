//! What a teacher has set for pupils: tasks in an order, who takes part, and what those have done of them since they do. That is
//! read out of their own logs (`attempt.rs`, `tsume.rs`), not kept a second time: who leaves takes it along.

use super::visitor::ENDED;
use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// Tasks that somebody has set for others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// Its name in addresses.
    pub id: String,
    /// Who has set it.
    pub teacher: String,
    /// What it is called.
    pub title: String,
    /// Its tasks, in order.
    pub tasks: Vec<Assigned>,
    /// Milliseconds since 1970.
    pub made_ms: i64,
    /// Until when it is to be done, if anybody has said so.
    pub due_ms: Option<i64>,
    /// When it is gone.
    pub ends_ms: i64,
    /// How many take part; not written.
    pub pupils: i64,
}

/// A task of an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assigned {
    /// In which log of a pupil it stands.
    pub log: Log,
    /// Its name there.
    pub item: String,
    /// What the record is called of which it was made; empty if it was made of none.
    pub called: String,
}

/// In which log of a pupil a task stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Log {
    /// That of lessons.
    Lessons,
    /// That of problems.
    Problems,
}

/// Somebody who takes part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pupil {
    /// Their name in addresses of this assignment, which tells nobody who they are.
    pub id: String,
    /// In what.
    pub assignment: String,
    /// Who.
    pub person: String,
    /// What they are called there.
    pub name: String,
    /// Since when: milliseconds since 1970.
    pub joined_ms: i64,
}

/// How far a pupil has come with a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The pupil's name in the assignment.
    pub pupil: String,
    /// The task's.
    pub item: String,
    /// How often they have answered.
    pub tries: i64,
    /// How often they have asked for help.
    pub helped: i64,
    /// Whether they have done it.
    pub done: bool,
    /// When they were last at it.
    pub last_ms: i64,
}

/// Something that a pupil has done for an assignment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piece {
    /// The pupil's name in the assignment.
    pub pupil: String,
    /// The task's.
    pub item: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Since the task was shown, as their browser says.
    pub used_ms: i64,
    /// What became of it.
    pub outcome: String,
    /// What they did.
    pub line: String,
}

/// Something is changed about assignments.
#[derive(Clone, Debug)]
pub enum AssignmentDeed {
    /// One is set, by who has fewer than so many.
    Set(Assignment, i64),
    /// It is taken back by who has set it.
    TakeBack {
        /// The assignment's.
        id: String,
        /// Who has set it.
        teacher: String,
    },
    /// Somebody takes part, if fewer than so many do.
    Join(Pupil, i64),
    /// Somebody does no more.
    Leave {
        /// The assignment's.
        assignment: String,
        /// Who.
        person: String,
    },
    /// All that were to be gone by this time are.
    End(i64),
}

const ASSIGNMENT: &str = "assignment.id, assignment.teacher, assignment.title, assignment.made_ms, assignment.due_ms,
    assignment.ends_ms, (SELECT COUNT(*) FROM pupil WHERE pupil.assignment = assignment.id) AS pupils";

/// What the pupils of an assignment ($1), or one of them ($2), have done of it since they take part, out of both logs.
const DONE: &str = "
    SELECT pupil.id AS pupil, task.item AS item, own.at_ms AS at_ms, own.used_ms AS used_ms, own.outcome AS outcome,
        own.line AS line, own.number AS number
    FROM pupil JOIN assigned AS task ON task.assignment = pupil.assignment AND task.log = 'lessons'
        JOIN attempt AS own ON own.person = pupil.person AND own.item = task.item AND own.at_ms >= pupil.joined_ms
    WHERE pupil.assignment = $1 AND ($2 = '' OR pupil.id = $2)
    UNION ALL
    SELECT pupil.id, task.item, own.at_ms, own.used_ms, own.outcome, own.line, own.number
    FROM pupil JOIN assigned AS task ON task.assignment = pupil.assignment AND task.log = 'problems'
        JOIN tsume_try AS own ON own.visitor = pupil.person AND own.problem = task.item AND own.at_ms >= pupil.joined_ms
    WHERE pupil.assignment = $1 AND ($2 = '' OR pupil.id = $2)";

impl Log {
    const fn code(self) -> &'static str {
        match self {
            Log::Lessons => "lessons",
            Log::Problems => "problems",
        }
    }
}

impl Write for AssignmentDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            match self {
                AssignmentDeed::Set(assignment, most) => set(connection, assignment, *most).await,
                AssignmentDeed::TakeBack { id, teacher } => {
                    let query = sqlx::query("DELETE FROM assignment WHERE id = $1 AND teacher = $2");
                    changed(query.bind(id).bind(teacher).execute(connection).await?.rows_affected(), Error::Gone)
                }
                AssignmentDeed::Join(pupil, most) => join(connection, pupil, *most).await,
                AssignmentDeed::Leave { assignment, person } => {
                    let query = sqlx::query("DELETE FROM pupil WHERE assignment = $1 AND person = $2");
                    changed(query.bind(assignment).bind(person).execute(connection).await?.rows_affected(), Error::Gone)
                }
                AssignmentDeed::End(now_ms) => {
                    let query = sqlx::query("DELETE FROM assignment WHERE ends_ms <= $1").bind(now_ms);
                    Ok(query.execute(connection).await.map(drop)?)
                }
            }
        })
    }
}

fn changed(rows: u64, otherwise: Error) -> Result<(), Error> {
    if rows > 0 { Ok(()) } else { Err(otherwise) }
}

async fn set(connection: &mut AnyConnection, assignment: &Assignment, most: i64) -> Result<(), Error> {
    let sql = "INSERT INTO assignment (id, teacher, title, made_ms, due_ms, ends_ms)
               SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT COUNT(*) FROM assignment WHERE teacher = $2) < $7";
    let query = sqlx::query(sql).bind(&assignment.id).bind(&assignment.teacher).bind(&assignment.title);
    let query = query.bind(assignment.made_ms).bind(assignment.due_ms).bind(assignment.ends_ms).bind(most);
    changed(query.execute(&mut *connection).await?.rows_affected(), Error::Taken)?;
    for (place, task) in (1_i64..).zip(&assignment.tasks) {
        let sql = "INSERT INTO assigned (assignment, place, log, item, called) VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(sql).bind(&assignment.id).bind(place).bind(task.log.code());
        let query = query.bind(&task.item).bind(&task.called);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn join(connection: &mut AnyConnection, pupil: &Pupil, most: i64) -> Result<(), Error> {
    // They may have gone meanwhile.
    let ended = sqlx::query(ENDED).bind(&pupil.person);
    if ended.fetch_optional(&mut *connection).await?.is_some() {
        return Err(Error::Gone);
    }
    let sql = "INSERT INTO pupil (id, assignment, person, name, joined_ms) SELECT $1, $2, $3, $4, $5
               WHERE (SELECT COUNT(*) FROM pupil WHERE assignment = $2) < $6
                   OR EXISTS (SELECT 1 FROM pupil WHERE assignment = $2 AND person = $3)
               ON CONFLICT (assignment, person) DO UPDATE SET name = excluded.name";
    let query = sqlx::query(sql).bind(&pupil.id).bind(&pupil.assignment).bind(&pupil.person).bind(&pupil.name);
    let query = query.bind(pupil.joined_ms).bind(most);
    changed(query.execute(connection).await?.rows_affected(), Error::Taken)
}

impl Store {
    /// Changes something about assignments; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written; [`Error::Taken`] if there are too many already, [`Error::Gone`] if there is no such thing.
    pub async fn assignment_deed(&self, deed: AssignmentDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// An assignment that is not gone by this time.
    pub async fn assignment(&self, id: &str, now_ms: i64) -> Result<Option<Assignment>, Error> {
        let sql = format!("SELECT {ASSIGNMENT} FROM assignment WHERE id = $1 AND ends_ms > $2");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id).bind(now_ms).fetch_optional(&self.pool).await?;
        let Some(mut assignment) = row.as_ref().map(read).transpose()? else { return Ok(None) };
        let query = sqlx::query("SELECT log, item, called FROM assigned WHERE assignment = $1 ORDER BY place").bind(id);
        let rows = query.fetch_all(&self.pool).await?;
        assignment.tasks = rows.iter().map(read_task).collect::<Result<_, _>>()?;
        Ok(Some(assignment))
    }

    /// What somebody has set for others, the newest first, without the tasks.
    pub async fn assignments_of(&self, teacher: &str, now_ms: i64) -> Result<Vec<Assignment>, Error> {
        let sql = format!(
            "SELECT {ASSIGNMENT} FROM assignment WHERE teacher = $1 AND ends_ms > $2 ORDER BY made_ms DESC, id"
        );
        self.assignments(&sql, teacher, now_ms).await
    }

    /// In what somebody takes part, the newest first, without the tasks.
    pub async fn assignments_with(&self, person: &str, now_ms: i64) -> Result<Vec<Assignment>, Error> {
        let sql = format!(
            "SELECT {ASSIGNMENT} FROM assignment JOIN pupil AS own ON own.assignment = assignment.id
             WHERE own.person = $1 AND ends_ms > $2 ORDER BY own.joined_ms DESC, assignment.id"
        );
        self.assignments(&sql, person, now_ms).await
    }

    async fn assignments(&self, sql: &str, of: &str, now_ms: i64) -> Result<Vec<Assignment>, Error> {
        let query = sqlx::query(AssertSqlSafe(sql.to_owned())).bind(of).bind(now_ms);
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// Who takes part, in the order of their names.
    pub async fn pupils(&self, assignment: &str) -> Result<Vec<Pupil>, Error> {
        let sql = "SELECT id, assignment, person, name, joined_ms FROM pupil WHERE assignment = $1 ORDER BY name, id";
        sqlx::query(sql).bind(assignment).fetch_all(&self.pool).await?.iter().map(read_pupil).collect()
    }

    /// Somebody as a pupil, if they take part.
    pub async fn pupil(&self, assignment: &str, person: &str) -> Result<Option<Pupil>, Error> {
        let sql = "SELECT id, assignment, person, name, joined_ms FROM pupil WHERE assignment = $1 AND person = $2";
        let row = sqlx::query(sql).bind(assignment).bind(person).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_pupil).transpose()
    }

    /// Whether somebody takes part in an assignment with this task of the log of lessons, that is not gone by this time.
    pub async fn is_assigned(&self, person: &str, item: &str, now_ms: i64) -> Result<bool, Error> {
        let sql =
            "SELECT 1 FROM pupil JOIN assigned AS task ON task.assignment = pupil.assignment AND task.log = 'lessons'
                       JOIN assignment ON assignment.id = pupil.assignment AND assignment.ends_ms > $3
                   WHERE pupil.person = $1 AND task.item = $2 LIMIT 1";
        let query = sqlx::query(sql).bind(person).bind(item).bind(now_ms);
        Ok(query.fetch_optional(&self.pool).await?.is_some())
    }

    /// How far pupils, or one of them, have come with each task at which they have been.
    pub async fn standings(&self, assignment: &str, pupil: Option<&str>) -> Result<Vec<Standing>, Error> {
        let sql = format!(
            "SELECT pupil, item, MAX(at_ms) AS last_ms,
                CAST(SUM(CASE WHEN outcome IN ('solved', 'wrong', 'illegal', 'lost') THEN 1 ELSE 0 END) AS BIGINT) AS tries,
                CAST(SUM(CASE WHEN outcome IN ('hint', 'shown') THEN 1 ELSE 0 END) AS BIGINT) AS helped,
                CAST(MAX(CASE WHEN outcome = 'solved' THEN 1 ELSE 0 END) AS BIGINT) AS done
             FROM ({DONE}) AS done GROUP BY pupil, item"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(assignment).bind(pupil.unwrap_or_default());
        let rows = query.fetch_all(&self.pool).await?;
        let standing = |row: &AnyRow| {
            Ok(Standing {
                pupil: row.try_get("pupil")?,
                item: row.try_get("item")?,
                tries: row.try_get("tries")?,
                helped: row.try_get("helped")?,
                done: row.try_get::<i64, _>("done")? != 0,
                last_ms: row.try_get("last_ms")?,
            })
        };
        rows.iter().map(standing).collect()
    }

    /// Games that pupils, or one of them, have begun for an assignment since they take part and of which it is not noted how they
    /// ended: who, for which task, which game; the newest so many.
    pub async fn games_begun_for(
        &self,
        assignment: &str,
        pupil: Option<&str>,
        most: i64,
    ) -> Result<Vec<(String, String, String)>, Error> {
        let sql = "SELECT pupil.person, own.item, own.line
                   FROM pupil JOIN assigned AS task ON task.assignment = pupil.assignment AND task.log = 'lessons'
                       JOIN attempt AS own ON own.person = pupil.person AND own.item = task.item
                           AND own.at_ms >= pupil.joined_ms AND own.outcome = 'game'
                   WHERE pupil.assignment = $1 AND ($2 = '' OR pupil.id = $2) AND NOT EXISTS (SELECT 1 FROM attempt AS noted
                       WHERE noted.person = own.person AND noted.item = own.item AND noted.line = own.line
                           AND noted.outcome IN ('solved', 'lost'))
                   ORDER BY own.number DESC LIMIT $3";
        let query = sqlx::query_as(sql).bind(assignment).bind(pupil.unwrap_or_default()).bind(most);
        Ok(query.fetch_all(&self.pool).await?)
    }

    /// What pupils have done, the oldest first: of one of them and with one task, if they are told; the last so many of each pupil.
    pub async fn pieces(
        &self,
        assignment: &str,
        pupil: Option<&str>,
        item: Option<&str>,
        most: i64,
    ) -> Result<Vec<Piece>, Error> {
        let sql = format!(
            "SELECT pupil, item, at_ms, used_ms, outcome, line FROM
                (SELECT *, ROW_NUMBER() OVER (PARTITION BY pupil ORDER BY at_ms DESC, number DESC) AS place
                 FROM ({DONE}) AS done WHERE $3 = '' OR item = $3) AS newest
             WHERE place <= $4 ORDER BY at_ms DESC, number DESC"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(assignment).bind(pupil.unwrap_or_default());
        let rows = query.bind(item.unwrap_or_default()).bind(most).fetch_all(&self.pool).await?;
        let piece = |row: &AnyRow| {
            Ok(Piece {
                pupil: row.try_get("pupil")?,
                item: row.try_get("item")?,
                at_ms: row.try_get("at_ms")?,
                used_ms: row.try_get("used_ms")?,
                outcome: row.try_get("outcome")?,
                line: row.try_get("line")?,
            })
        };
        rows.iter().rev().map(piece).collect()
    }
}

fn read(row: &AnyRow) -> Result<Assignment, Error> {
    Ok(Assignment {
        id: row.try_get("id")?,
        teacher: row.try_get("teacher")?,
        title: row.try_get("title")?,
        tasks: Vec::new(),
        made_ms: row.try_get("made_ms")?,
        due_ms: row.try_get("due_ms")?,
        ends_ms: row.try_get("ends_ms")?,
        pupils: row.try_get("pupils")?,
    })
}

fn read_task(row: &AnyRow) -> Result<Assigned, Error> {
    let log: String = row.try_get("log")?;
    let log = if log == Log::Problems.code() { Log::Problems } else { Log::Lessons };
    Ok(Assigned { log, item: row.try_get("item")?, called: row.try_get("called")? })
}

fn read_pupil(row: &AnyRow) -> Result<Pupil, Error> {
    Ok(Pupil {
        id: row.try_get("id")?,
        assignment: row.try_get("assignment")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        joined_ms: row.try_get("joined_ms")?,
    })
}
