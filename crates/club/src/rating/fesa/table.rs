//! The federation's numbers, as its table has them.

use crate::rules;
use crate::time::Date;
use serde::Deserialize;
use shogi::Handicap;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What the federation has decided.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The day from which it holds, as `2016-01-01`.
    pub valid_from: Date,
    /// Where it is from.
    pub source: String,
    time: Vec<Time>,
    pub(super) elo: Elo,
    pub(super) promotion: Promotion,
    worth: BTreeMap<String, f64>,
    grade: Vec<Bounds>,
}

/// The time for a game: for all of it, and for each move after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Time {
    /// For all of it.
    pub minutes: u32,
    /// For each move after that.
    pub seconds: u32,
}

impl Time {
    /// What a file says of it: `30min + 30sec`, `30m+30s`, `45 min`; nothing where that is told otherwise.
    pub fn read(text: &str) -> Option<Time> {
        let figures = text.split(|c: char| !c.is_ascii_digit()).filter(|figures| !figures.is_empty());
        let numbers: Vec<u32> = figures.map(str::parse).collect::<Result<_, _>>().ok()?;
        match numbers[..] {
            [minutes] => Some(Time { minutes, seconds: 0 }),
            [minutes, seconds] => Some(Time { minutes, seconds }),
            _ => None,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Elo {
    pub(super) scale: f64,
    pub(super) least_opponent: f64,
    pub(super) lowest: f64,
    pub(super) higher_divisor: f64,
    pub(super) bonus_below: f64,
    pub(super) bonus_divisor: f64,
    pub(super) bonus_games: u32,
    pub(super) performance_games: u32,
    pub(super) unknown: i32,
    k: Vec<K>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct K {
    from: f64,
    k: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Promotion {
    pub(super) established_games: u32,
    pub(super) hopeless_losses: u32,
}

/// A grade and how it is reached.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bounds {
    name: String,
    pub(super) lower: f64,
    pub(super) middle: f64,
    pub(super) games_above_lower: Option<u32>,
    pub(super) games_above_middle: Option<u32>,
    consent: Option<String>,
}

/// A grade of the federation, 20 kyū to 7 dan: a step of its table. A greater one is stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(pub(super) usize);

static TABLE: LazyLock<Table> =
    LazyLock::new(|| rules::read(include_str!("../../../rules/fesa.toml")).expect("the table is read: a test says so"));

impl Table {
    /// The one in force.
    pub fn current() -> &'static Table {
        &TABLE
    }

    /// The least times at which games are rated: one of them is enough.
    pub fn least_times(&self) -> &[Time] {
        &self.time
    }

    /// Whether games at this time are rated.
    pub fn is_rated_at(&self, time: Time) -> bool {
        self.time.iter().any(|least| time.minutes >= least.minutes && time.seconds >= least.seconds)
    }

    /// The grade of this name: `20k` to `1k`, `1d` to `7d`.
    pub fn grade(&self, name: &str) -> Option<Grade> {
        self.grade.iter().position(|bounds| bounds.name == name).map(Grade)
    }

    /// The grade between whose bounds a rating lies.
    pub fn grade_at(&self, rating: f64) -> Grade {
        Grade(self.grade.iter().rposition(|bounds| bounds.lower <= rating).unwrap_or_default())
    }

    /// Its name.
    pub fn name(&self, grade: Grade) -> &str {
        &self.grade[grade.0].name
    }

    /// Whose consent it needs, if anybody's.
    pub fn consent(&self, grade: Grade) -> Option<&str> {
        self.grade[grade.0].consent.as_deref()
    }

    /// The rating in the middle of a grade, for whoever comes with it.
    pub fn middle(&self, grade: Grade) -> f64 {
        self.grade[grade.0].middle
    }

    /// What odds are worth, in grades; `None` for those that the federation does not rate. None at all are worth nothing.
    pub fn worth(&self, odds: &str) -> Option<f64> {
        if odds == Handicap::Even.code() { Some(0.0) } else { self.worth.get(odds).copied() }
    }

    /// The step by which ratings of this height move.
    pub fn k(&self, rating: f64) -> f64 {
        let row = self.elo.k.iter().find(|row| rating >= row.from).or(self.elo.k.last());
        row.map_or(0.0, |row| row.k)
    }

    pub(super) fn bounds(&self, step: usize) -> Option<&Bounds> {
        self.grade.get(step)
    }

    /// The upper bound of a grade is the lower one of the next; the last has none.
    pub(super) fn upper(&self, step: usize) -> f64 {
        self.grade.get(step + 1).map_or(f64::INFINITY, |next| next.lower)
    }

    /// A rating on the ladder of grades: whole at their lower bounds, from 0, straight between them.
    pub fn rank(&self, rating: f64) -> f64 {
        let (step, low, high) = self.between(|bounds| bounds.lower <= rating);
        step as f64 + (rating - low) / (high - low)
    }

    /// The rank at which a grade begins.
    pub fn lower_rank(&self, grade: Grade) -> f64 {
        grade.0 as f64
    }

    /// The rating at a rank.
    pub fn rating_at(&self, rank: f64) -> f64 {
        let mut number = 0.0;
        let (step, low, high) = self.between(|_| {
            number += 1.0;
            number - 1.0 <= rank
        });
        low + (rank - step as f64) * (high - low)
    }

    /// The last step for which all below it are reached, with its lower bound and that of the next: below the first step
    /// and above the last the nearest piece goes on.
    fn between(&self, reached: impl FnMut(&&Bounds) -> bool) -> (usize, f64, f64) {
        let last = self.grade.len().saturating_sub(2);
        let step = self.grade.iter().take_while(reached).count().saturating_sub(1).min(last);
        (step, self.grade[step].lower, self.grade[step + 1].lower)
    }
}
