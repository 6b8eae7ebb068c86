//! What is complained of, and what was decided: reports, and the measures that followed from them.

use super::account::{one, sign_out_others};
use super::log::LogLine;
use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Somebody complains of somebody at a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// From 1; not known before it is written.
    pub number: i64,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Who complains.
    pub who: String,
    /// Of whom.
    pub whom: String,
    /// What they were called at the game.
    pub name: String,
    /// The game.
    pub game: String,
    /// The reason chosen, by its name.
    pub reason: String,
    /// What they say of it.
    pub words: String,
}

/// Something that somebody has to bear.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measure {
    /// From 1; not known before it is written.
    pub number: i64,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Who bears it.
    pub whom: String,
    /// What it is, by its name.
    pub kind: String,
    /// Why, as they are told.
    pub words: String,
    /// When it ends by itself, if it does.
    pub until_ms: Option<i64>,
    /// When it was ended.
    pub ended_ms: Option<i64>,
    /// What they say against it.
    pub appeal: String,
    /// When they have said so.
    pub appealed_ms: Option<i64>,
    /// What was answered.
    pub answer: String,
    /// When.
    pub answered_ms: Option<i64>,
}

/// Something that is done about a complaint, with its line in the log.
#[derive(Clone, Debug)]
pub enum ModerationDeed {
    /// Somebody complains.
    Report(Report),
    /// A report is decided, with what follows; [`Error::Gone`] if it was decided before.
    Decide {
        /// The report's number.
        report: i64,
        /// What was decided, by its name.
        decision: String,
        /// What somebody has to bear.
        measure: Option<Measure>,
        /// Who has decided.
        line: LogLine,
    },
    /// A measure without a report.
    Take(Measure, LogLine),
    /// What somebody says against a measure, once; [`Error::Gone`] if they have, or it is none of theirs.
    Appeal {
        /// The measure's number.
        measure: i64,
        /// Whose.
        whom: String,
        /// What they say.
        words: String,
        /// When: milliseconds since 1970.
        at_ms: i64,
    },
    /// What is answered to it, and whether the measure ends; [`Error::Gone`] if it was answered.
    Answer {
        /// The measure's number.
        measure: i64,
        /// The answer.
        words: String,
        /// Whether it ends.
        ends: bool,
        /// Who has decided.
        line: LogLine,
    },
    /// Who was warned has read it.
    Read {
        /// The measure's number.
        measure: i64,
        /// Whose.
        whom: String,
        /// When: milliseconds since 1970.
        at_ms: i64,
    },
}

/// The measure that signs somebody out everywhere.
pub const CLOSE: &str = "close";
/// The measure that is over when it was read.
pub const WARN: &str = "warn";

const REPORT: &str = "number, at_ms, who, whom, name, game, reason, words";
const MEASURE: &str = "number, at_ms, whom, kind, words, until_ms, ended_ms, appeal, appealed_ms, answer, answered_ms";

impl Store {
    /// Does something about a complaint; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`ModerationDeed`].
    pub async fn moderate(&self, deed: ModerationDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// The reports that nobody has decided, the oldest first.
    pub async fn open_reports(&self, most: i64) -> Result<Vec<Report>, Error> {
        let sql = format!("SELECT {REPORT} FROM report WHERE decided_ms IS NULL ORDER BY number LIMIT $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(report).collect()
    }

    /// How many reports somebody has made since then.
    pub async fn reports_by(&self, who: &str, since_ms: i64) -> Result<i64, Error> {
        let query = sqlx::query("SELECT COUNT(*) AS count FROM report WHERE who = $1 AND at_ms >= $2");
        Ok(query.bind(who).bind(since_ms).fetch_one(&self.pool).await?.try_get("count")?)
    }

    /// Whether somebody has reported another for this already, at this game, and it is not decided.
    pub async fn is_reported(&self, who: &str, whom: &str, game: &str, reason: &str) -> Result<bool, Error> {
        let sql =
            "SELECT 1 FROM report WHERE who = $1 AND whom = $2 AND game = $3 AND reason = $4 AND decided_ms IS NULL";
        let query = sqlx::query(sql).bind(who).bind(whom).bind(game).bind(reason);
        Ok(query.fetch_optional(&self.pool).await?.is_some())
    }

    /// The measures that have not been ended, of everybody, in order; those whose time is over are among them.
    pub async fn measures(&self) -> Result<Vec<Measure>, Error> {
        let sql = format!("SELECT {MEASURE} FROM measure WHERE ended_ms IS NULL ORDER BY number");
        sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&self.pool).await?.iter().map(measure).collect()
    }

    /// All that somebody had to bear, the newest first.
    pub async fn measures_on(&self, whom: &str, most: i64) -> Result<Vec<Measure>, Error> {
        let sql = format!("SELECT {MEASURE} FROM measure WHERE whom = $1 ORDER BY number DESC LIMIT $2");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(whom).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(measure).collect()
    }
}

impl Write for ModerationDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(self.done(connection))
    }
}

impl ModerationDeed {
    async fn done(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        match self {
            ModerationDeed::Report(report) => insert_report(connection, report).await,
            ModerationDeed::Decide { report, decision, measure, line } => {
                let sql = "UPDATE report SET decided_ms = $1, decision = $2 WHERE number = $3 AND decided_ms IS NULL";
                let query = sqlx::query(sql).bind(line.at_ms).bind(decision).bind(*report);
                one(query.execute(&mut *connection).await?.rows_affected())?;
                if let Some(measure) = measure {
                    insert_measure(connection, measure).await?;
                }
                line.write(connection).await
            }
            ModerationDeed::Take(measure, line) => {
                insert_measure(connection, measure).await?;
                line.write(connection).await
            }
            ModerationDeed::Appeal { measure, whom, words, at_ms } => {
                let sql = "UPDATE measure SET appeal = $1, appealed_ms = $2
                           WHERE number = $3 AND whom = $4 AND appealed_ms IS NULL AND ended_ms IS NULL";
                let query = sqlx::query(sql).bind(words).bind(*at_ms).bind(*measure).bind(whom);
                one(query.execute(connection).await?.rows_affected())
            }
            ModerationDeed::Answer { measure, words, ends, line } => {
                let sql = "UPDATE measure SET answer = $1, answered_ms = $2, ended_ms = $3
                           WHERE number = $4 AND answered_ms IS NULL AND ended_ms IS NULL";
                let ended = ends.then_some(line.at_ms);
                let query = sqlx::query(sql).bind(words).bind(line.at_ms).bind(ended).bind(*measure);
                one(query.execute(&mut *connection).await?.rows_affected())?;
                line.write(connection).await
            }
            ModerationDeed::Read { measure, whom, at_ms } => {
                let sql = "UPDATE measure SET ended_ms = $1
                           WHERE number = $2 AND whom = $3 AND kind = $4 AND ended_ms IS NULL";
                let query = sqlx::query(sql).bind(*at_ms).bind(*measure).bind(whom).bind(WARN);
                one(query.execute(connection).await?.rows_affected())
            }
        }
    }
}

async fn insert_report(connection: &mut AnyConnection, report: &Report) -> Result<(), Error> {
    let sql = "INSERT INTO report (number, at_ms, who, whom, name, game, reason, words)
               SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5, $6, $7 FROM report";
    let query = sqlx::query(sql).bind(report.at_ms).bind(&report.who).bind(&report.whom).bind(&report.name);
    let query = query.bind(&report.game).bind(&report.reason).bind(&report.words);
    Ok(query.execute(connection).await.map(drop)?)
}

async fn insert_measure(connection: &mut AnyConnection, measure: &Measure) -> Result<(), Error> {
    let sql = "INSERT INTO measure (number, at_ms, whom, kind, words, until_ms)
               SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5 FROM measure";
    let query = sqlx::query(sql).bind(measure.at_ms).bind(&measure.whom).bind(&measure.kind);
    let query = query.bind(&measure.words).bind(measure.until_ms);
    query.execute(&mut *connection).await?;
    if measure.kind == CLOSE { sign_out(connection, &measure.whom, measure.at_ms).await } else { Ok(()) }
}

/// Every device of a person is nobody's from now on, and so is every token of their programs.
async fn sign_out(connection: &mut AnyConnection, person: &str, at_ms: i64) -> Result<(), Error> {
    sign_out_others(connection, person, "", at_ms).await?;
    let query = sqlx::query("DELETE FROM api_token WHERE person = $1").bind(person);
    Ok(query.execute(connection).await.map(drop)?)
}

fn report(row: &AnyRow) -> Result<Report, Error> {
    Ok(Report {
        number: row.try_get("number")?,
        at_ms: row.try_get("at_ms")?,
        who: row.try_get("who")?,
        whom: row.try_get("whom")?,
        name: row.try_get("name")?,
        game: row.try_get("game")?,
        reason: row.try_get("reason")?,
        words: row.try_get("words")?,
    })
}

fn measure(row: &AnyRow) -> Result<Measure, Error> {
    Ok(Measure {
        number: row.try_get("number")?,
        at_ms: row.try_get("at_ms")?,
        whom: row.try_get("whom")?,
        kind: row.try_get("kind")?,
        words: row.try_get("words")?,
        until_ms: row.try_get("until_ms")?,
        ended_ms: row.try_get("ended_ms")?,
        appeal: row.try_get("appeal")?,
        appealed_ms: row.try_get("appealed_ms")?,
        answer: row.try_get("answer")?,
        answered_ms: row.try_get("answered_ms")?,
    })
}
