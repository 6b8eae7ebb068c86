//! Odds by the difference of two ratings. Those by grades are the referee's ([`arbiter::handicap::System`]).

use super::fesa;
use crate::rules;
use crate::time::Date;
use serde::Deserialize;
use std::sync::LazyLock;

/// Tables of odds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The day from which they hold.
    pub valid_from: Date,
    /// Where they are from.
    pub source: String,
    grades: Grades,
    points: Points,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Grades {
    rows: Vec<Row>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    scale: Vec<Worth>,
    rows: Vec<Row>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Worth {
    from: f64,
    worth: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    up_to: Option<f64>,
    odds: String,
}

/// What a table proposes, and by which difference.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposed {
    /// In grades or in points.
    pub difference: f64,
    /// A handicap's code, `even`, or `sente` for who is weaker.
    pub odds: &'static str,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    rules::read(include_str!("../../rules/handicap.toml")).expect("the tables are read: tests use them")
});

impl Tables {
    /// Those in force.
    pub fn current() -> &'static Tables {
        &TABLES
    }

    /// By grades with one decimal (a German club's table).
    ///
    /// ```
    /// use club::rating::odds::Tables;
    /// assert_eq!(Tables::current().by_grades([1847.0, 1355.0]).odds, "two-piece");
    /// ```
    pub fn by_grades(&'static self, ratings: [f64; 2]) -> Proposed {
        let [one, other] = ratings.map(fractional_grade);
        let difference = to_tenths((one - other).abs());
        Proposed { difference, odds: find(&self.grades.rows, difference) }
    }

    /// By points on a scale that flattens (the annex of the French federation).
    pub fn by_points(&'static self, ratings: [f64; 2]) -> Proposed {
        let [one, other] = ratings.map(|rating| self.points.flattened(rating));
        let difference = (one - other).abs();
        Proposed { difference, odds: find(&self.points.rows, difference.round()) }
    }
}

/// A rating as a grade with one decimal on the ladder of amateur grades (RANK-01): 15.5 is the middle of 1 dan.
pub fn fractional_grade(rating: f64) -> f64 {
    let table = fesa::Table::current();
    let first_dan = shogi::Grade::dan(1).and_then(|grade| Some((grade, table.grade(&grade.to_string())?)));
    let shift = first_dan.map_or(0.0, |(grade, step)| f64::from(grade.ordinal()) - table.lower_rank(step));
    to_tenths(table.rank(rating) + shift)
}

impl Points {
    /// Each piece of the scale begins at its own rating, as the annex has it, though the one below ends lower.
    fn flattened(&self, rating: f64) -> f64 {
        let piece = self.scale.iter().rev().find(|piece| rating > piece.from);
        piece.map_or(rating, |piece| piece.from + piece.worth * (rating - piece.from))
    }
}

fn find(rows: &'static [Row], difference: f64) -> &'static str {
    let row = rows.iter().find(|row| row.up_to.is_none_or(|up_to| difference <= up_to));
    row.map_or("even", |row| &row.odds)
}

fn to_tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
