//! Finding records: by their terms, by the day they were played, part by part.

use super::{CARD, Card, read_card};
use crate::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyPool, AssertSqlSafe, Row};

/// Which of somebody's records are looked for.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Whose: the hash of their token.
    pub owner: String,
    /// They have all of these.
    pub terms: Vec<i64>,
    /// The first and the last day, as in [`super::Facts::played`].
    pub from: Option<String>,
    /// See [`Search::from`].
    pub to: Option<String>,
    /// In which order they come.
    pub sort: Sort,
    /// Only those that come after this record.
    pub before: Option<String>,
    /// No more than so many.
    pub most: i64,
}

/// In which order, the last first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// By when they came into the library.
    #[default]
    Added,
    /// By when they were last changed.
    Changed,
    /// By the day they were played.
    Played,
}

impl Store {
    /// The records looked for. Time does not grow with the library, as long as they are not rare among records that
    /// have common terms only.
    pub async fn search(&self, search: &Search) -> Result<Vec<Card>, Error> {
        let mut counted = Vec::new();
        for term in &search.terms {
            counted.push((self.count(*term).await?, *term));
        }
        counted.sort_unstable();
        let terms = counted.iter().map(|(_, term)| *term).collect();
        let rare = counted.first().is_some_and(|(count, _)| *count < COMMON);
        let mut sql = Sql::default();
        sql.build(&Search { terms, ..search.clone() }, rare);
        let rows = sql.fetch_all(&self.pool).await?;
        rows.iter().map(read_card).collect()
    }
}

impl Store {
    /// How many records have a term; of common ones nobody counts all.
    async fn count(&self, term: i64) -> Result<i64, Error> {
        let sql = "SELECT COUNT(*) AS count FROM (SELECT 1 FROM record_term WHERE term = $1 LIMIT $2) AS seen";
        let row = sqlx::query(sql).bind(term).bind(COMMON).fetch_one(&self.pool).await?;
        Ok(row.try_get("count")?)
    }
}

/// A term that so many records have is common: it is found soon wherever one looks.
const COMMON: i64 = 1000;

#[derive(Default)]
struct Sql {
    text: String,
    values: Vec<Value>,
}

enum Value {
    Text(String),
    Number(i64),
}

impl Sql {
    /// Notes a value and gives its place.
    fn place(&mut self, value: Value) -> String {
        self.values.push(value);
        format!("${}", self.values.len())
    }

    async fn fetch_all(self, pool: &AnyPool) -> Result<Vec<AnyRow>, Error> {
        let query = sqlx::query(AssertSqlSafe(self.text));
        let query = self.values.into_iter().fold(query, |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
        });
        Ok(query.fetch_all(pool).await?)
    }

    fn add(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// `rare` says whether few records have the first term.
    fn build(&mut self, search: &Search, rare: bool) {
        // The records of a rare term are gone through one by one; of a common one only where they stand in order.
        let (driver, others) = match search.terms.split_first() {
            Some((first, others)) if rare || search.sort == Sort::Added => (Some(*first), others),
            _ => (None, &search.terms[..]),
        };
        // SQLite goes through a cross join from left to right: first the records that have a term, in their order.
        match driver {
            None => self.add(&format!("SELECT {CARD} FROM record WHERE TRUE")),
            Some(first) => {
                let first = self.place(Value::Number(first));
                self.add(&format!(
                    "SELECT {CARD} FROM record_term AS found CROSS JOIN record
                     WHERE found.term = {first} AND record.number = found.record"
                ));
            }
        }
        let owner = self.place(Value::Text(search.owner.clone()));
        self.add(&format!(" AND record.owner = {owner}"));
        for term in others {
            let term = self.place(Value::Number(*term));
            self.add(&format!(
                " AND EXISTS (SELECT 1 FROM record_term WHERE term = {term} AND record = record.number)"
            ));
        }
        for (day, sign) in [(&search.from, ">="), (&search.to, "<=")] {
            if let Some(day) = day {
                let day = self.place(Value::Text(day.clone()));
                self.add(&format!(" AND record.played <> '' AND record.played {sign} {day}"));
            }
        }
        self.order(search, if driver.is_some() { "found.record" } else { "record.number" });
        let most = self.place(Value::Number(search.most));
        self.add(&format!(" LIMIT {most}"));
    }

    fn order(&mut self, search: &Search, number: &str) {
        let column = match search.sort {
            Sort::Added => None,
            Sort::Changed => Some("changed_ms"),
            Sort::Played => Some("played"),
        };
        if let Some(before) = &search.before {
            let before = self.place(Value::Text(before.clone()));
            self.add(&match column {
                None => format!(" AND {number} < (SELECT number FROM record WHERE id = {before})"),
                Some(column) => format!(
                    " AND (record.{column}, {number}) < (SELECT {column}, number FROM record WHERE id = {before})"
                ),
            });
        }
        self.add(&match column {
            None => format!(" ORDER BY {number} DESC"),
            Some(column) => format!(" ORDER BY record.{column} DESC, {number} DESC"),
        });
    }
}

#[cfg(test)]
mod tests;
